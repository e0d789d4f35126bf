/** The puzzles: all of them by title, which were solved on this device, the puzzle of the day and the streak. */
import { html, useEffect, useState } from "./html.js";
import { get } from "./api.js";
import { today } from "./device.js";
import { Emblem } from "./emblem.js";
import { dressed, lazy } from "./lazy.js";
import { nameOf, puzzleOf, read, SHOWN, solvedOne, streakOf } from "./puzzle-record.js";
import { rooted } from "./root.js";
import { Icon, Notices, Switches } from "./ui.js";
import { briefly, words as wordsOf } from "./words.js";

/** @typedef {import("./puzzle-record.js").Book} Book @typedef {import("./puzzle-record.js").Listed} Listed
 *  @typedef {import("./words.js").Words} Words */

const TODAY = "today"; // instead of a title
const WEEK = 7; // days that are shown
const PuzzlePage = lazy(() => dressed(import("./puzzle.js"), "topbar", "table", "panels").then((found) => found.PuzzlePage));

/** The list, fetched once. @type {Promise<Book[]>|null} */
let coming = null;
export function allBooks() {
  coming ??= get("/api/puzzles").catch((problem) => {
    coming = null;
    throw problem;
  });
  return coming;
}

/** How hard: a word, and as many stars. @param {{of: number, words: Words}} props */
export function Stars({ of, words }) {
  return html`<span class="puzzle-stars" role="img" aria-label=${words.say("web-puzzle-difficulty", { of: String(of) })}
    title=${words.say("web-puzzle-difficulty", { of: String(of) })}>${"★".repeat(of)}<i>${"★".repeat(5 - of)}</i></span>`;
}

