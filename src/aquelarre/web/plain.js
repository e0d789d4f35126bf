/** A game without a drawing, or one whose drawing broke, still shows what can be chosen. */
import { html } from "./html.js";
import { kindOf } from "./choose.js";

/** The plainest board: the things that can be chosen, by kind.
 *  @param {any} props */
export function PlainBoard({ open, t, words }) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const ref of open) {
    const kind = kindOf(ref);
    kinds.set(kind, [...(kinds.get(kind) ?? []), ref]);
  }
  return html`<div class="plain-board">
    <p>${t("web-plain-board")}</p>
    ${[...kinds].map(([kind, refs]) => html`<div class="plain-kind" key=${kind}>
      ${refs.map((ref) => html`<button type="button" key=${ref} class="plain-thing" data-ref=${ref}>
        ${words ? words.ref(ref) : ref}</button>`)}
    </div>`)}
  </div>`;
}
