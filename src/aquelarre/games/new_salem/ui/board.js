/**
 * New Salem in the browser: the town and its events, everybody's street, the reader's hand.
 */

import { around, hasOf, lazy, personOf, reached } from "../../../web/kit/table.js";
import { Events } from "./events.js";
import { Drawings, scrollable } from "./glyphs.js";
import { Hand as Held } from "./hand.js";
import { Street, swiped, Tabs } from "./streets.js";
import { Town } from "./town.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {import("../../../web/types.js").BoardProps} BoardProps */

/** What is not needed to begin: it is fetched when it first is. */
const Ending = lazy(() => import("./ending.js").then((found) => found.Ending));
const Travels = lazy(() => import("./travels.js").then((found) => found.Travels));

/** What a thing is and does, for the large view of it. */
export const tell = () => import("./tell.js");

/** It scrolls; nothing is gained by moving it about. */
export const zoomable = false;
export const sides = true; // the end shows who was on which
export const ending = ["town_counted", "witch_tried", "witch_free", "puritan_tried", "town_emptied", "trials_summed", "death_sets",
  "justice_sets", "sets_summed", "witches_reach", "witches_fail", "all_lost", "hope_counted"];
export const totals = ["points_counted", "won", "shared"]; // they repeat a sum

/** The sign of what an option would do to the things it touches. */
const GHOSTS = /** @type {Record<string, string>} */ ({
  give: "hope", pay_from: "hope", name: "hat", try: "trial", absolve: "spared", remove: "removal", remove_loose: "removal", clear: "removal",
  clear_loose: "removal", burn: "fire", seize: "hand", offer: "hand", swap_for: "hand", pass_left: "hand", bear: "despair", move_chest: "chest",
  question: "eye", confessor: "eye", confess_to: "eye", hand: "pack",
});

/**
 * @param {BoardProps} props
 * @returns {import("preact").VNode}
 */
export function Board(props) {
  const { view, me, players, preview, open, news, asked, t, html } = props;
  const has = hasOf(props);
  const ghost = preview && { refs: preview.refs ?? [], sign: GHOSTS[preview.verb] };
  const people = view.players.map((/** @type {any} */ player) => personOf(players, player.seat));
  const mine = view.players[me];
  const order = around(view.players, me);
  const shared = { view, me, people, has, ghost, asked: asked ? [...asked] : null, t, html };
  const launching = view.phase === "launch" || view.phase === "draw";
  const choose = [...(open ?? [])].some((ref) => /^(seat|building):/.test(ref)) ? "street" : undefined;
  const events = html`<${Events} launching=${launching} ...${shared} />`;
  return html`
    <div class="sal" data-phase=${view.phase} data-seats=${view.players.length} data-question=${view.question || "none"} data-watching=${!mine || undefined} data-choose=${choose} onFocusIn=${reached}
        ref=${(/** @type {HTMLElement | null} */ board) => began(board, view.phase)}>
      <${Drawings} html=${html} />
      <div class="sal-board">
        <${Town} ...${shared} />
        ${view.over && html`<${Ending} ...${shared} />`}
        ${launching && events}
        <${Tabs} order=${order} ...${shared} />
        <div class="sal-streets" onScroll=${swiped} role="group" aria-label=${t("board-streets")} ref=${(/** @type {HTMLElement | null} */ row) => scrollable(row)}>
          ${order.map((/** @type {any} */ player) => html`
            <${Street} key=${player.seat} player=${player} person=${people[player.seat]} mine=${player === mine} ...${shared} />`)}
        </div>
        ${!launching && events}
        <${Held} ...${shared} />
      </div>
      ${news.length > 0 && html`<${Travels} news=${news} html=${html} />`}
    </div>`;
}

/** A new phase begins at the top, where its events or the town are. @param {HTMLElement | null} board @param {string} phase */
function began(board, phase) {
  if (!board) return;
  const before = board.dataset.began;
  board.dataset.began = phase;
  if (before && before !== phase) board.scrollIntoView({ block: "start" });
}
