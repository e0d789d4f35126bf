/** A saved game out of a file: a finished one is looked at, one that is not over goes on at a table. */
import { effect, html } from "./html.js";
import { post } from "./api.js";
import { go } from "./nav.js";
import { invites } from "./prefs.js";
import { Dialog, notify } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./saved.js").Sitter} Sitter */

export { peopleOf } from "./saved.js";

/** Hand the file in, and go where its game is. @param {string} text @param {number} seat that is ours; −1: the first
 *  person's */
export async function bring(text, seat) {
  try {
    const made = await post(`/api/import?seat=${seat}`, text);
    if (made.invite) invites.keep(made.table, made.invite);
    go(made.invite ? `/t/${made.table}` : `/r/${made.table}`);
  } catch (problem) {
    tell(/** @type {any} */ (problem).refusal ?? { error: "web-error-server" });
  }
}

/** Say why it was refused, as soon as the words for that are here. @param {any} refusal */
function tell(refusal) {
  let told = false;
  const stop = effect(() => {
    const words = wordsOf();
    if (told || !words) return;
    words.fetchPart("files");
    if (!words.has("web-bring-who")) return;
    told = true;
    notify(words.refusal(refusal), { tone: "bad" });
    queueMicrotask(() => stop());
  });
}

/** Several people have played it: who of them is this? @param {{people: Sitter[], choose: (seat: number) => void,
 *  close: () => void, words: Words}} props */
export function WhichSeat({ people, choose, close, words }) {
  if (!words.has("web-bring-who")) return null;
  return html`<${Dialog} title=${words.say("web-bring-who")} close=${close} words=${words}>
    <p>${words.say("web-bring-help")}</p>
    <div class="row">${people.map(({ seat, name }) => html`<button type="button" class="action" key=${seat}
      onClick=${() => choose(seat)}>${name || words.say("player-unnamed", { number: String(seat + 1) })}</button>`)}</div><//>`;
}
