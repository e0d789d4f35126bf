/** What the coach says: what it would do and why, or what it has against an answer. Fetched when it first speaks. */
import { html, useEffect, useRef } from "./html.js";
import { beWarned, warns } from "./prefs.js";
import { Icon, IconButton } from "./ui.js";

/** @typedef {import("./advice.js").Reason} Reason @typedef {import("./words.js").Words} Words */

/** @param {any} props */
export function Coach({ hide, ...props }) {
  const { answer, advised, meant, words, busy, send } = props;
  if (meant) return html`<${Objection} ...${props} />`;
  return html`<${IconButton} icon="close" class="small advice-close" label=${words.say("web-close")} onClick=${hide} />
    <${Reasons} reasons=${answer.reasons} words=${words} />
    <div class="advice-do">
      <label class="check"><input type="checkbox" checked=${warns.value} onChange=${() => beWarned(!warns.value)} /><span>${words.say("web-coach-warn")}</span></label>
      <button type="button" class="action confirm" aria-disabled=${busy} onClick=${() => send(advised)}><${Icon} name="check" />${words.option(advised)}</button></div>`;
}

/** @param {{reasons: Reason[], words: Words}} props */
function Reasons({ reasons, words }) {
  return html`<ul>${reasons.map((reason, place) => html`<li key=${`${place} ${reason.key}`}>${words.say(`advice-${reason.key}`, reason.values)}</li>`)}</ul>`;
}

/** The coach would rather not: do it all the same, do what it would do, or think again. @param {any} props */
function Objection({ answer, advised, meant, session, choose, words, busy, send }) {
  /** @type {{current: HTMLElement|null}} */
  const again = useRef(null);
  useEffect(() => again.current?.focus({ preventScroll: true }), []);
  return html`<p class="objects"><b>${words.say("web-coach-objects", { option: words.option(meant) })}</b></p>
    ${answer.against.length > 0 && html`<${Reasons} reasons=${answer.against} words=${words} />`}
    <p>${words.say("web-coach-rather", { option: words.option(advised) })}</p>
    <${Reasons} reasons=${answer.reasons} words=${words} />
    <div class="advice-do">
      <button type="button" class="action" ref=${again} onClick=${() => choose.clear()}>${words.say("web-coach-again")}</button>
      <button type="button" class="action quiet" aria-disabled=${busy} onClick=${() => session.answer(meant, true)}>${words.say("web-coach-insist")}</button>
      <button type="button" class="action confirm" aria-disabled=${busy} onClick=${() => send(advised)}><${Icon} name="check" />${words.option(advised)}</button></div>`;
}
