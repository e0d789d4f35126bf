/** What features are worth, whose they are, and what a tile would do where it fits: reckoned from
 * what everybody sees. It decides nothing; a test compares it with the rules. */

import { FIGURES } from "./figures.js";
import { featureAt, isComplete } from "./landscape.js";
import { KINDS } from "./kinds.js";
import { faceOf } from "./shapes.js";
import { xy } from "./tiles.js";

/** @typedef {import("./landscape.js").Feature} Feature */
/** @typedef {import("./landscape.js").Scene} Scene */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("./board.js").Where} Where */
/** @typedef {{ feature: string, tiles: number, pennants: number, open: number, complete: boolean,
 *   cities: number, followers: number[], figures: string[], points: number, mage: number, witch: number }} Whole
 *   of a cloister `tiles` are itself and its neighbours, `open` those that it lacks; `mage` and
 *   `witch`: what they add and take */
/** @typedef {Whole & { joined: number, own: boolean }} Effect  `joined`: of so many; `own`: with a part of
 *   the tile that is laid */

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const AROUND = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];
const FOR_A_CITY = 3; // beside a farm
const SMALL = 2; // tiles of a small city

/** @param {string} place @param {number[]} step */
const beside = (place, [dx, dy]) => {
  const [x, y] = xy(place);
  return `${x + dx},${y + dy}`;
};

/** What stands on each feature. @param {Scene} scene @param {View} view */
function standing(scene, view) {
  /** @type {Map<Feature, { followers: number[], figures: string[] }>} */
  const found = new Map();
  const on = (/** @type {Where} */ where) => {
    const feature = /** @type {Feature} */ (featureAt(scene, where));
    const here = found.get(feature) ?? { followers: view.players.map(() => 0), figures: [] };
    found.set(feature, here);
    return here;
  };
  for (const each of view.followers) on(each).followers[each.seat] += each.count;
  view.figures.forEach((at, k) => at && on(at).figures.push(FIGURES[k]));
  return found;
}

/** @type {WeakMap<View, { scene: Scene, all: ReturnType<typeof standing> }>} */
const crowds = new WeakMap();

/** Who stands there. @param {Scene} scene @param {View} view @param {Feature} feature */
function crowdOn(scene, view, feature) {
  let known = crowds.get(view);
  if (known?.scene !== scene) crowds.set(view, (known = { scene, all: standing(scene, view) }));
  return known.all.get(feature) ?? { followers: view.players.map(() => 0), figures: [] };
}

/** With its points. @param {Omit<Whole, "points" | "mage" | "witch" | "complete">} of @param {View} view
 * @returns {Whole} */
function counted(of, view) {
  const { feature, tiles, figures } = of;
  const complete = feature !== "farm" && !of.open;
  const each = feature === "city" && complete && !(view.small_city && tiles === SMALL) ? 2 : 1;
  const plain = feature === "farm" ? FOR_A_CITY * of.cities : each * (tiles + of.pennants);
  const magic = feature === "city" || feature === "road";
  const mage = magic && figures.includes("mage") ? tiles : 0;
  const witch = magic && figures.includes("witch") ? -Math.floor((plain + mage) / 2) : 0;
  return { ...of, complete, points: plain + mage + witch, mage, witch };
}

/** @param {Scene} scene @param {Feature} feature */
const pennantsOf = ({ land }, feature) => feature.members
  .reduce((all, { place, part }) => all + (land.get(place)?.face.parts[part].pennants ?? 0), 0);

/** The cities that a farm touches. @param {Scene} scene @param {Feature} farm */
function touchedBy({ land, features }, farm) {
  /** @type {Set<Feature>} */
  const found = new Set();
  for (const { place, part } of farm.members) {
    for (const city of land.get(place)?.face.parts[part].touches ?? []) {
      found.add(/** @type {Feature} */ (features.get(`${place}/${city}`)));
    }
  }
  return found;
}

/** How many tiles lie around a place. @param {Scene} scene @param {string} place */
const neighbours = ({ land }, place) => AROUND.filter((step) => land.has(beside(place, step))).length;

/** A feature as it is now. @param {Scene} scene @param {View} view @param {Feature} feature @returns {Whole} */
export function wholeOf(scene, view, feature) {
  const cloister = feature.feature === "cloister";
  const around = cloister ? neighbours(scene, feature.members[0].place) : 0;
  return counted({
    feature: feature.feature,
    tiles: cloister ? 1 + around : feature.places.size,
    open: cloister ? AROUND.length - around : feature.open,
    pennants: pennantsOf(scene, feature),
    cities: feature.feature === "farm" ? [...touchedBy(scene, feature)].filter(isComplete).length : 0,
    ...crowdOn(scene, view, feature),
  }, view);
}

/** As it would be with a figure on it. @param {Whole} whole @param {string} figure @param {View} view */
export const withFigure = (whole, figure, view) => counted({ ...whole, figures: [figure] }, view).points;

/** @typedef {{ feature: string, ks: number[], met: Set<Feature>, complete: boolean }} Group  parts of a tile
 *   that become one feature, with those that they meet */

/** What laying a tile there would do: what becomes of the features that it meets, of its own cloister
 * and of those around. @param {Scene} scene @param {View} view @param {string} place
 * @param {string} tile @param {number} rotation @returns {Effect[]} */
