/** Fair chance: the number that this page adds to it, what the page remembers, and the check at the
 *  end. How it works, and what it proves, is in docs/FAIR-SHUFFLES.md. */
import { at, get, post } from "./api.js";
import { keep, recall } from "./prefs.js";

/** @typedef {{promise: string, number: string, table: string, code: string}} Own  a number of this page; `code`: under which it was told
 *  @typedef {{table: string, code: string, round: number}} Seen  what a table had fixed when it began
 *  @typedef {{stage: "gathering"|"opening"|"closed"|"told", code: string, round: number, commitment: string,
 *    promises: Object<string, string>, told: number[], contributions: Object<string, string>, secret: string,
 *    next: Object<string, string>}} Fair */

const MOST = 60; // numbers and tables that are remembered

/** What does not fit, and at which table. @type {{value: {table: string, key: string}|null}} */
export const warning = { value: null };

// -- what this browser remembers ---------------------------------------------------------------

/** @type {{own: Own[], seen: Seen[]}} */
let last = { own: [], seen: [] };

function memory() {
  try {
    last = { ...last, ...JSON.parse(recall("fair") || "{}") };
  } catch {
    // somebody has written there what is not ours
  }
  return last;
}

/** @param {{own?: Own[], seen?: Seen[]}} news */
function remember(news) {
  const all = { ...memory(), ...news };
  last = { own: all.own.slice(-MOST), seen: all.seen.slice(-MOST) };
  keep("fair", JSON.stringify(last));
}

/** @param {string} promise */
const ownOf = (promise) => memory().own.find((each) => each.promise === promise);

/** @param {string} table */
const seenOf = (table) => memory().seen.find((each) => each.table === table);

/** @param {string} table @param {Fair} fair */
function see(table, { code, round }) {
  remember({ seen: [...memory().seen.filter((each) => each.table !== table), { table, code, round }] });
}

// -- hashes ------------------------------------------------------------------------------------

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Not the browser's own, which is missing where a page comes without encryption. @param {string} text */
async function hash(text) {
  const { sha256 } = await import("./vendor/noble/sha2.js");
  return hex(sha256(new TextEncoder().encode(text)));
}

/** One code for all that was fixed before the numbers were told.
 *  @param {string} commitment @param {number} round @param {Object<string, string>} promises */
async function codeOf(commitment, round, promises) {
  const seats = Object.keys(promises).map(Number).sort((a, b) => a - b);
  if (!seats.length) return commitment;
  const lines = seats.map((seat) => `promise ${seat} ${promises[seat]}\n`).join("");
  return hash(`aquelarre opening 1\nround ${round}\ncommitment ${commitment}\n${lines}`);
}

// -- taking part -------------------------------------------------------------------------------

/** Think of a number; what is promised of it. */
export async function newPromise() {
  const number = hex(crypto.getRandomValues(new Uint8Array(32)));
  const promise = await hash(`aquelarre promise 1:${number}`);
  remember({ own: [...memory().own, { promise, number, table: "", code: "" }] });
  return promise;
}

/** A promise to go with a request; nobody is kept from sitting down by it. */
export const promiseAhead = () => newPromise().catch(() => "");

/** @type {Promise<any>} */
let queue = Promise.resolve(); // one thing after the other, or a page might promise twice

/** Do what a table waits for from these seats of ours, and look whether all is as it was.
 *  @param {string} table @param {number[]} seats @param {boolean} [ahead] after the game, promise for
 *    a rematch @returns {Promise<void>} */
export function attend(table, seats, ahead = false) {
  const turn = queue.then(() => takePart(table, seats, ahead));
  queue = turn.catch(() => {});
  return turn;
}

