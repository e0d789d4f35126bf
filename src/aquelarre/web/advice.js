/** "What would you do?": what the coach would answer and why; and, if one likes, a word before a poor answer. */
import { html, useEffect, useState } from "./html.js";
import { dressed, lazy } from "./lazy.js";
import { warns } from "./prefs.js";
import { Icon } from "./ui.js";

const Coach = lazy(() => dressed(import("./coach.js"), "coach").then((found) => found.Coach)); // most never ask

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words
 *  @typedef {{key: string, values: any}} Reason
 *  @typedef {{t: string, action: number, reasons: Reason[], against: Reason[]}} Found */

/** @param {{session: import("./session.js").Session, choose: import("./choose.js").Choose,
 *           words: Words, busy: boolean, send: (option: Option) => void}} props */
export function Advice({ session, choose, words, busy, send }) {
  const [answer, setAnswer] = useState(/** @type {Found|null} */ (null));
  const [meant, setMeant] = useState(/** @type {Option|null} */ (null)); // what the coach objects to
  const advised = choose.advised.value; // gone with the question
  const shown = answer !== null && advised !== null;
  const speaks = shown || warns.value;
  useEffect(() => { // its words come when it speaks: most never ask
    if (speaks) ["advice", "coach"].forEach((part) => words.fetchPart(part));
  }, [words, speaks]);
  const show = (/** @type {Found} */ found, /** @type {Option|null} */ instead) => {
    setAnswer(found);
    setMeant(instead);
    choose.advised.value = choose.options.value.find((option) => option.action === found.action) ?? null;
  };
  useEffect(() => {
    session.heed = async (/** @type {Option} */ option) => {
      const question = session.position.value?.question;
      if (!warns.value || !question?.options.some(({ action }) => action === option.action)) return false; // else said unasked
      const found = await session.live.command({ t: "advise", question: question.number, action: option.action });
      const objects = found.t === "advice" && found.action !== option.action && session.position.value?.question?.number === question.number;
      if (objects) show(found, option);
      return objects;
    };
    return () => void (session.heed = null);
  }, [session]);
  const ask = async () => {
    const question = session.position.value?.question;
    if (shown || !question) {
      choose.advised.value = null;
      return;
    }
    const found = await session.live.command({ t: "advise", question: question.number });
    if (found.t === "refused") session.trouble.value = found;
    else if (session.position.value?.question?.number === question.number) show(found, null);
  };
  const known = shown && words.has("web-coach-warn") && [...answer.reasons, ...answer.against].every(({ key }) => words.has(`advice-${key}`));
  return html`<button type="button" class="action quiet advise" aria-expanded=${shown} aria-disabled=${busy} aria-label=${words.say("web-advice")}
      title=${words.say("web-advice")} onClick=${ask}><span class="wide-only">${words.say("web-advice")}</span><span class="narrow-only"><${Icon} name="hat" /></span></button>
    <div class="advice" role="status" aria-live="polite">${known && html`<${Coach} ...${{ answer, advised, meant, session, choose, words, busy, send, hide: ask }} />`}</div>`;
}
