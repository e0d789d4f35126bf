/** The leagues and knock-outs of a group: who meets whom, how it stands, and what its owners do about it. */
import { html, useEffect, useMemo, useState } from "./html.js";
import { get, post } from "./api.js";
import { called } from "./group-games.js";
import { inOrder } from "./in-order.js";
import { lazy } from "./lazy.js";
import { Dialog, sure, tried } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./group.js").Shown} Shown @typedef {import("./words.js").Words} Words
 *  @typedef {{member: number, name: string, former: boolean, bot: string}} Contestant
 *  @typedef {{players: number[], table: string, absent: number[]|null, places: number[]|null, on: number[]}} Pairing
 *  @typedef {{opened: boolean, byes: number[], pairings: Pairing[]}} Round
 *  @typedef {{player: number, place: number, score: number, wins: number, direct: number, rivals: number, played: number, byes: number}} Line
 *  @typedef {{contest: number, name: string, kind: string, game: string, seats: number, advance: number, begun: boolean, over: boolean,
 *    winner: number|null, players: Contestant[], rounds: Round[], standings: Line[]}} Contest
 *  @typedef {(what: string, body?: any) => Promise<void>} Do */

const NewContest = lazy(() => import("./group-contest-new.js").then((found) => found.NewContest));

/** @param {Shown} props */
export function Contests({ group, words, look, games }) {
  const where = `/api/groups/${encodeURIComponent(group.group)}/contests`;
  const [contests, setContests] = useState(/** @type {Contest[]|null} */ (null));
  const [making, setMaking] = useState(false);
  const show = useMemo(() => inOrder((/** @type {{contests: Contest[]}} */ found) => setContests(found.contests)), []);
  const fetch = () => show(get(where)).catch(() => {});
  const moved = group.tables.map(({ table, status }) => `${table} ${status}`).join();
  useEffect(() => void fetch(), [moved]);
  const made = async () => {
    setMaking(false);
    await fetch();
  };
  if (!contests || (contests.length === 0 && !group.owner)) return null;
  return html`<section class="group-contests"><div class="group-head"><h2>${words.say("web-group-contests")}</h2>
      ${group.owner && html`<button type="button" class="action" onClick=${() => setMaking(true)}>${words.say("web-group-contest-new")}</button>`}</div>
    ${contests.length === 0 && html`<p class="hint">${words.say("web-group-no-contests")}</p>`}
    ${contests.map((contest) => html`<${One} key=${contest.contest} contest=${contest} words=${words} owner=${group.owner}
      act=${async (/** @type {string} */ what, body = {}) => {
        await tried(post(`${where}/${contest.contest}/${what}`, body), words);
        await fetch();
        await look();
      }} />`)}
    ${making && html`<${NewContest} ...${{ group, words, games, where, made }} close=${() => setMaking(false)} />`}</section>`;
}

/** @param {{contest: Contest, words: Words, owner: boolean, act: Do}} props */
function One({ contest, words, owner, act }) {
  const state = contest.over ? "over" : contest.begun ? "on" : "drawn";
  const title = briefly(contest.game)?.say("game-title") ?? contest.game;
  const name = (/** @type {number} */ player) => called(contest.players[player], words);
  const last = contest.rounds[contest.rounds.length - 1];
  const more = contest.kind === "league" ? contest.rounds.some(({ opened }) => !opened)
    : !contest.over && (!last.opened || last.pairings.every(({ places }) => places));
  const remove = async () => {
    if (await sure(words.say("web-group-contest-delete-sure"), words.say("web-group-contest-delete"))) await act("delete");
  };
  return html`<details class="card contest" open=${state === "on"}><summary><span class="row-text"><b>${contest.name}</b>
      <small>${[words.say(`web-group-${contest.kind}`), title, words.say("web-group-contest-players", { count: contest.players.length })].join(" · ")}</small></span>
      <span class=${`tag ${state === "on" ? "playing" : state === "drawn" ? "waiting" : ""}`}>${words.say(`web-group-contest-${state}`)}</span></summary>
    ${contest.winner !== null && html`<p class="contest-winner"><b>${words.say("web-group-contest-winner", { name: name(contest.winner) })}</b></p>`}
    ${!contest.begun && html`<p class="hint">${words.say("web-group-contest-drawn-help")}</p>`}
    ${contest.kind === "league" && contest.begun && html`<${Standings} ...${{ contest, words, name }} />`}
    <div class="contest-rounds">${contest.rounds.map((round, at) => html`<${Tables} key=${at} ...${{ contest, round, at, words, name, owner, act }} />`)}</div>
    ${contest.kind === "cup" && !contest.over && html`<p class="hint">${words.say("web-group-cup-help", { count: contest.advance })}</p>`}
    ${owner && html`<p class="row">${more && html`<button type="button" class="action confirm" onClick=${() => act("open")}>${words.say("web-group-contest-open")}</button>`}
      ${!contest.begun && html`<button type="button" class="action" onClick=${() => act("draw")}>${words.say("web-group-contest-draw")}</button>`}
      <button type="button" class="action quiet" onClick=${remove}>${words.say("web-group-contest-delete")}</button></p>`}</details>`;
}

