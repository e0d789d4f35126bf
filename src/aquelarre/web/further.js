/** Beside why something is refused: its rule, and a close look at what was touched. It goes with the next touch. */
import { html, useEffect } from "./html.js";
import { IconButton, narrow, notice, RuleChip } from "./ui.js";

/** @typedef {{text: string, rule?: string, tone?: string, look?: () => void}} Notice */

/** On a phone nothing but one button leads away, or a finger that was meant for a card would.
 *  @param {{now: Notice, words: import("./words.js").Words, openRule?: (rule: string) => void}} props */
export function Further({ now, words, openRule }) {
  useEffect(() => {
    const gone = (/** @type {Event} */ { target }) => {
      if (target instanceof Element && !target.closest(".notices")) notice.value = null;
    };
    addEventListener("pointerdown", gone, true);
    return () => removeEventListener("pointerdown", gone, true);
  }, []);
  const { rule = "", look } = now;
  const ruled = Boolean(rule && openRule);
  const open = () => openRule?.(rule);
  const lead = look ?? (narrow.value && ruled ? open : null);
  const label = look ? words.say("web-closely") : words.say("web-open-rule", { rule, title: words.ruleTitle(rule) });
  return html`${ruled && (narrow.value ? html`<small class="rule-chip">${rule}</small>` : html`<${RuleChip} rule=${rule} open=${open} />`)}
    ${lead && html`<${IconButton} icon="info" label=${label} class="small" onClick=${() => (lead(), (notice.value = null))} />`}`;
}
