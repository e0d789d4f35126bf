/** What the land is made of: patterns that repeat, but never in step with the tiles. */

import { chances, short } from "./geometry.js";

/** @typedef {import("../../../web/types.js").Html} Html */

const [WIDE, HIGH] = [530, 470];
const STONES = 50; // the cobbles of all tiles fit together
export const COBBLES = "car-cobbles";

/** The grass, as one string: light and dark, hatched hollows, tufts. */
const GRASS = (() => {
  const random = chances(4711);
  const wrapped = (/** @type {(dx: number, dy: number) => string} */ draw) => (
    [[0, 0], [WIDE, 0], [0, HIGH], [WIDE, HIGH]].map(([dx, dy]) => draw(-dx, -dy)).join(""));
  let patches = "";
  for (let k = 0; k < 34; k += 1) {
    const [x, y] = [random() * WIDE, random() * HIGH];
    const [rx, ry] = [26 + random() * 44, 14 + random() * 24];
    const kind = k % 2 ? "k-grass-light" : "k-grass-dark";
    const lean = short(random() * 60 - 30);
    patches += wrapped((dx, dy) => `<ellipse class="${kind}" cx="${short(rx)}" rx="${short(rx)}" ry="${short(ry)}" transform="translate(${short(x + dx)} ${short(y + dy)}) rotate(${lean})"/>`);
  }
  let blades = "";
  let strokes = "";
  let hatches = "";
  for (let k = 0; k < 300; k += 1) {
    const [x, y] = [random() * WIDE, random() * HIGH];
    if (k % 3) blades += `M${short(x)},${short(y)}l-1.4,-2.6M${short(x + 1)},${short(y)}v-3.4M${short(x + 2)},${short(y)}l1.4,-2.6`;
    else strokes += `M${short(x)},${short(y)}q4,-1.4 8,0M${short(x + 3)},${short(y + 2.2)}q3,-1 6,0`;
  }
  for (let k = 0; k < 46; k += 1) {
    const [x, y] = [random() * (WIDE - 40), 12 + random() * (HIGH - 30)];
    const rows = 3 + Math.floor(random() * 4);
    for (let row = 0; row < rows; row += 1) {
      const far = (6 + random() * 9) * (1 - Math.abs(row - rows / 2) / rows);
      hatches += `M${short(x + row * 1.6 - far / 2)},${short(y + row * 2.1)}q${short(far / 2)},-1.2 ${short(far)},0`;
    }
  }
  return `<rect class="k-grass" width="${WIDE}" height="${HIGH}"/>${patches}`
    + `<path class="k-hollow" d="${hatches}"/><path class="k-swath" d="${strokes}"/>`
    + `<path class="k-tuft" d="${blades}"/>`;
})();

/** Cobbles, here and there. */
const PAVING = (() => {
  const random = chances(1209);
  let stones = "";
  for (let k = 0; k < 40; k += 1) {
    const [x, y] = [2 + random() * (STONES - 9), 3 + random() * (STONES - 6)];
    stones += `M${short(x)},${short(y)}q1.4,-1.8 2.8,0`;
    if (random() < 0.5) stones += `q1.4,-1.8 2.8,0`;
  }
  return `<path class="k-cobble" d="${stones}"/>`;
})();

/** @param {string} grass the id of the pattern @param {Html} html */
export function definitions(grass, html) {
  return html`<pattern id=${grass} width=${WIDE} height=${HIGH} patternUnits="userSpaceOnUse"
      dangerouslySetInnerHTML=${{ __html: GRASS }} />
    <pattern id=${COBBLES} width=${STONES} height=${STONES} patternUnits="userSpaceOnUse"
      dangerouslySetInnerHTML=${{ __html: PAVING }} />
    ${["mage", "witch"].map((name) => html`<radialGradient id="car-aura-${name}" class="aura-${name}">
      <stop offset="0" class="near" /><stop offset="1" class="far" /></radialGradient>`)}
    <radialGradient id="car-candle"><stop offset="0" class="near" /><stop offset="1" class="far" />
    </radialGradient>`;
}