export function laying(scene, view, place, tile, rotation) {
  const { parts } = faceOf(tile, rotation);
  const groups = grouped(parts.map((part, k) => (
    { feature: part.feature, ks: [k], met: metBy(scene, place, part), complete: false })));
  const found = groups.map((group) => { // farms come after cities, and need to know of them
    const { feature, met } = group;
    const own = group.ks.map((k) => parts[k]);
    const crowd = [...met].map((each) => crowdOn(scene, view, each));
    const effect = counted({
      feature,
      ...sizeOf(scene, place, own, met),
      pennants: sum([...met], (each) => pennantsOf(scene, each)) + sum(own, (part) => part.pennants ?? 0),
      cities: feature === "farm" ? citiesAfter(scene, group, groups, own) : 0,
      followers: view.players.map((_, seat) => sum(crowd, (each) => each.followers[seat])),
      figures: crowd.flatMap((each) => each.figures),
    }, view);
    group.complete = effect.complete;
    return { ...effect, joined: met.size, own: true };
  });
  const changed = found.filter(({ joined, feature }) => joined || feature === "cloister");
  return [...changed, ...surrounded(scene, view, place)];
}

/** @template T @param {T[]} some @param {(one: T) => number} of */
const sum = (some, of) => some.reduce((all, one) => all + of(one), 0);

/** Two parts of a tile may meet the same city. @param {Group[]} groups */
function grouped(groups) {
  for (let k = groups.length - 1; k > 0; k -= 1) {
    const other = groups.slice(0, k).find(({ met }) => [...met].some((each) => groups[k].met.has(each)));
    if (!other) continue;
    other.ks.push(...groups[k].ks);
    groups[k].met.forEach((each) => other.met.add(each));
    groups.splice(k, 1);
  }
  return groups;
}

/** Tiles and open ends of what these parts of a tile become. @param {Scene} scene @param {string} place
 * @param {import("./shapes.js").Part[]} own @param {Set<Feature>} met */
function sizeOf(scene, place, own, met) {
  if (own[0].feature === "cloister") {
    const around = neighbours(scene, place);
    return { tiles: 1 + around, open: AROUND.length - around };
  }
  const sides = own.flatMap((part) => part.sides);
  const touching = sides.filter((side) => scene.land.has(beside(place, STEPS[side]))).length;
  const places = new Set([place, ...[...met].flatMap((each) => [...each.places])]);
  return { tiles: places.size, open: sides.length - 2 * touching + sum([...met], (each) => each.open) };
}

/** The completed cities that a farm would touch. @param {Scene} scene @param {Group} farm @param {Group[]} groups
 * @param {import("./shapes.js").Part[]} own its parts of the tile */
function citiesAfter(scene, farm, groups, own) {
  const touched = new Set();
  for (const each of farm.met) {
    for (const city of touchedBy(scene, each)) touched.add(groups.find(({ met }) => met.has(city)) ?? city);
  }
  for (const part of own) {
    for (const city of part.touches ?? []) touched.add(groups.find(({ ks }) => ks.includes(city)));
  }
  return [...touched].filter((city) => ("ks" in city ? city.complete : isComplete(city))).length;
}

/** The features beside a place that a part of a tile would join there. @param {Scene} scene
 * @param {string} place @param {import("./shapes.js").Part} part @returns {Set<Feature>} */
function metBy({ land, features }, place, part) {
  const found = new Set();
  const meet = (/** @type {number} */ side, /** @type {(p: import("./shapes.js").Part) => boolean} */ is) => {
    const next = land.get(beside(place, STEPS[side]));
    const other = next?.face.parts.findIndex(is) ?? -1;
    if (next && other >= 0) found.add(features.get(`${next.place}/${other}`));
  };
  for (const side of part.sides) meet(side, ({ sides }) => sides.includes((side + 2) % 4));
  for (const half of part.halves) {
    const facing = ((half >> 1) + 2) % 4 * 2 + (1 - (half & 1));
    meet(half >> 1, ({ halves }) => halves.includes(facing));
  }
  return found;
}

/** Cloisters that get one neighbour more. @param {Scene} scene @param {View} view @param {string} place
 * @returns {Effect[]} */
function surrounded(scene, view, place) {
  return AROUND.flatMap((step) => {
    const at = beside(place, step);
    const part = scene.land.get(at)?.face.parts.findIndex(({ feature }) => feature === "cloister") ?? -1;
    const feature = scene.features.get(`${at}/${part}`);
    if (!feature) return [];
    const now = wholeOf(scene, view, feature);
    return [{ ...counted({ ...now, tiles: now.tiles + 1, open: now.open - 1 }, view), joined: 1, own: false }];
  });
}

/** What the tiles around a place show on each of its sides: F, R, C, or nothing.
 * @param {Scene} scene @param {string} place */
export const askedAt = ({ land }, place) => STEPS.map((step, side) => (
  land.get(beside(place, step))?.face.edges[(side + 2) % 4] ?? ""));

/** The rotations in which a kind fits there. @param {Scene} scene @param {string} place @param {string} tile */
export function waysAt(scene, place, tile) {
  const asked = askedAt(scene, place);
  const { edges } = KINDS[tile];
  return [0, 1, 2, 3].filter((rotation) => asked.every((edge, side) => !edge || edge === edges[(side - rotation + 4) % 4]));
}

/** The kinds of tiles still to be laid, the one in hand among them, and how many there are.
 * @param {View} view @returns {[string, number][]} */
export function remaining({ bag, drawn, over }) {
  if (over) return [];
  const left = { ...bag };
  if (drawn) left[drawn] = (left[drawn] ?? 0) + 1;
  return Object.keys(KINDS).filter((kind) => left[kind]).map((kind) => [kind, left[kind]]);
}

/** The places beside the landscape where none of them fits. @param {Scene} scene @param {View} view */
export function gapsOf(scene, view) {
  const kinds = remaining(view).map(([kind]) => kind);
  if (!kinds.length) return [];
  return view.open.filter((place) => !kinds.some((kind) => waysAt(scene, place, kind).length));
}
