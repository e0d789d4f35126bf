/** My games: what this device has played, kept on it alone (diary.js), and what it comes to. */
import { html, useEffect, useState } from "./html.js";
import { allGames } from "./api.js";
import { asFile, bringIn, forget, forgetAll, idOf, read, turned } from "./diary.js";
import { keep, lang } from "./prefs.js";
import { lazy } from "./lazy.js";
import { seconds, teller } from "./me-words.js";
import { Plots } from "./me-plots.js";
import { bringIn as bringPuzzles, forFile, forgetPuzzles, read as puzzles, SHOWN, solvedOne, streakOf } from "./puzzle-record.js";
import { botKind } from "./seats.js";
import { asCsv, by, chosen, hasPeople, kindsIn, summed } from "./tally.js";
import { Icon, IconButton, Notices, notify, sure, Switches } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {import("./diary.js").Played} Played @typedef {import("./words.js").Words} Words
 *  @typedef {import("./types.js").GameInfo} GameInfo @typedef {import("./me-words.js").Teller} Teller */

const Strengths = lazy(() => import("./against.js").then((found) => found.Strengths));
const LEFT_OUT = ["lesson", "fork", "shared"]; // unless one wants them
const PEOPLE = "-"; // somebody else was a person
const FIRST = 12; // games of the list, at first

export function MePage() {
  const words = wordsOf();
  const [known, setKnown] = useState(/** @type {GameInfo[]|null} */ (null));
  const [wish, setWish] = useState({ game: "", name: "", without: LEFT_OUT });
  useEffect(() => void allGames().then(setKnown, () => setKnown([])), []);
  useEffect(() => void words?.fetchPart("mine"), [words]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-mine")} · Aquelarre`;
  }, [words]);
  void [turned.value, solvedOne.value];
  const anyPuzzle = Object.keys(puzzles().solved).length > 0;
  const all = read().games;
  const ready = words && known && words.has("web-mine-kept");
  if (!ready) return html`<p class="loading" role="status">…</p>`;
  const tell = teller(words, known.map(({ key }) => key));
  const present = { game: all.some(({ game }) => game === wish.game) ? wish.game : "", name: all.some(({ name }) => name === wish.name) ? wish.name : "" };
  const games = chosen(all, { ...wish, ...present });
  return html`<div class="page me-page">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <${Switches} words=${words} /></header>
    <main><h1>${words.say("web-mine")}</h1><p class="hint">${words.say("web-mine-kept")}</p>
      ${all.length === 0 ? html`<section class="card me-empty"><${Icon} name="cauldron" size=${72} /><div><h2>${words.say("web-mine-empty")}</h2><p>${words.say("web-mine-empty-help")}</p>
          <a class="action confirm" href="/">${words.say("web-mine-play")}</a></div></section>`
        : html`<${Filters} all=${all} wish=${{ ...wish, ...present }} change=${setWish} words=${words} tell=${tell} />
          ${games.length === 0 ? html`<p class="card">${words.say("web-mine-none", { count: all.length })}</p>` : html`
            <${Tiles} games=${games} words=${words} />
            <${Plots} games=${games} words=${words} tell=${tell} />
            <${Tables} games=${games} single=${Boolean(present.game)} words=${words} tell=${tell} />`}
          <${Strengths} games=${known.filter(({ key }) => (present.game ? key === present.game : all.some(({ game }) => game === key)))} house=${words} tell=${tell} />
          <${GameList} games=${games} words=${words} tell=${tell} />`}
      ${anyPuzzle && html`<${Solved} words=${words} />`}
      <${Files} all=${all} puzzles=${anyPuzzle} words=${words} />
    </main><${Notices} words=${words} /></div>`;
}

/** @param {any} props */
function Filters({ all, wish, change, words, tell }) {
  const titles = by(all, ({ game }) => [game]).map(({ key }) => key);
  const names = by(all, ({ name }) => [name]).map(({ key }) => key);
  const flags = LEFT_OUT.filter((flag) => all.some((/** @type {Played} */ game) => game.flags.includes(flag)));
  const flip = (/** @type {string} */ flag) => change({ ...wish, without: wish.without.includes(flag) ? wish.without.filter((/** @type {string} */ each) => each !== flag) : [...wish.without, flag] });
  const select = (/** @type {"game"|"name"} */ what, /** @type {string[]} */ values, /** @type {(value: string) => string} */ say) => html`<label class="field"><span>${words.say(`web-mine-${what}`)}</span>
    <select value=${wish[what]} onChange=${(/** @type {any} */ event) => change({ ...wish, [what]: event.target.value })}><option value="">${words.say(`web-mine-all-${what}s`)}</option>
      ${values.map((value) => html`<option key=${value} value=${value}>${say(value)}</option>`)}</select></label>`;
  return html`<form class="me-filters" aria-label=${words.say("web-mine-filters")} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
    ${select("game", titles, tell.title)}${names.length > 1 && select("name", names, (name) => name)}
    ${flags.length > 0 && html`<fieldset><legend>${words.say("web-mine-also")}</legend>${flags.map((flag) => html`<label class="check" key=${flag}><input type="checkbox" checked=${!wish.without.includes(flag)}
      onChange=${() => flip(flag)} /><span>${words.say(`web-mine-with-${flag}`)}</span></label>`)}</fieldset>`}</form>`;
}

