/** What makes the page suit its reader: theme, size of texts, contrast, movement, sound, and whether it calls
 *  when it is my turn. Kept on this device. */
import { html, useEffect } from "./html.js";
import { CallSettings, tableHere, useCalls } from "./calls.js";
import { bell, mayCall, possible } from "./cue.js";
import { beWarned, callWhenTurn, comfort, loud, notices, paint, sound, suit, themeChoice, volume, warns } from "./prefs.js";
import { Dialog } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

/** The values of each; the first is the usual one, or the system's. */
const VALUES = { theme: ["", "dark", "light"], size: ["", "large", "larger"], contrast: ["", "high"], motion: ["", "less"] };

/** @param {{words: Words, close: () => void}} props */
export function Comfort({ words, close }) {
  const [calls, setCalls] = useCalls(tableHere(), words);
  useEffect(() => {
    words.fetchPart("comfort");
    words.fetchPart("coach");
  }, [words]);
  if (!["web-comfort-size", "web-coach-warn", "web-calls-title"].every((key) => words.has(key)) || !calls) return null; // nothing jumps later
  const say = (/** @type {string} */ key) => words.say(`web-comfort-${key}`);
  const heard = sound.value ? volume.value : 0;
  return html`<${Dialog} title=${words.say("web-comfort")} close=${close} words=${words} class="comfort">
    <${Choice} name="theme" now=${themeChoice.value} choose=${paint} say=${say} />
    ${["size", "contrast", "motion"].map((name) => html`<${Choice} key=${name} name=${name} now=${comfort[name].value}
      choose=${(/** @type {string} */ value) => suit(name, value)} say=${say} />`)}
    <label class="field"><span>${say("sound")}</span>
      <input type="range" min="0" max="100" step="10" value=${heard} aria-valuetext=${heard ? `${heard} %` : say("silence")}
        onInput=${(/** @type {any} */ event) => loud(Number(event.target.value))} onChange=${bell} /></label>
    ${possible() && html`<label class="check"><input type="checkbox" checked=${notices.value === "on"}
      onChange=${async (/** @type {any} */ { target }) => {
        callWhenTurn(target.checked && (await mayCall()) ? "on" : "no");
        target.checked = notices.value === "on";
      }} /><span>${say("call")}</span></label>`}
    <${CallSettings} words=${words} state=${calls} setState=${setCalls} />
    <label class="check"><input type="checkbox" checked=${warns.value} onChange=${() => beWarned(!warns.value)} /><span>${words.say("web-coach-warn")}</span></label>
    <p class="hint">${say("kept")}</p>
  <//>`;
}

/** One of a few. @param {{name: keyof typeof VALUES, now: string, choose: (value: string) => void, say: (key: string) => string}} props */
function Choice({ name, now, choose, say }) {
  return html`<div class="field"><span id=${`comfort-${name}`}>${say(name)}</span>
    <span class="segments" role="radiogroup" aria-labelledby=${`comfort-${name}`}>${VALUES[name].map((value) => html`<label key=${value}
      class=${now === value ? "on" : ""}><input type="radio" name=${`comfort-${name}`} checked=${now === value}
        onChange=${() => choose(value)} />${say(`${name}-${value || "usual"}`)}</label>`)}</span></div>`;
}
