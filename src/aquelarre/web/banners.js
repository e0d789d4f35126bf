/** What a table has to say above its board: chance that is not as it was announced, stopped by other
 *  rules, paused, a free seat, somebody absent, who may talk. */
import { at } from "./api.js";
import { missed } from "./cue.js";
import { html, useEffect, useState } from "./html.js";
import { lazy } from "./lazy.js";
import { keep, notices, recall } from "./prefs.js";
import { IconButton, tried, Unfair } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

const Absent = lazy(() => import("./clocks.js").then((found) => found.Absent));
const Holidays = lazy(() => import("./holidays.js").then((found) => found.Holidays));
const Prepared = lazy(() => import("./prepared.js").then((found) => found.Prepared));
const Came = lazy(() => import("./seldom.js").then((found) => found.Came));
const MissedTurn = lazy(() => import("./seldom.js").then((found) => found.MissedTurn));
const Reminder = lazy(() => import("./seldom.js").then((found) => found.Reminder));
const Missing = lazy(() => import("./clocks.js").then((found) => found.Missing));
const Lost = lazy(() => import("./clocks.js").then((found) => found.Lost));
const Agents = lazy(() => import("./agents.js").then((found) => found.Agents)); // where no person sits
const Origin = lazy(() => import("./fork.js").then((found) => found.Origin)); // of a game that goes on from another
const Calls = lazy(() => import("./calls.js").then((found) => found.Offer));
const Since = lazy(() => import("./recap.js").then((found) => found.Offer));
const LEARNT = 2; // answers after which one knows how to choose
const SitDown = lazy(() => import("./sit.js").then((found) => found.SitDown)); // only for who visits

/** Other rules, paused, a free seat for a visitor, a bot on my own seat, somebody absent. @param {any} props */
export function Banners({ room, session, words, players, openRule }) {
  const summary = session.summary.value;
  const own = summary.people[session.seat];
  const free = summary.people.some((/** @type {any} */ person) => person.free && person.offered);
  const mayTake = summary.host && (summary.status === "finished" || !room.game.value?.secrets);
  const mayJoin = session.seat < 0 && free && ["playing", "paused"].includes(summary.status) && room.invited(summary);
  return html`<${Unfair} room=${room} words=${words} />
    ${room.lost.value.length > 0 && html`<${Lost} room=${room} words=${words} />`}
    ${summary.outdated && html`<p class="banner" role="note">${words.say("web-outdated")}
      ${mayTake && html`<a class="action small" href=${at(summary.table, "/file")} download=${`${summary.table}.aquelarre`}>${words.say("web-export")}</a>`}</p>`}
    ${summary.status === "paused" && html`<p class="banner">${words.say("web-status-paused")}
      ${session.seat >= 0 && html`<button type="button" class="action small" onClick=${() => tried(room.post("pause", { paused: false }), words)}>${words.say("web-resume")}</button>`}
      ${summary.people.some((/** @type {any} */ person) => person.free && !person.bot) && html`<${Missing} words=${words} players=${players} people=${summary.people} />`}</p>`}
    ${own?.bot && summary.status !== "finished" && html`<p class="banner">${words.say("web-bot-plays")}
      <button type="button" class="action small" onClick=${() => tried(room.seat(session.seat, "back"), words)}>${words.say("web-take-back")}</button></p>`}
    ${summary.people.some((/** @type {any} */ person) => person.agent) && html`<${Agents} words=${words} players=${players} people=${summary.people} />`}
    ${summary.coach && summary.status === "playing" && html`<${UntilRead} what="coached" table=${summary.table} words=${words}><span>${words.say("web-coach-here")}</span><//>`}
    ${summary.origin && html`<${UntilRead} what="forked" table=${summary.table} words=${words}><${Origin} origin=${summary.origin} words=${words} /><//>`}
    ${mayJoin && html`<div class="banner"><${SitDown} room=${room} words=${words} compact /></div>`}
    ${session.came.value.length > 0 && html`<${Came} session=${session} words=${words} />`}
    ${session.away.value && html`<${Since} session=${session} words=${words} />`}
    ${missed.value && !notices.value && html`<${MissedTurn} words=${words} />`}
    ${session.given.value > 0 && own && summary.status === "playing" && !alone(summary) && html`<${Calls} table=${room.table} words=${words} />`}
    ${Object.keys(summary.clock?.left ?? {}).length > 0 && html`<${Absent} session=${session} words=${words} players=${players} />`}
    ${Object.keys(summary.clock?.away ?? {}).length > 0 && html`<${Holidays} room=${room} session=${session} words=${words} players=${players} />`}
    ${session.prepared.value && html`<${Prepared} session=${session} words=${words} />`}
    ${summary.chat === "reminders" && html`<${Reminder} session=${session} words=${words} openRule=${openRule} />`}`;
}

/** What everybody shall know of a table: that the others may ask a coach, where its game comes from; until it is read.
 *  @param {{what: string, table: string, words: Words, children?: any}} props */
function UntilRead({ what, table, words, children }) {
  const [read, setRead] = useState(recall(what) === table);
  const close = () => {
    setRead(true);
    keep(what, table);
  };
  return read ? null : html`<p class="banner" role="note">${children}
    <${IconButton} icon="close" class="small" label=${words.say("web-close")} onClick=${close} /></p>`;
}

/** Does nobody but one person play? @param {import("./types.js").Summary} summary */
const alone = (summary) => summary.people.filter((person) => !person.bot).length < 2;

/** The first time a game is played here: what it is about, and how to play. It goes with the first answers.
 *  @param {{game: string, words: Words, session: import("./session.js").Session}} props */
export function Hint({ game, words, session }) {
  const [seen, setSeen] = useState(recall(`hint-${game}`) === "seen");
  const close = () => {
    keep(`hint-${game}`, "seen");
    setSeen(true);
  };
  const learnt = session.given.value >= LEARNT;
  useEffect(() => {
    if (learnt && !seen) close();
  }, [learnt]);
  if (seen) return null;
  return html`<aside class="first-hint"><div><p class="goal">${words.say("game-goal")}</p><p>${words.say(session.seat < 0 ? "web-watch-hint" : "web-first-hint")}</p></div>
    <button type="button" class="action confirm small" onClick=${close}>${words.say("web-understood")}</button></aside>`;
}
