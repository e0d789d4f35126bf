/** Replay of a finished game: step, jump, speed, and whose eyes one looks through. */
import { html, signal, useEffect, useMemo, useRef, useState } from "./html.js";
import { allGames, ApiError, at, get, post } from "./api.js";
import { asOf } from "./comings.js";
import { dressed, lazy } from "./lazy.js";
import { Log } from "./log.js";
import { myName } from "./prefs.js";
import { go, place } from "./nav.js";
import { useLook } from "./look.js";
import { Badge, namesOf, playersOf } from "./seats.js";
import { useBoard } from "./boards.js";
import { Refs, seen, Stage } from "./stage.js";
import { Icon, IconButton, narrow, Notices, Skips, Switches, tried, useHelp } from "./ui.js";
import { words as wordsOf } from "./words.js";
import { refsOf } from "./session.js";
import { RuleList } from "./rules.js";

/** @typedef {{n: number, answer: {seat: number, option: import("./types.js").Option|null}|null,
 *   position: import("./types.js").Position, events: import("./types.js").GameEvent[]}} Frame */

const FairCheck = lazy(() => import("./fair-view.js").then((found) => found.FairCheck));
const Result = lazy(() => dressed(import("./result.js"), "end").then((found) => found.Result));
const CardView = lazy(() => dressed(import("./card-view.js"), "card-view").then((found) => found.CardView));
const ForkDialog = lazy(() => dressed(import("./fork.js"), "fork").then((found) => found.ForkDialog));
const Origin = lazy(() => import("./fork.js").then((found) => found.Origin));
const Together = lazy(() => dressed(import("./together.js"), "together").then((found) => found.Together));
const Marks = lazy(() => import("./kit/marks.js").then((found) => found.Marks));
const ReviewPanel = lazy(() => dressed(import("./review.js"), "end", "review").then((found) => found.ReviewPanel));
const Keys = lazy(() => import("./keys.js").then((found) => found.Keys));
/** @type {[string, string][]} */
const WAYS = [["web-board", "[data-ref][tabindex='0'], .frame[tabindex]"], ["web-replay", ".play-button"], ["web-log", ".log"]];
const CHUNK = 40;
const EVERYTHING = -2; // instead of a seat: the eyes of somebody who is told all secrets
const SPEEDS = [2400, 1200, 600, 250]; // ms for each step

/** The frames of a game as one seat saw it, fetched as they are needed. */
class Film {
  /** @param {string} table @param {number} eyes */
  constructor(table, eyes) {
    this.table = table;
    this.eyes = eyes;
    this.count = 0; // steps in the whole game
    /** @type {Map<number, Frame>} */
    this.frames = new Map();
    /** @type {Map<number, import("./types.js").GameEvent>} */
    this.events = new Map();
    this.asked = new Set();
  }

  /** Fetch the part with this step. @param {number} step @returns {Promise<void>|null} */
  want(step) {
    const part = Math.floor(step / CHUNK);
    if (this.asked.has(part) || (this.count && part * CHUNK > this.count)) return null;
    this.asked.add(part);
    const query = `/replay?seat=${this.eyes}&from=${part * CHUNK}&to=${(part + 1) * CHUNK}`;
    return get(at(this.table, query)).then((answer) => this.keep(answer), (problem) => {
      this.asked.delete(part);
      throw problem;
    });
  }

  /** The first frame of a part tells everything that came before it. @param {any} answer */
  keep(answer) {
    this.count = answer.count;
    answer.frames.forEach((/** @type {Frame} */ frame, /** @type {number} */ place) => {
      for (const event of frame.events) if (!this.events.has(event.n)) this.events.set(event.n, event);
      if (place > 0 || !this.frames.has(frame.n)) this.frames.set(frame.n, frame);
    });
  }

  /** What had happened by then. @param {Frame} frame */
  before(frame) {
    return [...this.events.values()].filter((event) => event.n < frame.position.events).sort((a, b) => a.n - b.n);
  }

  /** What happened in this step alone. @param {Frame} frame */
  fresh(frame) {
    const earlier = this.frames.get(frame.n - 1)?.position.events ?? Math.max(0, frame.position.events - 1);
    return frame.events.filter((event) => event.n >= earlier);
  }
}

/** @param {string} table @param {number} eyes @param {number} step */
function useFilm(table, eyes, step) {
  const film = useMemo(() => new Film(table, eyes), [table, eyes]);
  const [, redraw] = useState(0);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  useEffect(() => {
    for (const place of [step, step + CHUNK]) {
      film.want(place)?.then(
        () => redraw((/** @type {number} */ n) => n + 1),
        (/** @type {any} */ error) => setProblem(error instanceof ApiError ? error.refusal : { error: "web-error-server" }),
      );
    }
  }, [film, Math.floor(step / CHUNK)]);
  return { film, problem };
}

