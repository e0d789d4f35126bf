/**
 * The land of Lancre: where its places are drawn, mountains, the gorge, woods, the river. The paths
 * come from the view: an edition may have others.
 */

import { chance } from "../../../web/kit/drawing.js";
import { inked, LANDMARKS, SIGNPOST } from "./pictures.js";

/** @typedef {import("./pictures.js").Html} Html */
/** @typedef {{x: number, y: number}} Point */
/** @typedef {{place: string, spaces: string[], near: string[], start: string | null}} Place */

export const SHEET = { w: 1000, h: 724 }; // the map
export const R = 28; // of a space, and of the tile on it

/** Spaces of their own lie in the middle of their place. */
const AT = /** @type {Record<string, [number, number]>} */ ({
  SH: [228, 116], GG: [428, 84], CV: [668, 92], LM: [868, 110],
  SN: [76, 246], GW: [224, 268], MS: [412, 226], CO: [560, 166], DA: [758, 214],
  RH: [130, 410], BA: [250, 404], MC: [358, 338], LT: [520, 356], NO: [664, 304], ST: [924, 268],
  SL: [70, 560], LG: [262, 542], LC: [410, 526], BR: [634, 506], MT: [908, 438],
  RB: [206, 660], CS: [452, 654], BO: [634, 658], SK: [812, 594],
  P1: [812, 340], P2: [318, 158], P3: [64, 142], P4: [322, 452], P5: [790, 482], P6: [916, 556],
});
const LOST = [950, 40]; // a place that nobody has heard of

/** Places with several spaces: where these lie around the middle, by how many there are. */
const AROUND = /** @type {Record<number, [number, number][]>} */ ({
  1: [[0, 0]],
  2: [[-33, 4], [33, 4]],
  3: [[-36, -18], [36, -18], [0, 40]],
  4: [[-34, -30], [34, -30], [-34, 34], [34, 34]],
  5: [[-62, -26], [0, -40], [62, -26], [-34, 34], [34, 34]],
});
export const DUNGEON = { x: 540, y: 516 }; // in the rock under the castle

/** @typedef {{places: Map<string, Point>, spaces: Map<string, Point>, wide: Set<string>}} Layout */

/** @type {{of: unknown, layout: Layout} | null} */
let latest = null; // places never change during a game

/** @param {{places: Place[]}} view @returns {Layout} */
export function layoutOf({ places }) {
  const key = places.map(({ place, spaces }) => `${place}${spaces.length}`).join();
  if (latest?.of === key) return latest.layout;
  const found = { places: new Map(), spaces: new Map(), wide: new Set() };
  for (const { place, spaces } of places) {
    const [x, y] = AT[place] ?? LOST;
    found.places.set(place, { x, y });
    if (spaces.length > 1) found.wide.add(place);
    const around = AROUND[spaces.length] ?? spaces.map((_, nth) => [nth * 60 - spaces.length * 30, 0]);
    spaces.forEach((space, nth) => found.spaces.set(space, { x: x + around[nth][0], y: y + around[nth][1] }));
  }
  found.spaces.set("DG", DUNGEON);
  latest = { of: key, layout: found };
  return found;
}

/** How an option takes one to its space; others (where to begin, where a tile goes) simply choose it. @type {Record<string, string>} */
const WAYS = { walk: "walk", flee: "walk", retreat: "walk", stray: "walk", fly: "fly", flee_flying: "fly", retreat_flying: "fly", help: "card", shamble: "card" };
const EASIEST = ["walk", "fly", "card"];

/** The easiest way in which a space can be chosen with what is picked: on foot, by broomstick alone, or only for the effect of
 *  a card there; none if it is no question of ways. @param {string} space @param {any} given @returns {string | undefined} */
export function wayTo(space, { options, picked }) {
  const held = [...picked].filter((ref) => !ref.startsWith("space:"));
  const there = (options ?? []).filter((/** @type {any} */ { refs }) => refs.includes(`space:${space}`) && held.every((ref) => refs.includes(ref)));
  const ways = there.map((/** @type {any} */ { verb }) => WAYS[verb]);
  return EASIEST.find((way) => ways.includes(way));
}

/** The places that a seat could walk or flee to if nothing were in the way: what the window shows first. Null when that is not
 *  the question. @param {any} view @param {number} seat @returns {Set<string> | null} */
export function surroundings(view, seat) {
  const here = view.spaces.find((/** @type {any} */ { witches }) => witches.includes(seat))?.place;
  const flees = view.attempt?.seat === seat; // one step, now or afterwards
  if (!here || !(flees || (view.walk?.seat === seat && ["act", "walk_on"].includes(view.question)))) return null;
  const near = new Map(view.places.map((/** @type {any} */ one) => [one.place, one.near]));
  const found = new Set([here]);
  for (let step = 0; step < (flees ? 1 : view.walk.steps); step += 1) {
    for (const place of Array.from(found)) near.get(place).forEach((/** @type {string} */ next) => found.add(next));
  }
  return found;
}

