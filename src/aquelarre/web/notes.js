/** What one notes for oneself: a text, and in games of sides whom one takes for what. The server keeps it with the
 *  seat, for this device alone. */
import { html, useEffect, useMemo, useState } from "./html.js";
import { at, get } from "./api.js";
import { Keeper, next } from "./notes-keeper.js";
import { Badge } from "./seats.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Player} Player */

const LONGEST = 4000; // characters; the server takes no more
const SIGNS = ["·", "✗", "?", "✓"]; // of what is thought: nothing, no, perhaps, yes
const THOUGHTS = ["none", "no", "perhaps", "yes"];

/** @param {{table: string, seat: number, words: Words, players: Player[], sides: string[]}} props */
export function Notes({ table, seat, words, players, sides }) {
  const keeper = useMemo(() => new Keeper(table, seat), [table, seat]);
  const [notes, setNotes] = useState(/** @type {import("./notes-keeper.js").Noted|null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => void words.fetchPart("notes"), [words]);
  useEffect(() => {
    let here = true;
    get(at(table, `/notes?seat=${seat}`)).then((found) => here && setNotes(found), () => here && setFailed(true));
    const leave = () => keeper.now(true);
    addEventListener("pagehide", leave);
    return () => {
      here = false;
      removeEventListener("pagehide", leave);
      keeper.now();
    };
  }, [keeper]);
  if (!words.has("web-notes-own")) return html`<p class="loading" role="status">…</p>`;
  if (!notes) return html`<p class="notes hint" role="status">${words.say(failed ? "web-notes-away" : "web-loading")}</p>`;
  const change = (/** @type {Partial<import("./notes-keeper.js").Noted>} */ part) => {
    const changed = { ...notes, ...part };
    setNotes(changed);
    keeper.later(changed);
  };
  const others = players.filter((player) => player.seat !== seat);
  return html`<div class="notes">
    <p class="hint">${words.say("web-notes-own")}</p>
    ${sides.length > 0 && html`<${Grid} players=${others} sides=${sides} marks=${notes.marks} words=${words}
      mark=${(/** @type {Object<string, number>} */ marks) => change({ marks })} />`}
    ${notes.writes
      ? html`<label class="field notes-text"><span>${words.say("web-notes-text")}</span>
          <textarea maxlength=${LONGEST} value=${notes.text} onInput=${(/** @type {any} */ event) => change({ text: event.target.value })}></textarea></label>`
      : html`<p class="hint">${words.say("web-notes-memory")}</p>`}
    <p class="hint notes-state" role="status">${words.say(`web-notes-${keeper.state.value}`)}</p>
  </div>`;
}

/** Who is what, as far as I think. @param {any} props */
function Grid({ players, sides, marks, words, mark }) {
  const press = (/** @type {string} */ key) => mark(next(marks, key));
  return html`<table class="suspects"><caption>${words.say("web-notes-grid")}</caption>
    <thead><tr><td></td>${sides.map((/** @type {string} */ side) => html`<th scope="col" key=${side}>${words.say(`side-${side}`)}</th>`)}</tr></thead>
    <tbody>${players.map((/** @type {Player} */ player) => html`<tr key=${player.seat}>
      <th scope="row"><${Badge} player=${player} size=${22} /><span>${player.name}</span></th>
      ${sides.map((/** @type {string} */ side) => {
        const key = `${player.seat} ${side}`;
        const thought = marks[key] ?? 0;
        const label = words.say("web-notes-mark", { name: player.name, side: words.say(`side-${side}`), thought: words.say(`web-notes-${THOUGHTS[thought]}`) });
        return html`<td key=${side}><button type="button" class=${`mark ${THOUGHTS[thought]}`} aria-label=${label} title=${label}
          onClick=${() => press(key)}>${SIGNS[thought]}</button></td>`;
      })}</tr>`)}</tbody></table>`;
}
