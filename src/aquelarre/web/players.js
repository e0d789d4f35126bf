/** The players: mark, name, score, clock, connection. */
import { html } from "./html.js";
import { lazy } from "./lazy.js";
import { agentKind, Badge, botKind } from "./seats.js";
import { Icon, minutes, useTick } from "./ui.js";
import { PLAIN } from "./words.js";

/** @typedef {import("./types.js").Player} Player @typedef {import("./words.js").Words} Words
 *  @typedef {import("./session.js").Session} Session */

const Long = lazy(() => import("./clocks.js").then((found) => found.Long)); // hours and days
const OnHoliday = lazy(() => import("./clocks.js").then((found) => found.OnHoliday));

const SLOW = 43_200; // seconds for a decision from which on nobody need be there

/** Seconds left for a seat, by the last summary; null without a clock. On holiday they do not become fewer.
 *  @param {any} summary @param {number} seat @param {number} since ms since the summary came */
export function secondsLeft(summary, seat, since) {
  const left = summary.clock?.left?.[String(seat)];
  return typeof left === "number" ? (left - (summary.clock.away?.[seat] ? 0 : since)) / 1000 : null;
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
  const away = summary.clock?.away;
  const unseen = summary.clock?.kind === "decision" && summary.clock.seconds >= SLOW; // who looks is nobody's business there
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
          ${away?.[person.seat] && html`<${OnHoliday} until=${away[person.seat]} words=${words} />`}<small>${[person.seat === session.seat && words.say("web-you"),
            person.bot && (person.bot === "guide" ? words.say("web-bot") : botKind(person.bot, words)),
            person.agent && agentKind(person.agent, words),
            !person.here && !person.free && !away?.[person.seat] && words.say("web-away"),
            asked.has(person.seat) && words.say(person.seat === session.seat ? "web-thinking-you" : "web-thinking")].filter(Boolean).join(" · ")}</small></span>
        ${left !== null && html`<span class=${`clock ${left < 15 ? "short" : ""}`}>
          <${Icon} name="hourglass" size=${14} />${left < 3600 ? minutes(left) : html`<${Long} seconds=${left} lang=${words.lang} />`}</span>`}
        ${typeof facts?.score === "number" && html`<span class="score" aria-label=${words.say("web-points", { points: facts.score })}>${PLAIN([facts.score])}</span>`}
        ${mine && playAs && html`<button type="button" class="action quiet small" onClick=${() => playAs(person.seat)}>
          ${words.say("web-play-as")}</button>`}
        <span class=${`presence ${person.bot ? "bot" : unseen ? "" : person.here ? "here" : "gone"}`} aria-hidden="true">
          ${(person.bot || person.agent) && html`<${Icon} name="robot" size=${16} />`}</span>
      </div></li>`;
    })}
  </ul>`;
}
