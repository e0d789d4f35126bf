/** Points, curves and a seeded chance: what the tile renderer reckons with. A tile is 100 × 100. */

/** @typedef {[number, number]} Point */
/** @typedef {{ d: string, points: Point[] }} Curve  a path, and points along it */

export const TILE = 100;
/** The corners, clockwise from the north-west; side k runs from corner k to corner k + 1. */
export const CORNERS = /** @type {Point[]} */ ([[0, 0], [100, 0], [100, 100], [0, 100]]);
/** The middle of each side, and the direction from there into the tile. */
export const MIDDLES = /** @type {Point[]} */ ([[50, 0], [100, 50], [50, 100], [0, 50]]);
export const INWARD = /** @type {Point[]} */ ([[0, 1], [-1, 0], [0, -1], [1, 0]]);

/** @param {number} value */
export const short = (value) => String(Math.round(value * 10) / 10);

/** @param {Point} a @param {Point} b @param {number} [times] @returns {Point} */
export const add = (a, b, times = 1) => [a[0] + b[0] * times, a[1] + b[1] * times];

/** @param {Point} a @param {Point} b */
export const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @param {Point} a @param {Point} b @param {number} t @returns {Point} */
export const between = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Cubic curves one after the other: a start, then three points for each.
 * @param {Point[]} given @returns {Curve} */
export function curve(given) {
  const points = [given[0]];
  let d = `M${given[0].map(short)}`;
  for (let k = 1; k < given.length; k += 3) {
    const [a, b, c, e] = given.slice(k - 1, k + 3);
    d += `C${[b, c, e].map((point) => point.map(short).join()).join(" ")}`;
    const steps = Math.max(4, Math.ceil((distance(a, b) + distance(b, c) + distance(c, e)) / 4));
    for (let step = 1; step <= steps; step += 1) points.push(onCubic(a, b, c, e, step / steps));
  }
  return { d, points };
}

/** @param {Point} a @param {Point} b @param {Point} c @param {Point} e @param {number} t
 * @returns {Point} */
function onCubic(a, b, c, e, t) {
  const u = 1 - t;
  const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return [a[0] * p + b[0] * q + c[0] * r + e[0] * s, a[1] * p + b[1] * q + c[1] * r + e[1] * s];
}

/** The part of a curve along which one has gone at `t` (0 to 1) of its length.
 * @param {Curve} way @param {number} t @returns {Point} */
export function along(way, t) {
  const { points } = way;
  let left = t * lengthOf(way);
  for (let k = 1; k < points.length; k += 1) {
    const step = distance(points[k - 1], points[k]);
    if (left <= step) return between(points[k - 1], points[k], step ? left / step : 0);
    left -= step;
  }
  return points[points.length - 1];
}

/** @param {Curve} way */
export function lengthOf({ points }) {
  let sum = 0;
  for (let k = 1; k < points.length; k += 1) sum += distance(points[k - 1], points[k]);
  return sum;
}

/** @param {Point} at @param {Point[]} points */
export function nearest(at, points) {
  let least = Infinity;
  const x = at[0];
  const y = at[1];
  for (let k = 0; k < points.length; k += 1) { // this loop is where the time goes
    const dx = points[k][0] - x;
    const dy = points[k][1] - y;
    const far = dx * dx + dy * dy;
    if (far < least) least = far;
  }
  return Math.sqrt(least);
}

/** @param {Point} at @param {Point[]} polygon */
export function inside([x, y], polygon) {
  let within = false;
  for (let k = 0, l = polygon.length - 1; k < polygon.length; l = k, k += 1) {
    const ay = polygon[k][1];
    const by = polygon[l][1];
    if (ay > y === by > y) continue;
    const ax = polygon[k][0];
    if (x < ((polygon[l][0] - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  }
  return within;
}

/** A number from 0 to 1 that is always the same for the same whole numbers.
 * @param {...number} seeds */
export function chance(...seeds) {
  let h = 0x9e3779b9;
  for (const seed of seeds) {
    h = Math.imul(h ^ (seed | 0), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return (h >>> 0) / 4294967296;
}

/** A row of such numbers. @param {...number} seeds */
export function chances(...seeds) {
  let n = 0;
  return () => chance(...seeds, (n += 1));
}

/** Hills and hollows between 0 and 1 over the whole landscape, `size` wide.
 * @param {number} x @param {number} y @param {number} size @param {number} seed */
export function noise(x, y, size, seed) {
  const [cx, cy] = [Math.floor(x / size), Math.floor(y / size)];
  const [fx, fy] = [x / size - cx, y / size - cy].map((f) => f * f * (3 - 2 * f));
  const corner = (/** @type {number} */ dx, /** @type {number} */ dy) => chance(cx + dx, cy + dy, seed);
  const top = corner(0, 0) * (1 - fx) + corner(1, 0) * fx;
  const bottom = corner(0, 1) * (1 - fx) + corner(1, 1) * fx;
  return top * (1 - fy) + bottom * fy;
}
