/** Small drawings in the manner of a woodcut: houses, towers, trees, sheep, each with its foot at a
 * point. A drawing is text, one line for each stroke of the pen: "classes|path"; `svg` makes SVG of
 * it. The colours are classes of board.css. */

import { short } from "./geometry.js";

/** @typedef {() => number} Random  numbers from 0 to 1 */

/** A path of rounded numbers. @param {TemplateStringsArray} texts @param {...number} values */
function d(texts, ...values) {
  return texts.reduce((text, next, k) => text + short(values[k - 1]) + next);
}

/** One stroke. @param {string} kind @param {string} way */
const path = (kind, way) => `${kind}|${way}\n`;

/** @param {string} kind @param {string} way @param {string} [more] attributes */
export const svgPath = (kind, way, more = "") => `<path class="${kind}" d="${way}"${more}/>`;

/** @param {string} drawing */
export const svg = (drawing) => drawing.trimEnd().split("\n")
  .map((line) => svgPath(line.split("|")[0], line.split("|")[1])).join("");

/** In what order strokes lie above one another where small things are drawn together. */
const ORDER = [
  "k-shade", "k-trunk", "k-leg", "k-wool k-line", "k-face", "k-stone k-line", "k-plaster k-line",
  "k-dusk", "k-leaf k-line", "k-leaf2 k-line", "k-fir k-line", "k-leaf-dark", "k-hay k-line",
  "k-roof1 k-line", "k-roof2 k-line", "k-roof3 k-line", "k-hatch", "k-window", "k-window k-lit",
  "k-tuft", "k-bloom1", "k-bloom2",
];

/** Small things that hardly overlap, with as few elements as possible. @param {string[]} drawings */
export function svgTogether(drawings) {
  /** @type {Map<string, string>} */
  const ways = new Map(ORDER.map((kind) => [kind, ""]));
  for (const line of drawings.join("").trimEnd().split("\n")) {
    const [kind, way] = line.split("|");
    ways.set(kind, (ways.get(kind) ?? "") + way);
  }
  return [...ways].map(([kind, way]) => (way ? svgPath(kind, way) : "")).join("");
}

