/** The line at the top of a table, with the menu. */
import { html, useState } from "./html.js";
import { dressed, lazy } from "./lazy.js";
import { go } from "./nav.js";
import { rooted } from "./root.js";
import { Icon, IconButton, narrow, sure, Switches, tried, useEscape, useHelp } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session
 *  @typedef {import("./room.js").Room} Room */

const InviteDialog = lazy(() => import("./invite.js").then((found) => found.InviteDialog));
const HolidayDialog = lazy(() => import("./holidays.js").then((found) => found.HolidayDialog));
const PrepareDialog = lazy(() => dressed(import("./prepared.js"), "prepared").then((found) => found.PrepareDialog));
const Keys = lazy(() => import("./keys.js").then((found) => found.Keys));
const MoveDialog = lazy(() => import("./invite.js").then((found) => found.MoveDialog));

/** @param {{room: Room, session: Session, words: Words, children?: any, tools?: any}} props */
export function TopBar({ room, session, words, children, tools }) {
  const [menu, setMenu] = useState("");
  const close = () => {
    if (document.activeElement?.closest(".menu")) /** @type {HTMLElement|null} */ (document.querySelector(".menu-button"))?.focus();
    setMenu("");
  };
  useHelp(() => setMenu("keys"));
  useEscape(menu === "menu", close);
  const summary = session.summary.value;
  const leave = async () => {
    if (!(await sure(words.say("web-leave-sure"), words.say("web-leave")))) return;
    await tried(room.seat(session.seat, "leave"), words);
    go("/");
  };
  const playing = summary?.status === "playing" || summary?.status === "paused";
  const item = (/** @type {string} */ icon, /** @type {string} */ key, /** @type {() => void} */ act) =>
    html`<button type="button" class="menu-item" onClick=${() => (close(), act())}><${Icon} name=${icon} />${words.say(key)}</button>`;
  return html`<header class="topbar">
    <a class="home" href="/" aria-label=${words.say("web-to-lobby")} title=${words.say("web-to-lobby")}><${Icon} name="witch" size=${28} /></a>
    ${children ?? html`<span class="spacer"></span>`}
    <${Light} session=${session} words=${words} />
    ${tools}
    ${!narrow.value && html`<${Switches} words=${words} />`}
    <${IconButton} icon="menu" label=${words.say("web-menu")} onClick=${() => setMenu(menu === "menu" ? "" : "menu")} class="menu-button" />
    ${menu === "menu" && html`<div class="menu">
      ${narrow.value && html`<${Switches} words=${words} />`}
      ${item("share", "web-invite", () => setMenu("invite"))}
      ${session.seat >= 0 && item("phone", "web-move", () => setMenu("move"))}
      ${item("tv", "web-screen", () => open(rooted(`/t/${room.table}?screen`), "_blank"))}
      ${item("book", "web-rules", () => go(`/rules/${summary?.game}`))}
      ${playing && session.seat >= 0 && item("hourglass", summary?.status === "paused" ? "web-resume" : "web-pause",
        () => tried(room.post("pause", { paused: summary?.status !== "paused" }), words))}
      ${summary?.status === "playing" && summary.clock.spare?.[session.seat] !== undefined && item("moon", "web-holidays", () => setMenu("holidays"))}
      ${summary?.status === "playing" && session.prepared.value && item("scroll", "web-prepare", () => setMenu("prepare"))}
      ${session.seat >= 0 && item("door", "web-leave", leave)}
      ${item("list", "web-keys", () => setMenu("keys"))}
      ${item("info", "web-about", () => go("/about"))}
    </div>`}
    ${menu === "menu" && html`<div class="menu-shade" onClick=${close}></div>`}
    ${menu === "keys" && html`<${Keys} words=${words} close=${close} />`}
    ${menu === "holidays" && html`<${HolidayDialog} room=${room} session=${session} words=${words} close=${close} />`}
    ${menu === "prepare" && html`<${PrepareDialog} session=${session} words=${words} close=${close} />`}
    ${menu === "invite" && html`<${InviteDialog} room=${room} words=${words} close=${close} />`}
    ${menu === "move" && html`<${MoveDialog} room=${room} seat=${session.seat} words=${words} close=${close} />`}
  </header>`;
}

/** The light of the connection says what is known, not what is hoped. @param {{session: Session, words: Words}} props */
function Light({ session, words }) {
  const light = session.light.value;
  const label = words.say(`web-light-${light}`);
  return html`<span class=${`light ${light}`} role="status" title=${label}>
    <span class="light-dot" aria-hidden="true"></span><span class=${light === "live" ? "hidden" : ""}>${label}</span></span>`;
}
