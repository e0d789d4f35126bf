/** The lobby: play at once, make a table, join one, or go on with one's own. */
import { html, useEffect, useRef, useState } from "./html.js";
import { allGames, get } from "./api.js";
import { today } from "./device.js";
import { Emblem } from "./emblem.js";
import { lazy } from "./lazy.js";
import { callMe, lang, myName, recall } from "./prefs.js";
import { rooted } from "./root.js";
import { clockText, isSlow, timeText } from "./settings.js";
import { Icon, Notices, notify, Switches } from "./ui.js";
import { briefly, titleOf, words as wordsOf } from "./words.js";

/** @typedef {import("./types.js").Summary} Summary @typedef {import("./types.js").GameInfo} GameInfo
 *  @typedef {import("./words.js").Words} Words */

const LOOK_EVERY = 8000; // ms
const CreateDialog = lazy(() => import("./create.js").then((found) => found.CreateDialog));
const LessonsDialog = lazy(() => import("./lessons.js").then((found) => found.LessonsDialog));
const AgainstDialog = lazy(() => import("./against.js").then((found) => found.AgainstDialog));
const AgainstLine = lazy(() => import("./against.js").then((found) => found.AgainstLine));
const WhichSeat = lazy(() => import("./bring.js").then((found) => found.WhichSeat));
const Streak = lazy(() => import("./streak.js").then((found) => found.Streak));
const HotSeatDialog = lazy(() => import("./create.js").then((found) => found.HotSeatDialog));

/** The words of the lobby; while those of another language come, as they were. */
function useWords() {
  const found = wordsOf();
  const kept = useRef(/** @type {Words|null} */ (null));
  useEffect(() => ["lobby", "files"].forEach((part) => found?.fetchPart(part)), [found]); // of files: somebody may bring one
  if (found?.has("web-tagline")) kept.current = found;
  return kept.current;
}

/** What is known of the lessons that were begun on this device: null while it comes, nothing where none was.
 *  @param {GameInfo[]} games @returns {Partial<typeof import("./learnt.js").learnt>|null} */
function useSchool(games) {
  const [school, setSchool] = useState(/** @type {any} */ (null));
  const begun = games.some((/** @type {GameInfo} */ game) => recall(`school-${game.key}`));
  useEffect(() => {
    if (begun) import("./learnt.js").then(({ learnt }) => setSchool(learnt));
  }, [begun]);
  return begun ? school : {};
}

/** The lesson for who has never played this game here. @param {GameInfo} game @param {Summary[]} mine */
function firstLesson(game, mine) {
  const known = recall(`hint-${game.key}`) || mine.some((table) => table.game === game.key);
  return known || !game.lessons.length ? null : { ...game.lessons[0], table: "", begun: false };
}

