/** Things on their way: tiles, tokens, cards. */

import { Flights, labelOf } from "../../../web/kit/flights.js";
import "./later.js";
import { Sign } from "./pictures.js";

/** @typedef {import("../../../web/kit/flights.js").Flight} Flight @typedef {import("../../../web/kit/flights.js").News} News */

/** What travels from where to where: a pile, the space or the seat of the event, or off the table. */
const FLIGHTS = /** @type {Record<string, [string, string, string]>} */ ({
  placed: ["tile", "box", "space"], placed_hidden: ["tile", "box", "space"], crisis: ["crisis", "crisis", "space"], more_crisis: ["crisis", "crisis", "space"],
  helped: ["crisis", "space", "crisis"], took_cackle: ["cackle", "cackle", "seat"], took_from: ["cackle", "victim", "seat"], took_aliss: ["aliss", "aliss", "seat"],
  gave_back: ["cackle", "seat", "cackle"], rested: ["cackle", "seat", "cackle"], knew: ["cackle", "seat", "cackle"], won_tile: ["tile", "space", "seat"],
  lost_tile: ["tile", "seat", ""], drew: ["card", "deck", "seat"],
});

/** @param {News} event @returns {Flight[]} */
function flightsOf(event) {
  const { n, key, places, values } = event;
  const [sign, from, to] = FLIGHTS[key] ?? [];
  if (!sign) return [];
  const at = (/** @type {string} */ where) => where === "space" ? `[data-ref="${places[0] ?? `space:${labelOf(event, "space")}`}"]`
    : where in values ? `[data-person="${labelOf(event, where)}"]` : where && `[data-pile="${where}"]`;
  const what = sign === "tile" ? labelOf(event, "tile") || "back" : sign;
  return Array.from({ length: Math.min(4, Number(values.count ?? 1)) }, (_, nth) => ({ key: `${n} ${nth}`, from: at(from), to: at(to), what }));
}

/** @param {any} props */
export function Travels({ news, html }) {
  const picture = (/** @type {string} */ sign) => html`<${Sign} name=${sign} html=${html} />`;
  return html`<${Flights} news=${news} flightsOf=${flightsOf} picture=${picture} name="lan-flight" most=${10} html=${html} />`;
}
