/**
 * Room: a table as this device has it: which of its seats are ours, a session for each of them,
 * and whose turn it is to look at the screen.
 */
import { batch, effect, signal } from "./html.js";
import { allGames, ApiError, at, get, post } from "./api.js";
import { follow } from "./pace.js";
import { invites, recall } from "./prefs.js";
import { Session } from "./session.js";
import { boardOf } from "./boards.js";

/** @typedef {import("./types.js").Summary} Summary @typedef {import("./types.js").GameInfo} GameInfo */

const LINGER = 1500; // ms in which one sees what one has done, before the curtain falls
const SETTLED = 6000; // ms after which nothing of the first load is waited for any more
const LOOK_AGAIN = 5000; // ms without a line after which the server is asked whether we still sit

const looked = signal(!document.hidden); // is the page looked at?
document.addEventListener("visibilitychange", () => (looked.value = !document.hidden));

export class Room {
  /** @param {string} table @param {boolean} screen only watch, for all to see */
  constructor(table, screen = false) {
    this.table = table;
    this.screen = screen;
    /** @type {import("./types.js").Signal<Session[]>} */
    this.sessions = signal([]);
    /** @type {import("./types.js").Signal<GameInfo|null>} */
    this.game = signal(null);
    /** @type {import("./types.js").Signal<number>} */
    this.shown = signal(-1); // the seat whose view is on the screen
    /** @type {import("./types.js").Signal<number|null>} */
    this.curtain = signal(null); // the seat for whom the curtain waits
    /** @type {import("./types.js").Signal<any>} */
    this.problem = signal(null);
    /** @type {import("./types.js").Signal<{seat: number, what: string}[]>} */
    this.lost = signal([]); // seats that were ours, and what became of them
    this.invite = signal("");
    this.ready = signal(false);
    this.ended = false;
    this.held = ""; // who was asked when somebody took the screen by hand
    this.settled = false; // has the screen gone to somebody who was asked?
    this.timers = { curtain: 0, look: 0 };
    this.attended = ""; // the latest news for which this page has done its part in fair chance
    this.unfair = signal(""); // what does not fit there
    this.stops = [effect(() => this.whoLooks()), effect(() => this.attend())];
    this.open();
  }

  end() {
    this.ended = true;
    for (const stop of this.stops) stop();
    clearTimeout(this.timers.curtain);
    clearTimeout(this.timers.look);
    for (const session of this.sessions.peek()) session.end();
  }

  /** The session on the screen. */
  get session() {
    const all = this.sessions.value;
    return all.find((each) => each.seat === this.shown.value) ?? all[0] ?? null;
  }

  async open() {
    try {
      await this.useCode();
      await this.refresh();
      this.ready.value = true;
    } catch (problem) {
      this.problem.value = problem instanceof ApiError ? problem.refusal : { error: "web-error-server" };
    }
  }

  /** Does what we have lead to a free seat? Where there are secrets an open table is open until it
   *  begins. @param {Summary} summary */
  invited(summary) {
    const running = ["playing", "paused"].includes(summary.status);
    const free = summary.open && !(running && this.game.value?.secrets);
    return Boolean(free || (this.invite.value && summary.invited !== false));
  }

  /** An invite or a pass stands in the fragment, which browsers never send. */
  async useCode() {
    const found = /^#(invite|pass)=([\w-]+)$/.exec(location.hash);
    this.invite.value = invites.of(this.table);
    if (!found) return;
    const [, kind, code] = found;
    history.replaceState(null, "", location.pathname + location.search);
    if (kind === "pass") await post(at(this.table, "/claim"), { pass: code });
    else {
      this.invite.value = code;
      invites.keep(this.table, code);
    }
  }

  /** Ask which seats are ours, and keep a line for each. */
  async refresh() {
    /** @type {Summary} */
    const summary = await get(at(this.table));
    if (summary.status !== "waiting") boardOf(summary.game); // on its way while the texts come
    const games = await allGames();
    if (this.ended) return;
    const mine = summary.people.filter((person) => person.mine).map((person) => person.seat);
    const wanted = this.screen || !mine.length ? [-1] : mine;
    const before = this.sessions.value;
    for (const session of before) if (!wanted.includes(session.seat)) session.end();
    batch(() => {
      this.game.value = games.find((each) => each.key === summary.game) ?? null;
      if (summary.people.some((person) => person.had)) import("./lost.js").then(({ lostOf }) => (this.lost.value = lostOf(summary, before, this.lost.value)));
      else this.lost.value = [];
      this.sessions.value = wanted.map((seat) => {
        const found = before.find((each) => each.seat === seat);
        if (!found) return this.begin(seat, summary);
        found.describe({ ...summary });
        return found;
      });
      if (!wanted.includes(this.shown.value)) {
        this.shown.value = wanted[0];
        this.curtain.value = this.secret() ? wanted[0] : null;
      }
    });
  }

