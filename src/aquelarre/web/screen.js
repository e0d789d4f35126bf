/** The shared screen: a big board for all to see, no hands, and a picture of the link for phones. */
import { html, useEffect, useState } from "./html.js";
import { inviteLink, Qr } from "./invite.js";
import { Log } from "./log.js";
import { Players } from "./players.js";
import { useBoard } from "./boards.js";
import { Refs, seen, Stage } from "./stage.js";
import { StatusLine, statusOf } from "./status.js";
import { dressed, lazy } from "./lazy.js";
import { Icon, IconButton, Switches } from "./ui.js";

const Result = lazy(() => dressed(import("./result.js"), "end").then((found) => found.Result));
const LATEST = 6;

/**
 * @param {{room: import("./room.js").Room, session: import("./session.js").Session,
 *          words: import("./words.js").Words, players: import("./types.js").Player[]}} props
 */
export function Screen({ room, session, words, players }) {
  const summary = /** @type {import("./types.js").Summary} */ (session.summary.value);
  const position = session.position.value;
  const board = useBoard(summary.game);
  const [full, setFull] = useState(Boolean(document.fullscreenElement));
  useEffect(() => {
    document.title = `${words.say("web-screen")} · ${words.say("game-title")}`;
    const moved = () => setFull(Boolean(document.fullscreenElement));
    document.addEventListener("fullscreenchange", moved);
    return () => document.removeEventListener("fullscreenchange", moved);
  }, [words]);
  const status = statusOf(summary, position, words, -1);
  const free = summary.people.some((person) => person.free);
  const link = inviteLink(room.table, room.invite.value);
  const nothing = new Refs();
  return html`<div class="table shared-screen">
    <header class="topbar"><a class="home" href="/" aria-label=${words.say("web-to-lobby")}><${Icon} name="witch" size=${28} /></a>
      <${StatusLine} status=${status} session=${session} words=${words} />
      <${Switches} words=${words} />
      <${IconButton} icon="fit" pressed=${full} label=${words.say("web-fullscreen")}
        onClick=${() => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen().catch(() => {}))} />
    </header>
    <main class="play"><div class="centre"><h1 class="hidden">${words.say("game-title")}</h1>
      ${board && position
        ? html`<${Stage} board=${board} label=${words.say("web-board")} words=${words} places=${[...session.lit.value]}
            props=${{ ...seen(position, words), me: -1, players, picked: nothing, preview: null, open: nothing, lit: new Refs(session.lit.value), news: session.news.value }} />`
        : html`<div class="stage screen-wait"><h1>${words.say("game-title")}</h1><p>${words.say("web-status-waiting")}</p></div>`}
    </div></main>
    <aside class="side">
      <div class="panel panel-players on"><${Players} session=${session} words=${words} players=${players} /></div>
      ${position?.over && html`<${Result} position=${position} events=${session.events.value} players=${players} me=${-1} board=${board} words=${words} openRule=${() => {}} />`}
      <div class="panel panel-log on"><${Log} events=${session.events.value.slice(-LATEST)} comings=${session.comings.value} words=${words} players=${players} openRule=${() => {}} quiet /></div>
      <div class="screen-join"><${Qr} text=${link} words=${words} />
        <p>${words.say(free ? "web-screen-join" : "web-screen-phones")}</p></div>
    </aside>
  </div>`;
}
