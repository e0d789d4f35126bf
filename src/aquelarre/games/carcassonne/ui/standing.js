/** Where the mage and the witch stand so that they hide nobody. Fetched when one of them comes into play. */
import { TILE } from "./geometry.js";

/** @typedef {import("./landscape.js").Scene} Scene */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("./tiles.js").Lying} Lying */
/** @typedef {import("./shapes.js").Part} Part */
/** @typedef {[left: number, top: number, right: number, bottom: number]} Box */

/** What each takes up around its foot. */
const STANDING = /** @type {Box} */ ([-10, -28, 10, 9]);
const LYING = /** @type {Box} */ ([-20, -6, 15, 14]);
const TALL = /** @type {Record<string, Box>} */ ({ mage: [-12, -42, 17, 8], witch: [-20, -41, 13, 9] });
const STEPS = [0, -23, 23, -31, 31].flatMap((x) => [3, -16, 20].map((y) => [x, y])); // aside, behind, in front
const STAYS = 2; // what a unit away from its own spot counts: as so much of somebody who is hidden
const ABROAD = 150; // and to be on another tile

/** @param {number[]} at @param {Box} box @returns {Box} */
const around = ([x, y], box) => [x + box[0], y + box[1], x + box[2], y + box[3]];

/** How much of them both is at the same place. @param {Box} one @param {Box} other */
export const overlap = (one, other) => Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0]))
  * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));

/** What a follower takes up. @param {number[]} at @param {boolean} lying */
export const followerBox = (at, lying) => around(at, lying ? LYING : STANDING);

/** What a figure takes up. @param {number[]} at @param {string} name */
export const figureBox = (at, name) => around(at, TALL[name]);

/** The middle of a part, on the table. @param {Lying} tile @param {Part} part */
const onTable = (tile, { at: [x, y] }) => [tile.x * TILE + x, tile.y * TILE + y];

/** What followers take up, also those who may come. @param {Scene} scene @param {View} view @param {Set<string>} open @returns {Box[]} */
function everybody({ land, last }, { followers }, open) {
  const coming = last.face.parts.filter(({ spot }) => open.has(`spot:${spot}`)).map(({ spot }) => ({ place: last.place, spot }));
  return [...followers, ...coming].flatMap(({ place, spot }) => {
    const tile = land.get(place);
    const part = tile?.face.parts.find((each) => each.spot === spot);
    return tile && part ? [followerBox(onTable(tile, part), part.feature === "farm")] : [];
  });
}

/** Where figures stand, one after the other: beside the followers, and beside each other.
 * @param {Scene} scene @param {View} view @param {Set<string>} open what can be chosen
 * @returns {(name: string, tile: Lying, part: Part) => number[]} */
export function standing(scene, view, open) {
  const others = everybody(scene, view, open);
  return (name, tile, part) => {
    const at = besideOthers(name, onTable(tile, part), [tile.x * TILE, tile.y * TILE], others);
    others.push(figureBox(at, name));
    return at;
  };
}

/** Where a figure stands so as to hide nobody: as near to its spot as that allows, and on its tile.
 * @param {string} name @param {number[]} at its spot @param {number[]} corner of its tile @param {Box[]} others */
export function besideOthers(name, [x, y], [left, top], others) {
  let best = [x, y];
  let least = Infinity;
  for (const [dx, dy] of STEPS) {
    const at = [x + dx, y + dy];
    const box = figureBox(at, name);
    const out = at[0] < left || at[0] > left + TILE || at[1] < top || at[1] > top + TILE;
    const cost = others.reduce((sum, other) => sum + overlap(box, other), 0) + STAYS * Math.hypot(dx, dy - 3) + (out ? ABROAD : 0);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}