/** @param {{game: string, id: string}} props */
export function PuzzlesPage({ game, id }) {
  const words = wordsOf();
  const [books, setBooks] = useState(/** @type {Book[]|null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => void allBooks().then(setBooks, (error) => setProblem(error.refusal)), []);
  useEffect(() => void words?.fetchPart("puzzle"), [words]);
  const daily = books && puzzleOf(books);
  useEffect(() => {
    if (game !== TODAY || !daily) return;
    history.replaceState(null, "", rooted(`/puzzles/${daily.game}/${daily.id}`)); // the way back leads to where one came from
    dispatchEvent(new PopStateEvent("popstate"));
  }, [game, daily?.id]);
  if (words && problem) return html`<main class="trouble"><h1>${words.refusal(problem)}</h1><a class="action confirm" href="/">${words.say("web-to-lobby")}</a></main>`;
  if (!words?.has("web-puzzle-list") || !books || (game === TODAY && daily)) return html`<p class="loading" role="status">…</p>`;
  if (id) return html`<${PuzzlePage} key=${`${game}/${id}`} ...${{ game, id, books }} waiting=${html`<p class="loading" role="status">…</p>`} />`;
  return html`<${Shelf} books=${game && game !== TODAY ? books.filter((each) => each.game === game) : books} all=${books} words=${words} />`;
}

/** @param {{books: Book[], all: Book[], words: Words}} props */
function Shelf({ books, all, words }) {
  useEffect(() => {
    document.title = `${words.say("web-puzzles")} · Aquelarre`;
  }, [words]);
  void solvedOne.value;
  const { solved } = read();
  return html`<div class="page puzzles-page">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a><${Switches} words=${words} /></header>
    <main><h1>${words.say("web-puzzles")}</h1><p class="hint">${words.say("web-puzzle-list")}</p>
      ${all.length === 0 && html`<p class="card">${words.say("web-puzzle-none")}</p>`}
      ${all.length > 0 && html`<${Days} books=${all} words=${words} />`}
      ${books.map((book) => html`<${Titled} key=${book.game} book=${book} solved=${solved} house=${words} />`)}
      <p class="hint puzzles-kept">${words.say("web-puzzle-kept")} <a href="/me">${words.say("web-mine")}</a></p>
    </main><${Notices} words=${words} /></div>`;
}

/** Today's, and the last days. @param {{books: Book[], words: Words}} props */
function Days({ books, words }) {
  const now = today();
  const daily = /** @type {{game: string, id: string}} */ (puzzleOf(books, now));
  const title = briefly(daily.game)?.say("game-title") ?? "";
  const { days } = read();
  const found = days.includes(now);
  const streak = streakOf(days, now);
  const name = new Intl.DateTimeFormat(words.lang, { weekday: "short", timeZone: "UTC" });
  const whole = new Intl.DateTimeFormat(words.lang, { dateStyle: "full", timeZone: "UTC" });
  const week = [...Array(WEEK).keys()].map((back) => now - WEEK + 1 + back);
  return html`<section class="card puzzle-daily" aria-labelledby="daily"><${Emblem} game=${daily.game} size=${84} />
    <div><h2 id="daily">${words.say("web-daily")}</h2><p>${title}</p></div>
    <div class="puzzle-streak"><p><b>${streak}</b> <span>${words.say("web-puzzle-streak-days", { count: streak })}</span></p>
      <ol>${week.map((day) => html`<li key=${day} class=${days.includes(day) ? "found" : ""} title=${whole.format(day * 864e5)}>
        <span aria-hidden="true">${name.format(day * 864e5)}</span><b aria-hidden="true">${days.includes(day) ? "✓" : "·"}</b>
        <span class="hidden">${whole.format(day * 864e5)}: ${words.say(days.includes(day) ? "web-puzzle-day-found" : "web-puzzle-day-not")}</span></li>`)}</ol></div>
    <a class=${`action ${found ? "" : "confirm"} big`} href=${`/puzzles/${daily.game}/${daily.id}`}>${words.say(found ? "web-puzzle-look" : "web-solve")}</a>
    <p class="hint">${words.say("web-puzzle-streak-how")}</p></section>`;
}

/** @param {{book: Book, solved: Object<string, number>, house: Words}} props */
function Titled({ book, solved, house }) {
  const words = briefly(book.game);
  const { game, puzzles } = book;
  const done = puzzles.filter(({ id }) => solved[nameOf(game, id)] > SHOWN).length;
  const next = puzzles.find(({ id }) => !(nameOf(game, id) in solved));
  const title = words?.say("game-title") ?? game;
  return html`<section class="card puzzle-book" aria-label=${title}>
    <header><${Emblem} game=${game} size=${56} /><div><h2>${title}</h2><p>${house.say("web-puzzle-done", { done: String(done), count: String(puzzles.length) })}</p></div>
      ${next && html`<a class="action" href=${`/puzzles/${game}/${next.id}`}>${house.say(done ? "web-puzzle-go-on" : "web-puzzle-begin")}</a>`}</header>
    <ol class="puzzle-shelf">${puzzles.map((puzzle, place) => html`<${Tile} key=${puzzle.id} ...${{ game, puzzle, place, words: house }} tries=${solved[nameOf(game, puzzle.id)]} />`)}</ol></section>`;
}

/** @param {{game: string, puzzle: Listed, place: number, tries: number|undefined, words: Words}} props */
function Tile({ game, puzzle, place, tries, words }) {
  const state = tries === undefined ? "new" : tries === SHOWN ? "shown" : tries === 1 ? "first" : "later";
  const said = [words.say("web-puzzle-number", { number: String(place + 1) }), words.say("web-puzzle-difficulty", { of: String(puzzle.difficulty) }), words.say(`web-puzzle-is-${state}`, { tries: String(tries ?? 0) })];
  return html`<li><a class=${`puzzle-tile ${state}`} href=${`/puzzles/${game}/${puzzle.id}`} aria-label=${said.join(", ")} title=${said.join(" · ")}>
    <b>${place + 1}</b><span class="puzzle-sign" aria-hidden="true">${{ new: "", shown: "◦", first: "✓", later: "✓" }[state]}</span>
    <span class="puzzle-stars" aria-hidden="true">${"★".repeat(puzzle.difficulty)}<i>${"★".repeat(5 - puzzle.difficulty)}</i></span></a></li>`;
}
