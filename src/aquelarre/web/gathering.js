/**
 * Gathering: some people look at one replay together. Who leads, where they are, and which marks and notes there are, as this
 * page was told; over a line like that of a table, which comes back by itself.
 */
import { batch, effect, signal } from "./html.js";
import { at, post } from "./api.js";
import { Live } from "./live.js";

/** @typedef {{who: number, name: string, here: boolean}} Guest
 *  @typedef {{n: number, step: number, who: number, name: string, from: string, to: string, text: string}} Item
 *  @typedef {{step: number, eyes: number}} Place */

const LOOK_AGAIN = 5000; // ms
const PAUSE = 150; // ms between two steps that are told: nobody follows more

export class Gathering {
  /** @param {string} table @param {string} room @param {string} name of the reader */
  constructor(table, room, name) {
    this.table = table;
    this.room = room;
    this.name = name;
    this.you = signal(-1);
    this.leader = signal(-1);
    /** @type {import("./types.js").Signal<Guest[]>} */
    this.people = signal([]);
    /** @type {import("./types.js").Signal<Item[]>} */
    this.items = signal([]);
    /** @type {import("./types.js").Signal<Place|null>} */
    this.at = signal(null); // where the leader is
    this.follows = signal(true);
    /** @type {import("./types.js").Signal<any>} */
    this.problem = signal(null); // why it has ended
    /** @type {Live|null} */
    this.line = null;
    /** @type {Place|null} */
    this.told = null; // what was last sent
    this.timers = { tell: 0, look: 0 };
    this.ended = false;
  }

  get leads() {
    return this.you.value >= 0 && this.you.value === this.leader.value;
  }

  /** Come in, and keep a line. */
  async open() {
    if (!(await this.comeIn()) || this.ended) return;
    this.line = new Live(this.table, -1, { counts: () => ({}), take: (message) => this.take(message) }, `/together/${this.room}`);
    const { light } = this.line;
    this.stop = effect(() => {
      if (light.value === "lost") queueMicrotask(() => this.look());
    });
  }

  /** The line is lost. Is there still a room? Then it comes back by itself; else nobody need wait. */
  async look() {
    clearTimeout(this.timers.look);
    if (!(await this.comeIn()) || this.ended) return;
    this.timers.look = setTimeout(() => this.line?.light.value === "lost" && this.look(), LOOK_AGAIN);
  }

  /** @returns {Promise<boolean>} */
  async comeIn() {
    try {
      await post(at(this.table, `/together/${this.room}`), { name: this.name });
      return true;
    } catch (problem) {
      const { refusal, status } = /** @type {any} */ (problem);
      if (status >= 400 && status < 500 && status !== 429) this.over(refusal);
      return status === 429 || !status; // the line tries again
    }
  }

  /** @param {any} refusal */
  over(refusal) {
    this.problem.value = refusal;
    this.end();
  }

  end() {
    this.ended = true;
    clearTimeout(this.timers.tell);
    clearTimeout(this.timers.look);
    this.stop?.();
    this.line?.end();
    this.line = null;
  }

  /** @param {any} message */
  take(message) {
    batch(() => {
      if (message.t === "room") {
        this.you.value = message.you;
        this.items.value = message.items;
      }
      if (message.t === "room" || message.t === "people") {
        this.people.value = message.people;
        this.leader.value = message.leader;
      }
      if (message.t === "room" || message.t === "at") this.at.value = { step: message.step, eyes: message.eyes };
      if (message.t === "items") {
        const kept = this.items.value.filter((/** @type {Item} */ { n }) => !message.gone.includes(n));
        this.items.value = [...kept, ...message.add];
      }
    });
    if (message.t === "bye" && message.reason !== "restart" && message.reason !== "slow") {
      const errors = /** @type {Object<string, string>} */ ({ banned: "error-banned", gone: "error-no-table" });
      this.over({ error: errors[message.reason] ?? "error-room-gone", rule: "", values: {}, sentence: "" });
    }
  }

  // -- what the reader does ------------------------------------------------------------------

  /** The leader is here now. What comes too fast is told a little later, and only the last of it. @param {Place} place */
  tell(place) {
    const { told } = this;
    if (!this.leads || (told && told.step === place.step && told.eyes === place.eyes)) return;
    this.told = place;
    if (this.timers.tell) return;
    this.command({ t: "step", ...place });
    this.timers.tell = setTimeout(() => {
      this.timers.tell = 0;
      if (this.told !== place && this.told) {
        const last = this.told;
        this.told = null;
        this.tell(last);
      }
    }, PAUSE);
  }

  /** @param {number} who */
  lead(who) {
    return this.command({ t: "lead", who });
  }

  /** @param {number} step @param {string} from @param {string} to "": a ring around the first */
  mark(step, from, to) {
    return this.command({ t: "mark", step, from, to });
  }

  /** @param {number} step @param {string} text */
  note(step, text) {
    return this.command({ t: "note", step, text });
  }

  /** @param {number} n */
  remove(n) {
    return this.command({ t: "remove", n });
  }

  /** @param {any} message @returns {Promise<any>} what the server says to it */
  async command(message) {
    return this.line ? this.line.command(message) : null;
  }

  /** May the reader take it away? @param {Item} item */
  mayRemove(item) {
    return this.leads || item.who === this.you.value;
  }
}
