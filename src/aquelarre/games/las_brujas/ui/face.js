/** Characters and cards of a box that is being corrected, as they will look: for the workshop (docs/BOARDS.md). */

import { Portrait, signed } from "./people.js";
import { Card } from "./players.js";
import { abilityOf, openBox } from "./printed.js";

/** @typedef {import("../../../web/types.js").FaceProps} Given */

export const sheets = ["board.css", "face.css"];
const NEVER = { picked: () => false, lit: () => false, open: () => false };
const NUMBERS = ["votes", "amount", "reputation"]; // that effects have
const PARTS = /** @type {Record<string, (given: Given) => any>} */ ({ rumours: rumour, trials: trial });

/** @param {Given} props */
export function Face(props) {
  const { part, html } = props;
  return html`<div class="bru">${part === "characters" ? character(props) : card(props)}</div>`;
}

/** Our own row that can do the same. @param {any[]} rows @param {string} name @param {any} value */
const like = (rows, name, value) => rows.find((row) => row[name] === value);

/** @param {Given} props */
function character({ row, facts, t, html }) {
  const model = like(facts.characters, "ability", row.ability);
  const text = model ? `${model.every === row.every ? "ability" : "printed"}-${model.id}` : "ability-none";
  openBox({ printed: { cards: {}, characters: { [row.id]: { sex: row.sex, base: row.base, ability: model?.id ?? "", every: row.every, text } } } });
  return html`<div class="bru-self"><span class="bru-niche"><${Portrait} character=${row.id} html=${html} /></span>
    <span class="bru-self-text"><b>${t(`character-${row.id}`)}</b><i>${t(`show-sex-${row.sex}`)}, ${signed(row.base)}</i><span class="bru-ability">${abilityOf(row.id, t)}</span></span></div>`;
}

/** @param {Given} props */
function card(props) {
  const { part, row, keys, t, html } = props;
  const label = (keys[0] ?? `card-${row.id}`).replace("card-", "");
  const printed = (PARTS[part] ?? effect)(props);
  openBox({ printed: { cards: { [label]: printed }, characters: {} } });
  return Card(/** @type {any} */ ({ card: label, has: NEVER, ghost: null, t, html }));
}

/** @param {Given} props */
function rumour({ row: { id, man, woman } }) {
  return { text: man === woman ? "printed-rumour" : "printed-rumour-by-sex", values: { man, woman }, like: id, good: man > 0 };
}

/** @param {Given} props */
function trial({ row: { id, target, against, special } }) {
  const marks = Object.fromEntries(["mute_accused", "unpaid", "by_water", "summary", "mighty"].map((mark) => [mark, Number(special.includes(mark))]));
  return { text: "printed-trial", values: { target, against, ...marks }, like: id };
}

/** What a card does is called after ours that does it. @param {Given} props */
function effect({ part, row, facts }) {
  const model = like(facts[part], "effect", row.effect);
  const number = NUMBERS.find((name) => name in row);
  const usual = !number || model?.[number] === row[number];
  return { text: `${usual ? "effect" : "printed"}-${model?.id}`, values: number ? { [number]: row[number] } : {}, like: model?.id };
}
