/**
 * Characters: a portrait, the side, what scores. Only those that the reader knows are in the view.
 */

import { dot } from "../../../web/kit/drawing.js";
import { lazy } from "../../../web/kit/table.js";
import { Emblem, Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */

/** What has brought points is told at the end. */
const Points = lazy(() => import("./ending.js").then((found) => found.Points));

const HATS = /** @type {Record<string, import("../../../web/kit/drawing.js").Stroke[]>} */ ({
  tall: [["k", "M16 30q24 8 48 0l-3-4q-4-1-6-1L52 4Q40 0 28 4l-3 21q-3 0-6 1z"], ["p", "M25 25q15 4 30 0l-.7-5q-14 4-28.6 0z"], ["g", "M36 21h8v6h-8z"]],
  bonnet: [["p", "M20 44C14 20 24 6 40 6s26 14 20 38q-3-18-9-22-11-4-22 0-6 4-9 22z"], ["l", "M26 14q14-7 28 0M22 22q4-3 7-2M58 22q-4-3-7-2"]],
  broad: [["k", "M8 31q32 10 64 0-6-6-16-7Q54 8 40 8T24 24q-10 1-16 7z"], ["r", "M24 24q16 5 32 0l-.5-4q-15 4-31 0z"]],
  scarf: [["r", "M19 46Q12 10 40 8t21 38l6 12-12-8Q56 24 40 22T25 50l-12 8z"], ["w", "M26 20q13-9 28 0M22 30q1-4 4-6M58 30q-1-4-4-6"]],
  cap: [["r", "M20 26q2-18 22-18 22 2 20 16 6 2 8 6-26-8-50-4z"], ["l", "M26 22q16-8 34 0"]],
  crown: [["k", "M20 30Q16 8 40 8t20 22q-4-8-10-10-10-3-20 0-6 2-10 10z"], ["k", dot(40, 8, 7)]],
});
/** Hat, hair and beard of each. */
const FACES = /** @type {Record<string, [hat: string, beard: boolean]>} */ ({
  N01: ["bonnet", false], N02: ["tall", true], N03: ["crown", false], N04: ["broad", true], N05: ["scarf", false], N06: ["tall", false],
  N07: ["broad", false], N08: ["crown", false], N09: ["cap", true], N10: ["bonnet", false],
});
const WITCH_SHADOW = "M2 80L5 34Q18 30 23 26L41-4l16 9-7 4 7 17q12 2 19 8l3 46z";
const PLAIN_SHADOW = "M4 80Q0 8 40 6t36 74z";

/** A bust in a box of 80 by 80; behind it, who it is casts a shadow. @param {{character: string, side: string, html: Html}} props */
export function Portrait({ character, side, html }) {
  const [hat, beard] = FACES[character] ?? FACES.N01;
  const types = ["ENT", "COM", "FIN", "EDU"];
  const dress = types[Number(character.slice(1)) % types.length];
  return html`
    <svg class="sal-portrait" viewBox="0 0 80 80" data-side=${side} data-type=${dress} aria-hidden="true">
      <path class="sal-shadow" d=${side === "witches" ? WITCH_SHADOW : PLAIN_SHADOW} />
      <g transform="translate(6.5 14) scale(0.84)"><path class="sal-k" d="M8 80q2-22 22-25h20q20 3 22 25z" /><path class="sal-r" d="M22 80q2-16 12-22h12q10 6 12 22z" />
      <path class="sal-p" d="M28 53l12 14 12-14 8 6-14 13h-12L20 59z" />
      <path class="sal-face" d="M26 30q0-10 14-10t14 10q0 12-3 18-4 9-11 9t-11-9q-3-6-3-18z" />
      ${beard && html`<path class="sal-k" d="M26 38q1 4 5 5 9-3 18 0 4-1 5-5 0 16-5 20-4 6-9 6t-9-6q-5-4-5-20z" /><path class="sal-face" d="M35 49q5-2 10 0-5 3-10 0z" />`}
      <path class="sal-l" d="M31 33q3-2 6 0M43 33q3-2 6 0M40 36l-2 7h4M36 49q4 2 8 0" /><path class="sal-k" d=${dot(34, 36.5, 1.6) + dot(46, 36.5, 1.6)} />
      ${HATS[hat].map(([style, path]) => html`<path class=${`sal-${style}`} d=${path} />`)}</g>
    </svg>`;
}

/** The types that score for a character. @param {{types: string[], t: Say, html: Html}} props */
export function Scoring({ types, t, html }) {
  return html`<span class="sal-scoring">${types.map((type) => html`<span class="sal-chip" key=${type} data-type=${type}><${Emblem} type=${type} html=${html} />${t(`type-${type}`)}</span>`)}</span>`;
}

/** @param {{side: string, t: Say, html: Html}} props */
export function Side({ side, t, html }) {
  return html`<span class="sal-side" data-side=${side}><${Sign} name=${side === "witches" ? "witch" : "puritan"} html=${html} />${t(`side-${side}.one`)}</span>`;
}

/** The reader's own character, which can be folded away from curious eyes. @param {any} props */
export function Own({ player, tips, has, t, html }) {
  if (!player?.character) return null;
  const ref = `character:${player.character}`;
  return html`
    <details class="sal-own" open>
      <summary>${t("board-character")}</summary>
      <div class="sal-character" data-ref=${ref} data-lit=${has.lit(ref) || undefined}>
        <${Portrait} character=${player.character} side=${player.side} html=${html} />
        <div class="sal-character-text">
          <b>${t(`character-${player.character}`)}</b><i>${t(`character-${player.character}.trade`)}</i>
          <${Side} side=${player.side} t=${t} html=${html} />
          <${Scoring} types=${player.types} t=${t} html=${html} />
        </div>
      </div>
      ${tips.length > 0 && html`
        <details class="sal-tips" data-place="tips"><summary>${t("board-tips")}</summary>
          <ul>${tips.map((/** @type {string} */ tip) => html`<li key=${tip}>${t(tip)}</li>`)}</ul></details>`}
    </details>`;
}

/** Somebody's character, as far as it is known; at the end with what has brought points. @param {any} props */
export function Known({ player, view, has, t, html }) {
  const ref = `character:${player.character}`;
  return html`
    <div class="sal-known" data-ref=${ref} data-lit=${has.lit(ref) || undefined}>
      <${Portrait} character=${player.character} side=${player.side} html=${html} />
      <span class="sal-known-text"><b>${t(`character-${player.character}`)}</b><${Side} side=${player.side} t=${t} html=${html} /></span>
      ${view.over && html`<${Points} view=${view} seat=${player.seat} t=${t} html=${html} />`}
    </div>`;
}
