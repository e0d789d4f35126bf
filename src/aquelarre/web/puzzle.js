/** One puzzle: the board as its seat sees it, what is asked, the answers of a table; then whether it was right, and why. */
import { effect, html, signal, useEffect, useMemo, useRef, useState } from "./html.js";
import { ActionBar } from "./actions.js";
import { allGames, get } from "./api.js";
import { BoardArea, Own, useHands } from "./board-area.js";
import { useBoard } from "./boards.js";
import { Choose } from "./choose.js";
import { today } from "./device.js";
import { dressed, lazy } from "./lazy.js";
import { Log } from "./log.js";
import { Players } from "./players.js";
import { myName } from "./prefs.js";
import { Posed, puzzleAt } from "./posed.js";
import { nameOf, note, puzzleOf, SHOWN } from "./puzzle-record.js";
import { Verdict } from "./puzzle-verdict.js";
import { Stars } from "./puzzles.js";
import { RuleList } from "./rules.js";
import { namesOf, playersOf } from "./seats.js";
import { Icon, IconButton, copy, narrow, Notices, notify, Switches } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {import("./puzzle-record.js").Book} Book @typedef {import("./posed.js").Puzzle} Puzzle
 *  @typedef {import("./words.js").Words} Words */

const CardView = lazy(() => dressed(import("./card-view.js"), "card-view").then((found) => found.CardView));
const TABS = ["log", "rules"];
/** @type {Object<string, string>} */
const TAB_ICONS = { board: "grid", players: "players", log: "scroll", rules: "book" };

/** @param {{game: string, id: string, books: Book[]}} props */
export function PuzzlePage({ game, id, books }) {
  const [puzzle, setPuzzle] = useState(/** @type {Puzzle|null} */ (null));
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => void get(puzzleAt(game, id)).then(setPuzzle, (error) => setProblem(error.refusal)), []);
  const house = wordsOf();
  const session = useMemo(() => puzzle && new Posed(puzzle, myName.value.trim() || house?.say("web-guest") || ""), [puzzle]);
  const title = session ? wordsOf(game) : null;
  const words = session && title && wordsOf(game, namesOf(session.summary.value, title), session.seat);
  useEffect(() => ["puzzle", "advice"].forEach((part) => words?.fetchPart(part)), [words]);
  if (house && problem) return html`<main class="trouble"><h1>${house.refusal(problem)}</h1><a class="action confirm" href="/puzzles">${house.say("web-puzzles")}</a></main>`;
  if (!session || !words?.has("web-puzzle-best")) return html`<p class="loading" role="status">…</p>`;
  return html`<${Question} ...${{ session, words, books }} />`;
}

/** What can be chosen: the answers to the question, until one is given. @param {Posed} session */
function useChoose(session) {
  const { choose, stop } = useMemo(() => {
    const made = new Choose((option) => void session.answer(option));
    const ending = effect(() => {
      const question = session.position.value.question;
      made.offer(question?.number ?? -1, question && !session.judged.value ? question.options : []);
    });
    return { choose: made, stop: ending };
  }, [session]);
  useEffect(() => stop, [stop]);
  return choose;
}