/** @param {{contest: Contest, words: Words, name: (player: number) => string}} props */
function Standings({ contest, words, name }) {
  const points = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 });
  return html`<table><caption>${words.say("web-group-standings")}</caption><thead><tr><th scope="col">${words.say("web-group-who")}</th>
      <th scope="col">${words.say("web-group-points")}</th><th scope="col">${words.say("web-group-wins")}</th><th scope="col">${words.say("web-group-played")}</th></tr></thead>
    <tbody>${contest.standings.map((line) => html`<tr key=${line.player}><th scope="row">${line.place}. ${name(line.player)}</th>
      <td>${points.format(line.score / 2)}</td><td>${line.wins}</td><td>${line.played}</td></tr>`)}</tbody></table>
    <p class="hint">${words.say("web-group-ties")}</p>`;
}

/** The tables of a round. @param {{contest: Contest, round: Round, at: number, words: Words, name: (player: number) => string, owner: boolean, act: Do}} props */
function Tables({ contest, round, at, words, name, owner, act }) {
  const final = contest.kind === "cup" && round.pairings.length === 1 && round.byes.length === 0;
  const now = contest.kind === "league" || at === contest.rounds.length - 1;
  return html`<section><h3>${final ? words.say("web-group-final") : words.say("web-group-round", { number: at + 1 })}</h3>
    <ul>${round.pairings.map((pairing, which) => html`<${Pair} key=${which} ...${{ pairing, words, name, cup: contest.kind === "cup" && !final }}
      decide=${owner && round.opened && now ? (/** @type {number[]} */ absent) => act("decide", { round: at, pairing: which, absent }) : null} />`)}</ul>
    ${round.byes.length > 0 && html`<p class="hint">${words.say(contest.kind === "cup" ? "web-group-byes-cup" : "web-group-byes", { names: words.list(round.byes.map(name)), count: round.byes.length })}</p>`}</section>`;
}

/** @param {{pairing: Pairing, words: Words, name: (player: number) => string, cup: boolean, decide: ((absent: number[]) => Promise<void>)|null}} props */
function Pair({ pairing, words, name, cup, decide }) {
  const [asking, setAsking] = useState(false);
  const { players, places } = pairing;
  const order = places ? players.map((player, seat) => ({ player, place: places[seat] })).sort((a, b) => a.place - b.place) : players.map((player) => ({ player, place: 0 }));
  const told = order.map(({ player, place }) => {
    const on = cup && pairing.on.includes(player);
    const text = place ? `${place}. ${name(player)}` : name(player);
    return html`<span key=${player} class=${on ? "on" : ""}>${text}${on && html`<span class="hidden"> (${words.say("web-group-goes-on")})</span>`}${pairing.absent?.includes(player) && html` <small>${words.say("web-group-absent")}</small>`}</span>`;
  });
  return html`<li class="contest-pair"><span class="row-text">${told}</span>
    ${pairing.table && html`<a class="action small quiet" href=${`/t/${pairing.table}`}>${words.say("web-group-to-table")}</a>`}
    ${decide && (pairing.absent === null || pairing.table) && html`<button type="button" class="action small quiet" onClick=${() => (pairing.absent ? decide([]) : setAsking(true))}>${words.say(pairing.absent ? "web-group-decide-back" : "web-group-decide")}</button>`}
    ${asking && decide && html`<${Absent} ...${{ players, words, name, close: () => setAsking(false) }} decide=${(/** @type {number[]} */ absent) => (setAsking(false), decide(absent))} />`}</li>`;
}

/** Who was not there? @param {{players: number[], words: Words, name: (player: number) => string, close: () => void, decide: (absent: number[]) => void}} props */
function Absent({ players, words, name, close, decide }) {
  const [absent, setAbsent] = useState(/** @type {number[]} */ ([]));
  const flip = (/** @type {number} */ player) => setAbsent(absent.includes(player) ? absent.filter((each) => each !== player) : [...absent, player]);
  const done = (/** @type {Event} */ event) => (event.preventDefault(), decide(absent));
  return html`<${Dialog} title=${words.say("web-group-decide")} close=${close} words=${words}><form onSubmit=${done}><p>${words.say("web-group-decide-help")}</p>
    ${players.map((player) => html`<label class="check" key=${player}><input type="checkbox" checked=${absent.includes(player)} onChange=${() => flip(player)} /><span>${name(player)}</span></label>`)}
    <footer class="dialog-foot"><button type="submit" class="action confirm" disabled=${absent.length === 0}>${words.say("web-group-decide-do")}</button></footer></form><//>`;
}
