/** The renderer: from the tiles of a landscape to SVG.
 *
 * A tile is drawn in three layers, each a string: `under` (ploughed fields and the edges of roads),
 * `ground` (roads, the ground of cities, what lies flat) and `top` (walls, houses, trees, what stands
 * up and may rise over the tile to the north). Every layer of all tiles lies below the next one of
 * any, so that things go on over the edges. Houses and trees
 * grow from seeds of the whole landscape, not of a tile, and cross edges where the land goes on:
 * so no edge shows, and no two tiles of a kind look the same.
 */

import { TILE, chance, chances, noise, short } from "./geometry.js";
import { COBBLES } from "./grounds.js";
import {
  bush, church, cropCircle, flowers, gate, hay, house, sheep, shield, star, stones, svg,
  svgPath as path, svgTogether, tower, tree, well,
} from "./scenery.js";
import { VARIANTS, faceOf, groundAt } from "./shapes.js";

/** @typedef {import("./shapes.js").Face} Face */
/** @typedef {{ place: string, tile: string, rotation: number }} Laid  as the view has it */
/** @typedef {{ x: number, y: number, face: Face, place: string }} Lying */
/** @typedef {Map<string, Lying>} Land  by place */
/** @typedef {{ under: string, ground: string, top: string }} Picture */

const STREET = 16.5; // from house to house
const ROW = 11.6;
const GROVE = 11.5; // from tree to tree
const PARCEL = 58; // from ploughed field to ploughed field
const TOGETHER = 5.5; // small things whose feet are so near are drawn together
const ENOUGH = 400; // pictures to keep
const AROUND = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

/** @param {string} place @returns {[number, number]} */
export const xy = (place) => /** @type {[number, number]} */ (place.split(",").map(Number));

/** @param {Laid[]} tiles @returns {Land} */
export function landOf(tiles) {
  const land = new Map();
  for (const { place, tile, rotation } of tiles) land.set(place, lie(place, tile, rotation));
  return land;
}

/** @param {string} place @param {string} tile @param {number} rotation @returns {Lying} */
export function lie(place, tile, rotation) {
  const [x, y] = xy(place);
  const variant = Math.floor(chance(x, y, 5) * VARIANTS);
  return { x, y, place, face: faceOf(tile, rotation, variant) };
}

/** @type {Map<string, Picture>} */
const drawn = new Map();

/** The picture of a tile as it lies in its landscape, in coordinates of the tile itself.
 * @param {Lying} tile @param {Land} land @param {boolean[]} [complete] of which segments
 * @returns {Picture} */
export function pictureOf(tile, land, complete = []) {
  const beside = AROUND.map(([dx, dy]) => land.get(`${tile.x + dx},${tile.y + dy}`)?.face);
  const names = [tile.face, ...beside].map((face) => face?.key ?? "");
  const key = `${tile.place}|${names}|${complete}`;
  let picture = drawn.get(key);
  if (!picture) {
    if (drawn.size > ENOUGH) drawn.clear();
    drawn.set(key, (picture = draw(tile, land, complete)));
  }
  return picture;
}

/** @typedef {{ y: number, drawing: string, small: boolean }} Thing  what stands, and its foot */
/** @typedef {(y: number, drawing: string, small?: boolean) => void} Stand */

