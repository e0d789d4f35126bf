/** The players: mark, name, score, clock, connection; and what the table does about the absent. */
import { html } from "./html.js";
import { Badge, botKind } from "./seats.js";
import { Icon, minutes, useTick } from "./ui.js";

/** @typedef {import("./types.js").Player} Player @typedef {import("./words.js").Words} Words
 *  @typedef {import("./session.js").Session} Session */

/** Seconds left for a seat, by the last summary; null without a clock.
 *  @param {any} summary @param {number} seat @param {number} since ms since the summary came */
function secondsLeft(summary, seat, since) {
  const left = summary.clock?.left?.[String(seat)];
  return typeof left === "number" ? (left - since) / 1000 : null;
}

/**
 * @param {{session: Session, words: Words, players: Player[], playAs?: (seat: number) => void}} props
 */
export function Players({ session, words, players, playAs }) {
  const summary = session.summary.value;
  const position = session.position.value;
  useTick(Boolean(summary && summary.status === "playing"));
  if (!summary) return null;
  const asked = new Set(summary.status === "playing" ? position?.question?.asked ?? [] : []);
  const shown = position?.view?.players;
  const active = typeof position?.view?.active === "number" ? position.view.active : -1;
  const since = performance.now() - session.summaryAt;
  return html`<ul class="players" aria-label=${words.say("web-players")}>
    ${summary.people.map((person) => {
      const player = players[person.seat];
      const facts = Array.isArray(shown) ? shown[person.seat] : null;
      const limited = summary.clock?.kind !== "none" || !person.here; // who is here and has no clock has time
      const left = limited && asked.has(person.seat) ? secondsLeft(summary, person.seat, since) : null;
      const mine = person.mine && person.seat !== session.seat;
      const classes = ["player", asked.has(person.seat) && "asked", active === person.seat && "active",
        person.seat === session.seat && "me", !person.here && !person.free && "away"].filter(Boolean);
      return html`<li key=${person.seat}><div class=${classes.join(" ")}
          data-ref=${person.free ? undefined : `seat:${person.seat}`}>
        <${Badge} player=${player} size=${30} />
        <span class="player-name"><span class="name">${player.name}</span>
          <small>${[person.seat === session.seat && words.say("web-you"),
            person.bot && (person.bot === "guide" ? words.say("web-bot") : botKind(person.bot, words)),
            !person.here && !person.free && words.say("web-away"),
            asked.has(person.seat) && words.say("web-thinking")].filter(Boolean).join(" · ")}</small></span>
        ${left !== null && html`<span class=${`clock ${left < 15 ? "short" : ""}`}>
          <${Icon} name="hourglass" size=${14} />${minutes(left)}</span>`}
        ${typeof facts?.score === "number" && html`<span class="score" aria-label=${words.say("web-points", { points: facts.score })}>${facts.score}</span>`}
        ${mine && playAs && html`<button type="button" class="action quiet small" onClick=${() => playAs(person.seat)}>
          ${words.say("web-play-as")}</button>`}
        <span class=${`presence ${person.bot ? "bot" : person.here ? "here" : "gone"}`} aria-hidden="true">
          ${person.bot && html`<${Icon} name="robot" size=${16} />`}</span>
      </div></li>`;
    })}
  </ul>`;
}

const VOTES = /** @type {("wait"|"bot"|"pause")[]} */ (["wait", "bot", "pause"]);

/** What the table does about somebody who does not answer: a countdown, then a vote.
 *  @param {{session: Session, words: Words, players: Player[]}} props */
export function Absent({ session, words, players }) {
  const summary = /** @type {any} */ (session.summary.value);
  const running = summary?.status === "playing";
  useTick(running);
  if (!running) return null;
  const overdue = (summary.absent ?? []).filter((/** @type {any} */ each) => each.seat !== session.seat);
  const since = performance.now() - session.summaryAt;
  const waiting = summary.people.filter((/** @type {any} */ person) =>
    !person.here && !person.free && !person.bot && person.seat !== session.seat &&
    !overdue.some((/** @type {any} */ each) => each.seat === person.seat) &&
    secondsLeft(summary, person.seat, since) !== null);
  return html`${waiting.map((/** @type {any} */ person) => html`<p class="absent" key=${person.seat} role="status">
      <${Badge} player=${players[person.seat]} size=${22} />
      ${words.say("web-absent-wait", { name: players[person.seat].name, time: minutes(secondsLeft(summary, person.seat, since) ?? 0) })}</p>`)}
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
