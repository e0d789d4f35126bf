/** The table page: status line, board, own things, action bar; players, log, chat and rules beside. */
import { html, signal, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { ActionBar } from "./actions.js";
import { Chat } from "./chat.js";
import { Choose } from "./choose.js";
import { useCue } from "./cue.js";
import { Curtain } from "./curtain.js";
import { Hands } from "./hands.js";
import { InviteDialog, MoveDialog } from "./invite.js";
import { Log } from "./log.js";
import { Absent, Light, Players } from "./players.js";
import { keep, recall, sideOpen, toggleSide } from "./prefs.js";
import { Result } from "./result.js";
import { Room } from "./room.js";
import { RuleList } from "./rules.js";
import { Screen } from "./screen.js";
import { Badge, namesOf, playersOf } from "./seats.js";
import { Guarded, Refs, Stage, useBoard } from "./stage.js";
import { StatusLine, statusOf } from "./status.js";
import { Icon, IconButton, narrow, Notices, notify, Switches } from "./ui.js";
import { SitDown, tried, Waiting } from "./waiting.js";
import { words as wordsOf } from "./words.js";
import { go } from "./nav.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session */

const TABS = ["log", "chat", "rules"];
/** @type {Object<string, string>} */
const TAB_ICONS = { board: "grid", players: "players", log: "scroll", chat: "talk", rules: "book" };

/** @param {{table: string, screen: boolean}} props */
export function TablePage({ table, screen }) {
  const room = useMemo(() => new Room(table, screen), [table, screen]);
  useEffect(() => () => room.end(), [room]);
  const session = room.session;
  const summary = session?.summary.value;
  const problem = room.problem.value;
  const gameWords = summary ? wordsOf(summary.game) : null;
  const house = gameWords ?? (problem && wordsOf());
  if (problem && house) return html`<${Trouble} words=${house} text=${house.refusal(problem)} />`;
  if (!room.ready.value || !session || !summary || !gameWords) {
    return html`<p class="loading" role="status">…</p>`;
  }
  const names = namesOf(summary, gameWords);
  const words = wordsOf(summary.game, names, session.seat) ?? gameWords;
  const players = playersOf(summary, words);
  if (screen) return html`<${Screen} room=${room} session=${session} words=${words} players=${players} />`;
  if (summary.status === "waiting") {
    return html`<div class="table-waiting"><${TopBar} room=${room} session=${session} words=${words} />
      <${Waiting} room=${room} words=${words} players=${players} /><${Notices} words=${words} /></div>`;
  }
  const covered = room.curtain.value;
  if (covered !== null) return html`<${Curtain} player=${players[covered]} words=${words} lift=${() => room.lift()} />`;
  return html`<${Table} key=${session.seat} room=${room} session=${session} words=${words} players=${players} />`;
}

/** @param {{words: Words, text: string}} props */
function Trouble({ words, text }) {
  return html`<main class="trouble"><${Icon} name="cauldron" size=${80} /><h1>${text}</h1>
    <a class="action confirm" href="/">${words.say("web-to-lobby")}</a></main>`;
}

/** @param {{room: Room, session: Session, words: Words, children?: any, tools?: any}} props */
function TopBar({ room, session, words, children, tools }) {
  const [menu, setMenu] = useState("");
  const close = () => setMenu("");
  const summary = session.summary.value;
  const playing = summary?.status === "playing" || summary?.status === "paused";
  const item = (/** @type {string} */ icon, /** @type {string} */ key, /** @type {() => void} */ act) =>
    html`<button type="button" class="menu-item" onClick=${() => (close(), act())}><${Icon} name=${icon} />${words.say(key)}</button>`;
  return html`<header class="topbar">
    <a class="home" href="/" aria-label=${words.say("web-to-lobby")} title=${words.say("web-to-lobby")}><${Icon} name="witch" size=${28} /></a>
    ${children ?? html`<span class="spacer"></span>`}
    <${Light} session=${session} words=${words} />
    ${tools}
    ${!narrow.value && html`<${Switches} words=${words} withSound />`}
    <${IconButton} icon="menu" label=${words.say("web-menu")} onClick=${() => setMenu(menu ? "" : "menu")} class="menu-button" />
    ${menu === "menu" && html`<div class="menu" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && close()}>
      ${narrow.value && html`<${Switches} words=${words} withSound />`}
      ${item("share", "web-invite", () => setMenu("invite"))}
      ${session.seat >= 0 && item("phone", "web-move", () => setMenu("move"))}
      ${item("tv", "web-screen", () => open(`/t/${room.table}?screen`, "_blank"))}
      ${item("book", "web-rules", () => go(`/rules/${summary?.game}`))}
      ${playing && session.seat >= 0 && item("hourglass", summary?.status === "paused" ? "web-resume" : "web-pause",
        () => tried(room.post("pause", { paused: summary?.status !== "paused" }), words))}
      ${session.seat >= 0 && item("door", "web-leave", () => confirm(words.say("web-leave-sure")) && tried(room.seat(session.seat, "leave"), words).then(() => go("/")))}
      ${item("info", "web-about", () => go("/about"))}
    </div>`}
    ${menu === "menu" && html`<div class="menu-shade" onClick=${close}></div>`}
    ${menu === "invite" && html`<${InviteDialog} room=${room} words=${words} close=${close} />`}
    ${menu === "move" && html`<${MoveDialog} room=${room} seat=${session.seat} words=${words} close=${close} />`}
  </header>`;
}

