/** Escape closes what is open, the newest first, wherever the focus is. Dialogs that are shown do so by themselves. */
import { useLayoutEffect, useRef } from "./html.js";

/** @type {{current: () => void}[]} what is open, the newest last */
const open = [];

document.addEventListener("keydown", (event) => {
  const newest = open.at(-1);
  if (event.key !== "Escape" || !newest || document.querySelector("dialog[open]")) return;
  event.preventDefault(); // the board would forget what is picked
  newest.current();
}, true);

/** @param {unknown} shown is it open? @param {() => void} close */
export function useEscape(shown, close) {
  const latest = useRef(close);
  latest.current = close;
  useLayoutEffect(() => { // with what is drawn, or a quick key would come too early
    if (!shown) return undefined;
    open.push(latest);
    return () => void open.splice(open.indexOf(latest), 1);
  }, [Boolean(shown)]);
}
