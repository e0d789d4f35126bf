/** The shape of a tile as it lies: where its walls, roads and fields run, and where one stands.
 *
 * Everything follows from the tile tables (`tiles.json`, made by `tools/tile_shapes.py`). Walls go
 * from corner to corner, roads from the middle of a side; what meets at an edge fits exactly.
 */

import {
  CORNERS, INWARD, MIDDLES, add, along, between, chances, curve, distance, inside, nearest,
} from "./geometry.js";
import { KINDS, stampOf } from "./kinds.js";

/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Curve} Curve */
/** @typedef {import("./kinds.js").Segment} Segment */
/** @typedef {Segment & { sides: number[], halves: number[], spot: string, at: Point, way?: Curve, region?: string,
 *   polygon?: Point[], shields: Point[], placed?: boolean }} Part  a segment of a tile that lies */
/** @typedef {{ x: number, y: number, r: number, what: "cloister" | "circle" | "crossing" }} Centre */
/** @typedef {{ key: string, label: string, edges: string, mark: string, parts: Part[],
 *   walls: { wall: Curve, city: number, towers: Point[] }[], gates: Point[], centre: Centre | null,
 *   star: Point | null, owner: Int8Array, room: Float32Array, houses: Point[] }} Face */

const SIDES = "NESW";
const HALVES = ["NNW", "NNE", "ENE", "ESE", "SSE", "SSW", "WSW", "WNW"];
export const VARIANTS = 4; // so many ways to draw the same tile
export const ROAD = 4.4; // half the width of a road
const CAP = 28; // how far a city on one side reaches into the tile
const GAP = 25; // how far a field beside a city does
export const CELLS = 25; // the tile as a grid of so many by so many cells
const CELL = 100 / CELLS;
const NOBODY = -1;
const UNKNOWN = -2;

/** @type {Map<string, Face>} */
const known = new Map();

/** @param {string} label @param {number} rotation @param {number} [variant] @returns {Face} */
export function faceOf(label, rotation, variant = 0) {
  const key = `${label}${stampOf(label)}/${rotation}/${variant}`;
  let face = known.get(key);
  if (!face) known.set(key, (face = makeFace(key, label, rotation, variant)));
  return face;
}

/** @param {string} key @param {string} label @param {number} rotation @param {number} variant @returns {Face} */
function makeFace(key, label, rotation, variant) {
  const kind = KINDS[label];
  const turned = [0, 1, 2, 3].map((side) => kind.edges[(side - rotation + 4) % 4]).join("");
  const parts = kind.segments.map((segment) => turn(segment, rotation));
  const random = chances(rotation, variant, ...[...label].map((c) => c.charCodeAt(0)));
  /** @type {Face} */
  const face = {
    key, label, edges: turned, mark: kind.mark ?? "", parts, walls: [], gates: [], centre: null,
    star: null, houses: [], owner: new Int8Array(CELLS * CELLS).fill(UNKNOWN),
    room: new Float32Array(CELLS * CELLS),
  };
  parts.forEach((part, k) => part.feature === "city" && wallIn(face, part, k));
  face.centre = centreOf(face, random);
  for (const part of parts) {
    if (part.feature !== "road") continue;
    const way = pave(face, part, random);
    part.way = { ...way, d: `${overEdge(part.sides[0], "M")}L${way.d.slice(1)}${overEdge(part.sides[1], "L")}` };
  }
  raiseTowers(face);
  settle(face, random);
  survey(face);
  for (const feature of ["cloister", "road", "city", "farm"]) {
    parts.forEach((part, k) => part.feature === feature && standOn(face, part, k));
  }
  if (kind.magic) {
    face.star = clearing(face, (k) => parts[k]?.feature === "farm", starPlace(face)) ?? clearing(face, () => true, starPlace(face));
  }
  return face;
}

