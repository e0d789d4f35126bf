/** The landscape as a whole: its tiles in layers, which segments belong together (pure geometry: edges
 * that touch join what lies on them), where it ends. */

import { FIGURES } from "./figures.js";
import { TILE } from "./geometry.js";
import { learn } from "./kinds.js";
import { landOf, pictureOf, xy } from "./tiles.js";

/** @typedef {import("./tiles.js").Land} Land */
/** @typedef {import("./tiles.js").Lying} Lying */
/** @typedef {import("./grounds.js").Html} Html */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("./board.js").Where} Where */
/** @typedef {{ place: string, part: number }} Member */
/** @typedef {{ feature: string, members: Member[], places: Set<string>, open: number }} Feature
 *   `open`: sides beyond which no tile lies */

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];

const MARGIN = TILE + 6; // around the landscape: every empty place beside it, whoever is to lay
const ENOUGH = 1200; // drawings to keep

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/** @typedef {{ key: string, land: Land, features: Map<string, Feature>, order: Lying[], last: Lying,
 *   box: Box }} Scene */
/** @type {Scene | null} */
let latest = null; // most updates lay no tile

/** @param {View} view @returns {Scene} */
export function sceneOf(view) {
  const stamp = learn(view.kinds);
  const key = stamp + view.tiles.map(({ place, tile, rotation }) => `${place}${tile}${rotation}`).join(" ");
  if (!latest || latest.key !== key) {
    const land = landOf(view.tiles);
    const order = [...land.values()].sort((a, b) => a.y - b.y || a.x - b.x);
    const last = /** @type {Lying} */ (land.get(view.tiles[view.tiles.length - 1].place));
    const box = boxOf(view.tiles.map(({ place }) => place), MARGIN);
    latest = { key, land, features: featuresOf(land), order, last, box };
  }
  return latest;
}

/** @type {Map<string, { key: string, node: unknown }>} */
const kept = new Map();

/** The same object as before, if nothing has changed: then Preact leaves what it drew alone. Most of
 * a landscape stays as it is from one turn to the next, and all of it while a mouse moves over it.
 * @param {string} name @param {string} key of all that it depends on @param {() => unknown} make */
export function same(name, key, make) {
  const before = kept.get(name);
  if (before?.key === key) return before.node;
  if (kept.size > ENOUGH) kept.clear();
  const node = make();
  kept.set(name, { key, node });
  return node;
}

/** @param {string} text @param {Html} html */
export const raw = (text, html) => html`<g dangerouslySetInnerHTML=${{ __html: text }} />`;

/** @param {{ x: number, y: number }} tile */
export const shift = ({ x, y }) => `translate(${x * TILE} ${y * TILE})`;

/** The tiles; what glows on the ground lies under walls and trees.
 * @param {Scene} scene @param {View} view @param {Html} html */
export function landscape(scene, view, html) {
  const where = view.figures.map((at) => (at ? `${at.place}/${at.spot}` : ""));
  return same("landscape", `${scene.key}|${where}`, () => {
    const { land, features, order } = scene;
    const squares = (/** @type {number} */ more, down = 0) => order.map(({ x, y }) => (
      `M${x * TILE - more},${y * TILE - more + down}h${TILE + 2 * more}v${TILE + 2 * more}h${-TILE - 2 * more}Z`)).join("");
    const pictures = order.map((tile) => {
      const complete = tile.face.parts.map((part, k) => (
        part.feature === "city" && isComplete(features.get(`${tile.place}/${k}`))));
      return { tile, ...pictureOf(tile, land, complete) };
    });
    const layer = (/** @type {"under" | "ground" | "top"} */ name) => pictures.map((each) => same(`${name} ${each.tile.place}`, each[name], () => (
      html`<g key=${each.tile.place} transform=${shift(each.tile)}
        dangerouslySetInnerHTML=${{ __html: each[name] }} />`)));
    return html`<g class="landscape">
      <path class="drop" d=${squares(3, 7)} /><path class="base" d=${squares(1.6, 3)} />
      <path class="base" d=${squares(1.6)} />
      <path fill="url(#car-meadow)" d=${squares(0.3)} />
      <g>${layer("under")}</g><g>${layer("ground")}</g><path class="rim" d=${coast(land, order)} />
      ${halos(scene, view, html)}
      <g>${layer("top")}</g>
    </g>`;
  });
}

/** The edges beyond which no tile lies. @param {Land} land @param {Lying[]} order */
function coast(land, order) {
  let way = "";
  for (const { x, y } of order) {
    const [left, top] = [x * TILE, y * TILE];
    if (!land.has(`${x},${y - 1}`)) way += `M${left},${top}h${TILE}`;
    if (!land.has(`${x + 1},${y}`)) way += `M${left + TILE},${top}v${TILE}`;
    if (!land.has(`${x},${y + 1}`)) way += `M${left},${top + TILE}h${TILE}`;
    if (!land.has(`${x - 1},${y}`)) way += `M${left},${top}v${TILE}`;
  }
  return way;
}

