/** Keeping notes: what is changed goes to the server a little later, in order, and at the latest when one leaves. */
import { signal } from "./html.js";
import { at, post } from "./api.js";

/** @typedef {{text: string, marks: Object<string, number>, writes?: boolean}} Noted
 *  @typedef {"kept"|"keeping"|"unkept"} State */

const SOON = 700; // ms after the last change
const AGAIN = 5000; // ms after which what was not taken is sent once more

/** Press a mark: nothing, perhaps, yes, no, and nothing again. @param {Object<string, number>} marks
 *  @param {string} key @returns {Object<string, number>} */
export function next(marks, key) {
  const { [key]: thought = 0, ...others } = marks;
  const after = [2, 0, 3, 1][thought];
  return after ? { ...others, [key]: after } : others;
}

export class Keeper {
  /** @param {string} table @param {number} seat */
  constructor(table, seat) {
    this.table = table;
    this.seat = seat;
    /** @type {Noted|null} */
    this.waiting = null; // what is not on its way yet
    this.timer = 0;
    this.busy = false;
    /** @type {import("./types.js").Signal<State>} */
    this.state = signal(/** @type {State} */ ("kept"));
  }

  /** Keep this soon. @param {Noted} notes */
  later(notes) {
    this.waiting = notes;
    this.state.value = "keeping";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.now(), SOON);
  }

  /** Keep now what waits. @param {boolean} [leaving] the page is about to go: the browser sends it after its end */
  async now(leaving = false) {
    clearTimeout(this.timer);
    const notes = this.waiting;
    if (!notes || (this.busy && !leaving)) return;
    this.waiting = null;
    this.busy = true;
    try {
      await post(at(this.table, "/notes"), { seat: this.seat, text: notes.text, marks: notes.marks }, {}, leaving);
      this.state.value = this.waiting ? "keeping" : "kept";
    } catch (problem) {
      this.waiting ??= notes; // what was changed meanwhile is newer
      this.state.value = "unkept";
      const refused = /** @type {any} */ (problem).status;
      if (!refused || refused >= 429) this.timer = setTimeout(() => this.now(), AGAIN);
    }
    this.busy = false;
    if (this.waiting && this.state.value === "keeping") this.timer = setTimeout(() => this.now(), SOON);
  }
}
