/** All answers in one list, where the bar has no room for them: on a phone in a sheet over the board. */
import { html } from "./html.js";
import { Icon, narrow, useEscape } from "./ui.js";
import { numbersOf } from "./values.js";

/** @typedef {import("./types.js").Option} Option */

/** What touches nothing on the board stays in the bar, if it is but one and there is room: to stay, to roll, to end the turn.
 *  @param {{groups: Option[][], count: number, words: import("./words.js").Words, long: (options: Option[]) => boolean,
 *    button: (option: Option, look?: string) => any, list: (options: Option[]) => any, alone: boolean, open: boolean, fold: () => void}} props */
export function All({ groups, count, words, long, button, list, alone, open, fold }) {
  useEscape(open, fold);
  const plain = groups.flat().filter(({ refs }) => !refs.length);
  const name = words.say("web-actions");
  return html`
    <div class=${`long all ${open ? "is-open" : ""}`} role="group" aria-label=${name}>
      ${narrow.value && open && html`<div class="sheet-shade" key="shade" onClick=${fold}></div>`}
      <div class="long-body" key="body">
        <button type="button" class=${`action fold ${open ? "is-open" : ""}`} aria-expanded=${open} data-answers=${numbersOf(groups.flat())} key="head" onClick=${fold}>
          <${Icon} name=${narrow.value && open ? "close" : "list"} size=${18} /><span>${words.say("web-all")}</span> <span class="count">${count}</span></button>
        ${open && html`<div class="values" key="values">${groups.map((options) => (long(options) ? list(options) : options.map((option) => button(option, "value"))))}</div>`}
      </div>
    </div>
    ${!open && !alone && plain.length === 1 && button(plain[0])}`;
}
