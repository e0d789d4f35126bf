/**
 * Things on their way: hope that is given, the hat that is handed over, a Trial, a building. Shown
 * as signs that travel; the style moves them, and only for those who want movement.
 */

import { Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {{n: number, key: string, values: Record<string, [string, string | number] | number>}} News */
/** @typedef {{key: string, from: string, to: string, sign: string}} Flight  from ref to ref; "" is off the table */

const MOST = 12;

/** @param {News} event @returns {Flight[]} */
function flightsOf({ n, key, values }) {
  /** @param {string} name */
  const ref = (name) => { const value = values[name]; return Array.isArray(value) ? `${value[0]}:${value[1]}` : ""; };
  /** @param {string} sign @param {string} from @param {string} to @param {number} [count] */
  const fly = (sign, from, to, count = 1) =>
    Array.from({ length: count }, (_, nth) => ({ key: `${n} ${nth}`, from, to, sign }));
  const [seat, receiver, building] = [ref("seat"), ref("receiver"), ref("building")];
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
    case "on_trial": return fly("trial", "event:V02", receiver);
    case "absolved": return fly("trial", receiver, "event:V02");
    case "seized":
    case "swapped": return fly("hand", ref("owner"), building);
    case "passed_left": return fly("hand", seat, building);
    case "burnt": return fly("fire", seat, ref("owner"));
    case "character_seen": return fly("eye", ref("viewer"), seat);
    default: return [];
  }
}

/** @param {{news: News[] | undefined, html: Html}} props */
export function Flights({ news, html }) {
  const flights = (news ?? []).flatMap(flightsOf).slice(0, MOST);
  const drawn = (/** @type {HTMLElement | null} */ layer) => launch(layer); // a new one is called each time
  return html`
    <div class="sal-flights" aria-hidden="true" ref=${drawn}>
      ${flights.map(({ key, from, to, sign }, place) => html`
        <span class="sal-flight" key=${key} data-from=${from} data-to=${to} data-nth=${place}><${Sign} name=${sign} html=${html} /></span>`)}
    </div>`;
}

/** Tell each that has not left yet where it goes. @param {HTMLElement | null} layer */
function launch(layer) {
  const board = layer?.parentElement;
  if (!layer || !board) return;
  for (const flight of /** @type {NodeListOf<HTMLElement>} */ (layer.querySelectorAll(".sal-flight:not([data-launched])"))) {
    const { from, to, nth } = flight.dataset;
    const start = middle(board, from) ?? aside(middle(board, to));
    const end = middle(board, to) ?? aside(middle(board, from));
    flight.dataset.launched = start && end ? "yes" : "no";
    if (!start || !end) continue;
    flight.style.setProperty("--from", `${start.x.toFixed(0)}px ${start.y.toFixed(0)}px`);
    flight.style.setProperty("--to", `${end.x.toFixed(0)}px ${end.y.toFixed(0)}px`);
    flight.style.setProperty("--nth", nth ?? "0");
  }
}

/** The middle of a thing that is in sight. @param {HTMLElement} board @param {string | undefined} ref */
function middle(board, ref) {
  const all = ref ? [...board.querySelectorAll(`[data-ref="${ref}"], [data-tab="${ref.replace("seat:", "")}"]`)] : [];
  const corner = board.getBoundingClientRect();
  for (const there of all) {
    const { x, y, width, height } = there.getBoundingClientRect();
    const found = { x: x - corner.x + width / 2, y: y - corner.y + height / 2 };
    if (width && found.x > 0 && found.x < corner.width) return found;
  }
  return null;
}

/** Above it, where things come from and go to. @param {{x: number, y: number} | null} place */
const aside = (place) => place && { x: place.x, y: Math.max(0, place.y - 90) };