/** The most important figures. @param {{games: Played[], words: Words}} props */
function Tiles({ games, words }) {
  const { won, drawn, lost, decisions, median } = summed(games);
  const tiles = [
    ["games", games.length, words.say("web-mine-results", { won, drawn, lost })],
    ["won", words.say("web-mine-percent", { share: Math.round((100 * won) / games.length) }), ""],
    ["time", median === null ? "–" : seconds(words, median), words.say("web-mine-decisions", { count: decisions })],
  ];
  return html`<dl class="me-tiles">${tiles.map(([name, value, more]) => html`<div class="card" key=${name}><dt>${words.say(`web-mine-tile-${name}`)}</dt>
    <dd><b>${value}</b>${more && html` <small>${more}</small>`}</dd></div>`)}</dl>`;
}

/** @param {{games: Played[], single: boolean, words: Words, tell: Teller}} props */
function Tables({ games, single, words, tell }) {
  const whose = (/** @type {Played} */ game, /** @type {string} */ what) => (what ? [`${game.game} ${what}`] : []);
  const parted = (/** @type {string} */ key) => [key.slice(0, key.indexOf(" ")), key.slice(key.indexOf(" ") + 1)];
  const named = (/** @type {string} */ game, /** @type {string} */ what) => (single ? what : `${what} · ${tell.title(game)}`);
  const tables = /** @type {[string, import("./tally.js").Row[], (key: string) => string][]} */ ([
    ["game", single ? [] : by(games, ({ game }) => [game]), tell.title],
    ["side", by(games, (game) => whose(game, game.side)), (key) => { const [game, side] = parted(key); return named(game, tell.side(game, side)); }],
    ["role", by(games, (game) => whose(game, game.role?.join(" ") ?? "")), (key) => { const [game, role] = parted(key); return named(game, tell.role(game, ...parted(role))); }],
    ["seats", by(games, ({ people }) => [String(people.length)], true), (key) => words.say("web-mine-players", { count: Number(key) })],
    ["bot", by(games, (game) => [...kindsIn(game), hasPeople(game) ? PEOPLE : ""]), (key) => (key === PEOPLE ? words.say("web-mine-people") : botKind(key, words))],
  ]);
  return html`<div class="me-tables">${tables.filter(([, rows]) => rows.length > 0).map(([name, rows, say]) => html`<${Results} key=${name} name=${name} rows=${rows} say=${say} words=${words} />`)}</div>`;
}

/** @param {{name: string, rows: import("./tally.js").Row[], say: (key: string) => string, words: Words}} props */
function Results({ name, rows, say, words }) {
  const [open, setOpen] = useState(false);
  const shown = open || rows.length <= FIRST ? rows : rows.slice(0, FIRST);
  const cells = (/** @type {import("./tally.js").Row} */ row) => [row.games, row.won, row.drawn, row.lost, row.median === null ? "–" : seconds(words, row.median)];
  // On a phone a row takes two lines; the roles say that it is a table all the same.
  return html`<section class="me-results"><table role="table"><caption>${words.say(`web-mine-by-${name}`)}</caption>
    <thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col"><span class="hidden">${words.say(`web-mine-by-${name}`)}</span></th>
      ${["games", "won", "drawn", "lost", "time"].map((each) => html`<th role="columnheader" scope="col" key=${each}>${words.say(`web-mine-head-${each}`)}</th>`)}</tr></thead>
    <tbody role="rowgroup">${shown.map((row) => html`<tr role="row" key=${row.key}><th role="rowheader" scope="row">${say(row.key)}<${Bar} row=${row} /></th>
      ${cells(row).map((cell, place) => html`<td role="cell" key=${place}>${cell}</td>`)}</tr>`)}</tbody></table>
    ${shown.length < rows.length && html`<button type="button" class="action small quiet" onClick=${() => setOpen(true)}>${words.say("web-mine-more", { count: rows.length - shown.length })}</button>`}</section>`;
}