export function LobbyPage() {
  const words = useWords();
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  const [tables, setTables] = useState(/** @type {{open: Summary[], mine: Summary[]}|null} */ (null));
  const [dialog, setDialog] = useState(/** @type {{kind: string, game: GameInfo}|null} */ (null));
  const [busy, setBusy] = useState(false);
  const school = useSchool(games);
  useEffect(() => {
    document.title = "Aquelarre";
    let timer = 0;
    const look = async () => {
      try {
        setTables(await get("/api/tables"));
      } catch (problem) {
        setTables((/** @type {any} */ before) => before ?? { open: [], mine: [] });
        const refusal = /** @type {any} */ (problem).refusal; // else the next look may get through
        if (refusal?.error === "error-banned") notify(wordsOf()?.refusal(refusal) ?? refusal.sentence, { tone: "bad" });
      }
      timer = setTimeout(look, LOOK_EVERY);
    };
    look();
    allGames().then(setGames, (problem) => words && notify(words.refusal(problem.refusal), { tone: "bad" }));
    return () => clearTimeout(timer);
  }, []);
  if (!words) return html`<p class="loading" role="status">…</p>`;
  const quick = async (/** @type {GameInfo} */ game) => {
    setBusy(true);
    await (await import("./against.js")).playAtOnce(game, words);
    setBusy(false);
  };
  const learn = async (/** @type {GameInfo} */ game, /** @type {string} */ lesson) => {
    setBusy(true);
    await (await import("./learnt.js")).learnt.begin(game.key, lesson, words);
    setBusy(false);
  };
  return html`<div class="page lobby">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <nav><a href="/me">${words.say("web-mine")}</a><a href="/groups">${words.say("web-groups")}</a><a href="/devices">${words.say("web-devices")}</a><a href="/workshop">${words.say("web-workshop")}</a><a href="/bots">${words.say("web-bots")}</a><a href="/about">${words.say("web-about")}</a></nav><${Switches} words=${words} /></header>
    <main>
      <section class="hero"><${Moonrise} />
        <div class="hero-text"><h1>Aquelarre</h1><p>${words.say("web-tagline")}</p>
        <label class="field"><span>${words.say("web-your-name")}</span>
          <input type="text" maxlength="24" value=${myName.value} autocomplete="nickname" placeholder=${words.say("web-guest")}
            onInput=${(/** @type {any} */ event) => callMe(event.target.value)} /></label></div>
      </section>
      ${tables && school && games.length && games.every((/** @type {GameInfo} */ game) => briefly(game.key)) ? html`
        <${Daily} games=${games.filter((/** @type {GameInfo} */ game) => game.puzzles)} words=${words} />
        ${tables.mine.length > 0 && html`<${TableList} title=${words.say("web-my-tables")} tables=${tables.mine} words=${words} mine />`}
        <section class="games" aria-label=${words.say("web-games")}>
          ${games.map((/** @type {GameInfo} */ game) => html`<${GameCard} key=${game.key} game=${game} house=${words} busy=${busy} quick=${quick} learn=${learn}
            lesson=${recall(`school-${game.key}`) ? school.next?.(game, tables.mine) : firstLesson(game, tables.mine)}
            open=${(/** @type {string} */ kind) => setDialog({ kind, game })} />`)}
        </section>
        <${TableList} title=${words.say("web-open-tables")} tables=${tables.open} words=${words} empty=${words.say("web-open-none")} />
        <${Import} words=${words} />
      ` : html`<p class="loading" role="status">${words.say("web-loading")}</p>`}
    </main>
    ${dialog?.kind === "create" && html`<${CreateDialog} game=${dialog.game} close=${() => setDialog(null)} />`}
    ${dialog?.kind === "hot" && html`<${HotSeatDialog} game=${dialog.game} close=${() => setDialog(null)} />`}
    ${dialog?.kind === "against" && html`<${AgainstDialog} game=${dialog.game} close=${() => setDialog(null)} />`}
    ${dialog?.kind === "lessons" && html`<${LessonsDialog} game=${dialog.game} mine=${tables?.mine ?? []} close=${() => setDialog(null)} />`}
    <${Notices} words=${words} />
  </div>`;
}

/** The puzzle of the day, of another title each day. @param {{games: GameInfo[], words: Words}} props */
function Daily({ games, words }) {
  const game = games[today() % games.length]?.key;
  return game && html`<section class="daily"><${Emblem} game=${game} size=${44} />
    <span class="row-text"><b>${words.say("web-daily")}</b><small>${briefly(game)?.say("game-title")}${recall("puzzles") && html`<${Streak} />`}</small></span>
    <a class="action small" href="/puzzles">${words.say("web-puzzles")}</a><a class="action small confirm" href="/puzzles/today">${words.say("web-solve")}</a></section>`;
}

/** What the lesson that comes next is called here: to begin with, or on the way. @param {import("./learnt.js").Next} lesson @param {Words} house @param {Words} words */
function lessonText({ name, minutes, table, begun }, house, words) {
  const title = words.say(`lesson-${name}`);
  return table ? house.say("web-learn-on", { title }) : begun ? house.say("web-learn-next", { title, count: minutes }) : house.say("web-learn", { count: minutes });
}

