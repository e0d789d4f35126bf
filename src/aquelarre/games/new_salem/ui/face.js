/** Buildings, characters and events of a box that is being corrected, as they will look: for the workshop (docs/BOARDS.md). */

import { textOfEvent } from "./events.js";
import { Drawings as Symbols, Sign } from "./glyphs.js";
import { HandCard } from "./houses.js";
import { Portrait, Scoring, Side } from "./people.js";

/** @typedef {import("../../../web/types.js").FaceProps} Given */

export const sheets = ["board.css", "face.css"];
const FIRST_WITCH = "N07";
const NUMBERS = ["count", "once", "hope", "draw", "despair", "least", "points"];

/** What all faces use, once on a page. @param {{html: import("./glyphs.js").Html}} props */
export const Drawings = ({ html }) => html`<div class="sal"><${Symbols} html=${html} /></div>`;

/** @param {Given} props */
export function Face(props) {
  const { part, html } = props;
  const drawn = part === "buildings" ? building(props) : part === "characters" ? character(props) : event(props);
  return html`<div class="sal">${drawn}</div>`;
}

/** @param {Given} props */
function building({ row, t, html }) {
  const [type, pos] = row.id.split("-");
  return html`<div class="sal-hand-cards">${HandCard({ card: { card: row.id, type, pos, symbols: row.symbols }, t, html })}</div>`;
}

/** @param {Given} props */
function character({ row, t, html }) {
  const side = row.id >= FIRST_WITCH ? "witches" : "puritans";
  return html`<div class="sal-character"><${Portrait} character=${row.id} side=${side} html=${html} />
    <div class="sal-character-text"><b>${t(`character-${row.id}`)}</b><${Side} side=${side} t=${t} html=${html} /><${Scoring} types=${row.types} t=${t} html=${html} /></div></div>`;
}

/** What it does in the words of our own card, or if it does something else in those of its effect. @param {Given} props */
function event({ row, facts, t, html }) {
  const ours = facts.events.find(({ id }) => id === row.id);
  const same = ["effect", ...NUMBERS].every((name) => ours?.[name] === row[name]);
  const numbers = Object.fromEntries(NUMBERS.filter((name) => name in row).map((name) => [name, Number(row[name])]));
  const otherwise = same ? {} : { [row.id]: { effect: row.effect, ...numbers } };
  return html`<article class="sal-event"><header><span class="sal-cost"><${Sign} name="hope" html=${html} /><b>${row.cost}</b></span>
    <b class="sal-event-name">${t(`event-${row.id}`)}</b></header><p>${textOfEvent(row.id, { otherwise }, t)}</p></article>`;
}