/** @param {number} x @param {number} y @param {number} r */
const round = (x, y, r) => d`M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;

/** A house: its gable to the front or the long side, now and then with a chimney.
 * @param {number} x @param {number} y @param {number} size @param {Random} random */
export function house(x, y, size, random) {
  const roof = `k-roof${1 + Math.floor(random() * 3)}`;
  const w = size * (0.92 + random() * 0.2);
  const h = size * (0.36 + random() * 0.1);
  const r = size * (0.44 + random() * 0.12);
  const flip = random() < 0.5 ? 1 : -1;
  const a = x - (flip * w) / 2; // the end with the gable
  const f = flip;
  const g = w * 0.46; // how wide the gable is
  const front = d`M${a},${y}V${y - h}L${a + (f * g) / 2},${y - h - r}L${a + f * g},${y - h}H${a + f * w}V${y}Z`;
  const shade = d`M${a + f * g},${y - h}H${a + f * w}V${y}H${a + f * g}Z`;
  const top = d`M${a + (f * g) / 2},${y - h - r}H${a + f * (w - g * 0.3)}L${a + f * (w + 0.9)},${y - h + 0.7}H${a + f * (g + 0.7)}Z`;
  let lines = "";
  for (let k = 1; k < 4; k += 1) {
    const t = k / 4;
    const left = a + f * (g / 2 + (w - g * 0.8) * t);
    lines += d`M${left},${y - h - r + 1}L${left + f * g * 0.5 * (1 - t * 0.4)},${y - h}`;
  }
  lines += d`M${a - f * 0.9},${y - h + 0.9}L${a + (f * g) / 2},${y - h - r}`;
  const chimney = random() < 0.35
    ? path("k-stone k-line", d`M${a + f * w * 0.66},${y - h - r + 2}v${-4}h${f * 2.4}v${4}`) : "";
  const lights = d`M${a + f * g * 0.5 - 1},${y - h * 0.35}v${-2.4}h2v2.4z`
    + d`M${a + f * w * 0.68 - 0.9},${y - h * 0.3}v${-2}h1.8v2z`;
  return chimney + path("k-plaster k-line", front) + path("k-dusk", shade)
    + path(`${roof} k-line`, top) + path("k-hatch", lines) + path("k-window", lights);
}

/** A round tower: with a pointed roof at the corners, with battlements along the wall.
 * @param {number} x @param {number} y @param {boolean} pointed @param {Random} random */
export function tower(x, y, pointed, random) {
  const r = pointed ? 4.9 : 4.3;
  const h = pointed ? 12.5 : 10.5;
  const body = d`M${x - r},${y - h}V${y + 0.6}A${r},${r * 0.5} 0 0 0 ${x + r},${y + 0.6}V${y - h}Z`;
  const side = d`M${x + r * 0.25},${y - h}V${y + 2.6}Q${x + r},${y + 2.2} ${x + r},${y + 0.6}V${y - h}Z`;
  const slit = d`M${x - r * 0.35},${y - h * 0.45}v-2.6`;
  const marks = d`M${x - r},${y - h * 0.28}h2.2M${x - 1},${y - h * 0.15}h2.4M${x - r + 1.4},${y - h * 0.68}h2`;
  const stone = path("k-stone k-line", body) + path("k-dusk", side)
    + path("k-hatch", marks) + path("k-slit", slit);
  if (pointed) {
    const top = y - h - 11 - random() * 2;
    return stone + path("k-slate k-line", d`M${x - r - 1.5},${y - h + 0.6}Q${x - r * 0.4},${top + 7} ${x},${top}Q${x + r * 0.4},${top + 7} ${x + r + 1.5},${y - h + 0.6}Q${x},${y - h + 2.6} ${x - r - 1.5},${y - h + 0.6}Z`)
      + path("k-hatch", d`M${x + 1},${top + 4}L${x + r - 0.6},${y - h + 0.4}M${x + 0.3},${top + 6}L${x + 2},${y - h + 1}`);
  }
  const c = r + 1;
  return stone + path("k-stone k-line", d`M${x - c},${y - h + 1}v-4.4h2.3v1.8h1.9v-1.8h2.2v1.8h1.9v-1.8h2.3v4.4q${-c},2.2 ${-2 * c},0Z`);
}

/** A gate in a wall: two turrets and an arch, through which the road runs.
 * @param {number} x @param {number} y */
export function gate(x, y) {
  const arch = d`M${x - 4},${y + 2.6}v-6.2a4,4.4 0 0 1 8,0v6.2Z`;
  return path("k-stone k-line", d`M${x - 9},${y + 2.6}V${y - 14}h2v-2h2.2v2h2.2v-2h2.4v2h2.4v-2h2.2v2h2.2v-2h2.2v18.6Z`)
    + path("k-dusk", d`M${x + 4.4},${y + 2.6}V${y - 14}h4.6v16.6Z`)
    + path("k-hatch", d`M${x - 8.4},${y - 9}h3M${x - 6},${y - 4}h2M${x - 8.4},${y - 1}h2.6M${x - 1},${y - 11}h3`)
    + path("k-gate k-line", arch)
    + path("k-bars", d`M${x - 2},${y - 7}v4M${x},${y - 7.6}v4.4M${x + 2},${y - 7}v4M${x - 4},${y - 5}h8`);
}

/** A tree; neighbours of two kinds of green, of which one is drawn before the other.
 * @param {number} x @param {number} y @param {boolean} odd @param {Random} random */
export function tree(x, y, odd, random) {
  return random() < 0.3 ? fir(x, y, 0.85 + random() * 0.35, random)
    : leafy(x, y, 0.8 + random() * 0.45, odd, random);
}

/** @param {number} x @param {number} y @param {number} s @param {boolean} odd
 * @param {Random} random */
function leafy(x, y, s, odd, random) {
  const r = 5.4 * s;
  const top = y - 6.6 * s;
  const w = () => r * (0.92 + random() * 0.16);
  const [a, b, c] = [w(), w(), w()];
  const crown = d`M${x - a},${top + 1}C${x - a - 1},${top - b * 0.9} ${x - b * 0.5},${top - b * 1.25} ${x},${top - c}C${x + b * 0.7},${top - c * 1.2} ${x + a + 1.2},${top - b * 0.6} ${x + a},${top + 1}C${x + a},${top + c} ${x + b * 0.4},${top + c * 0.9} ${x},${top + c * 0.85}C${x - b * 0.5},${top + c} ${x - a},${top + c} ${x - a},${top + 1}Z`;
  const dark = d`M${x + a * 0.2},${top + c * 0.8}C${x + a * 0.9},${top + c * 0.2} ${x + a * 0.5},${top - c * 0.5} ${x + a * 0.45},${top - c * 0.9}C${x + a + 1},${top - b * 0.6} ${x + a},${top} ${x + a},${top + 1}C${x + a},${top + c} ${x + b * 0.4},${top + c * 0.9} ${x + a * 0.2},${top + c * 0.8}Z`;
  return path("k-shade", d`M${x - r * 0.8},${y + 0.4}a${r},${r * 0.3} 0 1 0 ${r * 2},0a${r},${r * 0.3} 0 1 0 ${-r * 2},0Z`)
    + path("k-trunk", d`M${x},${y}V${top}`)
    + path(odd ? "k-leaf k-line" : "k-leaf2 k-line", crown) + path("k-leaf-dark", dark)
    + path("k-hatch", d`M${x - r * 0.5},${top - r * 0.1}q${r * 0.25},${r * 0.3} ${r * 0.55},0M${x - r * 0.1},${top + r * 0.4}q${r * 0.25},${r * 0.3} ${r * 0.5},0M${x - r * 0.1},${top - r * 0.6}q${r * 0.2},${r * 0.25} ${r * 0.4},0`);
}

/** @param {number} x @param {number} y @param {number} s @param {Random} random */
function fir(x, y, s, random) {
  const h = (15 + random() * 3) * s;
  const w = 4.6 * s;
  const half = (/** @type {number} */ f) => d`L${x + f * w * 0.55},${y - h * 0.62}L${x + f * w * 0.34},${y - h * 0.6}L${x + f * w * 0.8},${y - h * 0.36}L${x + f * w * 0.5},${y - h * 0.35}L${x + f * w},${y - 2.2}`;
  const tip = d`M${x},${y - h}`;
  return path("k-shade", d`M${x - w * 0.7},${y}a${w},${w * 0.3} 0 1 0 ${w * 2},0a${w},${w * 0.3} 0 1 0 ${-w * 2},0Z`)
    + path("k-trunk", d`M${x},${y + 0.4}v-3`)
    + path("k-fir k-line", `${tip}${half(1)}${d`Q${x},${y - 0.8} ${x - w},${y - 2.2}`}${d`L${x - w * 0.5},${y - h * 0.35}L${x - w * 0.8},${y - h * 0.36}L${x - w * 0.34},${y - h * 0.6}L${x - w * 0.55},${y - h * 0.62}`}Z`)
    + path("k-leaf-dark", `${tip}${half(1)}${d`L${x + w * 0.15},${y - 1.6}`}Z`);
}

/** A low bush. @param {number} x @param {number} y @param {Random} random */
export function bush(x, y, random) {
  const r = 2.4 + random() * 1.2;
  return path("k-leaf k-line", d`M${x - r},${y}C${x - r * 1.3},${y - r * 1.4} ${x - r * 0.2},${y - r * 1.8} ${x},${y - r * 1.2}C${x + r * 0.3},${y - r * 1.8} ${x + r * 1.4},${y - r * 1.2} ${x + r},${y}Z`)
    + path("k-leaf-dark", d`M${x + r * 0.2},${y}C${x + r * 0.9},${y - r * 0.6} ${x + r * 0.5},${y - r} ${x + r * 0.5},${y - r * 1.4}C${x + r * 1.3},${y - r * 1.1} ${x + r * 1.2},${y - r * 0.5} ${x + r},${y}Z`);
}

/** A few sheep, each looking its own way. @param {number} x @param {number} y
 * @param {Random} random */
export function sheep(x, y, random) {
  let all = "";
  const count = 2 + Math.floor(random() * 2);
  for (let k = 0; k < count; k += 1) {
    const sx = x + (k - 1) * 7.5 + random() * 2;
    const sy = y + (k % 2) * 4.4 + random() * 1.5 - 2;
    const f = random() < 0.5 ? 1 : -1;
    all += path("k-leg", d`M${sx - 1.4},${sy - 1}v1.8M${sx + 1.4},${sy - 1}v1.8`)
      + path("k-wool k-line", d`M${sx - 2.9},${sy - 1.6}c-0.6,-2.4 1.2,-2.9 2,-2.4c0.8,-0.9 2.2,-0.8 2.7,0c1.4,-0.3 2,1.4 1.2,2.4c0.2,1 -1,1.5 -1.7,1.2c-0.8,0.7 -2,0.6 -2.4,0c-0.9,0.4 -1.9,-0.2 -1.8,-1.2Z`)
      + path("k-face", d`M${sx + f * 2.6},${sy - 3.2}q${f * 2.4},0.2 ${f * 1.7},2.2q${f * -1.6},0.4 ${f * -1.9},-1Z`);
  }
  return all;
}

/** A haystack. @param {number} x @param {number} y */
export function hay(x, y) {
  return path("k-shade", d`M${x - 4},${y + 0.2}a5.4,1.6 0 1 0 10.8,0a5.4,1.6 0 1 0 -10.8,0Z`)
    + path("k-hay k-line", d`M${x - 4.4},${y}C${x - 4.6},${y - 5} ${x - 1.6},${y - 8} ${x},${y - 9}C${x + 1.6},${y - 8} ${x + 4.6},${y - 5} ${x + 4.4},${y}Q${x},${y + 1.4} ${x - 4.4},${y}Z`)
    + path("k-hatch", d`M${x},${y - 8}v3M${x - 2},${y - 5}l-0.8,3M${x + 2},${y - 5}l0.8,3M${x},${y - 3.4}v2.6M${x + 2.6},${y - 1.6}v1.2`);
}

/** @param {number} x @param {number} y @param {Random} random */
export function stones(x, y, random) {
  const r = 1.8 + random();
  return path("k-stone k-line", d`M${x - r},${y}q${-0.4},${-r} ${r * 0.7},${-r * 1.2}q${r},${-0.2} ${r * 1.3},${r * 1.2}Z`
    + d`M${x + r * 0.9},${y + 0.8}q0,${-r * 0.8} ${r * 0.6},${-r * 0.8}q${r * 0.6},0 ${r * 0.7},${r * 0.8}Z`);
}

/** Flowers and blades. @param {number} x @param {number} y @param {Random} random */
export function flowers(x, y, random) {
  const kind = random() < 0.5 ? "k-bloom1" : "k-bloom2";
  let stems = "";
  let heads = "";
  for (let k = 0; k < 4; k += 1) {
    const fx = x + (random() - 0.5) * 10;
    const fy = y + (random() - 0.5) * 6;
    stems += d`M${fx},${fy}v-2`;
    heads += d`M${fx - 0.9},${fy - 2.4}a0.9,0.9 0 1 0 1.8,0a0.9,0.9 0 1 0 -1.8,0`;
  }
  return path("k-tuft", stems) + path(kind, heads);
}

/** A church with its tower, and a garden wall around it. @param {number} x @param {number} y */
export function church(x, y) {
  const ring = d`M${x - 25},${y - 6}C${x - 25},${y - 21} ${x - 14},${y - 25} ${x},${y - 25}C${x + 14},${y - 25} ${x + 25},${y - 21} ${x + 25},${y - 6}C${x + 25},${y + 9} ${x + 14},${y + 14} ${x + 5},${y + 14}`;
  const rest = d`M${x - 5},${y + 14}C${x - 14},${y + 14} ${x - 25},${y + 9} ${x - 25},${y - 6}`;
  const beds = d`M${x + 9},${y + 6}h8M${x + 10},${y + 8.6}h6M${x - 17},${y + 6}h8M${x - 16},${y + 8.6}h6`;
  const yard = path("k-yard", d`M${x - 25},${y - 6}C${x - 25},${y - 21} ${x - 14},${y - 25} ${x},${y - 25}C${x + 14},${y - 25} ${x + 25},${y - 21} ${x + 25},${y - 6}C${x + 25},${y + 9} ${x + 14},${y + 14} ${x},${y + 14}C${x - 14},${y + 14} ${x - 25},${y + 9} ${x - 25},${y - 6}Z`)
    + path("k-path", d`M${x - 3},${y + 2}L${x - 4.4},${y + 15}h8.8L${x + 3},${y + 2}Z`);
  const hedge = path("k-hedge-ink", ring + rest) + path("k-hedge", ring + rest) + path("k-hedge-top", ring + rest);
  const nave = path("k-plaster k-line", d`M${x - 6},${y + 3}V${y - 11}H${x + 18}V${y + 3}Z`)
    + path("k-dusk", d`M${x + 6},${y + 3}V${y - 11}H${x + 18}V${y + 3}Z`)
    + path("k-roof2 k-line", d`M${x - 7},${y - 10}L${x - 1},${y - 21}H${x + 15}L${x + 19.6},${y - 10}Z`)
    + path("k-hatch", d`M${x + 3},${y - 20}l2,9M${x + 7},${y - 20}l2.4,9M${x + 11},${y - 20}l3,9M${x - 1},${y - 18}l0.6,7`)
    + path("k-glow", d`M${x + 7},${y - 1}v-5a1.5,2 0 0 1 3,0v5ZM${x + 12.6},${y - 1}v-5a1.5,2 0 0 1 3,0v5Z`);
  const bell = path("k-plaster k-line", d`M${x - 9},${y + 4}V${y - 22}H${x + 4}V${y + 4}Z`)
    + path("k-dusk", d`M${x - 0.6},${y + 4}V${y - 22}H${x + 4}V${y + 4}Z`)
    + path("k-slate k-line", d`M${x - 10.6},${y - 21}L${x - 2.5},${y - 40}L${x + 5.6},${y - 21}Z`)
    + path("k-hatch", d`M${x - 1.6},${y - 35}l4,13M${x - 2.2},${y - 33}l2,11`)
    + path("k-cross", d`M${x - 2.5},${y - 40}v-6M${x - 4.6},${y - 43.6}h4.2`)
    + path("k-glow", d`M${x - 4.2},${y - 13}v-3.4a1.7,2 0 0 1 3.4,0v3.4Z`)
    + path("k-door k-line", d`M${x - 5.4},${y + 4}v-5.4a2.9,3.2 0 0 1 5.8,0v5.4Z`);
  return { ground: yard + path("k-tuft", beds), top: hedge + nave + bell };
}

/** The arms of a city on a pole. @param {number} x @param {number} y */
export function shield(x, y) {
  return path("k-shade", d`M${x - 5},${y + 0.4}a6,1.8 0 1 0 12,0a6,1.8 0 1 0 -12,0Z`)
    + path("k-pole", d`M${x},${y}V${y - 24}`)
    + path("k-arms k-line", d`M${x - 8},${y - 22}Q${x - 4},${y - 20.4} ${x},${y - 22.6}Q${x + 4},${y - 20.4} ${x + 8},${y - 22}V${y - 13}Q${x + 8},${y - 6.4} ${x},${y - 3}Q${x - 8},${y - 6.4} ${x - 8},${y - 13}Z`)
    + path("k-chevron", d`M${x - 7},${y - 10}L${x},${y - 15.6}L${x + 7},${y - 10}v3L${x},${y - 11.6}L${x - 7},${y - 7}Z`)
    + path("k-chevron", d`M${x - 4.4},${y - 18}l1.2,1.6l-1.2,1.6l-1.2,-1.6ZM${x + 4.4},${y - 18}l1.2,1.6l-1.2,1.6l-1.2,-1.6Z`);
}

/** The mage's mark: a star on a wand. @param {number} x @param {number} y */
export function star(x, y) {
  let way = "";
  for (let k = 0; k < 10; k += 1) {
    const r = k % 2 ? 2.7 : 6.2;
    const turn = (k * Math.PI) / 5 - Math.PI / 2;
    way += `${k ? "L" : "M"}${short(x + 2 + r * Math.cos(turn))},${short(y - 4 + r * Math.sin(turn))}`;
  }
  return path("k-halo", round(x + 1, y - 3, 12)) + path("k-wand-ink", d`M${x - 8},${y + 8}L${x + 2},${y - 4}`)
    + path("k-wand", d`M${x - 8},${y + 8}L${x + 2},${y - 4}`) + path("k-star k-line", `${way}Z`)
    + path("k-spark", d`M${x - 7},${y - 6}v3M${x - 8.5},${y - 4.5}h3M${x + 8},${y + 4}v2.6M${x + 6.7},${y + 5.3}h2.6`);
}

/** What is pressed into a crop circle: the sign of a kind of follower. @param {number} x
 * @param {number} y @param {number} r @param {string} mark */
export function cropCircle(x, y, r, mark) {
  const ring = (/** @type {string} */ kind, /** @type {number} */ size) => path(kind, round(x, y, size));
  let stalks = "";
  for (let k = 0; k < 40; k += 1) {
    const turn = (k / 40) * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    stalks += d`M${x + c * (r - 1)},${y + s * (r - 1)}L${x + Math.cos(turn + 0.16) * (r - 3)},${y + Math.sin(turn + 0.16) * (r - 3)}`;
  }
  const signs = /** @type {Record<string, string>} */ ({
    road: d`M${x - 5.4},${y + 7}L${x + 1.6},${y - 1.4}M${x + 0.2},${y - 0.4}Q${x + 1},${y - 6} ${x + 6},${y - 6.4}Q${x + 7},${y - 1.6} ${x + 1.4},${y + 0.6}`,
    city: d`M${x - 5.4},${y - 6}H${x + 5.4}V${y}Q${x + 5.4},${y + 5} ${x},${y + 8}Q${x - 5.4},${y + 5} ${x - 5.4},${y}ZM${x},${y - 6}V${y + 7.4}M${x - 5.4},${y - 0.4}H${x + 5.4}`,
    farm: d`M${x},${y + 8.4}V${y - 7.4}M${x - 4.8},${y - 7.4}v4.4q0,3.4 4.8,3.4q4.8,0 4.8,-3.4v-4.4`,
  });
  return ring("k-crop-edge", r) + ring("k-crop", r) + path("k-stalks", stalks)
    + ring("k-crop-ring", r - 3.6) + ring("k-crop-inner", r - 5.4)
    + path("k-sign-ink", signs[mark]) + path("k-sign-line", signs[mark]);
}

/** The well of a village. @param {number} x @param {number} y */
export function well(x, y) {
  return path("k-stone k-line", d`M${x - 3},${y - 2}V${y + 1}Q${x},${y + 3} ${x + 3},${y + 1}V${y - 2}Q${x},${y - 3.6} ${x - 3},${y - 2}Z`)
    + path("k-slit", d`M${x - 2.4},${y - 2}v-5M${x + 2.4},${y - 2}v-5`)
    + path("k-roof2 k-line", d`M${x - 4.4},${y - 6.4}L${x},${y - 10.4}L${x + 4.4},${y - 6.4}Z`);
}