/** @param {Segment} segment @param {number} rotation @returns {Part} */
function turn(segment, rotation) {
  const sides = segment.sides?.map((side) => (side + rotation) % 4).sort();
  const halves = segment.halves?.map((half) => (half + 2 * rotation) % 8).sort();
  let spot = "cloister";
  if (sides) spot = `${segment.feature}-${SIDES[sides[0]]}`;
  if (halves) spot = `farm-${HALVES[halves[0]]}`;
  return { ...segment, sides: sides ?? [], halves: halves ?? [], spot, at: [50, 50], shields: [] };
}

// -- walls ------------------------------------------------------------------------------------

/** A city is the tile without what its walls leave outside. Each wall stands before one run of
 * sides that are not the city's. @param {Face} face @param {Part} part @param {number} k */
function wallIn(face, part, k) {
  const own = (/** @type {number} */ side) => part.sides.includes(side % 4);
  let region = "";
  /** @type {Point[]} */
  const polygon = [];
  const first = part.sides.find((side) => !own(side + 3)) ?? 0;
  for (let side = first; side < first + 4; side += 1) {
    const start = CORNERS[side % 4];
    if (own(side)) {
      polygon.push(start);
      region += `${region ? "L" : "M"}${start}`;
    } else if (own(side + 3)) {
      let length = 1;
      while (!own(side + length)) length += 1;
      const wall = wallBefore(side % 4, length, face.mark ? 0.3 : 0.2);
      face.walls.push({ wall, city: k, towers: [] });
      polygon.push(...wall.points);
      region += `L${start}${wall.d.slice(wall.d.indexOf("C"))}`;
    }
  }
  part.polygon = polygon;
  part.region = `${region}Z`;
}

/** The wall before so many sides, from the first one on; `bow`: how far one that cuts the tile in
 * half gives way. @param {number} side @param {number} length @param {number} bow
 * @returns {Curve} */
function wallBefore(side, length, bow) {
  const from = CORNERS[side];
  const to = CORNERS[(side + length) % 4];
  if (length === 2) {
    const home = CORNERS[(side + 3) % 4]; // the corner that the city fills
    return curve([from, add(between(from, home, bow), between([0, 0], add(to, from, -1), 0.2)),
      add(between(to, home, bow), between([0, 0], add(from, to, -1), 0.2)), to]);
  }
  const [edge, deep] = length === 1 ? [side, GAP] : [(side + 3) % 4, CAP];
  const step = /** @type {Point} */ (between([0, 0], add(to, from, -1), 0.01));
  const at = (/** @type {number} */ far, /** @type {number} */ depth) => add(add(from, step, far), INWARD[edge], depth);
  return curve([from, at(18, deep * 0.28), at(27, deep), at(50, deep), at(73, deep),
    at(82, deep * 0.28), to]);
}

/** Towers stand at the ends of a wall and, where no gate is, in the middle of it.
 * @param {Face} face */
function raiseTowers(face) {
  for (const { wall, towers } of face.walls) {
    for (const t of [0, 0.5, 1]) {
      const at = along(wall, t);
      if (t !== 0.5 || face.gates.every((gate) => distance(gate, at) > 22)) towers.push(at);
    }
  }
}

// -- roads ------------------------------------------------------------------------------------

/** What is in the middle, and where exactly: away from the cities. @returns {Centre | null}
 * @param {Face} face @param {() => number} random */
function centreOf(face, random) {
  const away = push(face);
  const at = add(add([50, 50], away, 7), [random() * 4 - 2, random() * 4 - 2]);
  const [x, y] = at;
  if (face.parts.some((part) => part.feature === "cloister")) {
    const [cx, cy] = add([50, 50], roomFor(face), 9);
    return { x: cx, y: cy, r: 15, what: "cloister" };
  }
  if (face.mark) return circleOf(face, away);
  const ends = face.parts.some((part) => part.feature === "road" && gateOf(face, part) === NOBODY
    && part.sides.length === 1);
  return ends ? { x, y, r: 8, what: "crossing" } : null;
}

/** Away from cities, and from roads that go round a corner: there a cloister has its room.
 * @param {Face} face @returns {Point} */
function roomFor(face) {
  /** @type {Point} */
  let away = [0, 0];
  for (const { feature, sides } of face.parts) {
    if (feature === "city" || (feature === "road" && sides.length > 1)) for (const side of sides) away = add(away, INWARD[side]);
  }
  return away;
}

