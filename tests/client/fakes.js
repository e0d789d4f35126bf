/** Just enough of a browser for scripts that are tested without one. */

/** @typedef {(event: any) => void} Listener */

class Listening {
  constructor() {
    /** @type {Map<string, Listener[]>} */
    this.listeners = new Map();
  }
  /** @param {string} name @param {Listener} listener */
  addEventListener(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  /** @param {string} name @param {Listener} listener */
  removeEventListener(name, listener) {
    this.listeners.set(name, (this.listeners.get(name) ?? []).filter((each) => each !== listener));
  }
  /** @param {string} name */
  fire(name, event = {}) {
    for (const listener of this.listeners.get(name) ?? []) listener(event);
  }
}

/** A line to the server, of either kind; the test is the server. */
class Line {
  /** @type {Line[]} */
  static all = [];
  /** The one that was opened last; a test that asks for it has one. */
  static get last() {
    return /** @type {Line} */ (this.all.at(-1));
  }
  /** @type {(() => void)|undefined} */
  onopen;
  /** @type {((message: {data: string}) => void)|undefined} */
  onmessage;
  /** @type {(() => void)|undefined} */
  onclose;
  /** @type {(() => void)|undefined} */
  onerror;
  /** @param {string|URL} address */
  constructor(address) {
    this.address = String(address);
    this.readyState = 0;
    /** @type {any[]} */
    this.sent = [];
    /** @type {typeof Line} */ (this.constructor).all.push(this);
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  /** @param {unknown} message */
  tell(message) {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
  /** @param {string} text */
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  /** The other end is gone. */
  break() {
    this.readyState = 3;
    this.onclose?.();
    this.onerror?.();
  }
}

export class Socket extends Line {
  /** @type {Line[]} */
  static all = [];
  static OPEN = 1;
}

export class Stream extends Line {
  /** @type {Line[]} */
  static all = [];
}

/** The sizes of elements are watched: the test says when they change. */
class Watcher {
  observe() {}
  disconnect() {}
}

export const page = Object.assign(new Listening(), {
  visibilityState: "visible",
  head: { append: (/** @type {any} */ sheet) => sheet.onload() }, // whatever is fetched comes at once
  createElement: () => ({}),
});
export const browser = new Listening();

Object.assign(globalThis, {
  document: page,
  location: { protocol: "https:", host: "games.example" },
  WebSocket: Socket,
  EventSource: Stream,
  ResizeObserver: Watcher,
  addEventListener: browser.addEventListener.bind(browser),
  removeEventListener: browser.removeEventListener.bind(browser),
});

/** An element with a place on the screen. */
export class Thing extends Listening {
  /** @param {Partial<DOMRect>} box @param {Record<string, any[]>} inside what is found in it, by selector */
  constructor(box = {}, inside = {}) {
    super();
    this.box = { x: 0, y: 0, width: 0, height: 0, ...box };
    this.inside = inside;
    /** @type {Record<string, Thing>} what it is in, by selector */
    this.around = {};
    /** @type {Record<string, string>} */
    this.dataset = {};
    /** @type {any} */
    this.style = { setProperty: (/** @type {string} */ name, /** @type {string} */ value) => (this.style[name] = value) };
    /** @type {Set<string>} */
    this.classes = new Set();
    this.classList = { toggle: (/** @type {string} */ name, /** @type {boolean} */ on) => (on ? this.classes.add(name) : this.classes.delete(name)) };
  }
  get clientWidth() {
    return this.box.width;
  }
  get clientHeight() {
    return this.box.height;
  }
  getBoundingClientRect() {
    return this.box;
  }
  /** @param {string} selector @returns {any[]} */
  querySelectorAll(selector) {
    return this.inside[selector] ?? [];
  }
  /** @param {string} selector */
  querySelector(selector) {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  /** @param {string} selector */
  closest(selector) {
    return this.around[selector] ?? null;
  }
  contains() {
    return true;
  }
  setPointerCapture() {}
}

/** What a device keeps; `room` is how many letters it has for that. */
export const storage = {
  /** @type {Map<string, string>} */
  kept: new Map(),
  room: Infinity,
  /** @param {string} key */
  getItem: (key) => storage.kept.get(key) ?? null,
  /** @param {string} key @param {string} value */
  setItem(key, value) {
    if (value.length > storage.room) throw new Error("QuotaExceededError");
    storage.kept.set(key, value);
  },
  /** @param {string} key */
  removeItem: (key) => void storage.kept.delete(key),
};
Object.assign(globalThis, { localStorage: storage });
