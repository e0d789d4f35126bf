/**
 * A puzzle as a seat that is asked, in the shape of a session at a table (session.js): so the board, the answers, the
 * players and the log of a table show it as they are. Nobody waits, nothing is stored; an answer is judged and not played.
 */
import { computed, signal } from "./html.js";
import { post } from "./api.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./types.js").Summary} Summary
 *  @typedef {import("./types.js").Position} Position @typedef {import("./types.js").GameEvent} GameEvent
 *  @typedef {import("./review-data.js").Reason} Reason
 *  @typedef {{game: string, id: string, seat: number, seats: number, settings: Object<string, number>, difficulty: number,
 *    names: string[], position: Position, events: GameEvent[]}} Puzzle
 *  @typedef {{right: boolean, action: Option|null, best: Option, also: Option[], plain: Option,
 *    chances: {action: Option, chance: number}[], reasons: {for: Reason[], against: Reason[]}, shown?: boolean}} Judged
 *    `shown`: the best answer was asked for */

/** @param {string} game @param {string} id @param {string} [rest] */
export const puzzleAt = (game, id, rest = "") => `/api/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}${rest}`;

/** @param {any} problem */
const refusalOf = (problem) => ({ t: "refused", ...(problem.refusal ?? { error: "web-error-server", rule: "", values: {}, sentence: "" }) });

/** The answers that stand side by side, the best one last: what was answered, or what a plain player answers. Which one is
 *  the best is not said to who wants to try again. @param {Judged} judged */
export function sideBySide({ right, action, best, also, plain, chances, shown = false }) {
  const chanceOf = (/** @type {Option} */ option) => chances.find((each) => each.action.action === option.action)?.chance ?? null;
  const good = right && action && also.some((each) => each.action === action.action) ? action : best; // as good: then that is what is told of
  const other = right || !action ? plain : action;
  return [
    { said: right || !action ? "plain" : "yours", option: other, chance: chanceOf(other) },
    { said: right ? "found" : "best", option: right || shown ? good : null, chance: chanceOf(good) },
  ];
}

/** Who sits there: the reader, and bots. @param {Puzzle} puzzle @param {string} name of the reader @returns {Summary} */
export function summaryOf(puzzle, name) {
  const { game, seats, settings, seat: own } = puzzle;
  const people = puzzle.names.map((other, seat) => ({ seat, name: seat === own ? name : other, bot: seat === own ? "" : "guide", agent: /** @type {""} */ (""), free: false, here: true, mine: seat === own }));
  const clock = { kind: /** @type {"none"} */ ("none"), seconds: 0, extra: 0 };
  return { table: "", game, seats, settings, status: "playing", open: false, created: 0, people, host: false, watchers: 0, clock, chat: "off" };
}

export class Posed {
  /** @param {Puzzle} puzzle @param {string} name of the reader */
  constructor(puzzle, name) {
    this.puzzle = puzzle;
    /** @type {(judged: Judged) => void} */
    this.done = () => {}; // is told when it was found or shown
    this.seat = puzzle.seat;
    this.summary = signal(summaryOf(puzzle, name));
    this.summaryAt = performance.now();
    const { question } = puzzle.position;
    /** @type {import("./types.js").Signal<Position>} what was said unasked, and taking back, are no part of it */
    this.position = signal({ ...puzzle.position, undo: false, question: question && { ...question, asides: [], parts: false, window: false, occasion: 0 } });
    /** @type {import("./types.js").Signal<GameEvent[]>} */
    this.events = signal(puzzle.events);
    /** @type {import("./types.js").Signal<Set<string>>} */
    this.lit = signal(new Set());
    /** @type {import("./types.js").Signal<GameEvent[]>} */
    this.news = signal([]);
    this.busy = signal(false);
    this.keeps = signal(false);
    this.heed = null;
    /** @type {import("./types.js").Signal<any>} */
    this.trouble = signal(null);
    /** @type {import("./types.js").Signal<Judged|null>} */
    this.judged = signal(null); // the last answer
    this.tries = 0; // answers until now
    this.awaited = computed(() => !this.judged.value);
  }

  /** @param {Option|null} option nothing: to be shown */
  async answer(option) {
    if (this.busy.value) return false;
    this.busy.value = true;
    const { game, id } = this.puzzle;
    const said = await post(puzzleAt(game, id), option ? { action: option.action } : {}).catch(refusalOf);
    this.busy.value = false;
    this.trouble.value = said.t === "refused" ? said : null;
    if (said.t === "refused") return false;
    if (option) this.tries += 1;
    this.say({ ...said, shown: !option });
    return true;
  }

  /** @param {Judged} judged */
  say(judged) {
    if (judged.right || judged.shown) this.done(judged); // first, for what is said may speak of it
    this.judged.value = judged;
  }

  /** The best answer, please. */
  async show() {
    if (this.judged.value) this.say({ ...this.judged.value, shown: true });
    else await this.answer(null);
  }

  again() {
    this.judged.value = null;
  }

  /** @param {string|number} thing */
  why(thing) {
    const { game, id } = this.puzzle;
    return post(puzzleAt(game, id, "/why"), { thing }).then((said) => ({ t: "why", ...said }), refusalOf);
  }

  undo() {}
}
