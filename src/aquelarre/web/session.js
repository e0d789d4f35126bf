/** Session: a table as one seat of this device knows it, kept up to date by its live line. */
import { Held } from "./changes.js";
import { batch, computed, signal } from "./html.js";
import { Live } from "./live.js";

/** @typedef {import("./types.js").Summary} Summary @typedef {import("./types.js").Position} Position
 *  @typedef {import("./types.js").GameEvent} GameEvent @typedef {import("./types.js").Option} Option */

const MOST_CAME = 3;
const GLOW = 4_000; // ms that what an event points at is lit

/** The refs an event is about: its places, and the things among its values.
 *  @param {GameEvent} event @returns {string[]} */
export function refsOf(event) {
  const found = [...event.places];
  for (const value of Object.values(event.values)) {
    if (Array.isArray(value) && value[0] !== "seat") found.push(`${value[0]}:${value[1]}`);
  }
  return found;
}

/** Is it a decision, and not something said unasked or a part of an answer? @param {import("./types.js").Question} question
 *  @param {Option} option */
const decides = (question, { action }) =>
  question.options.some((each) => each.action === action) && (!question.parts || question.completes.includes(action));

export class Session {
  /** @param {string} table @param {number} seat @param {Summary|null} [summary] as asked for */
  constructor(table, seat, summary = null) {
    this.table = table;
    this.seat = seat;
    /** @type {import("./types.js").Signal<Summary|null>} */
    this.summary = signal(summary);
    this.summaryAt = performance.now(); // when it came, for the clocks
    /** @type {import("./types.js").Signal<Position|null>} */
    this.position = signal(null);
    /** @type {import("./types.js").Signal<GameEvent[]>} */
    this.events = signal([]);
    /** @type {import("./types.js").Signal<import("./types.js").Coming[]>} */
    this.comings = signal([]); // who sat down and who left
    /** @type {import("./types.js").Signal<import("./types.js").Coming[]>} */
    this.came = signal([]); // those of the last while, until they are read
    this.given = signal(0); // answers that were taken from here
    /** @type {import("./types.js").Signal<any[]>} */
    this.chat = signal([]);
    /** @type {import("./types.js").Signal<{rule: string, values: any}|null>} */
    this.silent = signal(null); // why this seat may not talk now
    /** @type {import("./types.js").Signal<{to: number[], rule: string, values: any}|null>} */
    this.apart = signal(null); // who hears it, if not all do
    /** @type {import("./types.js").Signal<import("./types.js").Lesson|null>} */
    this.teacher = signal(null); // what is said in a lesson
    /** @type {import("./types.js").Signal<import("./types.js").Preparation|null>} */
    this.prepared = signal(null); // what this seat has answered in advance, and could
    this.keeps = signal(false); // is it passed for in the window that is open?
    /** @type {import("./types.js").Signal<Set<string>>} */
    this.lit = signal(new Set());
    /** @type {import("./types.js").Signal<GameEvent[]>} */
    this.news = signal([]); // what the last update told, if we were there before it
    /** @type {import("./types.js").Signal<{since: number, steps: number}|null>} */
    this.away = signal(null); // what happened while nobody looked, until it is looked at or refused
    this.recap = signal(false); // is that being looked at?
    this.busy = signal(false); // an answer is on its way
    /** @type {((option: Option) => Promise<boolean>)|null} */
    this.heed = null; // where there is a coach: does it hold this answer back?
    /** @type {import("./pace.js").Pace|null} */
    this.pace = null; // measures how long this seat thinks
    /** @type {import("./types.js").Signal<any>} */
    this.trouble = signal(null); // the last refusal
    this.goodbye = signal("");
    this.heard = false; // has any update come?
    /** @type {number|null} */
    this.greeting = null; // lines of chat that were there when we came
    this.past = ""; // of the last update: another one means that events were taken back
    // The last update: others come as changes of it. Do we ask for that? Until when is it compared with the server?
    this.held = new Held();
    this.changes = true;
    this.compared = Promise.resolve();
    /** @type {Set<number>} */
    this.glowing = new Set(); // the numbers of the events whose refs are lit
    /** @type {Set<number>} */
    this.glowTimers = new Set();
    this.awaited = computed(() => {
      const question = this.position.value?.question;
      const playing = this.summary.value?.status === "playing";
      return Boolean(playing && question?.mine && !question.answered && !this.keeps.value);
    });
    this.live = new Live(table, seat, {
      counts: () => ({
        events: this.events.value.length,
        chat: (this.chat.value.at(-1)?.n ?? -1) + 1, // not all lines are for all
        past: this.past,
        ...(this.changes && { changes: true }),
      }),
      take: (message) => this.take(message),
    });
  }

  get light() {
    return this.live.light;
  }

  end() {
    this.dim();
    this.live.end();
  }

  /** @param {any} message */
  take(message) {
    if (message.t === "update") this.update(this.held.take(message));
    else if (message.t === "change") this.change(message);
    else if (message.t === "table") this.describe(message.table);
    else if (message.t === "chat") this.hear(message);
    else if (message.t === "comings") this.come(message.lines);
    else if (message.t === "bye") this.goodbye.value = message.reason || "closed";
  }

  /** An update of which only what is different has come. @param {any} message */
  change(message) {
    this.update(this.held.take(message));
    if (message.mark !== undefined) this.compared = this.compare(this.held.update, message.mark);
  }

  /** If the server knows what is held otherwise, it sends all of it, and from then on always.
   *  @param {any} held @param {number} mark */
  async compare(held, mark) {
    const { markOf } = await import("./mark.js");
    this.changes = markOf(held) === mark;
    if (!this.changes) this.live.connect();
  }