/** @param {Lying} tile @param {Land} land @param {boolean[]} complete @returns {Picture} */
function draw(tile, land, complete) {
  const { face } = tile;
  /** @type {Thing[]} */
  const standing = [];
  /** @type {Stand} */
  const stand = (y, drawing, small = false) => standing.push({ y, drawing, small });
  const look = lookout(tile, land);
  const fields = fieldsOf(tile, land);
  const roads = streets(face);
  const under = fields.map(({ text }) => text).join("") + roads.under;
  let ground = roads.ground + pavement(face, complete);
  const { centre } = face;
  if (centre?.what === "circle") ground += svg(cropCircle(centre.x, centre.y, centre.r, face.mark));
  if (centre?.what === "cloister") {
    const { ground: yard, top } = church(centre.x, centre.y + 6);
    ground += svg(yard);
    stand(centre.y + 16, top);
  }
  const random = chances(tile.x, tile.y, 77);
  for (const [x, y] of face.houses) stand(y, house(x, y, 11.5, random), true);
  if (centre?.what === "crossing") stand(centre.y, well(centre.x, centre.y));
  for (const { towers } of face.walls) {
    towers.forEach(([x, y], k) => {
      const pointed = k === 0 || k === towers.length - 1;
      stand(y, tower(x, y, pointed, chances(Math.round(x), Math.round(y))));
    });
  }
  for (const [x, y] of face.gates) stand(y + 3, gate(x, y));
  for (const part of face.parts) for (const [x, y] of part.shields) stand(y + 8, shield(x, y + 10));
  if (face.star) stand(face.star[1], star(...face.star));
  town(tile, look, complete, stand);
  meadow(tile, look, [...fields, ...fieldsBeside(tile, land)], stand);
  return { under, ground, top: walls(face) + inRows(standing) };
}

/** From the back to the front; small things of one row are drawn together.
 * @param {Thing[]} standing */
function inRows(standing) {
  standing.sort((a, b) => a.y - b.y);
  let text = "";
  /** @type {Thing[]} */
  let row = [];
  const close = () => {
    if (row.length) text += svgTogether(row.map(({ drawing }) => drawing));
    row = [];
  };
  for (const thing of standing) {
    if (row.length && (!thing.small || thing.y > row[0].y + TOGETHER)) close();
    if (thing.small) row.push(thing);
    else text += svg(thing.drawing);
  }
  close();
  return text;
}

/** @typedef {(x: number, y: number) => { feature: string, room: number, part: number }} Look */

/** What is at a point, in coordinates of the tile, also beyond its edges. A point where no tile
 * lies is nowhere. @param {Lying} tile @param {Land} land @returns {Look} */
function lookout(tile, land) {
  return (x, y) => {
    const [dx, dy] = [Math.floor(x / TILE), Math.floor(y / TILE)];
    const there = dx || dy ? land.get(`${tile.x + dx},${tile.y + dy}`) : tile;
    if (!there) return { feature: "", room: 0, part: -1 };
    const { part, room } = groundAt(there.face, x - dx * TILE, y - dy * TILE);
    return { feature: part?.feature ?? "", room, part: part ? there.face.parts.indexOf(part) : -1 };
  };
}

/** The points of a lattice over the whole landscape that fall on a tile, shaken a little.
 * @param {Lying} tile @param {number} wide @param {number} high @param {number} seed
 * @param {number} shake
 * @returns {{ x: number, y: number, odd: boolean, random: () => number }[]} */
function scatter(tile, wide, high, seed, shake) {
  const points = [];
  const [left, top] = [tile.x * TILE, tile.y * TILE];
  for (let row = Math.floor(top / high) - 1; row <= (top + TILE) / high + 1; row += 1) {
    for (let column = Math.floor(left / wide) - 1; column <= (left + TILE) / wide + 1; column += 1) {
      const random = chances(column, row, seed);
      const x = (column + 0.5 * (row & 1) + (random() - 0.5) * shake) * wide - left;
      const y = (row + (random() - 0.5) * 0.5) * high - top;
      if (x >= 0 && x < TILE && y >= 0 && y < TILE) {
        points.push({ x, y, odd: Boolean(column & 1), random });
      }
    }
  }
  return points;
}

/** @param {number} x @param {number} y */
const toCorner = (x, y) => Math.hypot(Math.min(x, TILE - x), Math.min(y, TILE - y));

/** @param {Face} face @param {number} x @param {number} y */
function toStand(face, x, y) {
  let least = Infinity;
  for (const { at, shields } of face.parts) {
    least = Math.min(least, Math.hypot(at[0] - x, at[1] - y));
    for (const s of shields) least = Math.min(least, Math.hypot(s[0] - x, s[1] + 4 - y) - 3);
  }
  return least;
}

/** The houses of the cities. @param {Lying} tile @param {Look} look @param {boolean[]} complete
 * @param {Stand} stand */