/** @param {{room: Room, session: Session, words: Words, players: import("./types.js").Player[]}} props */
function Table({ room, session, words, players }) {
  const summary = /** @type {import("./types.js").Summary} */ (session.summary.value);
  const position = session.position.value;
  const question = position?.question ?? null;
  const board = useBoard(summary.game);
  const choose = useMemo(() => new Choose((option) => session.answer(option)), [session]);
  const pointed = useMemo(() => signal(/** @type {string[]|null} */ (null)), []);
  const [tab, setTab] = useState("board");
  const [rule, setRule] = useState({ id: "", at: 0 });
  const pan = useRef(/** @type {import("./pan.js").Pan|null} */ (null));
  const openRule = useMemo(() => (/** @type {string} */ id) => {
    setRule((/** @type {{at: number}} */ before) => ({ id, at: before.at + 1 }));
    setTab("rules");
    if (!sideOpen.value && !narrow.value) toggleSide();
  }, []);
  useLayoutEffect(() => {
    choose.offer(question?.number ?? -1, question?.mine && summary.status === "playing" ? question.options : []);
  });
  const root = useHands(choose, session, words, pan);
  const status = statusOf(summary, position, words, session.seat);
  useCue(status.turn, words.say("game-title"), words.say("web-your-turn"));
  const trouble = session.trouble.value;
  useEffect(() => {
    if (trouble) notify(words.refusal(trouble), { rule: trouble.rule, tone: "bad" });
  }, [trouble]);
  const lit = new Refs(pointed.value ?? session.lit.value);
  // the choice is brought up to date after this drawing: until then the board is told of none
  const fresh = choose.question.value === (question?.number ?? -1);
  const props = position && {
    view: position.view, me: session.seat, players, picked: new Refs(fresh ? choose.picked.value : []),
    preview: fresh ? choose.preview.value : null, open: new Refs(question?.options.flatMap((each) => each.refs)),
    lit, t: words.say, html, words,
  };
  const sideTab = TABS.includes(tab) ? tab : "log";
  const place = narrow.value ? tab : sideTab;
  const unread = useUnread(session, place === "chat");
  const aside = question && question.asides.length && !question.mine ? words.say("web-may-speak") : "";
  return html`<div class="table" ref=${root} data-tab=${tab} data-side=${sideOpen.value ? "open" : "closed"}>
    <${TopBar} room=${room} session=${session} words=${words} tools=${!narrow.value && html`<${IconButton} icon="panel"
      pressed=${sideOpen.value} label=${words.say("web-side-panel")} onClick=${toggleSide} />`}>
      <${StatusLine} status=${status} words=${words} extra=${aside} />
    <//>
    <main class="play">
      <h1 class="hidden">${words.say("game-title")}</h1>
      <${Banners} room=${room} session=${session} words=${words} players=${players} />
      <div class="centre">
        ${board && props
          ? html`<${Stage} board=${board} props=${props} label=${words.say("web-board")} words=${words}
              places=${[...session.lit.value]} pan=${pan} />`
          : html`<div class="stage"><p class="loading" role="status">${words.say("web-loading")}</p></div>`}
        <${Ticker} events=${session.events.value} words=${words} players=${players} />
        <${Hint} game=${summary.game} words=${words} />
        ${position && html`<${Result} position=${position} events=${session.events.value} players=${players} me=${session.seat}
          words=${words} openRule=${openRule}><${After} room=${room} session=${session} words=${words} /><//>`}
        <${Notices} words=${words} openRule=${openRule} />
      </div>
      <div class=${`tray ${status.turn ? "turn" : ""} ${position?.over ? "over" : ""}`}>
        ${board && props && html`<${Own} board=${board} props=${props} />`}
        <${ActionBar} session=${session} choose=${choose} words=${words} openRule=${openRule} />
      </div>
    </main>
    <aside class="side" aria-label=${words.say("web-side-panel")}>
      <div class=${`panel panel-players ${place === "players" ? "on" : ""}`}>
        <${Players} session=${session} words=${words} players=${players} playAs=${(/** @type {number} */ seat) => room.playAs(seat)} />
        ${summary.watchers > 0 && html`<p class="watchers">${words.say("web-watchers", { count: summary.watchers })}</p>`}
      </div>
      <nav class="side-tabs" role="tablist">${TABS.map((name) => html`<button type="button" role="tab" key=${name}
        aria-selected=${sideTab === name} class=${sideTab === name ? "on" : ""} onClick=${() => setTab(name)}>
        ${words.say(`web-tab-${name}`)}${name === "chat" && unread > 0 && html`<span class="count">${unread}</span>`}</button>`)}</nav>
      <div class=${`panel panel-log ${place === "log" ? "on" : ""}`}><${Log} events=${session.events.value} words=${words}
        players=${players} openRule=${openRule} point=${(/** @type {string[]|null} */ refs) => (pointed.value = refs)} /></div>
      <div class=${`panel panel-chat ${place === "chat" ? "on" : ""}`}><${Chat} session=${session} words=${words} players=${players} /></div>
      <div class=${`panel panel-rules ${place === "rules" ? "on" : ""}`}>${place === "rules" && html`<${RuleList} words=${words}
        rules=${room.game.value?.rules ?? []} now=${question?.rules ?? []} target=${rule.id || question?.rule || ""} at=${rule.at} />`}</div>
    </aside>
    ${narrow.value && html`<nav class="tabbar" aria-label=${words.say("web-tabs")}>${["board", "players", ...TABS].map((name) => html`<button
      type="button" key=${name} class=${tab === name ? "on" : ""} aria-current=${tab === name ? "page" : undefined}
      onClick=${() => setTab(name)}><${Icon} name=${TAB_ICONS[name]} size=${20} /><span>${words.say(`web-tab-${name}`)}</span>
      ${name === "chat" && unread > 0 && html`<span class="count">${unread}</span>`}</button>`)}</nav>`}
  </div>`;
}

/** What the page shows beside the board: the reader's own things, if the game draws them apart. @param {any} props */
function Own({ board, props }) {
  const rotation = Number(props.preview?.args?.rotation?.[1] ?? 0);
  if (board.Hand) return html`<div class="own"><${Guarded} board=${board.Hand} props=${props} /></div>`;
  if (board.DrawnTile && props.view.drawn) {
    return html`<div class="own drawn" role="img" aria-label=${props.words.thing("tile", props.view.drawn)}>
      <div aria-hidden="true"><${Guarded} board=${board.DrawnTile} props=${{ ...props, rotation }} /></div></div>`;
  }
  return null;
}

/** Bind the choosing to everything on the page that has a ref.
 *  @param {Choose} choose @param {Session} session @param {Words} words @param {{current: any}} pan */
function useHands(choose, session, words, pan) {
  /** @type {{current: HTMLDivElement|null}} */
  const root = useRef(null);
  const hands = useRef(/** @type {Hands|null} */ (null));
  const page = useRef({ words });
  page.current.words = words;
  useEffect(() => {
    if (!root.current) return undefined;
    const made = new Hands(root.current, choose, {
      name: (ref) => page.current.words.ref(ref),
      canAsk: () => session.seat >= 0 && session.summary.value?.status === "playing",
      seen: (element) => pan.current?.showElement(element),
      why: async (ref) => {
        const answer = await session.why(ref);
        const now = page.current.words;
        if (answer.t === "refused") notify(now.refusal(answer), { tone: "bad" });
        else if (answer.rule) notify(`${now.ref(ref)}: ${now.why(answer.rule, answer.values)}`, { rule: answer.rule, tone: "why" });
        else notify(now.say("web-why-nothing", { thing: now.ref(ref) }), { tone: "why" });
      },
    });
    hands.current = made;
    made.mark();
    return () => made.end();
  }, [choose, session]);
  const watch = [choose.options.value, choose.picked.value, choose.asking.value, words, choose.preview.value];
  useLayoutEffect(() => hands.current?.mark(), [...watch, session.position.value]);
  return root;
}

/** Paused, a free seat for a visitor, a bot on my own seat, somebody absent. @param {any} props */
function Banners({ room, session, words, players }) {
  const summary = session.summary.value;
  const own = summary.people[session.seat];
  const free = summary.people.some((/** @type {any} */ person) => person.free);
  const mayJoin = session.seat < 0 && free && summary.status !== "finished" && (summary.open || room.invite.value);
  return html`<div class="banners">
    ${summary.status === "paused" && html`<p class="banner">${words.say("web-status-paused")}
      ${session.seat >= 0 && html`<button type="button" class="action small" onClick=${() => tried(room.post("pause", { paused: false }), words)}>${words.say("web-resume")}</button>`}</p>`}
    ${own?.bot && summary.status !== "finished" && html`<p class="banner">${words.say("web-bot-plays")}
      <button type="button" class="action small" onClick=${() => tried(room.seat(session.seat, "back"), words)}>${words.say("web-take-back")}</button></p>`}
    ${mayJoin && html`<div class="banner"><${SitDown} room=${room} words=${words} compact /></div>`}
    <${Absent} session=${session} words=${words} players=${players} />
  </div>`;
}

/** After the game: again, or look at it once more. @param {any} props */
function After({ room, session, words }) {
  const next = session.summary.value?.next;
  const again = async () => {
    const answer = await tried(room.post("rematch"), words);
    if (answer?.table) go(`/t/${answer.table}`);
  };
  return html`${next
    ? html`<a class="action confirm" href=${`/t/${next}`}>${words.say("web-rematch-go")}</a>`
    : session.seat >= 0 && html`<button type="button" class="action confirm" onClick=${again}>${words.say("web-rematch")}</button>`}
    <a class="action" href=${`/r/${room.table}`}>${words.say("web-replay")}</a>`;
}

/** The first time a game is played here: what it is about, and how to play. @param {{game: string, words: Words}} props */
function Hint({ game, words }) {
  const [seen, setSeen] = useState(recall(`hint-${game}`) === "seen");
  if (seen) return null;
  const close = () => {
    keep(`hint-${game}`, "seen");
    setSeen(true);
  };
  return html`<aside class="first-hint"><div><p class="goal">${words.say("game-goal")}</p><p>${words.say("web-first-hint")}</p></div>
    <button type="button" class="action confirm small" onClick=${close}>${words.say("web-understood")}</button></aside>`;
}

/** The last thing that happened, where the log is not in sight. @param {any} props */
function Ticker({ events, words, players }) {
  const last = events[events.length - 1];
  if (!last) return null;
  const player = Array.isArray(last.values.seat) ? players[Number(last.values.seat[1])] : null;
  return html`<p class="ticker" aria-hidden="true" key=${last.n}>${player && html`<${Badge} player=${player} size=${20} />`}
    <span>${words.event(last)}</span></p>`;
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
