/** A running table: status line, board, own things, action bar; players, log, chat and rules beside. */
import { effect, html, signal, useEffect, useMemo, useRef, useState } from "./html.js";
import { ActionBar } from "./actions.js";
import { actsOf } from "./acts.js";
import { Banners, Hint } from "./banners.js";
import { BoardArea, Own, useHands } from "./board-area.js";
import { useBoard } from "./boards.js";
import { Choose } from "./choose.js";
import { comingText, rowsOf } from "./comings.js";
import { useCue } from "./cue.js";
import { dressed, lazy } from "./lazy.js";
import { Log } from "./log.js";
import { go } from "./nav.js";
import { Players } from "./players.js";
import { sideOpen, toggleSide } from "./prefs.js";
import { Badge } from "./seats.js";
import { StatusLine, statusOf } from "./status.js";
import { TopBar } from "./topbar.js";
import { Icon, IconButton, narrow, Notices, notify, Skips, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session
 *  @typedef {import("./room.js").Room} Room @typedef {import("./types.js").Player} Player */

const Chat = lazy(() => import("./chat.js").then((found) => found.Chat));
const RuleList = lazy(() => import("./rules.js").then((found) => found.RuleList));
const FairCheck = lazy(() => import("./fair-view.js").then((found) => found.FairCheck));
const Result = lazy(() => dressed(import("./result.js"), "end").then((found) => found.Result));
const CardView = lazy(() => dressed(import("./card-view.js"), "card-view").then((found) => found.CardView));
const Teacher = lazy(() => dressed(import("./school.js"), "school").then((found) => found.Teacher));
const Notes = lazy(() => dressed(import("./notes.js"), "notes").then((found) => found.Notes));

/** @type {[string, string][]} */
const WAYS = [["web-board", "[data-ref][tabindex='0'], .frame[tabindex]"], ["web-actions", ".choices button, .actions, .result"], ["web-log", ".log"]];
const TABS = ["log", "chat", "rules"];
/** @type {Object<string, string>} */
const TAB_ICONS = { board: "grid", players: "players", log: "scroll", chat: "talk", rules: "book", notes: "file" };

/** What the reader can choose, always that of the position shown. @param {Session} session */
function useChoose(session) {
  const { choose, stop } = useMemo(() => {
    const made = new Choose(async (option) => {
      const asked = made.question.peek();
      const taken = await session.answer(option);
      if (taken && made.question.peek() === asked) made.clear(); // while others think it may be changed
    });
    // with the position, before anything is drawn: nobody sees the options of another question
    const ending = effect(() => {
      const question = session.position.value?.question;
      const asked = session.summary.value?.status === "playing" ? question : null;
      made.offer(question?.number ?? -1, asked ? [...(asked.mine && (asked.window || !asked.goes_on) ? asked.options : []), ...actsOf(asked)] : [], question?.parts, question?.completes);
    });
    return { choose: made, stop: ending };
  }, [session]);
  useEffect(() => stop, [stop]);
  return choose;
}

/** @param {{room: Room, session: Session, words: Words, players: Player[]}} props */
export function Play({ room, session, words, players }) {
  const summary = /** @type {import("./types.js").Summary} */ (session.summary.value);
  const position = session.position.value;
  const question = position?.question ?? null;
  const board = useBoard(summary.game);
  const choose = useChoose(session);
  const pointed = useMemo(() => signal(/** @type {string[]|null} */ (null)), []);
  const [tab, setTab] = useState("board");
  const [rule, setRule] = useState({ id: "", at: 0 });
  const pan = useRef(/** @type {import("./kit/pan.js").Pan|null} */ (null));
  const openRule = useMemo(() => (/** @type {string} */ id) => {
    setRule((/** @type {{at: number}} */ before) => ({ id, at: before.at + 1 }));
    setTab("rules");
    if (!sideOpen.value && !narrow.value) toggleSide();
  }, []);
  const looked = useMemo(() => signal(/** @type {import("./types.js").Looked|null} */ (null)), []);
  const { root, hands } = useHands(choose, session, words, pan, looked);
  const status = statusOf(summary, position, words, session.seat, session.keeps.value);
  useCue(status.turn, words.say("game-title"), words.say("web-your-turn"));
  const trouble = session.trouble.value;
  useEffect(() => {
    if (trouble) words.reasons().then(() => notify(words.refusal(trouble), { rule: trouble.rule, tone: "bad" }));
  }, [trouble]);
  const over = Boolean(position?.over);
  const own = session.seat >= 0 ? [...TABS, "notes"] : TABS; // who watches notes nothing
  const tabs = over && !narrow.value ? ["result", ...own] : own;
  useEffect(() => {
    if (!over || narrow.value) return;
    setTab("result");
    sideOpen.value = true; // but the next game begins as this person has it
  }, [over]);
  const place = narrow.value || tabs.includes(tab) ? tab : "log";
  const result = over && html`<${Result} position=${position} events=${session.events.value} players=${players} me=${session.seat}
    board=${board} words=${words} openRule=${openRule}><${After} room=${room} session=${session} words=${words} players=${players} /><//>`;
  const unread = useUnread(session, place === "chat");
  const aside = question && question.asides.length && !question.mine ? words.asides(question.asides).may : "";
  const drawing = { session, choose, pointed, board, words, players, pan, hands };
  const point = useMemo(() => (/** @type {string[]|null} */ refs) => (pointed.value = refs), []);
  return html`<div class="table" ref=${root} data-tab=${tab} data-side=${sideOpen.value ? "open" : "closed"}>
    <${Skips} words=${words} ways=${WAYS} go=${(/** @type {string} */ what) => setTab(what === "web-log" ? "log" : "board")} />
    <${TopBar} room=${room} session=${session} words=${words} tools=${!narrow.value && html`<${IconButton} icon="panel"
      pressed=${sideOpen.value} label=${words.say("web-side-panel")} onClick=${toggleSide} />`}>
      <${StatusLine} status=${status} session=${session} words=${words} extra=${aside} />
    <//>
    <main class="play" tabindex="-1">
      <h1 class="hidden">${words.say("game-title")}</h1>
      <div class="banners">
        <${Banners} room=${room} session=${session} words=${words} players=${players} openRule=${openRule} />
        ${session.teacher.value ? html`<${Teacher} ...${{ session, words, openRule, pan }} game=${summary.game} lessons=${room.game.value?.lessons ?? []} />`
          : !over && html`<${Hint} game=${summary.game} words=${words} session=${session} />`}
      </div>
      <div class="centre">
        ${board ? html`<${BoardArea} ...${drawing} />`
          : html`<div class="stage"><p class="loading" role="status">${words.say("web-loading")}</p></div>`}
        <${Ticker} events=${session.events.value} comings=${session.comings.value} words=${words} players=${players} />
        <${Notices} words=${words} openRule=${openRule} />
      </div>
      <div class=${`tray ${status.turn ? "turn" : ""} ${position?.over ? "over" : ""}`}>
        ${board && html`<${Own} ...${drawing} />`}
        <${ActionBar} session=${session} choose=${choose} words=${words} openRule=${openRule} />
        ${narrow.value && result}
      </div>
    </main>
    <aside class="side" aria-label=${words.say("web-side-panel")}>
      <div class=${`panel panel-players ${place === "players" ? "on" : ""}`}>
        <${Players} session=${session} words=${words} players=${players} playAs=${(/** @type {number} */ seat) => room.playAs(seat)} />
        ${summary.watchers > 0 && html`<p class="watchers">${words.say("web-watchers", { count: summary.watchers })}</p>`}
      </div>
      <nav class="side-tabs" role="tablist">${tabs.map((name) => html`<button type="button" role="tab" key=${name} data-go=${name}
        aria-selected=${place === name} class=${place === name ? "on" : ""} onClick=${() => setTab(name)}>
        ${words.say(`web-tab-${name}`)}${name === "chat" && unread > 0 && html`<span class="count">${unread}</span>`}</button>`)}</nav>
      ${over && !narrow.value && html`<div class=${`panel panel-result ${place === "result" ? "on" : ""}`}>${result}</div>`}
      <div class=${`panel panel-log ${place === "log" ? "on" : ""}`}><${Log} events=${session.events.value} comings=${session.comings.value} words=${words}
        players=${players} openRule=${openRule} point=${point} /></div>
      <div class=${`panel panel-chat ${place === "chat" ? "on" : ""}`}>${place === "chat" && html`<${Chat} session=${session} words=${words}
        players=${players} talk=${room.game.value?.talk} claims=${room.game.value?.claims} openRule=${openRule} />`}</div>
      <div class=${`panel panel-rules ${place === "rules" ? "on" : ""}`}>${place === "rules" && html`<${RuleList} words=${words}
        rules=${room.game.value?.rules ?? []} now=${question?.rules ?? []} target=${rule.id || question?.rule || ""} at=${rule.at} table=${summary} />`}</div>
      ${place === "notes" && html`<div class="panel panel-notes on"><${Notes} table=${room.table} seat=${session.seat} words=${words} players=${players}
        sides=${room.game.value?.sides ?? []} /></div>`}
    </aside>
    ${looked.value && html`<${CardView} close=${() => (looked.value = null)} ...${{ looked, players, board, words, openRule }} view=${position?.view} me=${session.seat} table=${room.table} />`}
    ${narrow.value && html`<nav class="tabbar" aria-label=${words.say("web-tabs")}>${["board", "players", ...tabs].map((name) => html`<button
      type="button" key=${name} data-go=${name} class=${tab === name ? "on" : ""} aria-current=${tab === name ? "page" : undefined}
      onClick=${() => setTab(name)}><${Icon} name=${TAB_ICONS[name]} size=${20} /><span>${words.say(`web-tab-${name}`)}</span>
      ${name === "chat" && unread > 0 && html`<span class="count">${unread}</span>`}</button>`)}</nav>`}
  </div>`;
}

/** After the game: again, or look at it once more. @param {any} props */
function After({ room, session, words, players }) {
  const next = session.summary.value?.next;
  const again = async () => {
    const answer = await tried(room.post("rematch"), words);
    if (answer?.table) go(`/t/${answer.table}`);
  };
  // Who sits here asks anew each time: the table of the rematch may be gone by now.
  return html`${session.seat >= 0
    ? html`<button type="button" class="action confirm" onClick=${again}>${words.say(next ? "web-rematch-go" : "web-rematch")}</button>`
    : next && html`<a class="action confirm" href=${`/t/${next}`}>${words.say("web-rematch-go")}</a>`}
    <a class="action" href=${`/r/${room.table}`}>${words.say("web-replay")}</a>
    ${session.seat >= 0 && words.has("web-end-review") && html`<a class="action" href=${`/r/${room.table}?review=${session.seat}`}>${words.say("web-end-review")}</a>`}
    ${session.seat >= 0 && html`<a class="action quiet" href="/me">${words.say("web-mine")}</a>`}
    ${!session.summary.value?.lesson && html`<${FairCheck} words=${words} table=${room.table} players=${players} />`}`;
}

const ALIKE = 12; // of so many players the same may be told

/** The last thing that happened, where the log is not in sight. @param {any} props */
function Ticker({ events, comings, words, players }) {
  const row = rowsOf(events.slice(-ALIKE), comings, words, players).at(-1);
  const last = row?.event;
  if (row?.coming) return html`<p class="ticker" aria-hidden="true" key=${`coming ${row.coming.n}`}><span>${comingText(row.coming, words)}</span></p>`;
  if (!last) return null;
  const player = Array.isArray(last.values.seat) ? row.players[Number(last.values.seat[1])] : null;
  return html`<p class="ticker" aria-hidden="true" key=${last.n}>${player && html`<${Badge} player=${player} size=${20} />`}
    <span>${row.words.event(last, row.others)}</span></p>`;
}

/** Lines of chat that came while the chat was not shown. @param {Session} session @param {boolean} shown */
function useUnread(session, shown) {
  const count = session.chat.value.length;
  const [seen, setSeen] = useState(/** @type {number|null} */ (null));
  useEffect(() => {
    if (shown) setSeen(count);
  }, [shown, count]);
  return Math.max(0, count - (seen ?? session.greeting ?? count));
}