/** Away from cities that fill one side. @param {Face} face @returns {Point} */
function push(face) {
  /** @type {Point} */
  let away = [0, 0];
  for (const part of face.parts) {
    if (part.feature === "city" && part.sides.length === 1) away = add(away, INWARD[part.sides[0]]);
  }
  return away;
}

/** A crop circle: between two roads that fields do not pass it touches the road, otherwise it
 * keeps away from it. @param {Face} face @param {Point} away @returns {Centre} */
function circleOf(face, away) {
  const through = face.parts.find((p) => p.feature === "road" && p.sides.length === 2);
  const cities = face.parts.filter((part) => part.feature === "city");
  if (through) {
    const [a, b] = through.sides;
    const corner = between(MIDDLES[a], MIDDLES[b], 0.5); // towards the bend of the road
    const [one, other] = outerHalves(a, b);
    const free = face.parts.some((p) => p.halves.includes(one) && p.halves.includes(other));
    const [x, y] = between([50, 50], corner, free ? -0.34 : 0.02);
    return { x, y, r: free ? 14.5 : 17, what: "circle" };
  }
  const [x, y] = add([50, 50], away, cities.length === 1 ? 10 : 0);
  const r = cities.length === 2 && cities[0].sides.length === 1 ? 19 : 15;
  return { x, y, r, what: "circle" };
}

/** The half edges beside a bent road that lie outside the bend.
 * @param {number} a @param {number} b */
function outerHalves(a, b) {
  const [first, second] = (a + 1) % 4 === b ? [a, b] : [b, a];
  return [2 * first, 2 * second + 1];
}

/** The city into whose gate a road runs: the fields on both its sides touch it.
 * @param {Face} face @param {Part} road */
function gateOf(face, road) {
  if (road.sides.length > 1) return NOBODY;
  const beside = [0, 1].map((half) => (
    face.parts.find((part) => part.halves.includes(2 * road.sides[0] + half))));
  const shared = beside[0]?.touches?.filter((city) => beside[1]?.touches?.includes(city)) ?? [];
  if (face.mark || face.parts.some((part) => part.feature === "cloister")) return NOBODY;
  return shared[0] ?? NOBODY;
}

/** A little beyond the edge, so that no gap shows there. @param {number | undefined} side
 * @param {string} letter */
const overEdge = (side, letter) => (side === undefined ? ""
  : letter + add(MIDDLES[side], INWARD[side], -0.5));

/** The way of a road: to another side, to what is in the middle, or to the gate of a city.
 * @param {Face} face @param {Part} part @param {() => number} random @returns {Curve} */
function pave(face, part, random) {
  const [a, b] = part.sides;
  const from = MIDDLES[a];
  if (b !== undefined) return b - a === 2 ? straight(face, a, b, random) : bend(face, a, b, random);
  const city = gateOf(face, part);
  if (city === NOBODY && face.centre) {
    const { x, y, what } = face.centre;
    const to = /** @type {Point} */ (what === "cloister" ? [x, y + 10] : [x, y]);
    const sway = add([0, 0], INWARD[(a + 1) % 4], (random() - 0.5) * 7);
    return curve([from, add(from, INWARD[a], 18), add(between(from, to, 0.68), sway), to]);
  }
  const aim = add(from, INWARD[a], 36);
  let best = { far: Infinity, at: /** @type {Point} */ ([50, 50]), out: /** @type {Point} */ ([0, 0]) };
  for (const { wall, city: owner } of face.walls) {
    if (owner !== city) continue;
    wall.points.forEach((at, k) => {
      const far = distance(at, aim);
      if (k === 0 || k === wall.points.length - 1 || far >= best.far) return;
      const [dx, dy] = add(wall.points[k + 1], wall.points[k - 1], -1);
      const size = Math.hypot(dx, dy);
      best = { far, at, out: [dy / size, -dx / size] }; // the city lies on the right of its wall
    });
  }
  const out = distance(add(best.at, best.out, 9), from) < distance(add(best.at, best.out, -9), from)
    ? best.out : add([0, 0], best.out, -1);
  face.gates.push(best.at);
  const reach = distance(from, best.at);
  return curve([from, add(from, INWARD[a], reach * 0.4), add(best.at, out, reach * 0.36),
    add(best.at, out, -3)]);
}

