/** What a table seldom has to say above its board, fetched then: who has just come or gone, who may talk where people talk
 *  aloud, and whether the page shall call somebody who has missed their turn. */
import { comingText } from "./comings.js";
import { mayCall } from "./cue.js";
import { html, useEffect } from "./html.js";
import { callWhenTurn } from "./prefs.js";
import { Icon, IconButton, RuleChip } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

const WHILE = 60_000; // ms in which somebody who looks elsewhere comes back to the page

/** Once, and only to somebody who has missed a turn: shall the page call the next time? @param {{words: Words}} props */
export function MissedTurn({ words }) {
  const answer = async (/** @type {boolean} */ yes) => callWhenTurn(yes && (await mayCall()) ? "on" : "no");
  return html`<p class="banner" role="status"><span>${words.say("web-call-offer")}</span>
    <button type="button" class="action small" onClick=${() => answer(true)}>${words.say("web-call-yes")}</button>
    <button type="button" class="action small quiet" onClick=${() => answer(false)}>${words.say("web-call-no")}</button></p>`;
}

/** Somebody has sat down or left while we were here: said for a while. (The log says it for ever, and aloud.)
 *  @param {{session: import("./session.js").Session, words: Words}} props */
export function Came({ session, words }) {
  const lines = session.came.value;
  const read = () => (session.came.value = []);
  useEffect(() => {
    const timer = setTimeout(read, WHILE);
    return () => clearTimeout(timer);
  }, [lines]);
  return html`<div class="banner came"><${Icon} name="door" /><span>${lines.map((line) => html`<span key=${line.n}>${comingText(line, words)} </span>`)}</span>
    <${IconButton} icon="close" class="small" label=${words.say("web-close")} onClick=${read} /></div>`;
}

/** Where people talk aloud and not on the page, the page says when the game forbids it.
 *  @param {{session: import("./session.js").Session, words: Words, openRule: (rule: string) => void}} props */
export function Reminder({ session, words, openRule }) {
  const silent = session.silent.value?.rule ? session.silent.value : session.apart.value;
  if (!silent?.rule) return null;
  return html`<p class="banner hush" role="status"><${Icon} name="talk" /><span>${words.why(silent.rule, silent.values)}</span>
    <${RuleChip} rule=${silent.rule} open=${openRule} label=${words.say("web-open-rule", { rule: silent.rule, title: words.ruleTitle(silent.rule) })} /></p>`;
}
