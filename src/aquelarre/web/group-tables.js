/** The tables of a group that are not over, and a new one. */
import { html, useState } from "./html.js";
import { at, post } from "./api.js";
import { Emblem } from "./emblem.js";
import { lazy } from "./lazy.js";
import { go } from "./nav.js";
import { clockText, isSlow } from "./settings.js";
import { Dialog, tried } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./group.js").Shown} Shown @typedef {import("./types.js").Summary} Summary
 *  @typedef {import("./words.js").Words} Words */

const CreateDialog = lazy(() => import("./create.js").then((found) => found.CreateDialog));

/** @param {Shown} props */
export function Tables({ group, words, games }) {
  const [choosing, setChoosing] = useState(false);
  const [game, setGame] = useState(/** @type {import("./types.js").GameInfo|null} */ (null));
  return html`<section class="tables"><div class="group-head"><h2>${words.say("web-group-tables")}</h2>
      <button type="button" class="action confirm" onClick=${() => setChoosing(true)}>${words.say("web-create")}</button></div>
    ${group.tables.length === 0 && html`<p class="hint">${words.say("web-group-no-tables")}</p>`}
    <ul>${group.tables.map((table) => html`<${Row} key=${table.table} ...${{ table, words, group }} />`)}</ul>
    ${choosing && html`<${Dialog} title=${words.say("web-group-which")} close=${() => setChoosing(false)} words=${words}><ul class="group-which">
      ${games.map((each) => html`<li key=${each.key}><button type="button" class="action" onClick=${() => (setChoosing(false), setGame(each))}>
        <${Emblem} game=${each.key} size=${36} />${briefly(each.key)?.say("game-title") ?? each.key}</button></li>`)}</ul><//>`}
    ${game && html`<${CreateDialog} game=${game} group=${group.group} close=${() => setGame(null)} />`}</section>`;
}

/** @param {{table: Summary, words: Words, group: import("./group.js").Group}} props */
function Row({ table, words, group }) {
  const mine = table.people.some((person) => person.mine);
  const free = table.people.filter((person) => person.free).length;
  const title = briefly(table.game)?.say("game-title") ?? table.game;
  const names = table.people.filter((person) => person.name && !person.bot).map((person) => person.name);
  const bots = table.people.filter((person) => person.bot).length;
  const sits = table.status === "waiting" && !mine && free > 0;
  const facts = [
    names.length > 0 && words.list(names),
    bots > 0 && words.say("web-bots-count", { count: bots }),
    isSlow(table.clock) && clockText(words, table.clock),
    table.status === "waiting" && words.say("web-free-count", { count: free }),
  ].filter(Boolean);
  const sit = async () => {
    const fair = await import("./fair.js");
    const promise = await fair.promiseAhead();
    const name = group.members.find((member) => member.me)?.name ?? "";
    const sat = await tried(post(at(table.table, "/join"), { seat: -1, name, promise }), words);
    if (!sat) return;
    await fair.attend(table.table, [sat.seat]).catch(() => {}); // the page of the table tries again
    go(`/t/${table.table}`);
  };
  return html`<li class="table-row"><${Emblem} game=${table.game} size=${44} />
    <span class="row-text"><b>${title}</b><small>${facts.join(" · ")}</small></span>
    <span class=${`tag ${table.status}`}>${words.say(`web-table-${table.status}`)}</span>
    ${sits && html`<button type="button" class="action small confirm" onClick=${sit}>${words.say("web-join")}</button>`}
    <a class="action small" href=${`/t/${table.table}`}>${words.say(mine ? "web-continue" : "web-look")}</a></li>`;
}
