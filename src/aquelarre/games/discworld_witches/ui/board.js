/**
 * Discworld: The Witches in the browser: the map of Lancre, and around it the apprentices, what is to
 * come, the reader's cards, and the problem that is being tackled.
 */

import { hasOf, lazy } from "../../../web/kit/table.js";
import { Apprentices, People, Track } from "./beside.js";
import { boxAround, layoutOf, scenery, SHEET, surroundings } from "./land.js";
import { names, spaces, witches } from "./map.js";
import { PEOPLE, SIGNS, symbols, TILES } from "./pictures.js";

/** @typedef {import("../../../web/types.js").BoardProps} BoardProps */

export const zoomable = true;
export const totals = ["scored", "won", "shared", "tie_by_hard", "solo_pigs", "solo_witch", "solo_honours"]; // they repeat a sum
export const ending = ["no_crisis_left", "no_room", "elves", "no_aliss_left", "scored", "tie_by_tokens", "tie_by_hard", "tie_by_difficulty", "won", "shared",
  "all_won", "all_lost", "solo_pigs", "solo_witch", "solo_honours"];

export const tell = () => import("./tell.js");

/** Pixels for each unit of the map: a space has 56. */
const FINGER = { scale: 0.95, enough: 0.74 };

/** @type {any} */
let drawings = null; // made once

/** What is not needed to begin: it is fetched when it first is. */
const HardFaces = lazy(() => import("./hard.js").then((found) => found.HardFaces));
const Attempt = lazy(() => import("./attempt.js").then((found) => found.Attempt));
const Ending = lazy(() => import("./ending.js").then((found) => found.Ending));
const Hand = lazy(() => import("./hand.js").then((found) => found.Hand));
const Legend = lazy(() => import("./hand.js").then((found) => found.Legend));
const InWords = lazy(() => import("./hand.js").then((found) => found.InWords));
const Travels = lazy(() => import("./travels.js").then((found) => found.Travels));

/** The map. @param {BoardProps} props */
export function Board(props) {
  const { view, t, html } = props;
  const given = { ...shared(props), layout: layoutOf(view) };
  drawings ??= html`<defs>${symbols({ ...TILES, ...PEOPLE, ...SIGNS }, html)}
    <clipPath id="lan-round"><circle r="23.5" /></clipPath>
    <pattern id="lan-hatching" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1h4" /></pattern>
    <radialGradient id="lan-paper" cx=".5" cy=".46" r=".72"><stop class="lan-paper-lit" offset="0" /><stop class="lan-paper-mid" offset=".6" /><stop class="lan-paper-low" offset="1" /></radialGradient></defs>`;
  return html`
    <svg class="lan lan-map" viewBox=${`-16 -16 ${SHEET.w + 32} ${SHEET.h + 32}`} role="group" aria-label=${t("board-map")}>
      ${drawings}
      ${view.turn > 0 && html`<defs><${HardFaces} html=${html} /></defs>`}
      ${scenery(view, given.layout, t, html)}
      ${names(given)}
      ${spaces(given)}
      ${witches(given)}
    </svg>`;
}

/** Everything that is not on the map. @param {BoardProps} props */
export function Beside(props) {
  const { view, asked, news, html } = props;
  const given = { ...shared(props), layout: layoutOf(view), asked, news };
  const dealt = view.turn > 0 || view.players.some((/** @type {any} */ { hand }) => hand > 0);
  return html`
    <${People} ...${given} />
    <${Track} ...${given} />
    ${view.turn > 0 && html`<${InWords} ...${given} /><${Legend} ...${given} />`}
    ${view.turn > 0 && html`<${Attempt} ...${given} />`}
    <${Apprentices} ...${given} />
    ${view.over && html`<${Ending} ...${given} />`}
    ${dealt && html`<${Hand} ...${given} />`}
    ${view.turn > 0 && html`<${Travels} news=${news} html=${html} />`}`;
}

/** Where the reader chooses on the map: nearby, if there is something; during an attempt where that is made, and what lies around. @param {any} view @param {Set<string>} open */
export function attention(view, open) {
  const layout = layoutOf(view);
  const close = surroundings(view, view.seat);
  const wanted = view.spaces.filter((/** @type {any} */ { space }) => open.has(`space:${space}`));
  const nearby = wanted.filter((/** @type {any} */ { place }) => close?.has(place));
  const own = view.players.find((/** @type {any} */ { seat }) => seat === view.seat)?.space;
  const here = (view.attempt?.tile && view.attempt.seat === view.seat) || view.question === "pass" ? [{ space: own }] : []; // little to choose, but much to see
  const boxes = (nearby.length ? [...nearby, ...here] : here.length ? here : wanted).map((/** @type {any} */ { space }) => boxAround(layout, [space], 34)).filter(Boolean);
  return boxes.length ? { boxes, near: layout.spaces.get(own) ?? { x: SHEET.w / 2, y: SHEET.h / 2 }, ...FINGER } : null;
}

/** What to bring into sight. @param {any} view @param {string[]} places */
export function focus(view, places) {
  return boxAround(layoutOf(view), places.filter((ref) => ref.startsWith("space:")).map((ref) => ref.slice(6)), 50);
}

/** @param {BoardProps} props */
function shared(props) {
  const { view, me, players, preview, options, picked, t, html } = props;
  return { view, me, people: players, has: hasOf(props), preview, options, picked: picked ?? [], t, html };
}
