/** Editions: which box a table plays with, and bringing one's own. */
import { html } from "./html.js";
import { at, getText } from "./api.js";
import { Icon } from "./ui.js";
import { titleOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{name: string, text: string|Promise<string>, comes?: string, refused?: string}} Chosen a file, or a box that `comes` with the game by that name and whose
 *   text may still be coming; and why it was not taken */

const LARGEST = 200_000; // bytes: no edition has so many, and the server would not read more

/** One line: ours is marked as the reconstruction that it is; of a printed box there is nothing to say.
 *  @param {{words: Words, edition: import("./types.js").Edition, table: string}} props */
export function EditionNote({ words, edition, table }) {
  const { mark, ours, printed } = edition;
  if (printed) return null; // as everybody knows it
  const title = titleOf(edition, words);
  const kind = ours ? "ours" : title ? "titled" : "untitled";
  return html`<p class=${`edition ${kind}`}><${Icon} name=${ours ? "cauldron" : "file"} size=${18} />
    <span>${words.say("table-edition", { kind, mark, title })} <a href=${at(table, "/edition")} download>${words.say("web-edition-look")}</a></span></p>`;
}

/** The boxes that come with a game: ours first.
 *  @param {{game: string, names: string[], words: Words, chosen: Chosen|null, choose: (chosen: Chosen|null) => void}} props */
function Boxes({ game, names, words, chosen, choose }) {
  const comes = chosen ? chosen.comes : "";
  const pick = (/** @type {string} */ name) => {
    if (!name) return choose(null);
    const text = getText(`/api/editions/${game}/${name}`);
    text.catch(() => {}); // it is said when a table is made with it
    choose({ name: words.say(`edition-${name}`), text, comes: name }); // at once: what was pressed last counts
  };
  return html`<span class="segments" role="radiogroup" aria-label=${words.say("web-edition")}>${["", ...names].map((name) => html`<label
      key=${name} class=${comes === name ? "on" : ""}><input type="radio" name="box" checked=${comes === name}
        onChange=${() => pick(name)} />${words.say(name ? `edition-${name}` : "web-edition-ours")}</label>`)}</span>
    ${comes && html`<p class="hint">${words.say(`edition-${comes}.help`)}</p>`}`;
}

/** Choosing another box or a file when a table is made; the server says whether it can be played.
 *  @param {{game: string, names?: string[], printed?: boolean, words: Words, chosen: Chosen|null, choose: (chosen: Chosen|null) => void}} props
 *   `names`: of the boxes that come with the game beside ours */
export function EditionField({ game, names = [], printed, words, chosen, choose }) {
  const read = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    const large = file.size > LARGEST;
    const text = large ? "" : await file.text().catch(() => "");
    choose({ name: file.name, text, refused: text ? "" : words.say(large ? "web-edition-large" : "web-edition-empty") });
  };
  return html`<fieldset class="edition-edit"><legend>${words.say("web-edition")}</legend>
    ${names.length > 0 && html`<${Boxes} game=${game} names=${names} words=${words} chosen=${chosen} choose=${choose} />`}
    <p class="hint">${words.say(printed ? "web-edition-mix" : "web-edition-help")} <a href=${`/api/editions/${game}`} download>${words.say("web-edition-get")}</a></p>
    ${!printed && html`<p><a href=${`/workshop/${game}`}>${words.say("web-edition-correct")}</a></p>`}
    <div class="row"><label class="action small quiet"><${Icon} name="file" />${chosen && !chosen.comes ? chosen.name : words.say("web-edition-file")}
      <input type="file" class="hidden" accept=".toml,text/plain" onChange=${read} /></label>
      ${chosen && !chosen.comes && html`<button type="button" class="action small quiet" onClick=${() => choose(null)}>${words.say("web-edition-drop")}</button>`}</div>
    <p class="refused" role="alert">${chosen?.refused}</p>
  </fieldset>`;
}
