/** Whoever comes back to a table: how far they have looked, which the server keeps with the seat, and what is
 *  offered to them if the game has gone on meanwhile. Nothing counts as looked at while that waits for an answer.
 *  Fetched a little after all else: whoever only glances at a table has not looked at it. */
import { effect } from "./html.js";

/** @typedef {import("./session.js").Session} Session @typedef {{since: number, steps: number}} Away */

const TOLD_AFTER = 1000; // ms
const BRIEFLY = 60_000; // ms; whoever looks elsewhere for so short a time has missed nothing

export class Back {
  /** @param {Session} session @param {import("./types.js").Signal<boolean>} looked is the page looked at? */
  constructor(session, looked) {
    this.session = session;
    this.shown = 0; // events that somebody has seen here
    this.told = -1; // of these, what the server knows
    this.missed = 0; // updates with news while nobody looked
    this.events = 0;
    this.left = -1; // since when nobody looks, or −1
    this.timer = 0;
    this.stops = [
      effect(() => {
        if (session.light.value !== "live") this.told = -1; // what was on its way may be lost
      }),
      effect(() => this.look(looked.value, session.position.value, session.away.value)),
    ];
  }

  /** @param {boolean} looking @param {import("./types.js").Position|null} position @param {Away|null} away */
  look(looking, position, away) {
    if (!position) return;
    if (!looking && position.events > this.events) this.missed += 1;
    this.events = position.events;
    this.shown = Math.min(this.shown, position.events); // some may have been taken back
    if (!looking) {
      if (this.left < 0) this.left = performance.now();
      this.tell();
      return;
    }
    const long = this.left >= 0 && performance.now() - this.left > BRIEFLY;
    const running = !position.over && !this.session.teacher.peek();
    this.left = -1;
    if (long && running && !away && this.missed) {
      this.session.away.value = { since: this.shown, steps: this.missed };
    } else if (!away || position.over) {
      this.shown = position.events;
      this.missed = 0;
      this.timer ||= setTimeout(() => this.tell(), TOLD_AFTER);
    }
  }

  /** The server hears how far somebody has looked. */
  tell() {
    clearTimeout(this.timer);
    this.timer = 0;
    if (this.shown <= 0 || this.shown === this.told || this.session.light.peek() !== "live") return;
    this.told = this.shown;
    this.session.live.transmit({ t: "seen", events: this.shown });
  }

  end() {
    this.tell();
    for (const stop of this.stops) stop();
    clearTimeout(this.timer);
  }
}
