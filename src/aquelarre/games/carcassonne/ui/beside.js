/** What lies beside the landscape: how many tiles are left, the followers that players still have and their points, the
 * figures that wait, and on request what is left and where nothing fits any more. */

import { signal } from "../../../web/kit/panel.js";
import { sheet } from "../../../web/kit/style.js";
import { lazy } from "../../../web/kit/table.js";
import { FIGURES, figure, signOf } from "./figures.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */

/** Is the account of what is left open? The places that it crosses out, and those it points at. */
export const counting = signal(false);
export const crossed = signal(/** @type {string[]} */ ([]));
export const pointed = signal(/** @type {string[]} */ ([]));

const Remaining = lazy(async () => {
  const [found] = await Promise.all([import("./remaining.js"), sheet(new URL("./later.css", import.meta.url).href)]);
  return found.Remaining;
});

/** @param {BoardProps & { last: { seat: number, place: string }[], named: (figure: string) => string }} props
 *   `last`: where each player has laid a tile last */
export function strip(props) {
  const { players, last, named, open, t, html } = props;
  const view = /** @type {import("./board.js").View} */ (props.view);
  const left = view.left + (view.drawn ? 1 : 0);
  return html`<div class="car-strip">
    <button type="button" class="car-left" data-place="left" aria-expanded=${counting.value} title=${t("board-count")}
      onClick=${() => (counting.value = !counting.value)}><svg viewBox="0 0 24 24" aria-hidden="true"><path
        d="M3,8L12,3.5L21,8L12,12.5ZM3,12L12,16.5L21,12M3,16L12,20.5L21,16" /></svg><b aria-hidden="true">${left}</b><span
        class="hidden">${t("board-tiles", { size: left })}. ${t("board-count")}</span></button>
    <ul class="car-people" data-place="followers">${view.players.map(({ seat, supply, score }) => {
      const player = players.find((each) => each.seat === seat) ?? players[0];
      const place = last.find((each) => each.seat === seat)?.place;
      const name = `${t("board-player", { seat: ["seat", seat], supply })}, ${t("board-points", { score })}`;
      return html`<li key=${seat} class=${view.active === seat && !view.over ? "active" : ""} title=${name}
          onMouseEnter=${() => (pointed.value = place ? [place] : [])} onMouseLeave=${() => (pointed.value = [])}>
        <svg viewBox="-17 -36 34 42" aria-hidden="true" style=${{ "--seat": player.colour }}><path d="M-10,0C-9.4,-8 -7.4,-12 -6,-17C-14,-30 14,-30 6,-17C7.4,-12 9.4,-8 10,0Z" />
          <path class="car-sign" transform="translate(0 -5)" d=${signOf(player.shape)} /></svg><b aria-hidden="true">${supply}<small>★${score}</small></b><span
          class="hidden">${name}</span></li>`;
    })}</ul>
    ${view.figures.map((at, k) => (!at || [...open].includes(`figure:${FIGURES[k]}`)) && waiting({ ...props, name: FIGURES[k], label: named(FIGURES[k]) }))}
  </div>
  ${counting.value && html`<${Remaining} ...${props} />`}`;
}

/** A figure that waits: never over a place where a tile may go. One in play is here, too, when it can be chosen: it may
 * stand out of sight.
 * @param {BoardProps & { name: string, label: string }} props */
function waiting({ name, label, open, picked, preview, html }) {
  const ref = `figure:${name}`;
  const [can, taken] = [open, picked].map((refs) => [...refs].includes(ref));
  const leaves = ["send", "remove"].includes(preview?.verb ?? "") && Object.values(preview?.args ?? {}).some((each) => /** @type {any} */ (each)[1] === name);
  return html`<svg key=${ref} class="carcassonne figure-place car-waiting" data-ref=${ref} role="img" aria-label=${label} viewBox="-22 -44 44 56">
    <rect class="hit" x="-22" y="-44" width="44" height="56" />
    ${figure({ name, html, kind: `waiting ${can ? "possible" : ""} ${taken ? "picked" : ""} ${leaves ? "leaves" : ""}` })}</svg>`;
}
