/**
 * The town as a whole: how dark it is, which round it is, what is left of the piles.
 */

import { Count, Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */

/** @param {any} props */
export function Town({ view, t, html }) {
  const { despair, threshold } = view.town;
  const text = t(view.over ? "show-final-town" : "show-town", { despair, threshold });
  const constable = view.constable !== null && !view.over && t("show-constable", { seat: ["seat", view.constable], count: view.badges });
  const slots = Math.max(threshold, despair);
  return html`
    <header class="sal-town" data-dark=${despair >= threshold || undefined}>
      <div class="sal-dark" data-place="despair" role="img" aria-label=${text} title=${text}>
        <${Moon} part=${Math.min(1, despair / threshold)} html=${html} />
        <span class="sal-dark-count" aria-hidden="true"><b>${despair}</b>/${threshold}</span>
        <span class="sal-meter" aria-hidden="true">${Array.from({ length: slots }, (_, nth) => html`
          <i key=${nth} data-full=${nth < despair || undefined} data-last=${nth === threshold - 1 || undefined}><${Sign} name=${nth < despair ? "despair" : nth === threshold - 1 ? "witch" : "despair"} html=${html} /></i>`)}</span>
      </div>
      <ol class="sal-rounds" data-place="rounds" aria-label=${t("board-rounds")}>${view.rounds.map((/** @type {any} */ one) => html`
        <li key=${one.round} data-done=${one.done || undefined} aria-current=${one.round === view.round && !view.over ? "step" : undefined}
          title=${t("event-round_began", { round: one.round, deal: one.deal, play: one.play })}><span aria-hidden="true">${one.deal}</span><span class="sal-said">${t("event-round_began", { round: one.round, deal: one.deal, play: one.play })}</span></li>`)}</ol>
      ${constable && html`<p class="sal-said">${constable}</p>`}
      <p class="sal-phase">${view.round > 0 && !view.over ? t("show-round", { round: view.round, phase: t(`phase-${view.phase}`) }) : t(`phase-${view.phase}`)}</p>
      <p class="sal-piles" data-place="piles">
        <${Count} name="pack" count=${view.deck} text=${t("board-deck", { count: view.deck })} html=${html} />
        <${Count} name="trial" count=${view.trials.pile} text=${t("board-trials", view.trials)} html=${html} />
        <${Count} name="badge" count=${view.badges} text=${t("board-badges", { count: view.badges })} html=${html} />
      </p>
    </header>`;
}

/** The moon, the darker the nearer the witches are. @param {{part: number, html: Html}} props */
function Moon({ part, html }) {
  const x = 20 - (1 - part) * 44; // of the shadow's middle; at 20 it covers the moon
  return html`
    <svg class="sal-moon" viewBox="0 0 40 40" aria-hidden="true">
      <defs><clipPath id="sal-moon-clip"><circle cx="20" cy="20" r="16" /></clipPath></defs>
      <circle class="sal-moon-halo" cx="20" cy="20" r="19" /><circle class="sal-moon-face" cx="20" cy="20" r="16" />
      <path class="sal-moon-spots" d="M14 12a3 3 0 1 0 .1 0zM26 22a4 4 0 1 0 .1 0zM17 27a2 2 0 1 0 .1 0z" />
      <g clip-path="url(#sal-moon-clip)"><circle class="sal-moon-shadow" cx="20" cy="20" r="17" style=${{ transform: `translateX(${(x - 20).toFixed(1)}px)` }} /></g>
    </svg>`;
}
