/**
 * Pace: how long this seat thinks about each of its decisions: from when the question came until the answer was taken,
 * but not while nobody could see it. Kept on this device until the game is over (record.js), also if the page is
 * loaded again meanwhile.
 */
import { keep, recall } from "./device.js";
import { effect } from "./html.js";

const MOST_TABLES = 12; // whose times are kept: games that are never ended must not fill the device
const MOST_TIMES = 300; // of a game
const KEY = "pace";

/** Tenths of a second by the number of the question, of each running game. @typedef {Object<string, [number, number][]>} Kept */

/** @returns {Kept} */
function all() {
  try {
    return JSON.parse(recall(KEY) || "{}");
  } catch {
    return {};
  }
}

export class Pace {
  /** @param {string} id of a seat at a table @param {() => number} [now] in milliseconds */
  constructor(id, now = () => performance.now()) {
    this.id = id;
    this.now = now;
    this.asked = -1; // the question that is thought about
    this.seen = false;
    this.since = 0;
    this.spent = new Map(); // milliseconds on questions without an answer so far
    /** @type {Map<number, number>} */
    this.kept = new Map(all()[id] ?? []);
  }

  /** Time has passed until now. */
  pass() {
    const at = this.now();
    if (this.seen && this.asked >= 0) this.spent.set(this.asked, (this.spent.get(this.asked) ?? 0) + at - this.since);
    this.since = at;
  }

  /** @param {number} question its number; −1: nothing is asked */
  ask(question) {
    if (question === this.asked) return;
    this.pass();
    if (question >= 0) this.forget((other) => other > question); // it was taken back: those will come anew
    this.asked = question;
  }

  /** @param {boolean} seen can whoever is asked see the question? */
  look(seen) {
    this.pass();
    this.seen = seen;
  }

  /** @param {(question: number) => boolean} which questions without an answer are thought about no more */
  forget(which) {
    for (const question of this.spent.keys()) if (which(question)) this.spent.delete(question);
  }

  /** An answer was taken. One that was given before, and taken back, goes on where it stopped; what followed then is
   *  gone. @param {number} question */
  taken(question) {
    this.pass();
    const before = this.kept.get(question) ?? 0;
    for (const later of this.kept.keys()) if (later > question) this.kept.delete(later);
    if (this.kept.size < MOST_TIMES || before) this.kept.set(question, before + Math.round((this.spent.get(question) ?? 0) / 100));
    this.forget((other) => other <= question); // the next one may be there before the word that this one was taken
    const others = Object.entries(all()).filter(([id]) => id !== this.id);
    keep(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST_TABLES), [this.id, [...this.kept]]])));
  }
}

/** The times of a game that is over, in tenths of a second. @param {string} id */
export const timesOf = (id) => (all()[id] ?? []).map(([, time]) => time);

/** They are kept elsewhere now. @param {string} id */
export function forgetTimes(id) {
  const { [id]: _, ...others } = all();
  keep(KEY, Object.keys(others).length ? JSON.stringify(others) : "");
}

/** For the diary of this device: how long somebody thinks here, and how the game ends. The word that the last answer
 *  was taken may come after the end: then it is written down once more, with the time of that one.
 *  @param {import("./session.js").Session} session @param {() => boolean} seen can they see what is asked?
 *  @returns {(() => void)[]} what ends it */
export function follow(session, seen) {
  const pace = new Pace(`${session.table}:${session.seat}`);
  let live = false; // have we seen it go on?
  session.pace = pace;
  return [
    effect(() => pace.ask(session.awaited.value ? session.position.value?.question?.number ?? -1 : -1)),
    effect(() => pace.look(seen())),
    effect(() => {
      void session.given.value; // the word on an answer is an occasion, too
      const position = session.position.value;
      if (position && !position.over) live = true;
      else if (position) import("./record.js").then(({ ended }) => ended(session, position, live)).catch(() => {});
    }),
  ];
}
