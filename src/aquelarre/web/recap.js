/** While you were away: what has happened at a table since somebody looked last, step by step, with the board as
 *  their seat saw it then. In a game of memory the board stays as it is now. Fetched when there is something to tell. */
import { html, useEffect, useMemo, useRef, useState } from "./html.js";
import { at, get } from "./api.js";
import { asOf } from "./comings.js";
import { Log } from "./log.js";
import { useBoard } from "./boards.js";
import { RuleList } from "./rules.js";
import { refsOf } from "./session.js";
import { Refs, seen, Stage } from "./stage.js";
import { Icon, IconButton, narrow, Notices, Switches, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session
 *  @typedef {{upto: number, events: import("./types.js").GameEvent[], position: import("./types.js").Position|null}} Frame
 *  @typedef {{since: number, count: number, start: import("./types.js").Position|null, frames: Frame[]}} Told */

const SPEED = 1500; // ms for each step
const AHEAD = 5; // steps before the end of what is there, the rest is asked for

/** What is offered above the board. @param {{session: Session, words: Words}} props */
export function Offer({ session, words }) {
  useEffect(() => void words.fetchPart("since"), [words]);
  const away = session.away.value;
  if (!away || !words.has("web-since-offer")) return null;
  return html`<p class="banner since" role="status"><span>${words.say("web-since-offer", { count: away.steps })}</span>
    <button type="button" class="action small" onClick=${() => (session.recap.value = true)}>${words.say("web-since-show")}</button>
    <button type="button" class="action small quiet" onClick=${() => (session.away.value = null)}>${words.say("web-since-no")}</button></p>`;
}

/** What has happened, fetched in parts. @param {Session} session @param {Words} words @param {() => void} close */
function useTold(session, words, close) {
  const [told, setTold] = useState(/** @type {Told|null} */ (null));
  const asked = useRef(-1);
  const fetchFrom = async (/** @type {number} */ since) => {
    if (asked.current === since) return;
    asked.current = since;
    const more = await tried(get(at(session.table, `/away?seat=${session.seat}&since=${since}`)), words);
    if (!more) return close();
    setTold((/** @type {Told|null} */ before) => ({
      ...more,
      ...(before && { since: before.since, start: before.start }),
      count: (before?.frames.length ?? 0) + more.count,
      frames: [...(before?.frames ?? []), ...more.frames],
    }));
  };
  return { told, fetchFrom };
}

/** @param {{room: import("./room.js").Room, session: Session, words: Words, players: import("./types.js").Player[]}} props */
export function Recap({ room, session, words, players }) {
  const board = useBoard(session.summary.value?.game ?? "");
  const [place, setPlace] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [rule, setRule] = useState("");
  const first = useRef(/** @type {HTMLElement|null} */ (null));
  const close = useMemo(() => () => {
    session.recap.value = false;
    session.away.value = null;
  }, [session]);
  const { told, fetchFrom } = useTold(session, words, close);
  const since = useMemo(() => session.away.peek()?.since ?? 0, [session]);
  const frames = told?.frames ?? [];
  const last = frames.length;
  const to = (/** @type {number} */ step) => setPlace(Math.min(last, Math.max(0, step)));
  const by = (/** @type {number} */ steps) => setPlace((/** @type {number} */ now) => Math.min(last, Math.max(0, now + steps))); // keys come quicker than what is drawn
  useEffect(() => void fetchFrom(since), []);
  useEffect(() => {
    if (told && frames.length < told.count && place > frames.length - AHEAD) fetchFrom(frames[frames.length - 1].upto);
  }, [told, place]);
  useEffect(() => void words.fetchPart("since"), [words]);
  useEffect(() => {
    if (!playing) return undefined;
    if (place >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setPlace(place + 1), SPEED);
    return () => clearTimeout(timer);
  }, [playing, place, last]);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return; // the browser has keys of its own
      if (/** @type {Element} */ (event.target).closest("input, select, .frame, .log")) return;
      if (event.key === "ArrowRight") by(1);
      else if (event.key === "ArrowLeft") by(-1);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(last);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const ready = Boolean(told && board && words.has("web-since-title"));
  useEffect(() => {
    if (ready) first.current?.querySelector("button")?.focus();
  }, [ready]);
  const frame = place ? frames[place - 1] : null;
  const shown = useMemo(() => (frame ? frame.events : []), [frame]);
  if (!told || !board || !ready) return html`<p class="loading" role="status">…</p>`;
  const memory = last > 0 && !frames[0].position;
  const position = (memory ? null : frame ? frame.position : told.start ?? frames[0]?.position) ?? session.position.value;
  if (!position) return html`<p class="loading" role="status">…</p>`;
  const before = frames[place - 2]?.upto ?? told.since;
  const upto = frame?.upto ?? told.since;
  const then = asOf(before, session.comings.value, words, players);
  const comings = session.comings.value.filter((line) => line.events > told.since && line.events <= upto);
  const places = memory ? [] : shown.flatMap(refsOf);
  const nothing = new Refs();
  const props = { ...seen(position, then.words), me: session.seat, players: then.players, picked: nothing, preview: null, open: nothing, lit: new Refs(places), news: memory ? [] : shown };
  const say = (/** @type {string} */ key, /** @type {any} */ values = {}) => words.say(`web-since-${key}`, values);
  return html`<div class="table replay recap" data-side="open">
    <header class="topbar"><a class="home" href="/" aria-label=${words.say("web-to-lobby")}><${Icon} name="witch" size=${28} /></a>
      <p class="status" role="status"><b class="your-turn">${say("title")}</b>
        <span>${place ? say("step", { number: place, count: told.count }) : memory ? "" : say("left")}${memory ? ` ${say("memory")}` : ""}${session.awaited.value ? ` · ${words.say("web-your-turn")}` : ""}</span></p>
      ${!narrow.value && html`<${Switches} words=${words} />`}</header>
    <main class="play">
      <div class="centre"><h1 class="hidden">${words.say("game-title")}</h1>
        <${Stage} board=${board} props=${props} label=${words.say("web-board")} words=${then.words} places=${places} /></div>
      <section class="replay-bar" aria-label=${say("title")}>
        <div class="replay-buttons">
          <${IconButton} icon="first" label=${words.say("web-step-first")} onClick=${() => to(0)} />
          <${IconButton} icon="back" label=${words.say("web-step-back")} onClick=${() => by(-1)} />
          <${IconButton} icon=${playing ? "pause" : "play"} class="play-button" label=${words.say(playing ? "web-step-pause" : "web-step-play")}
            onClick=${() => (place >= last && !playing ? (to(0), setPlaying(true)) : setPlaying(!playing))} />
          <span ref=${first}><${IconButton} icon="next" label=${words.say("web-step-next")} onClick=${() => by(1)} /></span>
          <${IconButton} icon="last" label=${words.say("web-step-last")} onClick=${() => to(last)} />
        </div>
        <button type="button" class=${`action small ${place >= last ? "confirm" : ""}`} onClick=${close}>${say("table")}</button>
      </section>
    </main>
    <aside class="side">${rule
      ? html`<div class="panel on"><button type="button" class="action small quiet" onClick=${() => setRule("")}>${words.say("web-back-to-log")}</button>
          <${RuleList} words=${words} rules=${room.game.value?.rules ?? []} target=${rule} table=${session.summary.value} /></div>`
      : html`<div class="panel panel-log on"><${Log} events=${frames.slice(0, place).flatMap((each) => each.events)} comings=${comings} words=${words}
          players=${players} openRule=${setRule} /></div>`}</aside>
    <${Notices} words=${words} openRule=${setRule} />
  </div>`;
}
