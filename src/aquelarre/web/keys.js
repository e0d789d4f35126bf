/** All keys of a table, told. */
import { html, useEffect } from "./html.js";
import { Dialog } from "./ui.js";

/** What each does is `web-keys-<name>`. @type {[string, string[]][]} */
const KEYS = [
  ["move", ["←", "↑", "→", "↓"]], ["choose", ["Enter"]], ["turn", ["R"]], ["look", ["I"]], ["drop", ["Esc"]],
  ["board", ["+", "−", "0"]], ["log", ["↑", "↓", "Enter"]], ["next", ["Tab"]], ["help", ["?"]],
];

/** @param {{words: import("./words.js").Words, close: () => void}} props */
export function Keys({ words, close }) {
  useEffect(() => void words.fetchPart("keys"), [words]);
  if (!words.has("web-keys-move")) return null;
  return html`<${Dialog} title=${words.say("web-keys")} words=${words} close=${close} class="keys">
    <dl>${KEYS.map(([name, keys]) => html`<div key=${name}><dt>${keys.map((key) => html`<kbd key=${key}>${key}</kbd> `)}</dt><dd>${words.say(`web-keys-${name}`)}</dd></div>`)}</dl>
    <p class="hint">${words.say("web-keys-touch")}</p><//>`;
}
