/** Cards on their way. */

import { Flights, labelOf, placeOf } from "../../../web/kit/flights.js";
import { CardBack, CardFace } from "./cards.js";

/** @typedef {import("../../../web/kit/flights.js").Flight} Flight @typedef {import("../../../web/kit/flights.js").News} News */

const HAND = ".wal-hand .wal-cards"; // the cards of this turn, in the middle of the table

/** Which cards an event moves, from where to where. @param {News} event @returns {Flight[]} */
function flightsOf(event) {
  const card = labelOf(event, "card");
  const [seat, receiver, slot] = [placeOf(event, "seat"), placeOf(event, "receiver"), placeOf(event, "slot")];
  const fly = (/** @type {string} */ from, /** @type {string} */ to, what = "") => ({ key: `${event.n} ${from}`, from, to, what });
  switch (event.key) {
    case "revealed":
      return [fly(slot, HAND, card)];
    case "given_down":
    case "given_up":
    case "eye_given":
      return [fly(HAND, receiver, card)];
    case "passed_down":
    case "passed_up":
    case "bestowed":
      return [fly(seat, receiver, card)];
    case "put_down":
      return [fly(HAND, slot, card)];
    case "moved":
      return [fly(slot, placeOf(event, "to"))];
    case "swapped":
      return [fly(slot, placeOf(event, "other")), fly(placeOf(event, "other"), slot)];
    default:
      return [];
  }
}

/** @param {any} props */
export function Travels({ news, t, html }) {
  const picture = (/** @type {string} */ card) => html`
    <svg viewBox="-60 -72 120 144">${card ? html`<${CardFace} card=${card} t=${t} html=${html} />` : html`<${CardBack} html=${html} />`}</svg>`;
  return html`<${Flights} news=${news} flightsOf=${flightsOf} picture=${picture} name="wal-flight" lasting=${HAND} html=${html} />`;
}
