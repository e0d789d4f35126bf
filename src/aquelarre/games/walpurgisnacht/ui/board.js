/**
 * Walpurgisnacht in the browser: the Brocken by night, the cards of this turn, the players.
 */

import { around, hasOf, lazy, personOf } from "../../../web/kit/table.js";
import { Drawings, playWith } from "./cards.js";
import { ghostsOf } from "./ghosts.js";
import { Mountain } from "./mountain.js";
import { Mine, Player, Turn } from "./players.js";

/** @typedef {import("./cards.js").Html} Html */
/** @typedef {import("./cards.js").Say} Say */
/** @typedef {import("./players.js").Person} Person */
/** @typedef {import("../../../web/types.js").BoardProps} BoardProps */

/** Cards that move: fetched when something first has. */
const Travels = lazy(() => import("./travels.js").then((found) => found.Travels));

/** What a thing is and does, for the large view of it. */
export const tell = () => import("./tell.js");

/** The picture fits any window: nothing is gained by moving it about. */
export const zoomable = false;
export const noughts = ["wisps_held"]; // events that are told in the result though they brought nothing
export const gains = { familiars_scored: "witches" }; // whose the points of events are that name nobody

/**
 * @param {BoardProps} props
 * @returns {import("preact").VNode}
 */
export function Board(props) {
  const { view, me, players, preview, news, t, html } = props;
  playWith(view);
  const ghosts = ghostsOf(view, preview);
  const has = hasOf(props);
  const shared = { view, ghosts, has, t, html };
  const people = view.players.map((/** @type {any} */ player) => personOf(players, player.seat));
  const mine = view.players[me];
  const others = around(view.players, me).filter((/** @type {any} */ player) => player !== mine); // as they sit to the reader's left
  const half = Math.ceil(others.length / 2);
  /** @param {any[]} some */
  const column = (some) => some.map((player) => html`
    <${Player} key=${player.seat} player=${player} person=${people[player.seat]} ...${shared} />`);
  return html`
    <div class="wal" data-question=${view.question || "none"} data-over=${view.over || undefined}>
      <${Drawings} html=${html} />
      <p class="wal-said">${t("show-score", view.score)}${" "}${view.active !== null && !view.over && t("show-turn", { seat: ["seat", view.active] })}</p>
      <div class="wal-board">
        ${view.over && html`<${Result} view=${view} people=${people} t=${t} html=${html} />`}
        <div class="wal-picture"><${Mountain} ...${shared} /></div>
        <${Faces} view=${view} t=${t} html=${html} />
        <div class="wal-others wal-left">${column(others.slice(0, half))}</div>
        <div class="wal-others wal-right">${column(others.slice(half))}</div>
        <div class="wal-table">
          <${Turn} people=${people} ...${shared} />
          ${mine && html`<${Mine} player=${mine} person=${people[me]} ...${shared} />`}
        </div>
      </div>
      ${news.length > 0 && html`<${Travels} news=${news} t=${t} html=${html} />`}
    </div>`;
}

/**
 * The open faces by name, where the picture is too small to write on its cards.
 * @param {{view: any, t: Say, html: Html}} props
 */
function Faces({ view, t, html }) {
  const faces = view.mountain.filter((/** @type {any} */ one) => one.face);
  if (!faces.length) return null;
  return html`
    <ul class="wal-faces" aria-hidden="true">
      ${faces.map((/** @type {any} */ one) => html`
        <li key=${one.slot}><b>${t(`slot-${one.slot}`)}</b>${" "}${t(`card-${one.face}`)}</li>`)}
    </ul>`;
}

/**
 * Who has won, and with how many points.
 * @param {{view: any, people: Person[], t: Say, html: Html}} props
 */
function Result({ view, people, t, html }) {
  const winners = view.players.filter((/** @type {any} */ player) => player.side === view.winner);
  const names = winners.map((/** @type {any} */ player) => people[player.seat].name).join(", ");
  const text = view.winner === "nobody" ? t("show-drawn")
    : winners.length ? t("show-won", { side: t(`side-${view.winner}`) })
    : t("show-all-lost");
  return html`
    <header class="wal-result" data-winner=${view.winner}>
      <h2>${text}</h2>
      <p>${t("show-score", view.score)}${" "}${winners.length > 0 && t("show-winners", { players: names })}</p>
    </header>`;
}
