/** Signs on their way: a rumour from mouth to ear, a card, a vote, the chain of office. */

import { Flights, labelOf } from "../../../web/kit/flights.js";
import { sheet } from "../../../web/kit/style.js";
import { familyOf, Sign } from "./glyphs.js";

/** @typedef {import("../../../web/kit/flights.js").Flight} Flight @typedef {import("../../../web/kit/flights.js").News} News */

await sheet(new URL("./moving.css", import.meta.url).href);

const GENERAL = '[data-deck="general"]';
const AFTERLIFE = '[data-deck="afterlife"]';
const MIDDLE = ".bru-middle";
const PILES = ['.bru-pile[data-cause="for"]', '.bru-pile[data-cause="against"]'];

/** @param {News} event @returns {Flight[]} */
function flightsOf(event) {
  const { n, key } = event;
  const label = (/** @type {string} */ name) => labelOf(event, name);
  /** @param {string} name */
  const seat = (name) => (label(name) ? `.bru-seat[data-seat="${label(name)}"] .bru-niche` : "");
  /** @param {string} sign @param {string} from @param {string} to */
  const fly = (sign, from, to) => [{ key: `${n}`, from, to, what: sign }];
  const card = label("card");
  switch (key) {
    case "drew": return fly("card", GENERAL, seat("seat"));
    case "drew_afterlife": return fly("afterlife", AFTERLIFE, seat("seat"));
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
    case "swapped": return [...fly("card", seat("seat"), seat("owner")), { key: `${n} back`, from: seat("owner"), to: seat("seat"), what: "card" }];
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

/** @param {any} props */
export function Travels({ news, html }) {
  const picture = (/** @type {string} */ sign) => html`<${Sign} name=${sign} html=${html} />`;
  return html`<${Flights} news=${news} flightsOf=${flightsOf} picture=${picture} name="bru-flight" most=${14} html=${html} />`;
}