/** @param {Face} face @param {number} a @param {number} b @param {() => number} random */
function straight(face, a, b, random) {
  const away = push(face);
  const bow = away[0] || away[1] ? 6 + random() * 3 : (random() - 0.5) * 16;
  const aside = away[0] || away[1] ? away : INWARD[(a + 1) % 4];
  const middle = add(add([50, 50], aside, bow), INWARD[a], (random() - 0.5) * 10);
  const lean = add(add([0, 0], INWARD[a], 16), aside, (random() - 0.5) * 6);
  return curve([MIDDLES[a], add(MIDDLES[a], INWARD[a], 20), add(middle, lean, -1), middle,
    add(middle, lean), add(MIDDLES[b], INWARD[b], 20), MIDDLES[b]]);
}

/** @param {Face} face @param {number} a @param {number} b @param {() => number} random */
function bend(face, a, b, random) {
  const tight = face.mark || face.parts.some((part) => part.feature === "city") ? 26 : 27;
  const reach = () => tight + (face.mark ? 0 : (random() - 0.5) * 9);
  return curve([MIDDLES[a], add(MIDDLES[a], INWARD[a], reach()),
    add(MIDDLES[b], INWARD[b], reach()), MIDDLES[b]]);
}

/** The houses of the village at a crossing: in the corners between the roads.
 * @param {Face} face @param {() => number} random */
function settle(face, random) {
  if (face.centre?.what !== "crossing") return;
  const { x, y } = face.centre;
  const roads = face.parts.flatMap((part) => part.way?.points ?? []);
  const walls = face.walls.flatMap(({ wall }) => wall.points);
  for (const [dx, dy] of [[-17, -8], [17, -9], [16, 19], [-17, 19], [0, -13], [1, 22]]) {
    const at = /** @type {Point} */ ([x + dx + random() * 4 - 2, y + dy + random() * 4 - 2]);
    const low = add(at, [0, -3]);
    const room = Math.min(nearest(low, roads), nearest(low, walls) - 3);
    if (room > 11.5 && face.houses.length < 4) face.houses.push(at);
  }
}

// -- who owns the ground ----------------------------------------------------------------------

/** Find out for each cell of the tile to which segment it belongs, and how much room is there.
 * @param {Face} face */
function survey(face) {
  const { owner, room, centre } = face;
  const roads = face.parts.map((part) => part.way?.points);
  const walls = face.walls.flatMap(({ wall }) => wall.points.map((at) => add(at, [0, -2.5])));
  for (let cell = 0; cell < owner.length; cell += 1) {
    const at = cellAt(cell);
    const toWall = nearest(at, walls) - 4.5; // walls are high
    const city = face.parts.findIndex((part) => part.polygon && inside(at, part.polygon));
    if (centre?.what === "circle") {
      room[cell] = distance(at, [centre.x, centre.y]) - centre.r;
      if (room[cell] < 0) owner[cell] = NOBODY;
    } else room[cell] = Infinity;
    if (owner[cell] === UNKNOWN && city !== NOBODY) owner[cell] = city;
    let toRoad = Infinity;
    roads.forEach((points, k) => {
      const far = points ? nearest(at, points) - ROAD : Infinity;
      toRoad = Math.min(toRoad, far);
      if (far < 0.4 && owner[cell] === UNKNOWN) owner[cell] = k;
    });
    if (city === NOBODY) room[cell] = Math.min(room[cell], toRoad);
    room[cell] = Math.min(room[cell], toWall);
    if (centre && centre.what !== "circle" && city === NOBODY) {
      const far = distance(at, [centre.x, centre.y]) - centre.r;
      room[cell] = Math.min(room[cell], far);
      if (far < 0 && owner[cell] === UNKNOWN) {
        owner[cell] = face.parts.findIndex((part) => part.feature === "cloister");
      }
    }
    for (const house of face.houses) {
      room[cell] = Math.min(room[cell], distance(at, add(house, [0, -5])) - 8);
    }
  }
  face.parts.forEach((part, k) => part.feature === "farm" && flood(face, part.halves, k));
}