/** @param {{session: Posed, words: Words, books: Book[]}} props */
function Question({ session, words, books }) {
  const { game, id, seat, difficulty } = session.puzzle;
  const summary = session.summary.value;
  const table = /** @type {any} */ (session); // the parts of a table need no more of a session than this
  const players = useMemo(() => playersOf(summary, words), [summary, words]);
  const board = useBoard(game);
  const choose = useChoose(session);
  const [rules, setRules] = useState(/** @type {string[]} */ ([]));
  const [tab, setTab] = useState("board");
  const [rule, setRule] = useState({ id: "", at: 0 });
  const pan = useRef(/** @type {import("./kit/pan.js").Pan|null} */ (null));
  const pointed = useMemo(() => signal(/** @type {string[]|null} */ (null)), []);
  const looked = useMemo(() => signal(/** @type {import("./types.js").Looked|null} */ (null)), []);
  const meant = useMemo(() => signal(/** @type {import("./types.js").Option|null} */ (null)), []); // the answer that is shown
  const { root, hands } = useHands(choose, table, words, pan, looked);
  const [day] = useState(() => (nameOf(...named(puzzleOf(books))) === nameOf(game, id) ? today() : null)); // also if it is midnight meanwhile
  session.done = ({ right }) => note(nameOf(game, id), right ? session.tries : SHOWN, day);
  const judged = session.judged.value;
  const openRule = useMemo(() => (/** @type {string} */ wanted) => {
    setRule((/** @type {{at: number}} */ before) => ({ id: wanted, at: before.at + 1 }));
    setTab("rules");
  }, []);
  useEffect(() => void allGames().then((all) => setRules(all.find(({ key }) => key === game)?.rules ?? []), () => {}), []);
  useEffect(() => {
    document.title = `${words.say("web-puzzles")} · ${words.say("game-title")}`;
  }, [words]);
  const trouble = session.trouble.value;
  useEffect(() => {
    if (trouble) notify(words.refusal(trouble), { rule: trouble.rule, tone: "bad" });
  }, [trouble]);
  const still = useMemo(() => ({ options: signal([]), picked: signal([]), asking: signal(false), preview: meant }), []); // nothing to be chosen
  const drawing = { session: table, choose: judged ? /** @type {any} */ (still) : choose, pointed, board, words, players, pan, hands };
  const show = (/** @type {import("./types.js").Option|null} */ option) => {
    meant.value = option;
    pointed.value = option ? option.refs : null;
  };
  const again = () => {
    show(null);
    session.again();
    requestAnimationFrame(() => /** @type {HTMLElement|null} */ (document.querySelector(".choices button, .actions"))?.focus());
  };
  const book = books.find((each) => each.game === game)?.puzzles ?? [];
  const number = String(book.findIndex((each) => each.id === id) + 1);
  const place = narrow.value || TABS.includes(tab) ? tab : "log";
  const question = session.position.value.question;
  const asked = question ? words.question(question.key) : "";
  const share = async () => notify((await copy(location.href)) ? words.say("web-puzzle-copied") : location.href);
  return html`<div class="table puzzle" ref=${root} data-tab=${tab} data-side="open">
    <header class="topbar"><a class="home" href="/puzzles" aria-label=${words.say("web-puzzle-all")} title=${words.say("web-puzzle-all")}><${Icon} name="witch" size=${28} /></a>
      <p class=${`status ${judged ? "" : "turn"}`} role="status">${!judged && html`<b class="your-turn">${words.say("web-your-turn")}</b>`}<span>${judged ? words.say("web-puzzle-over") : asked}</span></p>
      <${IconButton} icon="share" label=${words.say("web-puzzle-share")} onClick=${share} />${!narrow.value && html`<${Switches} words=${words} />`}</header>
    <main class="play" tabindex="-1"><h1 class="hidden">${words.say("web-puzzle-title", { title: words.say("game-title"), number })}</h1>
      <div class="banners"><p class="banner puzzle-head"><span><b>${words.say(day === null ? "web-puzzle-number" : "web-daily", { number })}</b> <${Stars} of=${difficulty} words=${words} /></span>
        <span>${words.say("web-puzzle-ask", { name: players[seat].name })}</span>
        ${!judged && html`<button type="button" class="action small quiet" aria-disabled=${session.busy.value} onClick=${() => session.show()}>${words.say("web-puzzle-show")}</button>`}</p></div>
      <div class="centre">${board ? html`<${BoardArea} ...${drawing} />` : html`<div class="stage"><p class="loading" role="status">${words.say("web-loading")}</p></div>`}
        <${Notices} words=${words} openRule=${openRule} /></div>
      <div class=${`tray ${judged ? "judged" : "turn"}`}>${board && html`<${Own} ...${drawing} />`}
        ${judged ? html`<${Verdict} ...${{ session, judged, words, show, again, book, day, openRule }} />`
          : html`<${ActionBar} session=${table} choose=${choose} words=${words} openRule=${openRule} />`}</div>
    </main>
    <aside class="side" aria-label=${words.say("web-side-panel")}>
      <div class=${`panel panel-players ${place === "players" ? "on" : ""}`}><${Players} session=${table} words=${words} players=${players} /></div>
      <nav class="side-tabs" role="tablist">${TABS.map((name) => html`<button type="button" role="tab" key=${name} data-go=${name} aria-selected=${place === name}
        class=${place === name ? "on" : ""} onClick=${() => setTab(name)}>${words.say(`web-tab-${name}`)}</button>`)}</nav>
      <div class=${`panel panel-log ${place === "log" ? "on" : ""}`}><${Log} events=${session.events.value} words=${words} players=${players} openRule=${openRule}
        point=${(/** @type {string[]|null} */ refs) => (pointed.value = refs)} quiet /></div>
      <div class=${`panel panel-rules ${place === "rules" ? "on" : ""}`}>${place === "rules" && html`<${RuleList} words=${words} rules=${rules} now=${question?.rules ?? []}
        target=${rule.id || question?.rule || ""} at=${rule.at} />`}</div>
    </aside>
    ${looked.value && html`<${CardView} close=${() => (looked.value = null)} ...${{ looked, players, board, words, openRule }} view=${session.position.value.view} me=${seat} table="" box=${`/api/pieces/${game}`} />`}
    ${narrow.value && html`<nav class="tabbar" aria-label=${words.say("web-tabs")}>${["board", "players", ...TABS].map((name) => html`<button type="button" key=${name} data-go=${name}
      class=${tab === name ? "on" : ""} aria-current=${tab === name ? "page" : undefined} onClick=${() => setTab(name)}><${Icon} name=${TAB_ICONS[name]} size=${20} /><span>${words.say(`web-tab-${name}`)}</span></button>`)}</nav>`}
  </div>`;
}

/** @param {{game: string, id: string}|null} puzzle @returns {[string, string]} */
const named = (puzzle) => (puzzle ? [puzzle.game, puzzle.id] : ["", ""]);
