/** The table page: a table shows something else before, during and after the game, on a shared
 *  screen and behind the curtain. Each of these is fetched when it is needed. */
import { html, useEffect, useMemo } from "./html.js";
import { boardOf } from "./boards.js";
import { dressed, lazy } from "./lazy.js";
import { Room } from "./room.js";
import { namesOf, playersOf } from "./seats.js";
import { TopBar } from "./topbar.js";
import { Icon, Notices } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words */

const Waiting = lazy(() => dressed(import("./waiting.js"), "lobby").then((found) => found.Waiting));
const Play = lazy(() => dressed(import("./play.js"), "table", "panels").then((found) => found.Play));
const Screen = lazy(() => dressed(import("./screen.js"), "table", "panels").then((found) => found.Screen));
const Recap = lazy(() => dressed(import("./recap.js"), "table", "panels").then((found) => found.Recap));
const Curtain = lazy(() => dressed(import("./curtain.js"), "table", "curtain").then((found) => found.Curtain));

/** @param {{table: string, screen: boolean}} props */
export function TablePage({ table, screen }) {
  const room = useMemo(() => new Room(table, screen), [table, screen]);
  useEffect(() => () => room.end(), [room]);
  const session = room.session;
  const summary = session?.summary.value;
  const problem = room.problem.value;
  const gameWords = summary ? wordsOf(summary.game, [], -1, summary) : null;
  const house = gameWords ?? (problem && wordsOf());
  useReady(summary);
  const goodbye = session?.goodbye.value ?? "";
  const told = { gone: "error-no-table", banned: "error-banned" }[goodbye];
  const loading = html`<p class="loading" role="status">…</p>`;
  if (problem && house) return html`<${Trouble} words=${house} text=${house.refusal(problem)} />`;
  if (told && house) return html`<${Trouble} words=${house} text=${house.say(told)} />`;
  if (!room.ready.value || !session || !summary || !gameWords) return loading;
  const names = namesOf(summary, gameWords);
  const words = wordsOf(summary.game, names, session.seat, summary) ?? gameWords;
  const players = playersOf(summary, words);
  if (screen) return html`<${Screen} room=${room} session=${session} words=${words} players=${players} waiting=${loading} />`;
  if (summary.status === "waiting") {
    return html`<div class="table-waiting"><${TopBar} room=${room} session=${session} words=${words} />
      <${Waiting} room=${room} words=${words} players=${players} waiting=${loading} /><${Notices} words=${words} /></div>`;
  }
  const covered = room.curtain.value;
  if (covered !== null) {
    return html`<${Curtain} player=${players[covered]} words=${words} lift=${() => room.lift()} waiting=${loading} />`;
  }
  if (session.recap.value) return html`<${Recap} key=${session.seat} room=${room} session=${session} words=${words} players=${players} waiting=${loading} />`;
  return html`<${Play} key=${session.seat} room=${room} session=${session} words=${words} players=${players} waiting=${loading} />`;
}

/** What the game will need comes while one waits for the others: but not before one sits, so that
 *  an invited friend sees the table soon. @param {import("./types.js").Summary|null|undefined} summary */
function useReady(summary) {
  const soon = Boolean(summary?.people.some((person) => person.mine));
  useEffect(() => {
    if (!soon || !summary) return;
    boardOf(summary.game);
    Play.fetch().catch(() => {}); // asked for again when it is shown
  }, [soon]);
}

/** @param {{words: Words, text: string}} props */
function Trouble({ words, text }) {
  return html`<main class="trouble"><${Icon} name="cauldron" size=${80} /><h1>${text}</h1>
    <a class="action confirm" href="/">${words.say("web-to-lobby")}</a></main>`;
}