  /** @param {number} seat @param {Summary} summary */
  begin(seat, summary) {
    const session = new Session(this.table, seat, summary);
    effect(() => {
      if (["moved", "removed", "left"].includes(session.goodbye.value)) this.refresh().catch(() => {}); // from now on we watch
    });
    effect(() => {
      if (session.light.value !== "lost") return;
      clearTimeout(this.timers.look);
      this.timers.look = setTimeout(() => this.refresh().catch(() => {}), LOOK_AGAIN);
    });
    if (seat >= 0) this.follow(session);
    return session;
  }

  /** What this device keeps for whoever sits here: how they think, how it ends, how far they have looked. @param {Session} session */
  follow(session) {
    const seen = () => looked.value && this.shown.value === session.seat && this.curtain.value === null;
    this.stops.push(this.remember(session), ...follow(session, seen));
  }

  /** How far somebody has looked, once nothing of the first load is waited for, or when they play. @param {Session} session
   *  @returns {() => void} what ends it */
  remember(session) {
    /** @type {Promise<{end: () => void}>|null} */
    let back = null;
    const begin = () => {
      back ??= import("./back.js").then(({ Back }) => new Back(session, looked));
      back.catch(() => (back = null)); // it is tried again with the next answer
    };
    const timer = setTimeout(begin, SETTLED);
    const stop = effect(() => void (session.given.value && begin()));
    return () => {
      clearTimeout(timer);
      stop();
      back?.then((found) => found.end(), () => {});
    };
  }

  /** Do several people look at this screen who must not see each other's things? */
  secret() {
    return this.sessions.value.length > 1 && Boolean(this.game.value?.secrets);
  }

  /** Hot seat: the screen goes to whoever is asked. */
  whoLooks() {
    const all = this.sessions.value;
    clearTimeout(this.timers.curtain);
    if (all.length < 2) return;
    const awaited = all.filter((each) => each.awaited.value).map((each) => each.seat);
    const shown = this.shown.value;
    if (!awaited.length || this.held === awaited.join()) return;
    this.held = "";
    const first = this.curtain.value !== null || !this.settled;
    this.settled = true;
    if (awaited.includes(shown) && this.curtain.value === null) return;
    if (this.curtain.value !== null && awaited.includes(this.curtain.value)) return;
    const next = awaited.find((seat) => seat > shown) ?? awaited[0];
    this.timers.curtain = setTimeout(() => this.hand(next), first ? 0 : LINGER);
  }

  /** Somebody wants to look, though others are asked: until that changes, they may.
   *  @param {number} seat */
  playAs(seat) {
    const awaited = this.sessions.value.filter((each) => each.awaited.value);
    this.held = awaited.map((each) => each.seat).join();
    this.hand(seat);
  }

  /** @param {number} seat */
  hand(seat) {
    if (this.secret()) this.curtain.value = seat;
    else this.shown.value = seat;
  }

  /** The right person holds the device. */
  lift() {
    batch(() => {
      if (this.curtain.value !== null) this.shown.value = this.curtain.value;
      this.curtain.value = null;
    });
  }

  /** Promise and tell this page's number when the table waits for it, and at a rematch's table too.
   *  If it fails, the next news from the table is an occasion to try again. */
  attend() {
    const summary = this.session?.summary.value;
    if (!summary?.fair) return;
    const mine = summary.people.filter((person) => person.mine).map((person) => person.seat);
    const now = `${summary.fair.stage} ${summary.fair.code} ${mine} ${summary.next}`;
    if (now === this.attended) return;
    const first = this.attended === "";
    this.attended = now;
    if (first && summary.fair.stage === "closed" && !recall("fair").includes(this.table)) return; // nothing to compare
    import("./fair.js").then(async ({ attend, warning }) => {
      await attend(this.table, mine, !summary.next);
      if (summary.next && mine.length) await attend(summary.next, mine);
      if (warning.value?.table === this.table) this.unfair.value = warning.value.key;
    }).catch(() => (this.attended = ""));
  }

  // -- requests ------------------------------------------------------------------------------

  /** @param {string} what @param {any} [body] @returns {Promise<any>} */
  async post(what, body = {}) {
    const answer = await post(at(this.table, `/${what}`), body);
    return answer;
  }

  /** @param {number} seat −1 for any @param {string} name */
  async join(seat, name) {
    const waiting = this.session?.summary.value?.status === "waiting";
    const promise = waiting ? await import("./fair.js").then((fair) => fair.promiseAhead()) : "";
    await this.post("join", { invite: this.invite.value, seat, name, promise });
    await this.refresh();
  }

  async newInvite() {
    const { invite } = await this.post("invite");
    this.invite.value = invite;
    invites.keep(this.table, invite);
  }

  /** @param {number} seat @param {string} what @param {{bot?: string, name?: string}} [more] */
  async seat(seat, what, { bot = "", name = "" } = {}) {
    await this.post("seat", { seat, do: what, bot, name });
    await this.refresh();
  }
}
