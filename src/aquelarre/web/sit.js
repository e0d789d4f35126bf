/** Sitting down at a free seat. */
import { html, useState } from "./html.js";
import { callMe, myName } from "./prefs.js";
import { tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./room.js").Room} Room */

/** A name and one button: an invited friend sits after two clicks.
 *  @param {{room: Room, words: Words, compact?: boolean}} props */
export function SitDown({ room, words, compact = false }) {
  const [name, setName] = useState(myName.value);
  const [busy, setBusy] = useState(false);
  const sit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    callMe(name);
    setBusy(true);
    await tried(room.join(-1, name.trim() || words.say("web-guest")), words);
    setBusy(false);
  };
  return html`<form class=${`sit ${compact ? "compact" : ""}`} onSubmit=${sit}>
    <label class="field"><span>${words.say("web-your-name")}</span>
      <input type="text" maxlength="24" value=${name} placeholder=${words.say("web-guest")} autocomplete="nickname"
        onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
    <button type="submit" class="action confirm" disabled=${busy}>${words.say("web-sit")}</button>
  </form>`;
}
