/** Signs on their way: hope that is given, the hat that is handed over, a Trial, a building. */

import { Flights, labelOf, placeOf } from "../../../web/kit/flights.js";
import { Sign } from "./glyphs.js";

/** @typedef {import("../../../web/kit/flights.js").Flight} Flight @typedef {import("../../../web/kit/flights.js").News} News */

const TRIALS = '[data-ref="event:V02"]';

/** @param {News} event @returns {Flight[]} */
function flightsOf(event) {
  const { n, key, values } = event;
  const ref = (/** @type {string} */ name) => placeOf(event, name);
  /** A street may be out of sight, but its tab never is. @param {string} name */
  const who = (name) => ref(name) && `${ref(name)}, [data-tab="${labelOf(event, name)}"]`;
  /** @param {string} sign @param {string} from @param {string} to @param {number} [count] */
  const fly = (sign, from, to, count = 1) =>
    Array.from({ length: count }, (_, nth) => ({ key: `${n} ${nth}`, from, to, what: sign }));
  const [seat, receiver, building] = [who("seat"), who("receiver"), ref("building")];
  switch (key) {
    case "gave":
    case "tithed": return fly("hope", seat, receiver);
    case "launched": return fly("hope", seat, ref("event"), Math.min(4, Number(values.cost)));
    case "hope_gained": return fly("hope", "", seat, Number(values.count));
    case "hope_lost": return fly("hope", seat, "");
    case "removed": return fly("despair", building, "");
    case "cleared": return fly("despair", building, "", Math.min(3, Number(values.count)));
    case "bore": return fly("despair", "", building);
    case "constable_named": return fly("hat", seat, receiver);
    case "on_trial": return fly("trial", TRIALS, receiver);
    case "stands_trial": return fly("trial", TRIALS, seat);
    case "absolved": return fly("trial", receiver, TRIALS);
    case "seized":
    case "swapped": return fly("hand", who("owner"), building);
    case "passed_left": return fly("hand", seat, building);
    case "burnt": return fly("fire", seat, who("owner"));
    case "character_seen": return fly("eye", who("viewer"), seat);
    default: return [];
  }
}

/** @param {any} props */
export function Travels({ news, html }) {
  const picture = (/** @type {string} */ sign) => html`<${Sign} name=${sign} html=${html} />`;
  return html`<${Flights} news=${news} flightsOf=${flightsOf} picture=${picture} name="sal-flight" html=${html} />`;
}
