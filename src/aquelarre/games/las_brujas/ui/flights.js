/**
 * Things on their way: a rumour from mouth to ear, a card, a vote, the chain of office. Shown as signs
 * that travel; the style moves them, and only for those who want movement.
 */

import { familyOf, Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {{n: number, key: string, values: Record<string, [string, string | number] | number>}} News */
/** @typedef {{key: string, from: string, to: string, sign: string}} Flight  selectors; "" is off the table */

const STYLE = { rel: "stylesheet", href: new URL("./moving.css", import.meta.url).href };
document.head.append(Object.assign(document.createElement("link"), STYLE));

const MOST = 14;
const GENERAL = '[data-deck="general"]';
const AFTERLIFE = '[data-deck="afterlife"]';
const MIDDLE = ".bru-middle";
const PILES = ['.bru-pile[data-cause="for"]', '.bru-pile[data-cause="against"]'];

/** @param {News} event @returns {Flight[]} */
function flightsOf({ n, key, values }) {
  /** @param {string} name */
  const label = (name) => { const value = values[name]; return Array.isArray(value) ? String(value[1]) : ""; };
  /** @param {string} name */
  const seat = (name) => (label(name) ? `.bru-seat[data-seat="${label(name)}"] .bru-niche` : "");
  /** @param {string} sign @param {string} from @param {string} to */
  const fly = (sign, from, to) => [{ key: `${n}`, from, to, sign }];
  const card = label("card");
  switch (key) {
    case "drew": return fly("card", GENERAL, seat("seat"));
    case "discarded": return fly("card", seat("seat"), GENERAL);
    case "spread_good":
    case "spread_bad":
    case "raised": return fly(familyOf(card), seat("seat"), seat("receiver"));
    case "moved": return fly("bad", seat("owner"), seat("receiver"));
    case "dropped":
    case "calmed": return fly(familyOf(card), seat("receiver"), GENERAL);
    case "erased": return fly("afterlife", seat("seat"), seat("receiver"));
    case "event_played": return fly("event", seat("seat"), MIDDLE);
    case "event_aimed": return fly("event", seat("seat"), seat("victim"));
    case "doll_laid": return fly("doll", seat("seat"), seat("receiver"));
    case "taken": return fly("card", seat("owner"), seat("seat"));
    case "passed":
    case "gave": return fly("card", seat("giver"), seat("receiver"));
    case "swapped": return [...fly("card", seat("seat"), seat("owner")), { key: `${n} back`, from: seat("owner"), to: seat("seat"), sign: "card" }];
    case "accused": return fly("trial", seat("accuser"), seat("accused"));
    case "accused_alone": return fly("trial", MIDDLE, seat("accused"));
    case "pleaded":
    case "countered":
    case "annulled":
    case "witnessed": return fly(familyOf(card), seat("seat"), MIDDLE);
    case "bribed": return fly("purse", seat("seat"), seat("victim"));
    case "voted": return label("ballot") === "abstain" ? [] : fly(PILES.indexOf(pileOf(label("ballot"))) ? "fire" : "good", seat("seat"), pileOf(label("ballot")));
    case "burnt": return fly("fire", MIDDLE, seat("victim"));
    case "elected":
    case "elected_by_vote":
    case "appointed": return fly("chain", MIDDLE, seat("seat"));
    case "named": return fly("chain", seat("seat"), seat("victim"));
    case "haunted": return fly("afterlife", seat("seat"), seat("victim"));
    case "rotates": return fly("afterlife", AFTERLIFE, seat("receiver"));
    case "curfew": return fly("curfew", MIDDLE, seat("victim"));
    default: return [];
  }
}

/** @param {string} ballot */
const pileOf = (ballot) => PILES[ballot === "innocent" || ballot === "accuser" ? 0 : 1];

/** @param {{news: News[] | undefined, html: Html}} props */
export function Flights({ news, html }) {
  const flights = (news ?? []).flatMap(flightsOf).slice(0, MOST);
  const drawn = (/** @type {HTMLElement | null} */ layer) => launch(layer); // a new one is called each time
  return html`
    <div class="bru-flights" aria-hidden="true" ref=${drawn}>
      ${flights.map(({ key, from, to, sign }, place) => html`
        <span class="bru-flight" key=${key} data-from=${from} data-to=${to} data-nth=${place}><${Sign} name=${sign} html=${html} /></span>`)}
    </div>`;
}

/** Tell each that has not left yet where it goes. @param {HTMLElement | null} layer */
function launch(layer) {
  const board = layer?.parentElement;
  if (!layer || !board) return;
  for (const flight of /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll(".bru-flight:not([data-launched])"))) {
    const { from, to, nth } = flight.dataset;
    const [start, end] = [middle(board, from), middle(board, to)];
    flight.dataset.launched = start && end ? "yes" : "no";
    if (!start || !end) continue;
    flight.style.setProperty("--from", `${start.x.toFixed(0)}px ${start.y.toFixed(0)}px`);
    flight.style.setProperty("--to", `${end.x.toFixed(0)}px ${end.y.toFixed(0)}px`);
    flight.style.setProperty("--nth", nth ?? "0");
  }
}

/** The middle of a thing on the board. @param {HTMLElement} board @param {string | undefined} selector */
function middle(board, selector) {
  const there = selector ? board.querySelector(selector) : null;
  if (!there) return null;
  const corner = board.getBoundingClientRect();
  const { x, y, width, height } = there.getBoundingClientRect();
  return { x: x - corner.x + width / 2, y: y - corner.y + height / 2 };
}
