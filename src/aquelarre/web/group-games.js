/** The games that a group has played, page by page; all of it as a file. */
import { html, useEffect, useMemo, useState } from "./html.js";
import { get, post } from "./api.js";
import { Emblem } from "./emblem.js";
import { inOrder } from "./in-order.js";
import { lang } from "./prefs.js";
import { botKind } from "./seats.js";
import { Icon, sure, tried } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./group.js").Shown} Shown @typedef {import("./words.js").Words} Words
 *  @typedef {{seat: number, member: number, name: string, former: boolean, bot: string, agent: string, replaced: boolean,
 *    result: number, points: number|null, side: string, place: number}} Seated
 *  @typedef {{table: string, at: number, game: string, kind: string, counts: string, struck: boolean, contest: number, replay: boolean, players: Seated[]}} Game */

/** What somebody of a result is called. @param {{member: number, name: string, former?: boolean, bot: string}} who @param {Words} words */
export function called(who, words) {
  const name = who.former || (who.member >= 0 && !who.name) ? words.say("web-group-former") : who.name;
  if (who.bot) return name ? `${name} (${botKind(who.bot, words)})` : botKind(who.bot, words);
  return name || words.say("web-guest");
}

/** Who has won, and the others by their places. @param {Game} game @param {Words} words */
function outcome(game, words) {
  const players = [...game.players].sort((a, b) => a.place - b.place || a.seat - b.seat);
  const told = (/** @type {Seated} */ who) => (who.points === null || game.kind === "sides" ? called(who, words) : words.say("web-group-with-points", { name: called(who, words), points: who.points }));
  const groups = /** @type {[number, string][]} */ ([[1, "web-group-won"], [0, "web-group-drew"], [-1, "web-group-lost"]]);
  return groups.map(([sign, key]) => [key, players.filter((who) => Math.sign(who.result) === sign)])
    .filter(([, some]) => some.length > 0)
    .map(([key, some]) => words.say(/** @type {string} */ (key), { names: words.list(/** @type {Seated[]} */ (some).map(told)), count: some.length }));
}

/** @param {Shown} props */
export function Games({ group, words, look }) {
  const where = `/api/groups/${encodeURIComponent(group.group)}`;
  const [page, setPage] = useState(/** @type {{total: number, from: number, games: Game[]}|null} */ (null));
  const [from, setFrom] = useState(0);
  const show = useMemo(() => inOrder(setPage), []);
  const fetch = () => show(get(`${where}/games?from=${from}`)).catch(() => {});
  useEffect(() => void fetch(), [from, group.tables.length, group.members.length, group.bots]);
  if (!page) return html`<section class="group-games"><h2>${words.say("web-group-games")}</h2><p class="loading" role="status">…</p></section>`;
  const change = async (/** @type {Game} */ game, /** @type {string} */ what) => {
    if (what === "delete" && !(await sure(words.say("web-group-game-delete-sure"), words.say("web-group-game-delete")))) return;
    await tried(post(`${where}/game`, { table: game.table, do: what }), words);
    await fetch();
    await look();
  };
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  return html`<section class="tables group-games"><h2>${words.say("web-group-games")}</h2>
    ${page.total === 0 && html`<p class="hint">${words.say("web-group-no-games")}</p>`}
    <ul>${page.games.map((game) => html`<li class="table-row" key=${game.table}><${Emblem} game=${game.game} size=${44} />
      <span class="row-text"><b>${briefly(game.game)?.say("game-title") ?? game.game}</b>
        ${outcome(game, words).map((line) => html`<span key=${line}>${line}</span>`)}
        <small>${[date.format(game.at * 1000), group.rated && game.counts && words.say(`web-group-not-${game.counts}`)].filter(Boolean).join(" · ")}</small></span>
      ${game.replay && html`<a class="action small quiet" href=${`/r/${game.table}`}>${words.say("web-replay")}</a>`}
      ${group.owner && html`<button type="button" class="action small quiet" onClick=${() => change(game, game.struck ? "count" : "strike")}>${words.say(game.struck ? "web-group-game-count" : "web-group-game-strike")}</button>
        <button type="button" class="action small quiet" onClick=${() => change(game, "delete")}>${words.say("web-group-game-delete")}</button>`}</li>`)}</ul>
    ${page.total > page.games.length && html`<nav class="row group-pages" aria-label=${words.say("web-group-games")}>
      <button type="button" class="action small" disabled=${from === 0} onClick=${() => setFrom(Math.max(0, from - 20))}>${words.say("web-group-newer")}</button>
      <button type="button" class="action small" disabled=${from + page.games.length >= page.total} onClick=${() => setFrom(from + 20)}>${words.say("web-group-older")}</button></nav>`}
    <p class="row group-files"><a class="action small quiet" href=${`${where}/export`} download><${Icon} name="file" />${words.say("web-group-export")}</a>
      <a class="action small quiet" href=${`${where}/results`} download><${Icon} name="file" />${words.say("web-group-results")}</a></p></section>`;
}
