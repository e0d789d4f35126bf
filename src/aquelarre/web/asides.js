/** What may be said unasked: a button for each, or a list for each kind where there are many. */
import { html, useEffect, useState } from "./html.js";
import { touching } from "./choose.js";
import { openSentence, Values } from "./values.js";
import { Icon, narrow, useEscape } from "./ui.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words */

const FEW = 2; // asides of a kind that are buttons of their own
const ROOM = 2; // buttons and lists that a phone shows, and kinds elsewhere; more are folded into one
const WORDS = /^(seat|deed|cause|stance|fact|fact_me|doing|doing_me|reply):/; // what can be talked about, but is nobody's to play

/** In a window (of a trial…) what one does there with a thing of one's own is an aside, too: it is
 *  chosen like any answer, by touching that thing. What is about people and words is only said.
 *  @param {import("./types.js").Question|null|undefined} question @returns {Option[]} */
export function actsOf(question) {
  if (!question?.occasion) return [];
  return question.asides.filter((option) => option.refs.some((ref) => !WORDS.test(ref)));
}

/** @param {{asides: Option[], question: number, words: Words, busy: boolean, send: (option: Option) => void,
 *  asked: (option: Option) => boolean}} props `asked`: it was only asked whether one could */
export function Asides({ asides, question, words, busy, send, asked }) {
  const [sure, setSure] = useState(/** @type {number|null} */ (null)); // what is to be confirmed
  const [open, setOpen] = useState(""); // the kind whose list is unfolded
  const [unfolded, setUnfolded] = useState(false);
  useEffect(() => {
    setSure(null);
    setOpen("");
    setUnfolded(false);
  }, [question]);
  const say = (/** @type {Option} */ option) => {
    setSure(null);
    setUnfolded(false);
    send(option);
  };
  /** @type {Map<string, Option[]>} */
  const kinds = new Map();
  for (const option of asides) kinds.set(option.verb, [...(kinds.get(option.verb) ?? []), option]);
  const count = [...kinds.values()].reduce((sum, options) => sum + (options.length > FEW ? 1 : options.length), 0);
  const folds = (narrow.value ? count : kinds.size) > ROOM;
  const fold = folds && html`<button type="button" key="fold" class=${`action aside fold ${unfolded ? "is-open" : ""}`}
    aria-expanded=${unfolded} onClick=${() => setUnfolded(!unfolded)}>
    <${Icon} name=${unfolded ? "close" : "list"} size=${18} /><span>${words.say("web-asides")}</span> <span class="count">${count}</span></button>`;
  if (folds && !unfolded) return fold;
  const buttons = [...kinds].map(([verb, options]) => options.length > FEW
    ? html`<${List} key=${verb} options=${options} words=${words} busy=${busy} send=${say} open=${open === verb}
        fold=${() => setOpen(open === verb ? "" : verb)} />`
    : options.map((option) => sure === option.action
      ? html`<span class="ask-aside" key=${option.action}>
          <button type="button" class="action danger" onClick=${() => say(option)}>
            ${words.say("web-aside-sure", { option: words.option(option) })}</button>
          <button type="button" class="action quiet" onClick=${() => setSure(null)}>${words.say("web-cancel")}</button>
        </span>`
      : html`<button type="button" class="action aside" key=${option.action}
          onClick=${() => asked(option) || setSure(option.action)}>${words.option(option)}</button>`));
  return folds ? [fold, ...buttons] : buttons;
}

/** Many asides of one kind, value by value. Where it lies alone it stays open: one may want to say it again. @param {any} props */
function List({ options, words, busy, send, open, fold }) {
  const [refs, setRefs] = useState(/** @type {string[]} */ ([]));
  const [search, setSearch] = useState("");
  const [pages, setPages] = useState(1);
  useEffect(() => setRefs([]), [open]);
  useEscape(open, fold);
  const left = touching(options, refs);
  const shown = left.length ? left : options; // what was picked may have gone meanwhile
  const say = (/** @type {Option} */ option) => {
    setRefs([]);
    send(option);
  };
  return html`<div class=${`long ${open ? "is-open" : ""}`} role="group" aria-label=${openSentence(options, words)}>
    ${narrow.value && open && html`<div class="sheet-shade" key="shade" onClick=${fold}></div>`}
    <div class="long-body" key="body"><button type="button" class=${`action aside fold ${open ? "is-open" : ""}`} aria-expanded=${open} key="head" onClick=${fold}>
        <${Icon} name=${narrow.value && open ? "close" : "list"} size=${18} /><span>${openSentence(options, words)}</span></button>
      ${open && html`<${Values} key="values" options=${shown} words=${words} busy=${busy} send=${say}
        narrowTo=${(/** @type {string} */ ref) => setRefs([...refs, ref])} point=${() => {}}
        search=${search} setSearch=${setSearch} pages=${pages} setPages=${setPages} />`}</div>
  </div>`;
}
