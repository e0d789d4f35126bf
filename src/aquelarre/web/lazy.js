/** Parts of the page that are fetched when they are first needed, with the styles that are theirs. */
import { useEscape } from "./escape.js";
import { html, useEffect, useState } from "./html.js";
import { rooted } from "./root.js";

export const AGAIN = 3000; // ms after which a part that did not come is asked for once more

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** A style sheet, fetched once. Resolves when it holds, or at least has been tried. @param {string} href */
export function sheet(href) {
  let found = sheets.get(href);
  if (!found) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    found = new Promise((done) => {
      link.onload = () => done();
      link.onerror = () => done(); // a page without its style can still be read
    });
    document.head.append(link);
    sheets.set(href, found);
  }
  return found;
}

/** A module together with the styles it needs. @param {Promise<any>} module @param {...string} names of files in `css/` */
export async function dressed(module, ...names) {
  const [found] = await Promise.all([module, ...names.map((name) => sheet(rooted(`/web/css/${name}.css`)))]);
  return found;
}

/**
 * A component that is fetched when it is first shown; `waiting` is shown until then.
 * `part.fetch()` fetches it ahead of time. What can be closed (`close`) can be closed while it is still coming, too.
 * @param {() => Promise<any>} load
 */
export function lazy(load) {
  /** @type {any} */
  let part = null;
  /** @type {Promise<any>|null} */
  let coming = null;
  const fetch = () => {
    coming ??= load().then(
      (found) => (part = found),
      (problem) => {
        coming = null;
        throw problem;
      },
    );
    return coming;
  };
  /** @param {any} props */
  function Lazy({ waiting = null, ...props }) {
    const [, redraw] = useState(0);
    // A dialog that has come sees to it itself. (A function around it would keep these props as long as the effect below.)
    useEscape(props.close, props.close);
    const missing = !part; // as drawn: it may arrive ahead of the effect, which then has to draw it
    useEffect(() => {
      let timer = 0;
      let here = true;
      const ask = () =>
        fetch().then(
          () => here && redraw((/** @type {number} */ n) => n + 1),
          () => here && (timer = setTimeout(ask, AGAIN)),
        );
      if (missing) ask();
      return () => {
        here = false;
        clearTimeout(timer);
      };
    }, []);
    return part ? html`<${part} ...${props} />` : waiting;
  }
  Lazy.fetch = fetch;
  return Lazy;
}
