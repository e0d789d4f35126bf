/** Time, and who is not there: how long one may still think, what the table does about the absent, and where a seat went
 *  that was this device's. Fetched when a table has any of that. */
import { html, useEffect } from "./html.js";
import { secondsLeft } from "./players.js";
import { Badge } from "./seats.js";
import { dayText, isSlow, timeText } from "./settings.js";
import { Icon, useTick } from "./ui.js";

/** @typedef {import("./types.js").Player} Player @typedef {import("./words.js").Words} Words
 *  @typedef {import("./session.js").Session} Session @typedef {import("./room.js").Room} Room */

const HURRY = 10; // seconds from which the time left is shown in another colour

/** @param {{session: Session, words: Words}} props */
export function Clocks({ session, words }) {
  useEffect(() => void words.fetchPart("away"), [words]);
  if (!words.has("web-grace")) return null;
  return html`<${Grace} session=${session} words=${words} /><${OwnTime} session=${session} words=${words} />`;
}

/** How long a table still waits where silence is an answer too.
 *  @param {{session: Session, words: Words}} props */
function Grace({ session, words }) {
  const left = session.summary.value?.clock?.grace;
  useTick(typeof left === "number");
  if (typeof left !== "number") return null;
  const seconds = (left - (performance.now() - session.summaryAt)) / 1000;
  const time = timeText(seconds, words.lang);
  return html`<span class=${`grace ${seconds < HURRY ? "short" : ""}`} role="timer" aria-live="off" title=${words.say("web-grace")}>
    <${Icon} name="hourglass" size=${16} /><span class="hidden">${words.say("web-grace")}</span> ${time}</span>`;
}

/** How long I may still think, where the table has a clock: on a phone the players are on another page.
 *  @param {{session: Session, words: Words}} props */
function OwnTime({ session, words }) {
  const summary = session.summary.value;
  const limited = summary?.status === "playing" && summary.clock?.kind !== "none" && session.awaited.value;
  useTick(limited);
  const left = limited ? secondsLeft(summary, session.seat, performance.now() - session.summaryAt) : null;
  if (left === null) return null;
  return html`<span class=${`grace ${left < HURRY ? "short" : ""}`} role="timer" aria-live="off" title=${words.say("web-own-time")}>
    <${Icon} name="hourglass" size=${16} /><span class="hidden">${words.say("web-own-time")}</span> ${timeText(left, words.lang)}</span>`;
}

/** Hours and days in the list of players. @param {{seconds: number, lang: string}} props */
export const Long = ({ seconds, lang }) => timeText(seconds, lang);

/** Until when somebody is away, in the same list. @param {{until: number, words: Words}} props */
export function OnHoliday({ until, words }) {
  useEffect(() => void words.fetchPart("away"), [words]);
  return words.has("web-holiday-list") && html`<small>${words.say("web-holiday-list", { date: dayText(until, words.lang) })}</small>`;
}

const VOTES = /** @type {("wait"|"bot"|"pause")[]} */ (["wait", "bot", "pause"]);

/** What the table does about somebody who does not answer: a countdown, then a vote.
 *  @param {{session: Session, words: Words, players: Player[]}} props */
export function Absent({ session, words, players }) {
  const summary = /** @type {any} */ (session.summary.value);
  const running = summary?.status === "playing";
  useTick(running);
  useEffect(() => void words.fetchPart("away"), [words]);
  if (!running || !words.has("web-late")) return null;
  const late = (summary.absent ?? []).some((/** @type {any} */ each) => each.seat === session.seat);
  const overdue = (summary.absent ?? []).filter((/** @type {any} */ each) => each.seat !== session.seat);
  const since = performance.now() - session.summaryAt;
  const waiting = summary.people.filter((/** @type {any} */ person) =>
    !isSlow(summary.clock) && !person.here && !person.free && !person.bot && person.seat !== session.seat &&
    !overdue.some((/** @type {any} */ each) => each.seat === person.seat) &&
    secondsLeft(summary, person.seat, since) !== null);
  return html`${late && html`<p class="absent" key="late" role="alert"><${Icon} name="hourglass" size=${18} /> ${words.say("web-late")}</p>`}
    ${waiting.map((/** @type {any} */ person) => html`<p class="absent" key=${person.seat} role="status">
      <${Badge} player=${players[person.seat]} size=${22} />
      ${words.say("web-absent-wait", { name: players[person.seat].name, time: timeText(secondsLeft(summary, person.seat, since) ?? 0, words.lang) })}</p>`)}
    ${overdue.map((/** @type {any} */ each) => html`<div class="absent vote" key=${each.seat} role="status">
      <span><${Badge} player=${players[each.seat]} size=${22} />
        ${words.say("web-absent-vote", { name: players[each.seat].name })}</span>
      ${session.seat >= 0 && html`<span class="vote-buttons">${VOTES.map((vote) => {
        const count = (each.votes ?? []).filter((/** @type {string} */ one) => one === vote).length;
        return html`<button type="button" class="action small" key=${vote} onClick=${() => session.vote(vote)}>
          ${words.say(`web-vote-${vote}`)}${count > 0 && html`<span class="count">${count}</span>`}</button>`;
      })}</span>`}
    </div>`)}`;
}

/** A seat that was this device's: where it went. @param {{room: Room, words: Words}} props */
export function Lost({ room, words }) {
  useEffect(() => void words.fetchPart("away"), [words]);
  if (!words.has("web-lost-moved")) return null;
  return html`${room.lost.value.map(({ seat, what }) => html`<p class="banner" role="alert" key=${seat}><${Icon} name="phone" />
    <span>${words.say(`web-lost-${what}`, { number: String(seat + 1) })}</span></p>`)}`;
}

/** Who has not come yet to a game that was brought in. @param {{words: Words, players: Player[], people: import("./types.js").Person[]}} props */
export function Missing({ words, players, people }) {
  useEffect(() => void words.fetchPart("away"), [words]);
  if (!words.has("web-absent-missing")) return null;
  const names = words.list(people.filter((person) => person.free && !person.bot).map((person) => players[person.seat].name));
  return html`<span>${words.say("web-absent-missing", { names })}</span>`;
}
