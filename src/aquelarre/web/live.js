/**
 * Live: the line to a table for one seat. A WebSocket that comes back by itself; where sockets do
 * not get through, server-sent events and POST. What was not acknowledged is sent again with the
 * same id, so that nothing is lost and nothing is done twice. The light says what is known, not
 * what is hoped: it is green only while the server answers.
 */
import { signal } from "./html.js";
import { at, newId, post } from "./api.js";
import { rooted } from "./root.js";

const PING_EVERY = 12_000; // ms
const PONG_WITHIN = 6_000;
const OPEN_WITHIN = 8_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const SLOWER = 1_500;
const SOCKET_TRIES = 2; // that never opened, before the fallback is tried

/** @typedef {"connecting"|"live"|"unsure"|"lost"|"ended"} Light */

export class Live {
  /**
   * @param {string} table @param {number} seat −1 to watch
   * @param {{counts: () => {events?: number, chat?: number, past?: string}, take: (message: any) => void}} owner
   * @param {string} [below] a line of its own below the table's address
   */
  constructor(table, seat, owner, below = "") {
    this.table = table;
    this.below = below;
    this.seat = seat;
    this.owner = owner;
    /** @type {import("./types.js").Signal<Light>} */
    this.light = signal(/** @type {Light} */ ("connecting"));
    this.fallback = false;
    this.ended = false;
    /** @type {WebSocket|null} */
    this.socket = null;
    /** @type {EventSource|null} */
    this.stream = null;
    /** @type {Map<string, {message: any, done: (answer: any) => void}>} */
    this.pending = new Map();
    this.failures = 0;
    this.neverOpened = 0;
    this.timers = { retry: 0, ping: 0, pong: 0, open: 0 };
    this.wake = this.wake.bind(this);
    addEventListener("online", this.wake);
    addEventListener("pageshow", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  /** Send a command; resolves with the server's `ack`, `refused`, `why` or `advice`.
   *  @param {any} message without id @returns {Promise<any>} */
  command(message) {
    const id = newId();
    return new Promise((done) => {
      this.pending.set(id, { message: { ...message, id }, done });
      this.transmit({ ...message, id });
    });
  }

  end() {
    this.ended = true;
    this.light.value = "ended";
    this.drop();
    removeEventListener("online", this.wake);
    removeEventListener("pageshow", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
  }

  /** @param {string} what */
  address(what) {
    return at(this.table, `${this.below}/${what}?seat=${this.seat}`);
  }

  // -- opening and closing ----------------------------------------------------------------

  connect() {
    if (this.ended) return;
    this.drop();
    this.timers.open = setTimeout(() => this.broken(), OPEN_WITHIN);
    if (this.fallback) this.openStream();
    else this.openSocket();
  }

  openSocket() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    let opened = false;
    const socket = new WebSocket(
      `${scheme}://${location.host}${rooted(this.address("live"))}`,
    );
    this.socket = socket;
    socket.onopen = () => {
      opened = true;
      this.neverOpened = 0;
      socket.send(JSON.stringify({ t: "hello", ...this.owner.counts() }));
      this.sendPending();
    };
    socket.onmessage = (message) => this.socket === socket && this.receive(message.data);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      if (!opened) this.neverOpened += 1;
      this.broken();
      if (this.neverOpened >= SOCKET_TRIES) this.consider();
    };
  }

  openStream() {
    const has = Object.entries(this.owner.counts()).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
    const stream = new EventSource(rooted(this.address("stream") + has.join("")));
    this.stream = stream;
    stream.onopen = () => this.sendPending();
    stream.onmessage = (message) => this.stream === stream && this.receive(message.data);
    stream.onerror = () => {
      if (this.stream !== stream) return;
      this.fallback = false; // next time a socket may get through again
      this.neverOpened = SOCKET_TRIES - 1;
      this.broken();
    };
  }

  /** Sockets do not open. If the server can be reached otherwise, it is they that do not get
   *  through; else it is away, and a socket is tried again when it is back. */
  async consider() {
    try {
      this.fallback = (await fetch(rooted("/health"), { cache: "no-store" })).ok;
    } catch {
      this.fallback = false;
    }
  }

  /** The line is dead: say so, and try again after a while that grows. */
  broken() {
    if (this.ended) return;
    this.drop();
    this.light.value = "lost";
    this.failures += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.failures - 1));
    this.timers.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The page is looked at again or the network is back: find out now, not later. */
  wake() {
    if (this.ended || document.visibilityState === "hidden") return;
    const state = this.socket?.readyState ?? this.stream?.readyState; // 0 opening, 1 open
    if (state === 1) this.ping();
    else if (state !== 0) {
      this.failures = 0;
      this.connect();
    }
  }

  drop() {
    for (const timer of Object.values(this.timers)) clearTimeout(timer);
    const { socket, stream } = this;
    this.socket = null;
    this.stream = null;
    socket?.close();
    stream?.close();
  }

  // -- messages ----------------------------------------------------------------------------

  /** @param {any} message */
  transmit(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.stream?.readyState === 1) this.postMessage(message);
  }

  /** @param {any} message */
  async postMessage(message) {
    try {
      const answer = await post(this.address("send"), message);
      if (answer && answer.t) this.dispatch(answer);
    } catch (problem) {
      const refusal = /** @type {any} */ (problem).refusal;
      const status = /** @type {any} */ (problem).status;
      if (message.id && refusal && status >= 400 && status < 500 && status !== 429) {
        this.dispatch({ t: "refused", id: message.id, ...refusal });
      } else this.broken();
    }
  }

  sendPending() {
    for (const { message } of this.pending.values()) this.transmit(message);
  }

  /** @param {string} text */
  receive(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    this.alive();
    this.dispatch(message);
  }

  /** @param {any} message */
  dispatch(message) {
    const waiting = message.id && this.pending.get(message.id);
    if (waiting && ["ack", "refused", "why", "advice"].includes(message.t)) {
      this.pending.delete(message.id);
      waiting.done(message);
    } else if (message.t === "refused" && !message.id) {
      // it was too much at a time and was not looked at: once more, a little later
      setTimeout(() => this.sendPending(), SLOWER);
    } else if (message.t === "bye") {
      this.owner.take(message);
      if (message.reason === "restart" || message.reason === "slow") this.broken();
      else this.end();
    } else if (message.t !== "pong") {
      this.owner.take(message);
    }
  }

  // -- the light ---------------------------------------------------------------------------

  alive() {
    clearTimeout(this.timers.open);
    clearTimeout(this.timers.pong);
    clearTimeout(this.timers.ping);
    this.failures = 0;
    if (!this.ended) this.light.value = "live";
    this.timers.ping = setTimeout(() => this.ping(), PING_EVERY);
  }

  ping() {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    this.transmit({ t: "ping" });
    this.timers.pong = setTimeout(() => {
      this.light.value = "unsure";
      this.timers.pong = setTimeout(() => this.broken(), PONG_WITHIN);
    }, PONG_WITHIN / 2);
  }
}