  /** @param {any} message */
  update(message) {
    batch(() => {
      this.describe(message.table);
      this.past = message.past ?? "";
      const before = this.position.value?.question?.number;
      this.position.value = message.position;
      const had = this.events.value.length;
      const known = this.events.value.slice(0, message.since);
      this.events.value = known.concat(message.events); // also what is told otherwise now: a card was turned down
      this.news.value = this.heard ? message.events.filter((/** @type {GameEvent} */ event) => event.n >= had) : [];
      this.glow(this.news.value);
      if (message.silent !== undefined) this.silent.value = message.silent;
      this.apart.value = message.apart ?? null;
      this.keeps.value = Boolean(message.keeps);
      this.teacher.value = message.teacher ?? null;
      this.prepared.value = message.prepared ?? null;
      if (message.away) this.away.value = message.away;
      else if (message.position?.over) this.away.value = null;
      this.heard = true;
      if (message.position?.question?.number !== before) this.busy.value = false;
    });
  }

  /** A summary without what this device has to do with the table keeps what is known of that.
   *  @param {Summary} summary */
  describe(summary) {
    const before = this.summary.value;
    this.summaryAt = performance.now();
    this.summary.value = {
      ...summary,
      host: summary.host ?? before?.host ?? false,
      people: summary.people.map((person) => ({
        ...person,
        mine: person.mine ?? before?.people[person.seat]?.mine ?? person.seat === this.seat,
        offered: person.offered ?? before?.people[person.seat]?.offered ?? true,
      })),
    };
  }

  /** Light what these events point at, and what is still lit: as those are told now. Each update has its
   *  own time, so that nothing shines on while others follow. @param {GameEvent[]} fresh */
  glow(fresh) {
    if (!this.glowing.size && !fresh.length) return;
    const numbers = fresh.map(({ n }) => n); // no more: what is told may have to be forgotten meanwhile
    for (const n of numbers) this.glowing.add(n);
    this.lit.value = this.shining();
    if (!numbers.length) return;
    const timer = setTimeout(() => {
      this.glowTimers.delete(timer);
      for (const n of numbers) this.glowing.delete(n);
      this.lit.value = this.shining();
    }, GLOW);
    this.glowTimers.add(timer);
  }

  /** The refs of the events that still glow, as those are told now. */
  shining() {
    return new Set(this.events.value.filter((event) => this.glowing.has(event.n)).flatMap(refsOf));
  }

  /** Nothing is lit: whoever goes on has seen it. */
  dim() {
    this.glowTimers.forEach(clearTimeout);
    this.glowTimers.clear();
    this.glowing.clear();
    this.lit.value = new Set();
  }

  /** All lines, also those of the time before we came. @param {import("./types.js").Coming[]} lines */
  come(lines) {
    const known = this.comings.value.at(-1)?.n ?? -1;
    const fresh = lines.filter((line) => line.n > known && line.seat !== this.seat);
    if (this.greeting !== null && fresh.length) this.came.value = this.came.value.concat(fresh).slice(-MOST_CAME);
    this.comings.value = lines;
  }

  /** @param {any} message */
  hear(message) {
    const have = new Set(this.chat.value.map((line) => line.n));
    const fresh = message.lines.filter((/** @type {any} */ line) => !have.has(line.n));
    const gone = this.chat.value.some((line) => message.gone?.includes(line.n)); // taken away by the host of the server
    if (fresh.length || gone) {
      this.chat.value = this.chat.value.concat(fresh).filter((line) => !message.gone?.includes(line.n));
    }
    this.greeting ??= this.chat.value.length;
    this.silent.value = message.silent;
    this.apart.value = message.apart ?? null;
  }

  // -- commands ------------------------------------------------------------------------------

  /** Send a command; false if it was refused. @param {any} message @returns {Promise<boolean>} */
  async send(message) {
    const answer = await this.live.command(message);
    this.trouble.value = answer.t === "refused" ? answer : null;
    return answer.t !== "refused";
  }

  /** @param {Option} option @param {boolean} [sure] whatever the coach says */
  async answer(option, sure = false) {
    const question = this.position.value?.question;
    if (!question || this.busy.value) return false;
    this.busy.value = true;
    const held = sure ? null : this.heed?.(option);
    if (held && (await held)) {
      this.busy.value = false;
      return false;
    }
    this.dim();
    const done = await this.send({
      t: "answer",
      question: question.number,
      action: option.action,
    });
    this.busy.value = false;
    if (done && decides(question, option)) this.pace?.taken(question.number);
    if (done) batch(() => ((this.given.value += 1), (this.away.value = null))); // who plays knows how it stands
    return done;
  }

  /** Keep passing in this window, whatever is played, or stop it. @param {boolean} on */
  keep(on) {
    return this.send({ t: "keep", occasion: this.position.value?.question?.occasion ?? 0, on });
  }

  undo() {
    return this.send({ t: "undo", question: this.position.value?.question?.number ?? -1 });
  }

  /** To the teacher of a lesson. @param {string} what "on", "else", "quiet" or "aloud" @param {string} step */
  learn(what, step) {
    return this.send({ t: "learn", do: what, step });
  }

  /** @param {string|number} thing */
  why(thing) {
    return this.live.command({ t: "why", thing });
  }

  /** @param {string} text */
  say(text) {
    return this.send({ t: "say", text });
  }

  /** @param {"wait"|"bot"|"pause"} vote */
  vote(vote) {
    return this.send({ t: "vote", vote });
  }
}
