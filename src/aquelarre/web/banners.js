/** What a table has to say above its board: chance that is not as it was announced, stopped by other
 *  rules, paused, a free seat, somebody absent, who may talk. */
import { at } from "./api.js";
import { mayCall, missed } from "./cue.js";
import { html, useState } from "./html.js";
import { Absent } from "./players.js";
import { callWhenTurn, keep, notices, recall } from "./prefs.js";
import { SitDown } from "./sit.js";
import { Icon, RuleChip, tried, Unfair } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

/** Other rules, paused, a free seat for a visitor, a bot on my own seat, somebody absent. @param {any} props */
export function Banners({ room, session, words, players, openRule }) {
  const summary = session.summary.value;
  const own = summary.people[session.seat];
  const free = summary.people.some((/** @type {any} */ person) => person.free && person.offered);
  const mayTake = summary.host && (summary.status === "finished" || !room.game.value?.secrets);
  const mayJoin = session.seat < 0 && free && ["playing", "paused"].includes(summary.status) && room.invited(summary);
  return html`<${Unfair} room=${room} words=${words} />
    ${summary.outdated && html`<p class="banner" role="note">${words.say("web-outdated")}
      ${mayTake && html`<a class="action small" href=${at(summary.table, "/file")} download=${`${summary.table}.aquelarre`}>${words.say("web-export")}</a>`}</p>`}
    ${summary.status === "paused" && html`<p class="banner">${words.say("web-status-paused")}
      ${session.seat >= 0 && html`<button type="button" class="action small" onClick=${() => tried(room.post("pause", { paused: false }), words)}>${words.say("web-resume")}</button>`}</p>`}
    ${own?.bot && summary.status !== "finished" && html`<p class="banner">${words.say("web-bot-plays")}
      <button type="button" class="action small" onClick=${() => tried(room.seat(session.seat, "back"), words)}>${words.say("web-take-back")}</button></p>`}
    ${mayJoin && html`<div class="banner"><${SitDown} room=${room} words=${words} compact /></div>`}
    <${MissedTurn} words=${words} />
    <${Absent} session=${session} words=${words} players=${players} />
    <${Reminder} session=${session} words=${words} openRule=${openRule} />`;
}

/** Once, and only to somebody who has missed a turn: shall the page call the next time? @param {{words: Words}} props */
function MissedTurn({ words }) {
  if (!missed.value || notices.value) return null;
  const answer = async (/** @type {boolean} */ yes) => callWhenTurn(yes && (await mayCall()) ? "on" : "no");
  return html`<p class="banner" role="status"><span>${words.say("web-call-offer")}</span>
    <button type="button" class="action small" onClick=${() => answer(true)}>${words.say("web-call-yes")}</button>
    <button type="button" class="action small quiet" onClick=${() => answer(false)}>${words.say("web-call-no")}</button></p>`;
}

/** Where people talk aloud and not on the page, the page says when the game forbids it.
 *  @param {{session: import("./session.js").Session, words: Words, openRule: (rule: string) => void}} props */
function Reminder({ session, words, openRule }) {
  const silent = session.silent.value?.rule ? session.silent.value : session.apart.value;
  if (session.summary.value?.chat !== "reminders" || !silent?.rule) return null;
  return html`<p class="banner hush" role="status"><${Icon} name="talk" /><span>${words.why(silent.rule, silent.values)}</span>
    <${RuleChip} rule=${silent.rule} open=${openRule} label=${words.say("web-open-rule", { rule: silent.rule, title: words.ruleTitle(silent.rule) })} /></p>`;
}

/** The first time a game is played here: what it is about, and how to play. @param {{game: string, words: Words}} props */
export function Hint({ game, words }) {
  const [seen, setSeen] = useState(recall(`hint-${game}`) === "seen");
  if (seen) return null;
  const close = () => {
    keep(`hint-${game}`, "seen");
    setSeen(true);
  };
  return html`<aside class="first-hint"><div><p class="goal">${words.say("game-goal")}</p><p>${words.say("web-first-hint")}</p></div>
    <button type="button" class="action confirm small" onClick=${close}>${words.say("web-understood")}</button></aside>`;
}
