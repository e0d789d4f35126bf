/**
 * Las Brujas in the browser: the village square with everybody around it, what happens in the middle,
 * the reader's own cards.
 */

import { around, hasOf, lazy, personOf, reached } from "../../../web/kit/table.js";
import { Hand as Held, LINGER, Seat } from "./players.js";
import { isGood, openBox } from "./printed.js";
import { Middle, Scene, State } from "./square.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {import("../../../web/types.js").BoardProps} BoardProps */
/** @typedef {{x: number, y: number, row: number, column: number, span: number}} Place */
/** It fits most windows and scrolls in the others; nothing is gained by moving it about. */
export const zoomable = false;
export const sides = true; // the end shows who was on which
export const ending = ["burnt", "witches_win", "two_left", "villagers_win", "nobody_wins", "side_shown"];

export const tell = () => import("./tell.js"); // what each thing is and does

/** Questions that are put to all, and nobody sees who has passed. */
const WINDOWS = ["floor", "verdict"];

/** What is not needed to begin: it is fetched when it first is. */
const Travels = lazy(() => import("./travels.js").then((found) => found.Travels));
const Assembly = lazy(() => import("./assembly.js").then((found) => found.Assembly));
const Trial = lazy(() => import("./trial.js").then((found) => found.Trial));
const Ending = lazy(() => import("./ending.js").then((found) => found.Ending));
const History = lazy(() => import("./ending.js").then((found) => found.History));

/** The sign of what an option would do to the things it touches. */
const GHOSTS = /** @type {Record<string, string>} */ ({
  accuse: "trial", point_at: "trial", give: "card", take_back: "card", pass_doll: "doll", haunt: "afterlife", haunt_two: "afterlife", erase: "afterlife", calm: "good",
  drop: "card", elect: "chain", name: "chain", bribe: "purse", event_on: "event", use_on: "suspect",
});

/** @param {BoardProps} props */
export function Board(props) {
  const { view, me, players, preview, open, news, asked, t, html } = props;
  openBox(view);
  const has = hasOf(props);
  const ghost = preview && { refs: preview.refs ?? [], sign: signOf(preview) };
  const people = view.players.map((/** @type {import("./view.js").Who} */ player) => personOf(players, player.seat));
  const count = view.players.length;
  const mine = view.players[me];
  const places = ring(count);
  const waits = WINDOWS.includes(view.question) ? [] : asked ?? []; // there all are asked alike, and it tells nothing
  const shared = { view, me, people, has, ghost, news: view.over ? [] : lately(news ?? []), asked: new Set(waits), open: [...(open ?? [])], t, html };
  const order = around(view.players, me);
  return html`
    <div class="bru" data-seats=${count} data-stage=${view.stage} data-trial=${view.trial ? view.trial.phase : undefined} data-question=${view.question || "none"}
        data-over=${view.over || undefined} data-crowd=${count > 8 ? "large" : count > 6 ? "some" : "few"} onFocusIn=${reached} onClick=${elsewhere}>
      <div class="bru-board">
        ${view.over && html`<${Ending} ...${shared} />`}
        <div class="bru-square">
          <${Scene} html=${html} />
          <${State} ...${shared} />
          ${order.map((player, nth) => html`
            <${Seat} key=${player.seat} player=${player} place=${places[nth]} person=${people[player.seat]} mine=${player === mine} ...${shared} />`)}
          ${view.over ? html`<div class="bru-middle"><${History} ...${shared} /></div>` : html`<${Middle} trial=${Trial} assembly=${Assembly} ...${shared} />`}
        </div>
        <${Held} mine=${mine} ...${shared} />
      </div>
      ${news.length > 0 && html`<${Travels} news=${news} html=${html} />`}
    </div>`;
}

/** @type {{event: any, at: number}[]} */
let remembered = [];

/** What has happened in the last moments, whatever was told since. @param {any[]} news */
function lately(news) {
  const now = performance.now();
  const fresh = news.filter((event) => remembered.every((each) => each.event !== event));
  remembered = [...remembered, ...fresh.map((event) => ({ event, at: now }))].filter(({ at }) => now - at < LINGER);
  return remembered.map(({ event }) => event);
}

/** What lays a rumour before somebody. */
const SPREADS = ["spread", "spend", "supplant", "move"];

/** A rumour is drawn as what it says. @param {any} preview */
function signOf({ verb, args }) {
  if (!SPREADS.includes(verb)) return GHOSTS[verb];
  return isGood(String(args.card?.[1])) ? "good" : "bad";
}

/**
 * Where everybody stands: the reader below, the others to the right of each other around the square.
 * There are two rows, whose ends bend towards each other where a window is wide enough for that.
 * @param {number} count @returns {Place[]}
 */
export function ring(count) {
  const below = count < 6 ? 1 : count < 9 ? 3 : count < 12 ? 5 : 6;
  const above = count - below;
  const own = Math.floor((below - 1) / 2);
  return Array.from({ length: count }, (_, nth) => {
    const up = nth - (below - own); // in the row above, counted from the right
    const top = up >= 0 && up < above;
    const place = top ? above - 1 - up : nth < below - own ? own + nth : nth - above - (below - own);
    const row = top ? above : below;
    const x = row === 1 ? 0 : (place / (row - 1)) * 2 - 1;
    const bend = Math.abs(x) ** 2.2 * (below === 1 ? 0.8 : 0.4);
    const span = 60 / row;
    return { x, y: (top ? -1 : 1) * (1 - bend), row: top ? 1 : 3, column: place * span + 1, span };
  });
}

/** What was unfolded to be read closes when something else is touched. @param {MouseEvent} event */
function elsewhere({ target, currentTarget }) {
  for (const facts of /** @type {Element} */ (currentTarget).querySelectorAll("details.bru-facts[open]")) {
    if (!facts.contains(/** @type {Node} */ (target))) facts.removeAttribute("open");
  }
}