/** The room in which this replay is looked at together, if it is: the one in the address, or a new one. @param {string} table */
function useRoom(table) {
  const [room, setRoom] = useState(new URLSearchParams(location.search).get("with") ?? "");
  const [fresh, setFresh] = useState(false);
  const enter = (/** @type {string} */ name) => {
    history.replaceState(null, "", `${location.pathname}${name ? `?with=${encodeURIComponent(name)}` : ""}`);
    setRoom(name);
  };
  const gather = async () => {
    const made = await post(at(table, "/together"), { name: myName.value.trim() });
    setFresh(true);
    enter(made.room);
  };
  return { room, fresh, gather, leave: () => enter("") };
}

/** The seat whose review the address asks for, or −1. @param {number} seats */
function reviewedSeat(seats) {
  const asked = new URLSearchParams(place.value.split("?")[1]).get("review");
  const seat = asked === null || asked === "" ? -1 : Math.trunc(Number(asked));
  return seat >= 0 && seat < seats ? seat : -1;
}

/** @param {{table: string}} props */
export function ReplayPage({ table }) {
  const [summary, setSummary] = useState(/** @type {import("./types.js").Summary|null} */ (null));
  const [game, setGame] = useState(/** @type {import("./types.js").GameInfo|null|undefined} */ (undefined)); // null: it is not here any more
  const [fault, setFault] = useState(/** @type {any} */ (null));
  const [eyes, setEyes] = useState(EVERYTHING); // the game is over: nothing is secret any more
  const [step, setStep] = useState(Math.max(0, Math.trunc(Number(location.hash.slice(1))) || 0));
  const [speed, setSpeed] = useState(1);
  const [playing, setPlaying] = useState(false);
  const [rule, setRule] = useState("");
  const [forking, setForking] = useState(false);
  const { room, fresh, gather, leave } = useRoom(table);
  const marks = useMemo(() => signal(/** @type {import("./kit/marks.js").Mark[]} */ ([])), []);
  const touched = useRef(/** @type {((chain: string[]) => void)|null} */ (null)); // instead of looking closely, while a mark is made
  const [looked, setLooked] = useState(/** @type {{step: number, refs: string[], best: import("./types.js").Option}|null} */ (null)); // at a decision of a review
  const { film, problem } = useFilm(table, eyes, step);
  useEffect(() => {
    get(at(table)).then(setSummary, (error) => setFault(error.refusal));
  }, [table]);
  useEffect(() => {
    if (summary) allGames().then((all) => setGame(all.find((each) => each.key === summary.game) ?? null));
  }, [summary]);
  const house = summary || fault ? wordsOf(summary?.game ?? "-", [], -1, summary) : null;
  const known = useRef(0); // steps: as many through any eyes, also while those of others are still coming
  known.current = film.count || known.current;
  const last = known.current;
  const to = (/** @type {number} */ place) => setStep(Math.min(last, Math.max(0, place)));
  const by = (/** @type {number} */ steps) => setStep((/** @type {number} */ now) => Math.min(last, Math.max(0, now + steps)));
  useEffect(() => {
    if (last && step > last) setStep(last); // a link to a step that this game does not have
  }, [step, last]);
  useEffect(() => {
    if (!playing) return undefined;
    if (step >= last) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => setStep(step + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, step, speed, last]);
  useEffect(() => {
    const key = (/** @type {KeyboardEvent} */ event) => {
      // the board and the log have keys of their own, and so has the browser
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/** @type {Element} */ (event.target).closest("input, select, textarea, dialog, .frame")) return;
      if (event.key === "ArrowRight") by(1);
      else if (event.key === "ArrowLeft") by(-1);
      else if (event.key === "Home") to(0);
      else if (event.key === "End") to(last);
      else if (event.key === " " && !(/** @type {Element} */ (event.target).closest("button, a"))) setPlaying(!playing);
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", key);
    return () => removeEventListener("keydown", key);
  });
  const [keys, setKeys] = useState(false);
  useHelp(() => setKeys(true));
  const board = useBoard(summary?.game ?? "");
  const shown = useRef(/** @type {Frame|null} */ (null));
  const frame = film.frames.get(step) ?? shown.current;
  shown.current = frame ?? null;
  const earlier = useRef(-1);
  const news = useMemo(() => {
    const stepped = frame && earlier.current === frame.n - 1; // only then one sees how things got there
    earlier.current = frame ? frame.n : -1;
    return stepped ? film.fresh(frame) : [];
  }, [film, frame]);
  const events = useMemo(() => (frame ? film.before(frame) : []), [film, frame, film.events.size]);
  const title = house?.say("game-title");
  useEffect(() => {
    if (house && summary) document.title = `${house.say("web-replay")} · ${title}`;
  }, [house, summary]);
  useEffect(() => {
    house?.fetchPart("fork");
    house?.fetchPart("together");
    house?.fetchPart("review");
  }, [house]);
  const settled = useRef(false); // all that the bar consists of has come: else it would grow, and move the board under a finger
  settled.current ||= game !== undefined && ["web-fork-open", "web-together", "web-review-open"].every((key) => house?.has(key));
  const { root, looked: closely } = useLook(house, house && summary && board && frame && settled.current, touched);
  if (!house) return html`<p class="loading" role="status">…</p>`;
  const wrong = fault ?? problem;
  if (wrong) return html`<main class="trouble"><h1>${house.refusal(wrong)}</h1><a class="action confirm" href="/">${house.say("web-to-lobby")}</a></main>`;
  if (!summary || !board || !frame || !settled.current) return html`<p class="loading" role="status">${house.say("web-loading")}</p>`;
  const comings = summary.comings ?? [];
  const atLast = wordsOf(summary.game, namesOf(summary, house), Math.max(-1, eyes), summary) ?? house;
  const before = film.frames.get(frame.n - 1)?.position.events ?? frame.position.events - 1;
  const { words, players } = asOf(before, comings, atLast, playersOf(summary, atLast));
  const places = film.fresh(frame).flatMap(refsOf);
  const nothing = new Refs();
  const answer = frame.answer;
  const reviewed = reviewedSeat(players.length);
  const mine = Math.max(0, summary.people.findIndex((person) => person.mine));
  const choose = (/** @type {number} */ seat) => go(`/r/${table}${seat < 0 ? "" : `?review=${seat}`}`);
  /** The position in which it was decided, with what the seat saw. @param {import("./review-data.js").Decision} decision */
  const look = ({ step: decided, action, best }) => {
    setPlaying(false);
    if (game?.secrets) setEyes(reviewed);
    setLooked({ step: decided - 1, refs: [...action.refs, ...best.refs], best });
    to(decided - 1);
  };
  const decided = looked?.step === frame.n && reviewed >= 0 ? looked : null; // the better answer is shown as if it were meant
  const props = { ...seen(frame.position, words), me: Math.max(-1, eyes), players, picked: nothing, preview: decided?.best ?? null, open: nothing,
    lit: new Refs(decided?.refs ?? places), news };
  return html`<div class="table replay" data-side="open" ref=${root}>
    <${Skips} words=${words} ways=${WAYS} />
    <header class="topbar"><a class="home" href="/" aria-label=${words.say("web-to-lobby")}><${Icon} name="witch" size=${28} /></a>
      <p class="status" role="status"><b class="your-turn">${words.say("web-replay")}</b>
        <span>${answer
          ? html`<${Badge} player=${players[answer.seat]} size=${20} /> ${answer.option
              ? words.say("web-replay-answer", { name: players[answer.seat].name, option: words.option(answer.option) })
              : words.say("web-replay-hidden", { name: players[answer.seat].name })}`
          : words.say("web-replay-start")}</span></p>
      ${!narrow.value && html`<${IconButton} icon="list" label=${words.say("web-keys")} onClick=${() => setKeys(true)} /><${Switches} words=${words} />`}</header>
    <main class="play">
      <div class="centre"><h1 class="hidden">${words.say("game-title")}</h1><${Stage} board=${board} props=${props} label=${words.say("web-board")} words=${words} places=${places} />
        ${marks.value.length > 0 && html`<${Marks} marks=${marks.value} />`}</div>
      <section class="replay-bar" aria-label=${words.say("web-replay")}>
        <div class="replay-buttons">
          <${IconButton} icon="first" label=${words.say("web-step-first")} onClick=${() => to(0)} />
          <${IconButton} icon="back" label=${words.say("web-step-back")} onClick=${() => by(-1)} />
          <${IconButton} icon=${playing ? "pause" : "play"} class="play-button" label=${words.say(playing ? "web-step-pause" : "web-step-play")}
            onClick=${() => (step >= last && !playing ? (to(0), setPlaying(true)) : setPlaying(!playing))} />
          <${IconButton} icon="next" label=${words.say("web-step-next")} onClick=${() => by(1)} />
          <${IconButton} icon="last" label=${words.say("web-step-last")} onClick=${() => to(last)} />
        </div>
        <label class="replay-slider"><span class="hidden">${words.say("web-step")}</span>
          <input type="range" min="0" max=${last} value=${step} onInput=${(/** @type {any} */ event) => to(Number(event.target.value))} />
          <output>${step} / ${last}</output></label>
        <label class="field inline replay-speed"><span>${words.say("web-speed")}</span>
          <select value=${speed} onChange=${(/** @type {any} */ event) => setSpeed(Number(event.target.value))}>
            ${SPEEDS.map((_, place) => html`<option value=${place} key=${place}>${["½×", "1×", "2×", "5×"][place]}</option>`)}</select></label>
        ${game?.secrets && html`<label class="field inline replay-eyes"><span>${words.say("web-eyes")}</span>
          <select value=${eyes} onChange=${(/** @type {any} */ event) => setEyes(Number(event.target.value))}>
            <option value=${EVERYTHING}>${words.say("web-eyes-everything")}</option>
            <option value="-1">${words.say("web-eyes-all")}</option>
            ${players.map((player) => html`<option value=${player.seat} key=${player.seat}>${player.name}</option>`)}</select></label>`}
        ${!summary.outdated && words.has("web-fork-open") && html`<button type="button" class="action small replay-fork" disabled=${step >= last}
          onClick=${() => (setPlaying(false), setForking(true))}><${Icon} name="fork" size=${20} /><span>${words.say("web-fork-open")}</span></button>`}
        ${!room && words.has("web-together") && html`<button type="button" class="action small replay-together" onClick=${() => tried(gather(), words)}>
          <${Icon} name="players" size=${20} /><span>${words.say("web-together-open")}</span></button>`}
        <button type="button" class="action quiet small replay-review" aria-pressed=${reviewed >= 0} onClick=${() => choose(reviewed < 0 ? mine : -1)}>
          <${Icon} name="check" /><span>${words.coming("web-review-open")}</span></button>
        <a class="action quiet small replay-file" href=${at(table, "/file")} download=${`${table}.aquelarre`} aria-label=${words.say("web-export")}
          title=${words.say("web-export")}><${Icon} name="file" /><span class="wide-only">${words.say("web-export")}</span></a>
      </section>
    </main>
    <aside class="side">
      ${room && html`<${Together} key=${room} ...${{ table, room, fresh, leave, step, eyes, touched, marks }} words=${atLast}
        show=${(/** @type {number} */ place, /** @type {number} */ through) => (setPlaying(false), setStep(place), setEyes(through))} />`}
      ${frame.position.over && reviewed < 0 && html`<${Result} position=${frame.position} events=${events} players=${players} me=${Math.max(-1, eyes)} board=${board} words=${words} openRule=${setRule}><${FairCheck} words=${words} table=${table} players=${players} /><//>`}
      ${rule
        ? html`<div class="panel on"><button type="button" class="action small quiet" onClick=${() => setRule("")}>${words.say(reviewed < 0 ? "web-back-to-log" : "web-review-back")}</button>
            <${RuleList} words=${words} rules=${game?.rules ?? []} target=${rule} table=${summary} /></div>`
        : reviewed >= 0
        ? html`<div class="panel panel-review on"><${ReviewPanel} ...${{ table, seat: reviewed, step, players, choose, look }} words=${atLast.called(namesOf(summary, atLast), reviewed)}
            close=${() => choose(-1)} openRule=${setRule} waiting=${html`<p class="loading" role="status">…</p>`} /></div>`
        : html`<div class="panel panel-log on">${summary.origin && html`<p class="hint replay-origin"><${Origin} origin=${summary.origin} words=${words} /></p>`}
            <${Log} events=${events} comings=${comings} words=${atLast} players=${playersOf(summary, atLast)} openRule=${setRule} quiet /></div>`}
    </aside>
    ${forking && html`<${ForkDialog} ...${{ table, step, eyes, game, words, players: playersOf(summary, atLast) }} asked=${frame.position.question?.asked ?? []}
      close=${() => setForking(false)} />`}
    ${keys && html`<${Keys} words=${words} of="replay" close=${() => setKeys(false)} />`}
    <${Notices} words=${words} openRule=${setRule} />
    ${closely.value && html`<${CardView} close=${() => (closely.value = null)} ...${{ looked: closely, players, board, words, table }} view=${frame.position.view} me=${props.me} openRule=${setRule} />`}
  </div>`;
}
