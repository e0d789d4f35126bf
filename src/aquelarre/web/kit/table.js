/**
 * What boards ask of any table: which refs are picked, open or lit, who sits where, and that what the
 * keyboard reaches comes into sight; and parts that are fetched when they are first drawn.
 */

export { lazy } from "../lazy.js";

/** @typedef {import("../types.js").Player} Player */
/** @typedef {Iterable<string> | null | undefined} SomeRefs */
/** @typedef {{picked: (ref: string) => boolean, open: (ref: string) => boolean, lit: (ref: string) => boolean}} Has */

/** Is a ref picked, open, lit? @param {{picked?: SomeRefs, open?: SomeRefs, lit?: SomeRefs}} props @returns {Has} */
export function hasOf({ picked, open, lit }) {
  return { picked: among(picked), open: among(open), lit: among(lit) };
}

/** @param {SomeRefs} refs @returns {(ref: string) => boolean} */
function among(refs) {
  const set = new Set(refs ?? []);
  return (ref) => set.has(ref);
}

/** Who sits here; somebody without a name if the page does not say it. @param {Player[]} players @param {number} seat
 *  @returns {Player} */
export function personOf(players, seat) {
  const number = `${seat + 1}`;
  const unknown = { seat, name: number, bot: "", colour: "#cfd6ea", ink: "#15111c", shape: "square", path: "M2.5 2.5h19v19h-19z", initial: number };
  return players.find((one) => one.seat === seat) ?? unknown;
}

/** All seats in turn order from the reader on; from the first one for a watcher.
 *  @template T @param {T[]} players one for each seat @param {number} me @returns {T[]} */
export function around(players, me) {
  return me > 0 && me < players.length ? [...players.slice(me), ...players.slice(0, me)] : players;
}

/** A value of an event: a number, or the label of a thing. @param {import("../types.js").GameEvent} event @param {string} name */
export function valueOf({ values }, name) {
  const value = values[name];
  return Array.isArray(value) ? value[1] : value;
}

/** What the keyboard reaches comes into sight. @param {FocusEvent} event */
export function reached({ target }) {
  const thing = /** @type {HTMLElement} */ (target);
  if (thing.matches("[data-ref]:focus-visible")) thing.scrollIntoView({ block: "nearest", inline: "nearest" });
}