/** Won, drawn and lost as lengths: the figures stand beside it. @param {{row: import("./tally.js").Row}} props */
function Bar({ row }) {
  const parts = /** @type {const} */ (["won", "drawn", "lost"]).filter((each) => row[each] > 0);
  return html`<span class="me-bar" aria-hidden="true">${parts.map((each) => html`<i key=${each} class=${each} style=${{ flexGrow: row[each] }}></i>`)}</span>`;
}

/** @param {{games: Played[], words: Words, tell: Teller}} props */
function GameList({ games, words, tell }) {
  const [count, setCount] = useState(FIRST);
  if (!games.length) return null;
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const remove = async (/** @type {Played} */ game) => {
    const what = words.say("web-mine-forget", { title: tell.title(game.game), date: date.format(game.at) });
    if (await sure(words.say("web-mine-forget-sure"), what)) forget(game);
  };
  const newest = games.slice().reverse();
  return html`<section class="tables me-list"><h2>${words.say("web-mine-list")}</h2><ul>${newest.slice(0, count).map((game) => {
    const facts = [
      date.format(game.at), game.name, words.say("web-mine-players", { count: game.people.length }), game.side && tell.side(game.game, game.side),
      game.role && tell.role(game.game, ...game.role), game.points !== null && words.say("web-points", { points: game.points }), ...game.flags.map((flag) => words.say(`web-mine-flag-${flag}`)),
    ].filter(Boolean);
    return html`<li class="table-row" key=${idOf(game)}><span class="row-text"><b>${tell.title(game.game)}</b><small>${facts.join(" · ")}</small></span>
      <span class=${`tag ${game.result}`}>${words.say(game.together ? `web-mine-together-${game.result}` : `web-mine-${game.result}`)}</span>
      <${IconButton} icon="close" class="small" label=${words.say("web-mine-forget", { title: tell.title(game.game), date: date.format(game.at) })} onClick=${() => remove(game)} /></li>`;
  })}</ul>${newest.length > count && html`<button type="button" class="action quiet" onClick=${() => setCount(count + 4 * FIRST)}>${words.say("web-mine-more", { count: newest.length - count })}</button>`}</section>`;
}

/** What came of the puzzles. @param {{words: Words}} props */
function Solved({ words }) {
  useEffect(() => void words.fetchPart("puzzle"), [words]);
  const { solved, days } = puzzles();
  const found = Object.values(solved).filter((tries) => tries !== SHOWN);
  const streak = streakOf(days);
  if (!words.has("web-puzzle-mine")) return null;
  return html`<section class="card me-puzzles"><h2>${words.say("web-puzzles")}</h2><p>${words.say("web-puzzle-mine", { count: found.length, first: found.filter((tries) => tries === 1).length })}
    ${streak > 0 && html` ${words.say("web-puzzle-streak", { count: streak })}`}</p><a class="action small" href="/puzzles">${words.say("web-puzzle-all")}</a></section>`;
}

/** Out, in, and away. @param {{all: Played[], puzzles: boolean, words: Words}} props */
function Files({ all, puzzles: some, words }) {
  const any = all.length > 0 || some;
  const save = (/** @type {string} */ text, /** @type {string} */ kind, /** @type {string} */ name) => {
    const href = URL.createObjectURL(new Blob([text], { type: kind }));
    Object.assign(document.createElement("a"), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000); // the browser has read it by then
  };
  const take = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    const text = await file.text().catch(() => "");
    const found = bringIn(text);
    if (found) bringPuzzles(text);
    if (found) notify(words.say("web-mine-brought", found));
    else notify(words.say("web-mine-bad-file"), { tone: "bad" });
  };
  const remove = async () => {
    if (!(await sure(words.say("web-mine-forget-all-sure", { count: all.length }), words.say("web-mine-forget-all")))) return;
    forgetAll();
    forgetPuzzles();
    keep("pace", "");
    notify(words.say("web-mine-forgotten"));
  };
  return html`<section class="me-files" aria-label=${words.say("web-mine-files")}>
    ${any && html`<button type="button" class="action" onClick=${() => save(asFile(forFile()), "application/json", "aquelarre.json")}><${Icon} name="file" />${words.say("web-mine-json")}</button>`}
    ${all.length > 0 && html`<button type="button" class="action" onClick=${() => save(asCsv(all), "text/csv;charset=utf-8", "aquelarre.csv")}><${Icon} name="list" />${words.say("web-mine-csv")}</button>`}
    <label class="action quiet"><${Icon} name="plus" />${words.say("web-mine-bring")}<input type="file" class="hidden" accept=".json,application/json" onChange=${take} /></label>
    ${any && html`<button type="button" class="action quiet danger" onClick=${remove}>${words.say("web-mine-forget-all")}</button>`}</section>`;
}
