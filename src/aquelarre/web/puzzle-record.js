/**
 * The puzzles that were solved on this device, kept on it and nowhere else; the puzzle of the day, and for how many days in
 * a row it was found. A day counts if its puzzle was found that day by whoever plays here, at whatever try, without
 * having been shown the answer. Days are those of this device's calendar, by number.
 */
import { keep, recall, today } from "./device.js";
import { signal } from "./html.js";

/** @typedef {{id: string, difficulty: number, seats: number, settings: Object<string, number>}} Listed
 *  @typedef {{game: string, puzzles: Listed[]}} Book  the puzzles of a title, the easiest first
 *  @typedef {{solved: Object<string, number>, days: number[]}} Solved  by puzzle: at which try it was found, `SHOWN` if it
 *    was shown; and the days whose puzzle was found */

const KEY = "puzzles";
export const SHOWN = 0;
const MOST_PUZZLES = 5000, MOST_DAYS = 4000, MOST_TRIES = 999;
const GOLDEN = 0.618; // of a book lies between the puzzles of two days: easy and hard ones take turns

export const solvedOne = signal(0); // moves with every change

/** @param {string} game @param {string} id */
export const nameOf = (game, id) => `${game}/${id}`;

/** @returns {Solved} */
export function read() {
  try {
    return checked(JSON.parse(recall(KEY) || "{}")) ?? { solved: {}, days: [] };
  } catch {
    return { solved: {}, days: [] };
  }
}

/** Only what we know of; null if it is no such thing. @param {any} found @returns {Solved|null} */
function checked(found) {
  const { solved = {}, days = [] } = found ?? {};
  if (!solved || typeof solved !== "object" || !Array.isArray(days)) return null;
  const whole = (/** @type {any} */ n, /** @type {number} */ most) => Number.isInteger(n) && n >= 0 && n <= most;
  const puzzles = Object.entries(solved);
  if (!puzzles.every(([name, tries]) => /^\w{1,60}\/\w{1,20}$/.test(name) && whole(tries, MOST_TRIES))) return null;
  if (!days.every((day) => whole(day, 1e6))) return null;
  return { solved: Object.fromEntries(puzzles.slice(-MOST_PUZZLES)), days: [...new Set(days)].sort((a, b) => a - b).slice(-MOST_DAYS) };
}

/** @param {Solved} found */
function write(found) {
  const nothing = !Object.keys(found.solved).length && !found.days.length;
  keep(KEY, nothing ? "" : JSON.stringify(checked(found)));
  solvedOne.value += 1;
}

/** It was found at this try, or shown (`SHOWN`). What was known of it stays: who was shown it once has not found it, and who
 *  has found it is not shown anything new. @param {string} name @param {number} tries @param {number|null} day whose
 *  puzzle it is, if of any */
export function note(name, tries, day = null) {
  const { solved, days } = read();
  const before = solved[name];
  const known = before === undefined ? Math.min(tries, MOST_TRIES) : before;
  write({ solved: { ...solved, [name]: known }, days: day === null || known === SHOWN ? days : [...days, day] });
}

export const forgetPuzzles = () => write({ solved: {}, days: [] });

/** What there is, for the file of one's games; nothing if there is nothing. */
export function forFile() {
  const found = read();
  return Object.keys(found.solved).length ? { puzzles: found } : {};
}

/** What such a file brings joins what is here. @param {string} text @returns {number} how many puzzles are new here */
export function bringIn(text) {
  let found = null;
  try {
    found = checked(JSON.parse(text).puzzles);
  } catch {
    // it is said elsewhere that the file is no good
  }
  if (!found) return 0;
  const { solved, days } = read();
  const fresh = Object.keys(found.solved).filter((name) => !(name in solved)).length;
  write({ solved: { ...found.solved, ...solved }, days: [...days, ...found.days] });
  return fresh;
}

/** For how many days in a row, up to today; until today's is found, up to yesterday. @param {number[]} days @param {number} [now] */
export function streakOf(days, now = today()) {
  const found = new Set(days);
  let day = found.has(now) ? now : now - 1;
  let count = 0;
  for (; found.has(day); day--) count += 1;
  return count;
}

/** The puzzle of a day: the same for everybody, of the titles in turn. @param {Book[]} books @param {number} [day]
 *  @returns {{game: string, id: string}|null} */
export function puzzleOf(books, day = today()) {
  if (!books.length) return null;
  const { game, puzzles } = books[day % books.length];
  const round = Math.floor(day / books.length);
  return { game, id: puzzles[(round * strideOf(puzzles.length)) % puzzles.length].id };
}

/** Goes through so many, each once, with long steps. @param {number} count */
function strideOf(count) {
  const divisor = (/** @type {number} */ a, /** @type {number} */ b) => { while (b) [a, b] = [b, a % b]; return a; };
  let stride = Math.max(1, Math.round(count * GOLDEN));
  while (divisor(stride, count) > 1) stride += 1;
  return stride;
}

/** The next one of a title that was not seen through here, after this one; else simply the next. @param {Listed[]} puzzles
 *  @param {string} game @param {string} id @param {Solved} found @returns {string} "" if there is no other */
export function nextOf(puzzles, game, id, { solved }) {
  const at = puzzles.findIndex((each) => each.id === id);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))].map((each) => each.id);
  return others.find((each) => !(nameOf(game, each) in solved)) ?? others[0] ?? "";
}