/** The smallest box around some spaces. @param {Layout} layout @param {string[]} spaces @param {number} margin */
export function boxAround({ spaces: all }, spaces, margin) {
  const points = /** @type {Point[]} */ (spaces.map((space) => all.get(space)).filter(Boolean));
  if (!points.length) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + margin - x, h: Math.max(...ys) + margin - y };
}

/** The way between two points, slightly winding; always the same. @param {Point} from @param {Point} to */
function trail(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bend = (chance(Math.round(from.x * 7 + to.y * 13 + to.x * 3))() - 0.5) * 0.34;
  const [mx, my] = [from.x + dx / 2 - dy * bend, from.y + dy / 2 + dx * bend];
  return `M${from.x} ${from.y}Q${mx.toFixed(0)} ${my.toFixed(0)} ${to.x} ${to.y}`;
}

// -- scenery ---------------------------------------------------------------------------------

/** From the mountains past Nanny's house, under the bridge, round the castle and through the gorge. */
const RIVER = [[742, -40], [716, 60], [726, 130], [700, 210], [726, 300], [756, 400], [700, 480], [566, 590], [470, 626], [370, 616],
  [264, 560], [170, 590], [110, 650], [-30, 690], [-90, 690]];
/** Peaks: middle, foot, width, height. */
const PEAKS = [[40, 60, 120, 84], [130, 66, 150, 104], [330, 44, 130, 80], [520, 56, 150, 96], [600, 40, 120, 80], [768, 56, 130, 96], [880, 34, 120, 70],
  [960, 70, 150, 112], [96, 176, 90, 60], [150, 190, 120, 92], [500, 128, 84, 62], [660, 196, 70, 44], [984, 190, 90, 70], [318, 236, 64, 40], [14, 340, 90, 74], [16, 470, 80, 50]];
/** Where trees grow: middle, half axes, how many. */
const WOODS = [[870, 630, 160, 100, 70], [760, 400, 80, 90, 18], [310, 300, 60, 60, 12], [130, 320, 70, 50, 14], [330, 690, 80, 40, 14], [60, 690, 80, 40, 14], [540, 700, 60, 30, 8]];

const at = Math.round;

/** A line that bends at each point, from one middle between them to the next. @param {number[][]} points */
function smooth(points) {
  return `M${points[0]}${points.slice(1, -1).map(([x, y], nth) => `Q${x} ${y} ${(x + points[nth + 2][0]) / 2} ${(y + points[nth + 2][1]) / 2}`).join("")}`;
}

/** A peak: its outline, the side in the shadow, and cuts of the knife down that side. @param {number[]} peak */
function mountain([x, y, w, h]) {
  const dice = chance(x * 31 + y);
  /** @param {number[][]} points parts of the width and the height, from the middle of the foot */
  const line = (points) => points.map(([a, b]) => `${at(x + a * w)} ${at(y - b * h)}`).join("L");
  const side = [0.12, 0.23, 0.35, 0.5].map((part) => [part + (dice() - 0.5) * 0.07, (1 - 2 * part) * (0.9 + dice() * 0.16)]);
  const left = side.map(([a, b]) => [-a - (dice() - 0.5) * 0.08, b]).reverse();
  const cuts = Array.from({ length: w >> 3 }, (_, nth) => {
    const part = (8 * nth + 4) / w;
    return `M${line([[0.04 + part * 0.34, 0.86 - part * 0.72]])}l${at(4 + dice() * 4)} ${at(h * (0.14 + dice() * 0.2) * (1 - part * 0.6))}`;
  });
  return { outline: `M${line([...left, [0, 1], ...side])}`, shade: `M${line([[0, 1], [0.04, 0.66], [-0.05, 0.4], [0.06, 0], ...side.reverse()])}z`, cuts: cuts.join("") };
}

/** @param {Layout} layout @param {number} x @param {number} y @param {number} room is nothing in the way there? */
function free({ places, spaces }, x, y, room) {
  const far = [...spaces.values()].every((one) => Math.hypot(one.x - x, one.y - 12 - y) > room);
  return far && [...places.values()].every((one) => Math.abs(one.x - x) > 62 || y - one.y < 0 || y - one.y > 84);
}

