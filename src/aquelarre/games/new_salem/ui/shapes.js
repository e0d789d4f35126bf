/**
 * Path makers for the drawings of the town. All drawings are strokes: [style, path], cut like a
 * woodcut; the style sheet gives the colours.
 *
 *   k ink · p lit wall · s wall in the shade · r roof, in the colour of the type · g light
 *   f far away · l ink line · w fine light line · c colour line
 */

/** @typedef {import("../../../web/kit/drawing.js").Stroke} Stroke */

/** @param {number} x @param {number} y @param {number} w @param {number} h */
export const box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A pointed roof on a wall that begins at y. @param {number} x @param {number} y @param {number} w
 *  @param {number} h @param {number} [over] how far it reaches over the wall */
export const gable = (x, y, w, h, over = 3) => `M${x - over} ${y}L${x + w / 2} ${y - h}L${x + w + over} ${y}z`;

/** A roof with a ridge. @param {number} x @param {number} y @param {number} w @param {number} h
 *  @param {number} [slope] @param {number} [over] */
export const hip = (x, y, w, h, slope = 8, over = 3) =>
  `M${x - over} ${y}L${x + slope} ${y - h}H${x + w - slope}L${x + w + over} ${y}z`;

/** A door or window with a round top that stands on y. @param {number} x @param {number} y
 *  @param {number} w @param {number} h */
export const arch = (x, y, w, h) => `M${x} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

/** A pointed one. @param {number} x @param {number} y @param {number} w @param {number} h */
export const lancet = (x, y, w, h) => `M${x} ${y}v${w - h}q0 ${-w * 0.6} ${w / 2} ${-w}q${w / 2} ${w * 0.4} ${w / 2} ${w}v${h - w}z`;

/** The same shape many times. @param {(x: number, y: number) => string} shape @param {number} x
 *  @param {number} y @param {number} across @param {number} dx @param {number} [down] @param {number} [dy] */
export function many(shape, x, y, across, dx, down = 1, dy = 0) {
  let path = "";
  for (let j = 0; j < down; j++) for (let i = 0; i < across; i++) path += shape(x + i * dx, y + j * dy);
  return path;
}

/** Lines side by side. @param {number} x @param {number} y @param {string} line relative path
 *  @param {number} count @param {number} dx @param {number} [dy] */
export const lines = (x, y, line, count, dx, dy = 0) =>
  Array.from({ length: count }, (_, i) => `M${x + i * dx} ${y + i * dy}${line}`).join("");

/** A bird far away. @param {number} x @param {number} y */
export const bird = (x, y) => `M${x} ${y}q3-4 6 0q3-4 6 0q-3-2-6 2q-3-4-6-2z`;

/** A star. @param {number} x @param {number} y @param {number} [r] */
export const spark = (x, y, r = 1.6) => `M${x} ${y - r * 2}l${r / 2} ${r * 1.5} ${r * 1.5} ${r / 2}-${r * 1.5} ${r / 2}-${r / 2} ${r * 1.5}-${r / 2}-${r * 1.5}-${r * 1.5}-${r / 2} ${r * 1.5}-${r / 2}z`;