function town(tile, look, complete, stand) {
  if (!tile.face.walls.length && !tile.face.edges.includes("C")) return;
  for (const { x, y, odd, random } of scatter(tile, STREET, ROW, 11, 0.3)) {
    const corners = [[-7, 0], [7, 0], [-6, -4], [6, -4], [0, -2]];
    const ground = corners.map(([dx, dy]) => look(x + dx, y + dy));
    if (ground.some(({ feature, room }) => feature !== "city" || room < 2.2)) continue;
    if (toCorner(x, y) < 13 || toStand(tile.face, x, y - 2) < 8) continue;
    if (tile.face.gates.some((at) => Math.hypot(at[0] - x, at[1] - y) < 15)) continue;
    const text = random() < 0.06 ? tree(x, y, odd, random) : house(x, y, 13, random);
    const lit = complete[ground[4].part];
    stand(y, lit ? text.replaceAll("k-window", "k-window k-lit") : text, true);
  }
}

/** What grows and grazes on the fields: groves where the landscape has them, else little.
 * @param {Lying} tile @param {Look} look @param {{ x: number, y: number, r: number }[]} fields
 * @param {Stand} stand */
function meadow(tile, look, fields, stand) {
  const { face } = tile;
  const starry = face.star;
  for (const { x, y, odd, random } of scatter(tile, GROVE, GROVE * 0.8, 23, 0.6)) {
    const ground = [[0, 0], [-4, 0], [4, 0], [0, -4], [0, 3]].map(([dx, dy]) => look(x + dx, y + dy));
    if (ground.some(({ feature }) => feature !== "farm")) continue;
    const room = Math.min(...ground.map((each) => each.room));
    if (room < 1.6 || toCorner(x, y) < 10) continue;
    if (fields.some((field) => Math.hypot(field.x - x, (field.y - y) * 1.3) < field.r)) continue;
    if (starry && Math.hypot(starry[0] - x, starry[1] + 5 - y) < 17) continue;
    if (toStand(face, x, y - 3) < 11) continue;
    const wood = noise(tile.x * TILE + x, tile.y * TILE + y, 64, 3);
    const wide = [-11, 11].every((dx) => look(x + dx, y).feature === "farm");
    const text = plant(wood, wide ? room : Math.min(room, 5), x, y, odd, random);
    if (text) stand(y, text, true);
  }
}

/** @param {number} wood @param {number} room @param {number} x @param {number} y
 * @param {boolean} odd @param {() => number} random */
function plant(wood, room, x, y, odd, random) {
  const pick = random();
  if (room > 3.4 && pick < (wood - 0.56) * 3.4) return tree(x, y, odd, random);
  if (pick > 0.965 && room > 9) return sheep(x, y, random);
  if (pick > 0.95 && room > 6) return hay(x, y);
  if (pick > 0.935) return stones(x, y, random);
  if (pick > 0.875) return flowers(x, y, random);
  if (pick > 0.82 && wood > 0.3) return bush(x, y, random);
  if (pick > 0.79 && room > 3.4) return tree(x, y, odd, random);
  return "";
}

