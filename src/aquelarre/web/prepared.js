/** Answers given in advance at a slow table: what can be prepared, what is, and what was not possible. The server keeps
 *  them with the seat. Fetched where there is any of that. */
import { html, useEffect } from "./html.js";
import { Dialog, Icon } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session
 *  @typedef {import("./types.js").Option} Option */

const BACK = -1; // in the place of an answer: it is taken back

/** @param {Session} session @param {string} key @param {number} action */
const prepare = (session, key, action) => session.send({ t: "prepare", key, action });

/** A sentence in the middle of another. @param {string} text */
const bare = (text) => text.replace(/[.]$/, "");

/** @param {{session: Session, words: Words, close: () => void}} props */
export function PrepareDialog({ session, words, close }) {
  useEffect(() => void words.fetchPart("prepared"), [words]);
  const { foreseen = [], answers = [] } = session.prepared.value ?? {};
  const chosen = new Map(answers.map(({ key, option }) => [key, option.action]));
  return html`<${Dialog} title=${words.say("web-prepare")} close=${close} words=${words}>
    ${words.has("web-prepared-help") && html`<p>${words.say("web-prepared-help")}</p>
      ${foreseen.length === 0 && html`<p>${words.say("web-prepared-nothing")}</p>`}
      ${foreseen.map(({ key, options }) => html`<fieldset class="prepare" key=${key}><legend>${words.say(`foreseen-${key}`)}</legend>
        ${options.map((option) => html`<${Choice} ...${{ session, words, option }} key=${option.action} name=${key} on=${chosen.get(key) === option.action} />`)}</fieldset>`)}`}
  <//>`;
}

/** @param {{session: Session, words: Words, option: Option, name: string, on: boolean}} props */
const Choice = ({ session, words, option, name, on }) => html`<button type="button" class=${`action small ${on ? "confirm" : "quiet"}`} aria-pressed=${on}
  onClick=${() => prepare(session, name, on ? BACK : option.action)}>${on && html`<${Icon} name="check" size=${16} />`}${words.option(option)}</button>`;

/** Above the board: what is prepared, and what was dropped. @param {{session: Session, words: Words}} props */
export function Prepared({ session, words }) {
  useEffect(() => void words.fetchPart("prepared"), [words]);
  const { answers = [], failed = [] } = session.prepared.value ?? {};
  if (!words.has("web-prepared-set")) return null;
  const said = (/** @type {string} */ how, /** @type {{key: string, option: Option}} */ { key, option }) =>
    words.say(`web-prepared-${how}`, { when: words.say(`foreseen-${key}`), what: bare(words.option(option)) });
  return html`${failed.length > 0 && html`<p class="banner" role="status"><${Icon} name="info" size=${18} />
      <span>${failed.map((each) => said("failed", each)).join(" ")}</span>
      <button type="button" class="action small" onClick=${() => prepare(session, "", BACK)}>${words.say("web-understood")}</button></p>`}
    ${answers.map((each) => html`<p class="banner" role="note" key=${each.key}><span>${said("set", each)}</span>
      <button type="button" class="action small quiet" onClick=${() => prepare(session, each.key, BACK)}>${words.say("web-prepared-off")}</button></p>`)}`;
}
