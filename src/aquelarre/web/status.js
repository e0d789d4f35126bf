/** The status line: always says what is expected of whom. */
import { html } from "./html.js";
import { lazy } from "./lazy.js";

/** @typedef {import("./words.js").Words} Words */

const Clocks = lazy(() => import("./clocks.js").then((found) => found.Clocks)); // many tables have none

/**
 * @param {import("./types.js").Summary} summary @param {import("./types.js").Position|null} position
 * @param {Words} words @param {number} me @param {boolean} [keeps] is the reader passed for?
 * @returns {{text: string, turn: boolean}} `turn`: the reader is waited for
 */
export function statusOf(summary, position, words, me, keeps = false) {
  const said = (/** @type {string} */ text, turn = false) => ({ text, turn });
  if (summary.status === "waiting" || !position) return said(words.say("web-status-waiting"));
  if (summary.status === "stopped") return said(words.say("web-outdated"));
  if (position.over) return said(words.say("web-status-over"));
  if (summary.status === "closed") return said(words.say("error-closed"));
  if (summary.status === "paused") return said(words.say("web-status-paused"));
  const question = position.question;
  if (!question) return said(words.say("web-status-chance"));
  const others = question.asked.filter((seat) => seat !== me);
  if (question.goes_on) return said(words.say(question.mine && question.window ? "web-status-goes-on-window" : "web-status-goes-on"));
  if (question.mine && question.window && keeps) return said(words.say("web-status-keeps"));
  if (question.mine && !question.answered) return said(words.question(question.key, null, question.options), true);
  if (question.mine && question.window) return said(words.say("web-status-passed"));
  if (question.mine) {
    const names = words.list(others.map((seat) => words.seat(seat)));
    return said(others.length ? words.say("web-status-answered", { names }) : words.say("web-status-sent"));
  }
  if (!question.key) return said(words.say("web-status-secret"));
  if (!others.length) return said(words.say("web-status-chance"));
  if (others.length === 1) return said(words.question(question.key, others[0]));
  const names = words.list(others.map((seat) => words.seat(seat)));
  return said(words.say("web-status-several", { names }));
}

/** @param {{status: {text: string, turn: boolean}, session: import("./session.js").Session, words: Words, extra?: string}} props */
export function StatusLine({ status, session, words, extra = "" }) {
  const clock = session.summary.value?.clock;
  return html`<p class=${`status ${status.turn ? "turn" : ""}`} role="status" aria-live="polite">
    ${status.turn && html`<b class="your-turn">${words.say("web-your-turn")}</b>`}
    <span>${status.text}${extra && html` <span class="status-extra">${extra}</span>`}</span>
    ${clock && (typeof clock.grace === "number" || clock.kind !== "none") && html`<${Clocks} session=${session} words=${words} />`}</p>`;
}