/** @param {string} table @param {number[]} seats @param {boolean} ahead */
async function takePart(table, seats, ahead) {
  const where = at(table, "/fair");
  /** @type {Fair} */
  let fair = await get(where);
  const open = fair.stage === "told" ? fair.next : fair.promises;
  const ready = seats.some((seat) => open[seat] && ownOf(open[seat])?.code === "");
  const asked = fair.stage === "gathering" || (fair.stage === "told" && ahead);
  if (asked && seats.length && !ready) {
    fair = await post(where, { seat: seats[0], promise: await newPromise() });
  }
  if (fair.stage === "opening") fair = await tell(table, seats, fair);
  if (fair.stage === "closed" || fair.stage === "told") compare(table, fair);
}

/** Tell our numbers, now that everything else is fixed: never one number under two codes.
 *  @param {string} table @param {number[]} seats @param {Fair} fair */
async function tell(table, seats, fair) {
  const code = await codeOf(fair.commitment, fair.round, fair.promises);
  let latest = fair;
  for (const seat of seats) {
    const own = ownOf(fair.promises[seat]);
    if (!own) continue;
    if (code !== fair.code || (own.code && own.code !== code)) {
      warning.value = { table, key: "web-fair-warn-again" };
      continue;
    }
    remember({ own: memory().own.map((each) => (each.promise === own.promise ? { ...each, table, code } : each)) });
    see(table, fair);
    if (!fair.told.includes(seat)) latest = await post(at(table, "/fair"), { seat, contribution: own.number });
  }
  see(table, fair);
  return latest;
}

/** The game has begun: from what we saw, and with our number? What was noted is not overwritten where
 *  that is not so, nor is a note made when the game is over. @param {string} table @param {Fair} fair */
function compare(table, fair) {
  const seen = seenOf(table);
  const own = ownNumber(table, fair.code, fair.contributions);
  const anew = !seen || fair.round > seen.round;
  if (own.missing) warning.value = { table, key: own.elsewhere ? "web-fair-warn-code" : "web-fair-warn-out" };
  else if (!anew && fair.code !== seen.code) warning.value = { table, key: "web-fair-warn-code" };
  else if (anew && fair.stage === "closed") see(table, fair);
}

/** The number that we told at a table under this code. If we told any there, but none under this code,
 *  it was told in vain, even if it is used (`elsewhere`): the rest could be chosen to go with it.
 *  @param {string} table @param {string} code @param {Object<string, string>} contributions */
function ownNumber(table, code, contributions) {
  const used = (/** @type {Own} */ each) => Object.values(contributions).includes(each.number);
  const told = memory().own.filter((each) => each.table === table && each.code);
  const here = told.filter((each) => each.code === code);
  const missing = told.length > 0 && !(here.length && here.every(used));
  return { number: here[0]?.number ?? "", missing, elsewhere: !here.length && told.some(used) };
}

// -- the check at the end ----------------------------------------------------------------------

/** What this browser computes and remembers, and what the server says about dealing again.
 *  @param {string} table */
export async function check(table) {
  /** @type {[Fair, {count: number, wrong: number}]} */
  const [fair, dealt] = await Promise.all([get(at(table, "/fair")), get(at(table, "/fair/redeal"))]);
  const seats = Object.keys(fair.promises);
  let sums = (await hash(`aquelarre commitment 1:${fair.secret}`)) === fair.commitment;
  for (const seat of seats) {
    const number = fair.contributions[seat];
    if (number && (await hash(`aquelarre promise 1:${number}`)) !== fair.promises[seat]) sums = false;
  }
  const code = await codeOf(fair.commitment, fair.round, fair.promises);
  const seen = seenOf(table);
  const own = ownNumber(table, code, fair.contributions);
  return {
    sums: sums && code === fair.code,
    seen: seen ? (seen.code === code ? "same" : "other") : "none",
    own: own.missing ? "out" : own.number ? "in" : "none",
    kept: seats.filter((seat) => !fair.contributions[seat]).map(Number),
    count: Object.keys(fair.contributions).length,
    round: fair.round,
    number: own.number,
    code,
    dealt,
  };
}
