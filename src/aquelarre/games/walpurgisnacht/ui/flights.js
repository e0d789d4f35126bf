/**
 * Cards on their way: what the last events tell of cards that changed places, shown as cards that
 * travel there. The style moves them, and only for those who want movement.
 */

import { CardBack, CardFace } from "./cards.js";

/** @typedef {import("./cards.js").Html} Html */
/** @typedef {import("./cards.js").Say} Say */
/** @typedef {{key: string, from: string, to: string, card: string | null}} Flight  from ref to ref */
/** @typedef {{n: number, key: string, values: Record<string, [string, string | number] | number>}} News */

const HAND = "hand"; // the cards of this turn, in the middle of the table

/**
 * @param {News} event
 * @returns {Flight[]}
 */
export function flightsOf({ n, key, values }) {
  /** @param {string} name */
  const label = (name) => { const value = values[name]; return Array.isArray(value) ? value[1] : null; };
  const card = /** @type {string | null} */ (label("card"));
  /** @param {string} from @param {string} to @param {string | null} [what] */
  const flight = (from, to, what = null) => ({ key: `${n} ${from}`, from, to, card: what });
  const [seat, receiver] = [`seat:${label("seat")}`, `seat:${label("receiver")}`];
  const slot = `slot:${label("slot")}`;
  switch (key) {
    case "revealed":
      return [flight(slot, HAND, card)];
    case "given_down":
    case "given_up":
    case "eye_given":
      return [flight(HAND, receiver, card)];
    case "passed_down":
    case "passed_up":
    case "bestowed":
      return [flight(seat, receiver, card)];
    case "put_down":
      return [flight(HAND, slot, card)];
    case "moved":
      return [flight(slot, `slot:${label("to")}`)];
    case "swapped":
      return [flight(slot, `slot:${label("other")}`), flight(`slot:${label("other")}`, slot)];
    default:
      return [];
  }
}

/**
 * @param {{news: News[] | undefined, t: Say, html: Html}} props
 */
export function Flights({ news, t, html }) {
  const flights = (news ?? []).flatMap(flightsOf);
  const drawn = (/** @type {HTMLElement | null} */ layer) => launch(layer); // a new one is called each time
  return html`
    <div class="wal-flights" aria-hidden="true" ref=${drawn}>
      ${flights.map(({ key, from, to, card }, place) => html`
        <div class="wal-flight" key=${key} data-from=${from} data-to=${to} data-nth=${place}>
          <svg viewBox="-60 -72 120 144">${card ? html`<${CardFace} card=${card} t=${t} html=${html} />` : html`<${CardBack} html=${html} />`}</svg>
        </div>`)}
    </div>`;
}

/** Where the hand was last seen: when its last card is given, it is gone. @type {{x: number, y: number} | null} */
let lastHand = null;

/** Tell each card that has not left yet where it goes. @param {HTMLElement | null} layer */
function launch(layer) {
  const board = layer?.parentElement;
  if (!layer || !board) return;
  /** @type {NodeListOf<HTMLElement>} */
  const waiting = layer.querySelectorAll(".wal-flight:not([data-launched])");
  for (const flight of waiting) {
    const [from, to] = [middle(board, flight.dataset.from), middle(board, flight.dataset.to)];
    flight.dataset.launched = from && to ? "yes" : "no";
    if (!from || !to) continue;
    flight.style.setProperty("--from", `${from.x.toFixed(0)}px ${from.y.toFixed(0)}px`);
    flight.style.setProperty("--to", `${to.x.toFixed(0)}px ${to.y.toFixed(0)}px`);
    flight.style.setProperty("--nth", flight.dataset.nth ?? "0");
  }
}

/** The middle of a thing on the board. @param {HTMLElement} board @param {string | undefined} ref */
function middle(board, ref) {
  const there = board.querySelector(ref === HAND ? ".wal-hand .wal-cards" : `[data-ref="${ref}"]`);
  if (!there) return ref === HAND ? lastHand : null;
  const corner = board.getBoundingClientRect();
  const { x, y, width, height } = there.getBoundingClientRect();
  const found = { x: x - corner.x + width / 2, y: y - corner.y + height / 2 };
  if (ref === HAND) lastHand = found;
  return found;
}
