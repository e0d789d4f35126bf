/** The curtain: hides the table while the device goes from one person to the next. */
import { html, useEffect, useRef } from "./html.js";
import { Badge } from "./seats.js";
import { Icon } from "./ui.js";

/**
 * @param {{player: import("./types.js").Player, words: import("./words.js").Words, lift: () => void}} props
 */
export function Curtain({ player, words, lift }) {
  /** @type {{current: HTMLButtonElement|null}} */
  const button = useRef(null);
  useEffect(() => button.current?.focus(), [player.seat]);
  return html`<div class="curtain" role="dialog" aria-modal="true" aria-label=${words.say("web-curtain")}>
    <div class="curtain-card">
      <${Icon} name="curtains" size=${72} />
      <${Badge} player=${player} size=${64} />
      <h1>${words.say("web-curtain-pass", { name: player.name })}</h1>
      <p>${words.say("web-curtain-help")}</p>
      <button type="button" class="action confirm" ref=${button} onClick=${lift}>
        ${words.say("web-curtain-lift", { name: player.name })}</button>
    </div>
  </div>`;
}