/** @param {any} props */
function GameCard({ game, house, busy, quick, learn, lesson, open }) {
  const words = /** @type {Words} */ (briefly(game.key));
  const text = lesson && html`<${Icon} name="book" size=${20} />${lessonText(lesson, house, words)}`;
  return html`<article class="game card">
    ${game.pictured ? html`<${Look} game=${game.key} />` : html`<${Emblem} game=${game.key} size=${120} />`}
    <div class="game-text"><h2>${words.say("game-title")}</h2>
      <p class="seats-line"><${Icon} name="players" size=${18} /> ${house.say("web-for-players", { least: game.least, most: game.most, more: game.most - game.least })}
        <a href=${`/rules/${game.key}`}>${house.say("web-rules")}</a>
        ${game.lessons.length > 0 && html`<button type="button" class="lessons-button" onClick=${() => open("lessons")}>${house.say("web-lessons")}</button>`}</p>
      <p>${words.say("game-goal")}</p></div>
    <div class="game-actions">
      ${lesson && (lesson.table ? html`<a class="action confirm learn" href=${`/t/${lesson.table}`}>${text}</a>`
        : html`<button type="button" class="action confirm learn" disabled=${busy} onClick=${() => learn(game, lesson.name)}>${text}</button>`)}
      <span class="split"><button type="button" class=${`action ${lesson ? "" : "confirm"}`} disabled=${busy} onClick=${() => quick(game)}>${house.say("web-play-bots")}</button>
        <button type="button" class=${`action ${lesson ? "" : "confirm"}`} aria-label=${`${house.say("web-which-bots")} ${words.say("game-title")}`} title=${house.say("web-which-bots")} onClick=${() => open("against")}>▾</button></span>
      <button type="button" class="action" onClick=${() => open("create")}>${house.say("web-create")}</button>
      <button type="button" class="action quiet" onClick=${() => open("hot")}>${house.say("web-hot-seat")}</button>
      ${(recall("diary").includes(`"${game.key}"`) || recall(`against-${game.key}`)) && html`<${AgainstLine} game=${game} />`}
    </div>
  </article>`;
}

/** The game in play, with its sign: small, or where the card is as wide as the screen one to look at.
 *  @param {{game: string}} props */
function Look({ game }) {
  const at = (/** @type {string} */ name) => rooted(`/games/${game}/ui/${name}.${lang.value}.webp`);
  return html`<div class="game-look"><picture>
    <source media="(max-width: 560px)" srcset=${at("picture")} />
    <img loading="lazy" width="240" height="240" alt="" src=${at("thumb")} /></picture>
    <${Emblem} game=${game} size=${64} /></div>`;
}

/** @param {{title: string, tables: Summary[], words: Words, mine?: boolean, empty?: string}} props */
function TableList({ title, tables, words, mine = false, empty = "" }) {
  return html`<section class="tables"><h2>${title}</h2>
    ${tables.length === 0 && html`<p class="hint">${empty}</p>`}
    <ul>${tables.map((table) => html`<${TableRow} key=${table.table} table=${table} house=${words} mine=${mine} />`)}</ul>
  </section>`;
}

