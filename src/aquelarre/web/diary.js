/**
 * The diary: the games that were played on this device, kept on it and nowhere else. At most so many, the oldest go
 * first; each is there once for a table and seat, wherever it comes from.
 */
import { signal } from "./html.js";

/**
 * @typedef {Object} Played
 * @property {string} table
 * @property {number} seat
 * @property {string} game
 * @property {number} at  when its end was seen here, in milliseconds
 * @property {string} name  of who played
 * @property {{bot: string, agent: string, side: string}[]} people  of every seat
 * @property {string} side  "" where everyone plays alone
 * @property {[string, string]|null} role  kind and label of the thing that the game calls it by
 * @property {number|null} points
 * @property {"won"|"drawn"|"lost"} result
 * @property {boolean} together  all have won or lost together
 * @property {number[]} times  for each decision, in tenths of a second
 * @property {string[]} flags  of FLAGS
 *
 * @typedef {{games: Played[], gone: string[], since: number}} Diary  `gone`: those that were deleted one by one, and
 *   `since`: when all were: none of them comes back because its table is looked at again
 */

const KEY = "aquelarre-diary";
const FORMAT = "aquelarre-diary";
const VERSION = 1;
export const MOST_GAMES = 1000;
const MOST_GONE = 300;
const MOST_TIMES = 300, MOST_SEATS = 64, MOST_LETTERS = 80;
export const RESULTS = ["won", "drawn", "lost"];
/** A lesson, a game that began in the middle of another, one of several who share this device, a bot played on for me. */
export const FLAGS = ["lesson", "fork", "shared", "away"];

export const turned = signal(0); // moves with every change of the diary

/** @param {{table: string, seat: number}} of */
export const idOf = ({ table, seat }) => `${table}:${seat}`;

/** @returns {Diary} */
export function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) || "{}");
    const list = (/** @type {any} */ some) => (Array.isArray(some) ? some : []);
    return { games: list(found.games).filter(isPlayed), gone: list(found.gone).map(String), since: Number(found.since) || 0 };
  } catch {
    return { games: [], gone: [], since: 0 };
  }
}

/** The newest first to stay, where there is no room for all. @param {Diary} diary */
function write({ games, gone, since }) {
  let newest = games.slice().sort((a, b) => a.at - b.at).slice(-MOST_GAMES);
  const nothing = !games.length && !gone.length && !since;
  for (; ; newest = newest.slice(Math.ceil(newest.length / 4))) {
    try {
      if (nothing) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, JSON.stringify({ games: newest, gone: gone.slice(-MOST_GONE), since }));
      break;
    } catch {
      if (!newest.length) break; // a private window may have no storage at all
    }
  }
  turned.value += 1;
}

/** A game is over. One that is there already stays, but for what has changed: its end can be taken back.
 *  @param {Played} game @param {boolean} live was it seen to end, or found ended? @param {number} began its table, in
 *  milliseconds */
export function add(game, live, began) {
  const diary = read();
  const id = idOf(game);
  if (diary.gone.includes(id) || (!live && began < diary.since)) return;
  const before = diary.games.find((each) => idOf(each) === id);
  if (before && !live) return;
  const whole = before ? { ...game, at: before.at, times: game.times.length ? game.times : before.times } : game;
  write({ ...diary, games: [...diary.games.filter((each) => each !== before), whole] });
}

/** @param {Played} game */
export function forget(game) {
  const { games, gone, since } = read();
  const id = idOf(game);
  write({ games: games.filter((each) => idOf(each) !== id), gone: [...gone, id], since });
}

export function forgetAll() {
  write({ games: [], gone: [], since: Date.now() });
}

/** All games as a file that another device can read; with what else is to be in it. */
export const asFile = (more = {}) => JSON.stringify({ format: FORMAT, version: VERSION, games: read().games, ...more }, null, 1);

/** What a file brings that is not here yet joins the diary. @param {string} text
 *  @returns {{added: number, known: number}|null} null: it is no such file, and nothing has changed */
export function bringIn(text) {
  const found = gamesIn(text);
  if (!found) return null;
  const diary = read();
  const known = new Set(diary.games.map(idOf));
  const fresh = found.filter((game) => !known.has(idOf(game)) && known.add(idOf(game)));
  const ids = new Set(fresh.map(idOf));
  if (fresh.length) write({ games: [...diary.games, ...fresh], gone: diary.gone.filter((id) => !ids.has(id)), since: diary.since });
  return { added: fresh.length, known: found.length - fresh.length };
}

/** The games of a file; null if anything in it is not as it should be. @param {string} text @returns {Played[]|null} */
export function gamesIn(text) {
  try {
    const found = JSON.parse(text);
    if (found?.format !== FORMAT || found.version !== VERSION || !Array.isArray(found.games)) return null;
    return found.games.every(isPlayed) ? found.games.map(plain) : null;
  } catch {
    return null;
  }
}

/** @param {any} value @param {number} [most] letters */
const isText = (value, most = MOST_LETTERS) => typeof value === "string" && value.length <= most;
const isTime = (/** @type {any} */ value) => Number.isFinite(value) && value >= 0;

/** @param {any} game @returns {game is Played} */
export function isPlayed(game) {
  if (!game || typeof game !== "object") return false;
  const { table, seat, people, role, points, times, flags } = game;
  return isText(table) && table !== "" && isText(game.game) && /^\w+$/.test(game.game) && isText(game.name) && isText(game.side)
    && Array.isArray(people) && people.length > 0 && people.length <= MOST_SEATS
    && people.every((each) => each && isText(each.bot) && isText(each.agent) && isText(each.side))
    && Number.isInteger(seat) && seat >= 0 && seat < people.length
    && isTime(game.at) && game.at < 8.64e15 && RESULTS.includes(game.result) && typeof game.together === "boolean"
    && (role === null || (Array.isArray(role) && role.length === 2 && role.every((part) => isText(part))))
    && (points === null || Number.isFinite(points))
    && Array.isArray(times) && times.length <= MOST_TIMES && times.every(isTime)
    && Array.isArray(flags) && flags.every((each) => FLAGS.includes(each));
}

/** Only what we know of. @param {Played} game @returns {Played} */
function plain({ table, seat, game, at, name, people, side, role, points, result, together, times, flags }) {
  const seats = people.map(({ bot, agent, side: of }) => ({ bot, agent, side: of }));
  return { table, seat, game, at, name, people: seats, side, role, points, result, together, times, flags };
}
