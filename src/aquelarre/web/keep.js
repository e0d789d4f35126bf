/** In a chance to react that comes again with everything that is played: pass until it is over. */
import { html } from "./html.js";
import { Icon } from "./ui.js";

/** @param {{session: import("./session.js").Session, words: import("./words.js").Words}} props */
export function KeepPassing({ session, words }) {
  const on = session.keeps.value;
  return html`<button type="button" class="action quiet keep" aria-pressed=${on} title=${words.say("web-keep-help")}
    onClick=${() => session.keep(!on)}><${Icon} name=${on ? "close" : "hourglass"} size=${18} />
    ${words.say(on ? "web-keep-stop" : "web-keep")}</button>`;
}
