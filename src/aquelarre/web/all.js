/** All answers in one list, where the bar has no room for them: on a phone in a sheet over the board. */
import { html } from "./html.js";
import { Icon, narrow, useEscape } from "./ui.js";
import { numbersOf } from "./values.js";

/** @typedef {import("./types.js").Option} Option */

/** What answers the question by itself stays in the bar, as long as there is room: what touches nothing but what is picked (to
 *  stay, to roll, to walk to the space that was touched), or else the few ways of the first kind (to retreat here or there).
 *  @param {{groups: Option[][], count: number, words: import("./words.js").Words, long: (options: Option[]) => boolean, picked: string[],
 *    button: (option: Option, look?: string) => any, list: (options: Option[]) => any, most: number, open: boolean, fold: () => void}} props
 *  `most`: how many of them */
export function All({ groups, count, words, long, button, list, picked, most, open, fold }) {
  useEscape(open, fold);
  const whole = groups.flat().filter(({ refs }) => refs.every((ref) => picked.includes(ref)));
  const beside = whole.length || long(groups[0]) ? whole : groups[0];
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
    ${!open && beside.length <= most && beside.map((option) => button(option))}`;
}
