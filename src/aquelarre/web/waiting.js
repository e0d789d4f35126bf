/** Before the game: who sits where, bots for empty seats, the invitation, and the start. */
import { html } from "./html.js";
import { Emblem } from "./emblem.js";
import { lazy } from "./lazy.js";
import { agentKind, Badge, botKind } from "./seats.js";
import { clockText, counted, settingValue } from "./settings.js";
import { SitDown } from "./sit.js";
import { Icon, tried, Unfair } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./room.js").Room} Room */

const EditionNote = lazy(() => import("./edition.js").then((found) => found.EditionNote)); // few games have any
const FairNote = lazy(() => import("./fair-view.js").then((found) => found.FairNote));
const Lost = lazy(() => import("./clocks.js").then((found) => found.Lost));
const Agents = lazy(() => import("./agents.js").then((found) => found.Agents)); // where no person sits
const Calls = lazy(() => import("./calls.js").then((found) => found.Offer));
const Invitation = lazy(() => import("./invite.js").then((found) => found.Invitation)); // guests need none

/** @param {{room: Room, words: Words, players: import("./types.js").Player[]}} props */
export function Waiting({ room, words, players }) {
  const summary = room.session?.summary.value;
  if (!summary) return null;
  const { host, people } = summary;
  const mine = people.some((person) => person.mine);
  const free = people.filter((person) => person.free);
  const mayJoin = !mine && free.length > 0 && room.invited(summary);
  const kinds = room.game.value?.bots ?? ["guide"];
  const settings = room.game.value?.settings ?? [];
  return html`<main class="waiting-room">
    <header class="waiting-head"><${Emblem} game=${summary.game} />
      <div><h1>${words.say("game-title")}</h1><p class="goal">${words.say("game-goal")}</p></div></header>
    <${Unfair} room=${room} words=${words} />
    ${room.lost.value.length > 0 && html`<${Lost} room=${room} words=${words} />`}
    <div class="waiting-grid">
      <section class="card"><h2>${words.say("web-seats")}</h2>
        <ul class="seat-list">${people.map((person) => html`<li key=${person.seat}>
          <${Badge} player=${players[person.seat]} size=${34} />
          <span class=${`seat-name ${person.free ? "free" : ""}`}>${players[person.seat].name}
            <small>${[person.mine && words.say("web-you"), person.bot && botKind(person.bot, words), person.agent && agentKind(person.agent, words)].filter(Boolean).join(" · ")}</small></span>
          ${host && person.free && html`<span class="seat-bots">${kinds.map((kind) => html`<button type="button" key=${kind} class="action small quiet" aria-label=${`+ ${botKind(kind, words)}`} title=${botKind(kind, words)}
            onClick=${() => tried(room.seat(person.seat, "bot", { bot: kind }), words)}>+ ${botKind(kind, words).split(":")[0]}</button>`)}</span>`}
          ${host && !person.free && !person.mine && html`<button type="button" class="action small quiet"
            onClick=${() => tried(room.seat(person.seat, person.bot ? "open" : "remove"), words)}>${words.say("web-seat-empty")}</button>`}
          ${person.mine && html`<button type="button" class="action small quiet"
            onClick=${() => tried(room.seat(person.seat, "leave"), words)}>${words.say("web-stand-up")}</button>`}
        </li>`)}</ul>
        ${people.some((person) => person.agent) && html`<${Agents} words=${words} players=${players} people=${people} stays />`}
        ${mayJoin && html`<${SitDown} room=${room} words=${words} />`}
        ${!mine && !mayJoin && html`<p class="hint">${words.say(free.length ? "web-need-invite" : "web-all-taken")}</p>`}
        ${host && free.length === 0 && summary.fair?.stage !== "opening" && html`<button type="button" class="action confirm big" onClick=${() => tried(room.post("start"), words)}>
          ${words.say("web-start")}</button>`}
        ${host && free.length > 0 && html`<button type="button" class="action big" onClick=${() => tried(fill(room, free), words)}>
          <${Icon} name="robot" />${words.say("web-fill-bots")}</button>`}
        ${summary.fair?.stage === "opening" && html`<p class="hint" role="status">${words.say("web-mixing")}</p>`}
        ${mine && free.length > 0 && html`<p class="hint" role="status">${words.say("web-waiting-for", { count: free.length })}</p><${Calls} table=${room.table} words=${words} />`}
      </section>
      ${(mine || host) && free.length > 0 && html`<section class="card"><h2>${words.say("web-invite")}</h2>
        ${room.invite.value || summary.open
          ? html`<${Invitation} room=${room} words=${words} />`
          : html`<p>${words.say(host ? "web-invite-lost" : "web-invite-host")}</p>`}
        ${host && !room.invite.value && html`<button type="button" class="action" onClick=${() => tried(room.newInvite(), words)}>${words.say("web-invite-new")}</button>`}
      </section>`}
      <section class="card"><h2>${words.say("web-table-rules")}</h2>
        <dl class="settings">${settings.map(({ name, values }) => html`<div key=${name}>
          <dt>${words.say(`setting-${name}`)}</dt>
          <dd>${settingValue(words, name, summary.settings[name], values)}</dd></div>`)}
          <div><dt>${words.say("web-clock")}</dt><dd>${clockText(words, summary.clock)}</dd></div>
          ${summary.clock.holidays ? html`<div><dt>${words.say("web-holidays")}</dt><dd>${counted(summary.clock.holidays, "day", words.lang)}</dd></div>` : null}
          <div><dt>${words.say("web-talk")}</dt><dd>${words.say(`web-chat-${summary.chat}-short`)}</dd></div>
          ${summary.coach && html`<div><dt>${words.say("web-coaching")}</dt><dd>${words.say("web-yes")}</dd></div>`}
        </dl>
        <${FairNote} words=${words} summary=${summary} />
        ${summary.edition && html`<${EditionNote} words=${words} edition=${summary.edition} table=${summary.table} />`}
        <p><a href=${`/rules/${summary.game}`}>${words.say("web-read-rules")}</a></p></section>
    </div>
  </main>`;
}

/** Bots for all empty seats: then the game starts by itself. @param {Room} room @param {import("./types.js").Person[]} free */
async function fill(room, free) {
  for (const person of free) await room.post("seat", { seat: person.seat, do: "bot", bot: "guide", name: "" });
  await room.refresh();
}