/** Trees as two paths: firs and round ones; far ones first. @param {Layout} layout */
function trees(layout) {
  const dice = chance(5);
  const found = WOODS.flatMap(([x, y, rx, ry, count]) => Array.from({ length: count }, () => {
    const [turn, far] = [dice() * 6.3, Math.sqrt(dice())];
    return [x + Math.cos(turn) * rx * far, y + Math.sin(turn) * ry * far, 9 + dice() * 7].map(at);
  })).filter(([x, y]) => free(layout, x, y, 50) && x > 8 && x < SHEET.w - 8 && y < SHEET.h - 4).sort((a, b) => a[1] - b[1]);
  /** @param {number[]} tree */
  const fir = ([x, y, h]) => `M${x} ${y - 2 * h}l6 ${h}h-2l5 ${h}H${x + 1}v4h-2v-4h-8l5-${h}h-2z`;
  /** @param {number[]} tree */
  const round = ([x, y, h]) => `M${x} ${y}v-8q-9 2-9-6 0-${h} 9-${h}t9 ${h}q0 8-9 6`;
  return [found.filter(([x]) => x % 3).map(fir).join(""), found.filter(([x]) => x % 3 === 0).map(round).join("")];
}

/** Tufts of grass and furrows, here and there. @param {Layout} layout */
function tufts(layout) {
  const dice = chance(77);
  return Array.from({ length: 170 }, () => [20 + dice() * 960, 30 + dice() * 670]).filter(([x, y]) => free(layout, x, y, 44))
    .map(([x, y]) => `M${at(x)} ${at(y)}q2-5 1-8M${at(x + 3)} ${at(y)}q1-4 4-7M${at(x - 3)} ${at(y)}q-1-3-3-5`).join("");
}

/** The edge of an old sheet. */
function edge() {
  const dice = chance(12);
  const rough = () => (dice() - 0.5) * 9;
  const { w, h } = SHEET;
  const points = [];
  for (let x = 0; x < w; x += 24) points.push([x, rough() - 12]);
  for (let y = 0; y < h; y += 24) points.push([w + 12 + rough(), y]);
  for (let x = w; x > 0; x -= 24) points.push([x, h + 12 + rough()]);
  for (let y = h; y > 0; y -= 24) points.push([rough() - 12, y]);
  return `M${points.map((point) => point.map(at).join(" ")).join("L")}z`;
}

const EDGE = edge();
const STREAM = smooth(RIVER);

/** @type {{key: string, node: any} | null} */
let drawn = null; // it is the same from one move to the next

/** The map without anything that moves. @param {any} view @param {Layout} layout @param {(key: string) => string} t @param {Html} html */
export function scenery(view, layout, t, html) {
  const key = `${[...layout.spaces.keys()]} ${view.paths.map((/** @type {any} */ path) => path.from + path.to)} ${t("board-title")} ${t("board-hub")}`;
  if (drawn?.key === key) return drawn.node;
  const [firs, round] = trees(layout);
  const node = html`
    <g class="lan-scenery" aria-hidden="true">
      <path class="lan-sheet-shadow" d=${EDGE} transform="translate(6 10)" />
      <path class="lan-sheet" d=${EDGE} />
      <clipPath id="lan-clip"><path d=${EDGE} /></clipPath>
      <g clip-path="url(#lan-clip)">
        <path class="lan-tufts" d=${tufts(layout)} />
        ${PEAKS.map(mountain).map(({ outline, shade, cuts }) => html`<path class="lan-hill" d=${outline} /><path class="lan-hill-shade" d=${shade} /><path class="lan-cuts" d=${cuts} />`)}
        <path class="lan-bank" d=${STREAM} /><path class="lan-water" d=${STREAM} /><path class="lan-ripple" d=${STREAM} />
        <path class="lan-round-trees" d=${round} /><path class="lan-firs" d=${firs} />
      </g>
      ${compass(t, html)}
      ${roads(view, layout, html)}
      <g transform=${`translate(${DUNGEON.x} ${DUNGEON.y})`}>${inked(LANDMARKS.DG, html)}</g>
      ${[...layout.places].map(([place, { x, y }]) => html`
        <g key=${place} transform=${layout.wide.has(place) ? `translate(${x} ${y})` : `translate(${x} ${y - 38}) scale(1.24)`}>${inked(LANDMARKS[place] ?? SIGNPOST, html)}</g>`)}
    </g>`;
  drawn = { key, node };
  return node;
}

/** @param {any} view @param {Layout} layout @param {Html} html */
function roads({ paths }, { places }, html) {
  const all = paths.map((/** @type {any} */ { from, to }) => trail(/** @type {any} */ (places.get(from)), /** @type {any} */ (places.get(to)))).join("");
  return html`<path class="lan-road-edge" d=${all} /><path class="lan-road" d=${all} /><path class="lan-road-ruts" d=${all} />`;
}

/** Title and compass: on a disc, one goes towards the hub or the rim. @param {(key: string) => string} t @param {Html} html */
function compass(t, html) {
  return html`
    <g class="lan-title" transform="translate(118 44)"><path class="lan-ribbon" d="M-92-22H92L80 2l12 24H-92l12-24z" /><text y="11">${t("board-title")}</text></g>
    <g class="lan-compass" transform="translate(46 668)"><circle r="21" /><path class="lan-needle" d="M0-29L6 0 0 29-6 0z" /><path d="M0-29L6 0H-6z" /><text y="-33">${t("board-hub")}</text></g>`;
}
