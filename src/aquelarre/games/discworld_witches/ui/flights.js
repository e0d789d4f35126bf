/**
 * Things on their way: tiles, tokens, cards. The style moves them, and only for those who want movement.
 */

import "./later.js";
import { Sign } from "./pictures.js";

const MOST = 10;

/** What travels from where to where: a pile, the space or the seat of the event, or off the table. */
const FLIGHTS = /** @type {Record<string, [string, string, string]>} */ ({
  placed: ["tile", "box", "space"], placed_hidden: ["tile", "box", "space"], crisis: ["crisis", "crisis", "space"], more_crisis: ["crisis", "crisis", "space"],
  helped: ["crisis", "space", "crisis"], took_cackle: ["cackle", "cackle", "seat"], took_from: ["cackle", "victim", "seat"], took_aliss: ["aliss", "aliss", "seat"],
  gave_back: ["cackle", "seat", "cackle"], rested: ["cackle", "seat", "cackle"], knew: ["cackle", "seat", "cackle"], won_tile: ["tile", "space", "seat"],
  lost_tile: ["tile", "seat", ""], drew: ["card", "deck", "seat"],
});

/** @param {any} event */
function flightsOf({ n, key, places, values }) {
  const [sign, from, to] = FLIGHTS[key] ?? [];
  if (!sign) return [];
  const label = (/** @type {string} */ name) => { const value = values[name]; return Array.isArray(value) ? value[1] : null; };
  const at = (/** @type {string} */ where) => where === "space" ? `[data-ref="${places?.[0] ?? `space:${label("space")}`}"]`
    : where in values ? `[data-person="${label(where)}"]` : where && `[data-pile="${where}"]`;
  return Array.from({ length: Math.min(4, Number(values.count ?? 1)) }, (_, nth) => ({ key: `${n} ${nth}`, from: at(from), to: at(to), sign: sign === "tile" ? `${label("tile") ?? "back"}` : sign }));
}

/** @param {any} props */
export function Flights({ news, html }) {
  const flights = (news ?? []).flatMap(flightsOf).slice(0, MOST);
  const drawn = (/** @type {HTMLElement | null} */ layer) => launch(layer); // a new one is called each time
  return html`
    <div class="lan-flights" aria-hidden="true" ref=${drawn}>
      ${flights.map((/** @type {any} */ { key, from, to, sign }, /** @type {number} */ place) => html`<span class="lan-flight" key=${key} data-from=${from} data-to=${to} data-nth=${place}><${Sign} name=${sign} html=${html} /></span>`)}
    </div>`;
}

/** Tell each that has not left yet where it goes. @param {HTMLElement | null} layer */
function launch(layer) {
  const stage = layer?.closest(".stage");
  if (!layer || !stage) return;
  for (const flight of /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll(".lan-flight:not([data-launched])"))) {
    const { from, to, nth } = flight.dataset;
    const start = middle(stage, from) ?? aside(middle(stage, to));
    const end = middle(stage, to) ?? aside(middle(stage, from));
    flight.dataset.launched = start && end ? "yes" : "no";
    if (!start || !end) continue;
    flight.style.setProperty("--from", `${start.x.toFixed(0)}px ${start.y.toFixed(0)}px`);
    flight.style.setProperty("--to", `${end.x.toFixed(0)}px ${end.y.toFixed(0)}px`);
    flight.style.setProperty("--nth", nth ?? "0");
  }
}

/** The middle of a thing that is drawn. @param {Element} stage @param {string | undefined} where */
function middle(stage, where) {
  const { x, y, width, height } = (where && stage.querySelector(where)?.getBoundingClientRect()) || new DOMRect();
  const corner = stage.getBoundingClientRect();
  return width ? { x: x - corner.x + width / 2, y: y - corner.y + height / 2 } : null;
}

/** Above it, where things come from and go to. @param {{x: number, y: number} | null} place */
const aside = (place) => place && { x: place.x, y: Math.max(0, place.y - 90) };
