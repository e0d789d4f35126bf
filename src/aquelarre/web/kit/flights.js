/**
 * Things on their way: what the last events tell of things that changed places, shown as things that
 * travel there. A board says what flies from where to where (`flightsOf`) and how it looks (`picture`);
 * the style moves it, and only for those who want movement.
 */
import { sheet } from "../lazy.js";

/** @typedef {import("../types.js").GameEvent} News */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{key: string, from: string, to: string, what: string}} Flight  from selector to selector; "" is off the table */

await sheet(new URL("./flights.css", import.meta.url).href);

const RISE = 90; // pixels above its end, where a thing comes from and goes to that is off the table

/** Where a place was when it was last drawn: it may go with its last card. @type {Map<string, Point>} */
const lastSeen = new Map();

/** The label of a value of an event, "" if there is none. @param {News} event @param {string} name */
export function labelOf({ values }, name) {
  const value = values[name];
  return Array.isArray(value) ? String(value[1]) : "";
}

/** A selector for the thing that a value of an event names, "" if there is none. @param {News} event @param {string} name */
export function placeOf({ values }, name) {
  const value = values[name];
  return Array.isArray(value) ? `[data-ref="${value[0]}:${value[1]}"]` : "";
}

/**
 * @param {{news?: News[], flightsOf: (event: News) => Flight[], picture: (what: string) => any, name: string, most?: number,
 *   lasting?: string, html: import("../types.js").Html}} props
 *   `most` at once; `lasting`: the place that is remembered when it is no longer drawn
 */
export function Flights({ news, flightsOf, picture, name, most = 12, lasting = "", html }) {
  const flights = (news ?? []).flatMap(flightsOf).slice(0, most);
  const drawn = (/** @type {HTMLElement | null} */ layer) => layer && launch(layer, lasting); // a new one is called each time
  return html`
    <div class="kit-flights" aria-hidden="true" ref=${drawn}>
      ${flights.map(({ key, from, to, what }, place) => html`
        <span class=${`kit-flight ${name}`} key=${key} data-from=${from} data-to=${to} data-nth=${place}>${picture(what)}</span>`)}
    </div>`;
}

/** Tell each that has not left yet where it goes. @param {HTMLElement} layer @param {string} [lasting] */
export function launch(layer, lasting = "") {
  const table = layer.closest(".stage") ?? layer.parentElement;
  if (!table) return;
  const corner = layer.getBoundingClientRect();
  const at = (/** @type {string | undefined} */ place) => middle(table, corner, place, lasting);
  for (const flight of /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll(".kit-flight:not([data-launched])"))) {
    const [from, to] = [at(flight.dataset.from), at(flight.dataset.to)];
    const [start, end] = [from ?? above(to), to ?? above(from)];
    flight.dataset.launched = start && end ? "yes" : "no";
    if (!start || !end) continue;
    flight.style.setProperty("--from", `${start.x.toFixed(0)}px ${start.y.toFixed(0)}px`);
    flight.style.setProperty("--to", `${end.x.toFixed(0)}px ${end.y.toFixed(0)}px`);
    flight.style.setProperty("--nth", flight.dataset.nth ?? "0");
  }
}

/** The middle of a thing: of several, one that is in sight.
 *  @param {Element} table @param {DOMRect} corner @param {string | undefined} place @param {string} lasting @returns {Point | null} */
function middle(table, corner, place, lasting) {
  const boxes = place ? [...table.querySelectorAll(place)].map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0) : [];
  const points = boxes.map(({ x, y, width, height }) => ({ x: x - corner.x + width / 2, y: y - corner.y + height / 2 }));
  const found = points.find(({ x }) => x > 0 && x < corner.width) ?? points[0] ?? null;
  if (!place || place !== lasting) return found;
  if (found) lastSeen.set(place, found);
  return found ?? lastSeen.get(place) ?? null;
}

/** Where things come from and go to that are off the table. @param {Point | null} place */
const above = (place) => place && { x: place.x, y: Math.max(0, place.y - RISE) };