/** @param {{table: Summary, house: Words, mine: boolean}} props */
function TableRow({ table, house, mine }) {
  const words = briefly(table.game);
  const names = table.people.filter((person) => person.name && !person.bot).map((person) => person.name);
  const bots = table.people.filter((person) => person.bot).length;
  const free = table.people.filter((person) => person.free).length;
  const own = table.people.find((person) => person.mine && String(person.seat) in (table.clock.left ?? {}));
  const turn = own && isSlow(table.clock) ? table.clock.left?.[own.seat] : 0;
  const facts = [
    names.length > 0 && house.list(names),
    bots > 0 && house.say("web-bots-count", { count: bots }),
    table.lesson && words?.say(`lesson-${table.lesson}`),
    table.origin && house.say("web-forked", { step: table.origin.step }),
    table.edition && !table.edition.ours && `${house.say("web-edition")} ${titleOf(table.edition, words) || table.edition.mark}`,
    isSlow(table.clock) && table.status !== "finished" && clockText(house, table.clock),
    turn && house.say("web-tables-left", { time: timeText(turn / 1000, house.lang) }),
    table.outdated && house.say("web-outdated"),
    table.status === "waiting" && house.say("web-free-count", { count: free }),
  ].filter(Boolean);
  const key = !mine ? "web-join" : ["finished", "stopped", "closed"].includes(table.status) ? "web-look" : "web-continue";
  return html`<li class="table-row"><${Emblem} game=${table.game} size=${44} />
    <span class="row-text"><b>${words?.say("game-title") ?? table.game}</b><small>${facts.join(" · ")}</small></span>
    <span class=${`tag ${table.status}`}>${house.say(`web-table-${table.status}`)}</span>
    ${table.status === "finished" && html`<a class="action small quiet" href=${`/r/${table.table}`}>${house.say("web-replay")}</a>`}
    <a class="action small" href=${`/t/${table.table}`}>${house.say(key)}</a></li>`;
}

/** A saved game from a file becomes a table: to look at, or to go on with. @param {{words: Words}} props */
function Import({ words }) {
  const [asked, setAsked] = useState(/** @type {{text: string, people: any[]}|null} */ (null)); // who of these is this?
  const hand = async (/** @type {string} */ text, /** @type {number} */ seat) => (await import("./bring.js")).bring(text, seat);
  const read = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    const text = await file.text();
    const people = (await import("./bring.js")).peopleOf(text);
    if (people.length > 1) setAsked({ text, people });
    else hand(text, -1);
  };
  const choose = (/** @type {number} */ seat) => (setAsked(null), asked && hand(asked.text, seat));
  return html`<section class="import"><label class="action quiet"><${Icon} name="file" />${words.say("web-import")}
    <input type="file" class="hidden" onChange=${read} /></label>
    ${asked && html`<${WhichSeat} people=${asked.people} choose=${choose} close=${() => setAsked(null)} words=${words} />`}</section>`;
}

/** The night outside: hills, a moon, somebody flying by. */
function Moonrise() {
  return html`<svg class="moon" viewBox="0 0 256 256" aria-hidden="true">
    <circle class="mr-glow" cx="128" cy="128" r="128" /><circle class="mr-shade" cx="128" cy="128" r="80" />
    <use class="mr-witch" href="/web/icons.svg#witch" x="40" y="40" width="176" height="176" />
  </svg>
  <svg class="moonrise" viewBox="0 0 1200 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <g class="mr-stars">${STARS.map(([x, y, r]) => html`<circle cx=${x} cy=${y} r=${r} />`)}</g>
    <path class="mr-far" d="M0 220q120-70 260-30t240-40 260 50 220-30 220 20v130H0z" />
    <path class="mr-mid" d="M0 250q160-60 330-20t300-30 280 40 290-20v80H0z" />
    <path class="mr-village" d="M560 256v-26l14-14 14 14v6h18v-20l11-24 11 24v20h22v-8l13-13 13 13v28zM700 266v-22l12-12 12 12v22zM740 262v-30l9-26 9 26v30z" />
    <path class="mr-window" d="M570 238h6v8h-6zM614 230h5v9h-5zM656 240h6v8h-6zM709 250h5v7h-5zM747 240h4v8h-4z" />
    <path class="mr-near" d="M0 280q200-50 420-14t400-16 380 20v40H0z" />
  </svg>`;
}

const STARS = [...Array(46).keys()].map((k) => [(k * 263) % 1200, 8 + ((k * 97) % 150), 0.8 + ((k * 31) % 10) / 8]);
