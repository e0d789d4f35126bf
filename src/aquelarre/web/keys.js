/** All keys of a table, or of a replay, told. */
import { html, useEffect } from "./html.js";
import { Dialog } from "./ui.js";

/** @typedef {[string, string[]][]} Rows what each does is `web-keys-<name>` */

/** @type {Rows} */
const MOVE = [["move", ["←", "↑", "→", "↓"]]];
/** @type {Rows} */
const REST = [["board", ["+", "−", "0"]], ["log", ["↑", "↓", "Home", "End", "Enter"]]];
/** @type {Rows} */
const HELP = [["help", ["?"]]];
/** @type {Object<string, Rows>} */
const KEYS = {
  table: [...MOVE, ["choose", ["Enter"]], ["turn", ["R"]], ["look", ["I"]], ["drop", ["Esc"]], ...REST, ["next", ["Tab"]], ...HELP],
  replay: [["step", ["←", "→"]], ["ends", ["Home", "End"]], ["play", ["Space"]], ...MOVE, ["look", ["I", "Enter"]], ...REST, ...HELP],
};
const NAMED = ["Home", "End", "Space"]; // otherwise in each language, as on its keyboards

/** @param {{words: import("./words.js").Words, of?: string, close: () => void}} props */
export function Keys({ words, of = "table", close }) {
  useEffect(() => void words.fetchPart("keys"), [words]);
  if (!words.has("web-keys-move")) return null;
  const name = (/** @type {string} */ key) => (NAMED.includes(key) ? words.say(`web-keys-named-${key.toLowerCase()}`) : key);
  return html`<${Dialog} title=${words.say("web-keys")} words=${words} close=${close} class="keys">
    <dl>${KEYS[of].map(([what, keys]) => html`<div key=${what}><dt>${keys.map((key) => html`<kbd key=${key}>${name(key)}</kbd> `)}</dt><dd>${words.say(`web-keys-${what}`)}</dd></div>`)}</dl>
    <p class="hint">${words.say("web-keys-touch")}</p><//>`;
}