/** @param {number} cell @returns {Point} */
const cellAt = (cell) => [((cell % CELLS) + 0.5) * CELL, (Math.floor(cell / CELLS) + 0.5) * CELL];

/** A field covers what is left, from its half edges to roads, walls and circles.
 * @param {Face} face @param {number[]} halves @param {number} k */
function flood({ owner }, halves, k) {
  const starts = [[6, 0], [18, 0], [24, 6], [24, 18], [18, 24], [6, 24], [0, 18], [0, 6]];
  const todo = halves.map((half) => starts[half]);
  for (let next = todo.pop(); next; next = todo.pop()) {
    const [x, y] = next;
    if (x < 0 || y < 0 || x >= CELLS || y >= CELLS || owner[y * CELLS + x] !== UNKNOWN) continue;
    owner[y * CELLS + x] = k;
    todo.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
}

/** Which segment is at a point of the tile, and how far things that are in the way are.
 * @param {Face} face @param {number} x @param {number} y */
export function groundAt(face, x, y) {
  const column = Math.min(CELLS - 1, Math.max(0, Math.floor(x / CELL)));
  const row = Math.min(CELLS - 1, Math.max(0, Math.floor(y / CELL)));
  const cell = row * CELLS + column;
  return { part: face.parts[face.owner[cell]], room: face.room[cell] };
}

// -- where one stands -------------------------------------------------------------------------

/** Where a follower stands on a segment: not too near to where others do.
 * @param {Face} face @param {Part} part @param {number} k */
function standOn(face, part, k) {
  const taken = face.parts.filter((other) => other.placed).map((other) => other.at);
  part.placed = true;
  const free = (/** @type {Point} */ at) => Math.min(0, nearest(at, taken) - 29) * 0.9;
  if (part.feature === "cloister") part.at = inTheYard(face);
  else if (part.way && face.centre?.what === "cloister") part.at = along(part.way, 0.27);
  else if (part.way) part.at = along(part.way, part.sides.length === 1 ? 0.4 : 0.5);
  else part.at = clearing(face, (owner) => owner === k, free) ?? [50, 50];
  if (!part.pennants) return;
  const apart = (/** @type {Point} */ at) => Math.min(0, distance(at, part.at) - 30) * 2;
  const shield = clearing(face, (owner) => owner === k, apart);
  if (shield) part.shields.push(shield);
}

/** Beside the church. @param {Face} face @returns {Point} */
function inTheYard({ edges, centre }) {
  const at = /** @type {Point} */ (edges[3] === "R" ? [70, 65] : [31, 64]);
  return centre ? add(at, [centre.x - 50, centre.y - 50]) : at;
}

/** The point with the most room on some of the cells. @returns {Point | null}
 * @param {Face} face @param {(owner: number) => boolean} wanted
 * @param {(at: Point) => number} [bonus] */
function clearing(face, wanted, bonus = () => 0) {
  let best = -Infinity;
  /** @type {Point | null} */
  let found = null;
  face.owner.forEach((owner, cell) => {
    if (!wanted(owner) || Math.min(face.room[cell], 24) <= best) return;
    const at = cellAt(cell);
    const edge = Math.min(at[0], at[1], 100 - at[0], 100 - at[1]);
    const worth = Math.min(face.room[cell], edge + 5, 24) - distance(at, [50, 50]) / 50 + bonus(at);
    if (worth > best) [best, found] = [worth, at];
  });
  return found;
}

/** The mage's mark keeps away from where followers stand. @param {Face} face */
function starPlace(face) {
  const taken = face.parts.map((part) => part.at);
  return (/** @type {Point} */ [x, y]) => Math.min(0, nearest([x, y], taken) - 24) * 0.5
    + Math.min(0, nearest([x, y], CORNERS) - 22) + Math.min(0, x - 10, y - 11, 90 - x, 90 - y) * 1.5;
}
