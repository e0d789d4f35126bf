/** "What would you do?": what the guide would answer and why, for who plays alone. */
import { html, useEffect, useState } from "./html.js";
import { Icon } from "./ui.js";

/** @typedef {import("./types.js").Option} Option */

/** @param {{session: import("./session.js").Session, choose: import("./choose.js").Choose,
 *           words: import("./words.js").Words, busy: boolean, send: (option: Option) => void}} props */
export function Advice({ session, choose, words, busy, send }) {
  const [answer, setAnswer] = useState(/** @type {any} */ (null));
  const advised = choose.advised.value; // gone with the question
  const shown = answer !== null && advised !== null;
  useEffect(() => void words.fetchPart("advice"), [words]);
  const ask = async () => {
    const question = session.position.value?.question;
    if (shown || !question) {
      choose.advised.value = null;
      return;
    }
    const found = await session.live.command({ t: "advise", question: question.number });
    if (found.t === "refused") session.trouble.value = found;
    else if (session.position.value?.question?.number === question.number) {
      setAnswer(found);
      choose.advised.value = choose.options.value.find((option) => option.action === found.action) ?? null;
    }
  };
  const known = shown && answer.reasons.every((/** @type {any} */ reason) => words.has(`advice-${reason.key}`));
  return html`<button type="button" class="action quiet advise" aria-expanded=${shown} aria-disabled=${busy} aria-label=${words.say("web-advice")}
      title=${words.say("web-advice")} onClick=${ask}><span class="wide-only">${words.say("web-advice")}</span><span class="narrow-only"><${Icon} name="talk" /></span></button>
    <div class="advice" role="status" aria-live="polite">${known && html`
      <ul>${answer.reasons.map((/** @type {any} */ reason) => html`<li key=${reason.key}>${words.say(`advice-${reason.key}`, reason.values)}</li>`)}</ul>
      <button type="button" class="action confirm" aria-disabled=${busy} onClick=${() => send(advised)}><${Icon} name="check" />${words.option(advised)}</button>`}</div>`;
}