/** Ploughed fields and their furrows. @param {Lying} tile @param {Look} look */
function ploughed(tile, look) {
  const found = [];
  for (const { x, y, random } of scatter(tile, PARCEL, PARCEL * 0.8, 31, 0.62)) {
    if (random() < 0.25) continue;
    const [w, h] = [13 + random() * 7, 9 + random() * 4];
    const lean = (random() - 0.5) * 0.9;
    const [c, s] = [Math.cos(lean), Math.sin(lean)];
    const at = (/** @type {number} */ u, /** @type {number} */ v) => /** @type {[number, number]} */ ([x + u * w * c - v * h * s, y + u * w * s + v * h * c]);
    const rim = [[-1, -1], [0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [0, 0]];
    const fits = rim.every(([u, v]) => {
      const ground = look(...at(u, v));
      return ground.feature === "farm" && ground.room > 3;
    });
    if (!fits || toStand(tile.face, x, y) < 9) continue;
    const p = (/** @type {number} */ u, /** @type {number} */ v) => at(u, v).map(short).join();
    const kind = `k-field${1 + Math.floor(random() * 3)}`;
    let furrows = "";
    const rows = Math.round(h / 1.7);
    for (let k = 1; k < rows; k += 1) {
      const v = (k / rows) * 2 - 1;
      furrows += `M${p(-0.93, v)}Q${p((random() - 0.5) * 0.5, v + 0.09)} ${p(0.93, v)}`;
    }
    const edge = `M${p(-1, -1)}Q${p(0, -1.1)} ${p(1, -1)}Q${p(1.06, 0)} ${p(1, 1)}Q${p(0, 1.1)} ${p(-1, 1)}Q${p(-1.06, 0)} ${p(-1, -1)}Z`;
    found.push({ x, y, r: w + 4, text: path(`${kind} k-rim`, edge) + path("k-furrow", furrows) });
  }
  return found;
}

/** @typedef {ReturnType<typeof ploughed>} Fields */
/** @type {WeakMap<Land, Map<string, Fields>>} */
const tilled = new WeakMap();

/** The ploughed fields of a tile: its neighbours ask for them too. @returns {Fields}
 * @param {Lying} tile @param {Land} land */
function fieldsOf(tile, land) {
  const known = tilled.get(land) ?? new Map();
  tilled.set(land, known);
  if (!known.has(tile.place)) known.set(tile.place, ploughed(tile, lookout(tile, land)));
  return known.get(tile.place);
}

/** Those of the tiles around, where they may reach over the edge.
 * @param {Lying} tile @param {Land} land */
function fieldsBeside(tile, land) {
  return AROUND.flatMap(([dx, dy]) => {
    const other = land.get(`${tile.x + dx},${tile.y + dy}`);
    return other ? fieldsOf(other, land)
      .map((field) => ({ ...field, x: field.x + dx * TILE, y: field.y + dy * TILE })) : [];
  });
}

// -- what lies flat ---------------------------------------------------------------------------

/** The roads, with their verges. @param {Face} face */
function streets(face) {
  const ways = face.parts.map((part) => part.way?.d ?? "").join("");
  if (!ways) return { under: "", ground: "" };
  const { centre } = face;
  const square = (/** @type {string} */ kind, /** @type {number} */ r) => (centre?.what === "crossing"
    ? `<ellipse class="${kind}" cx="${short(centre.x)}" cy="${short(centre.y)}" rx="${short(r * 1.1)}" ry="${r}"/>` : "");
  return {
    under: path("k-verge", ways) + square("k-square-verge", 11.4) + path("k-road-ink", ways)
      + square("k-square-ink", 9.5),
    ground: path("k-road", ways) + square("k-square", 8.7) + path("k-rut", ways),
  };
}

/** The ground of the cities; by night the streets of a complete one are lit.
 * @param {Face} face @param {boolean[]} complete */
function pavement(face, complete) {
  return face.parts.map((part, k) => (part.region
    ? path(complete[k] ? "k-paving k-lamps" : "k-paving", part.region)
      + path("k-cobbles", part.region, ` fill="url(#${COBBLES})"`) : "")).join("");
}

/** Walls with a height: a foot, a face of stones and a walk with battlements.
 * @param {Face} face */
function walls(face) {
  const ways = face.walls.map(({ wall }) => wall.d).join("");
  if (!ways) return "";
  const at = (/** @type {number} */ right, /** @type {number} */ down) => moved(ways, right, down);
  return path("k-wall-shade", at(1.4, 2.6)) + path("k-wall-ink", ways)
    + path("k-wall-ink", at(0, -3)) + path("k-wall-ink", at(0, -6))
    + path("k-wall-face", ways) + path("k-wall-face", at(0, -2)) + path("k-wall-face", at(0, -4))
    + path("k-wall-joint", at(0, -1)) + path("k-wall-top", at(0, -6))
    + path("k-wall-merlon", at(0, -6));
}

/** A path of absolute points, elsewhere: a browser keeps no account of it, as it does of every
 * `transform`. @param {string} way @param {number} right @param {number} down */
function moved(way, right, down) {
  return way.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${short(Number(x) + right)},${short(Number(y) + down)}`);
}