/** The shape of a feature: regions of a city, the ways of a road.
 * @param {Feature} feature @param {Land} land @param {string} kind @param {Html} html */
export function outline(feature, land, kind, html) {
  return html`<g class="outline ${kind} of-${feature.feature}">${feature.members.map((member) => {
    const tile = /** @type {Lying} */ (land.get(member.place));
    const part = tile.face.parts[member.part];
    if (part.way) return html`<path class="way" transform=${shift(tile)} d=${part.way.d} />`;
    if (!part.region) return null;
    const walls = tile.face.walls.filter(({ city }) => city === member.part);
    return html`<g transform=${shift(tile)}><path class="area" d=${part.region} />
      ${walls.map(({ wall }) => html`<path class="wall" d=${wall.d} />`)}</g>`;
  })}</g>`;
}

/** The halos of the figures, over the whole of what they stand on.
 * @param {Scene} scene @param {View} view @param {Html} html */
function halos(scene, view, html) {
  return html`<g class="halos">${view.figures.map((at, k) => {
    const feature = at && featureAt(scene, at);
    return feature && outline(feature, scene.land, `halo ${FIGURES[k]}`, html);
  })}</g>`;
}

/** @param {Scene} scene @param {Where} where @returns {Feature | undefined} */
export function featureAt({ land, features }, { place, spot }) {
  const part = land.get(place)?.face.parts.findIndex((each) => each.spot === spot);
  return features.get(`${place}/${part}`);
}

/** @param {string[]} found @param {number} margin */
export function boxOf(found, margin) {
  const [xs, ys] = [0, 1].map((k) => found.map((place) => xy(place)[k] * TILE));
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, w: Math.max(...xs) + TILE + margin - x, h: Math.max(...ys) + TILE + margin - y };
}

/** The tile that each player laid last, the newest first. One lays one in each turn; who laid the very last
 * one before the end is not to be seen. @param {View} view @returns {{ seat: number, place: string }[]} */
export function lastTiles({ tiles, players, active, drawn, over }) {
  if (over) return [];
  const n = players.length;
  const last = active + (drawn ? n - 1 : 0);
  const count = Math.min(n, tiles.length - 1);
  return Array.from({ length: count }, (_, k) => ({
    seat: (last - k + n) % n, place: tiles[tiles.length - 1 - k].place,
  }));
}

// -- features ---------------------------------------------------------------------------------

/** @param {string} place @param {number} part */
const id = (place, part) => `${place}/${part}`;

/** The features of a landscape, by place and segment ("3,-2/0").
 * @param {Land} land @returns {Map<string, Feature>} */
export function featuresOf(land) {
  /** @type {Map<string, string>} */
  const parent = new Map();
  const top = (/** @type {string} */ key) => {
    let at = key;
    while (parent.get(at) !== at) at = /** @type {string} */ (parent.get(at));
    return at;
  };
  for (const { place, face } of land.values()) {
    face.parts.forEach((_, k) => parent.set(id(place, k), id(place, k)));
  }
  const opened = new Map();
  for (const { x, y, place, face } of land.values()) {
    face.parts.forEach((part, k) => {
      for (const side of part.sides) {
        const [dx, dy] = STEPS[side];
        const next = land.get(`${x + dx},${y + dy}`);
        const other = next?.face.parts.findIndex((p) => p.sides.includes((side + 2) % 4)) ?? -1;
        if (next && other >= 0) parent.set(top(id(place, k)), top(id(next.place, other)));
        else opened.set(id(place, k), (opened.get(id(place, k)) ?? 0) + 1);
      }
      for (const half of part.halves) {
        const [dx, dy] = STEPS[half >> 1];
        const next = land.get(`${x + dx},${y + dy}`);
        const facing = ((half >> 1) + 2) % 4 * 2 + (1 - (half & 1));
        const other = next?.face.parts.findIndex((p) => p.halves.includes(facing)) ?? -1;
        if (next && other >= 0) parent.set(top(id(place, k)), top(id(next.place, other)));
      }
    });
  }
  /** @type {Map<string, Feature>} */
  const byTop = new Map();
  /** @type {Map<string, Feature>} */
  const found = new Map();
  for (const { place, face } of land.values()) {
    face.parts.forEach(({ feature }, k) => {
      const root = top(id(place, k));
      const whole = byTop.get(root) ?? { feature, members: [], places: new Set(), open: 0 };
      byTop.set(root, whole);
      whole.members.push({ place, part: k });
      whole.places.add(place);
      whole.open += opened.get(id(place, k)) ?? 0;
      found.set(id(place, k), whole);
    });
  }
  return found;
}

/** Is this a city or road with no open end? @param {Feature | undefined} feature */
export const isComplete = (feature) => feature !== undefined
  && (feature.feature === "city" || feature.feature === "road") && !feature.open;
