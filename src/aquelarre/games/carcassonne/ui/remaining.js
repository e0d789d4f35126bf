/** On request: what is occupied, which tiles are still to come, and the gaps that nothing can fill. */

import { useEffect, useEscape } from "../../../web/kit/panel.js";
import { counting, crossed, pointed } from "./beside.js";
import { tileFace } from "./board.js";
import { sceneOf } from "./landscape.js";
import { occupied, ready } from "./tell.js";
import { gapsOf, remaining } from "./worth.js";

/** @param {import("./board.js").BoardProps} props */
export function Remaining({ view, t, thing, html }) {
  const scene = sceneOf(view);
  const gaps = gapsOf(scene, view);
  const kinds = remaining(view);
  const close = () => (counting.value = false);
  useEscape(true, close);
  useEffect(() => {
    crossed.value = gaps;
  }, [gaps.join(" ")]);
  useEffect(() => () => {
    crossed.value = [];
    pointed.value = [];
  }, []);
  const pointing = (/** @type {string[]} */ places) => ({
    tabindex: 0,
    onMouseEnter: () => (pointed.value = places),
    onMouseLeave: () => (pointed.value = []),
    onFocus: () => (pointed.value = places),
    onBlur: () => (pointed.value = []),
  });
  return html`<section class="car-remaining no-pan" aria-label=${t("board-count")}>
    <header class="car-head"><h2>${t("board-left")}</h2>
      <button type="button" class="car-close" onClick=${close}>${t("board-close")}</button></header>
    <ul class="car-kinds">${kinds.map(([kind, count]) => html`<li key=${kind} title=${t(`tile-${kind}`)}>
      <span aria-hidden="true">${tileFace(kind, 0, html)}</span><b aria-hidden="true">× ${count}</b>
      <span class="hidden">${t("board-of", { tile: t(`tile-${kind}`), count })}</span></li>`)}</ul>
    ${view.set_aside.length > 0 && html`<p>${t("board-out", { tiles: view.set_aside.map((/** @type {string} */ each) => t(`tile-${each}`)).join("; ") })}</p>`}
    <h2>${t("board-gaps")}</h2>
    <p>${t(gaps.length ? "board-gaps-some" : "board-gaps-none", { count: gaps.length })}</p>
    <ul class="car-lines">${gaps.map((place) => html`<li key=${place} ...${pointing([place])}>${t("board-gap", { place: thing(`place:${place}`) })}</li>`)}</ul>
    <h2>${t("board-occupied")}</h2>
    <ul class="car-lines">${ready(t) && occupied({ view, t }).map(({ text, places }) => html`<li key=${text} ...${pointing(places)}>${text}</li>`)}</ul>
  </section>`;
}
