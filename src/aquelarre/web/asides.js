/** What may be said unasked: a button for each; where there are many, a sheet of its own over the board, so that the
 *  bar stays as it is. */
import { html, useState, useStateOf } from "./html.js";
import { WORDS } from "./acts.js";
import { refOf } from "./value-list.js";
import { numbersOf, openSentence, Values } from "./values.js";
import { Icon, narrow, useEscape } from "./ui.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words */

const FEW = 2; // asides of a kind that are buttons of their own
const ROOM = 2; // buttons and lists that a phone shows, and kinds elsewhere; more are folded into one

/** Is it put together of people and words only? Such a sentence is said at once, from whichever list. What is about people
 *  alone may be more than words. @param {Option} option */
const isSaid = ({ refs }) => refs.some((ref) => !ref.startsWith("seat:")) && refs.every((ref) => WORDS.test(ref));

/** @param {{asides: Option[], question: number, words: Words, busy: boolean, send: (option: Option) => void,
 *  asked: (option: Option) => boolean}} props `asked`: it was only asked whether one could */
export function Asides({ asides, question, words, busy, send, asked }) {
  const [sure, setSure] = useStateOf(question, /** @type {number|null} */ (null)); // what is to be confirmed
  const [open, setOpen] = useStateOf(question, ""); // the kind whose list is unfolded
  const [place, setPlace] = useStateOf(question, /** @type {{right: string, bottom: string}|null} */ (null)); // of the sheet, if it is there
  const say = (/** @type {Option} */ option) => {
    setSure(null);
    setPlace(null);
    send(option);
  };
  /** @type {Map<string, Option[]>} */
  const kinds = new Map();
  for (const option of asides) kinds.set(option.verb, [...(kinds.get(option.verb) ?? []), option]);
  const count = [...kinds.values()].reduce((sum, options) => sum + (options.length > FEW ? 1 : options.length), 0);
  const folds = (narrow.value ? count : kinds.size) > ROOM;
  const called = words.asides(asides);
  useEscape(Boolean(place), () => setPlace(null));
  const fold = folds && html`<button type="button" key="fold" class="action aside fold" aria-expanded=${Boolean(place)} data-answers=${numbersOf(asides)}
    onClick=${(/** @type {MouseEvent} */ event) => setPlace(place ? null : above(event))}>
    <${Icon} name=${called.own ? "list" : "talk"} size=${18} /><span>${called.name}</span> <span class="count">${count}</span></button>`;
  if (folds && !place) return fold;
  const buttons = [...kinds].map(([verb, options]) => options.length > FEW
    ? html`<${List} key=${verb} options=${options} words=${words} busy=${busy} send=${say} open=${open === verb}
        fold=${() => setOpen(open === verb ? "" : verb)} />`
    : options.map((option) => sure === option.action
      ? html`<span class="ask-aside" key=${option.action}>
          <button type="button" class="action danger" data-answers=${option.action} onClick=${() => say(option)}>
            ${words.say("web-aside-sure", { option: words.option(option) })}</button>
          <button type="button" class="action quiet" onClick=${() => setSure(null)}>${words.say("web-cancel")}</button>
        </span>`
      : html`<button type="button" class="action aside" key=${option.action} data-answers=${option.action}
          onClick=${() => asked(option) || (isSaid(option) ? say(option) : setSure(option.action))}>${words.option(option)}</button>`));
  if (!folds) return buttons;
  return [fold, html`<div class="sheet-shade speak-shade" key="shade" onClick=${() => setPlace(null)}></div>`,
    html`<section class="speak" key="speak" role="dialog" aria-label=${called.name} style=${place}>
      <header><b>${called.name}</b><button type="button" class="action quiet" aria-label=${words.say("web-close")}
        onClick=${() => setPlace(null)}><${Icon} name="close" size=${18} /></button></header>${buttons}</section>`];
}

/** Over the bar, at the button that opens it. @param {MouseEvent} event */
function above({ currentTarget }) {
  const button = /** @type {Element} */ (currentTarget);
  const bar = (button.closest(".tray") ?? button).getBoundingClientRect();
  return { right: `${Math.max(8, innerWidth - button.getBoundingClientRect().right)}px`, bottom: `${innerHeight - bar.top + 6}px` };
}

/** Many asides of one kind, value by value. Where it lies alone it stays open: one may want to say it again. @param {any} props */
function List({ options, words, busy, send, open, fold }) {
  const [picked, setPicked] = useStateOf(open, /** @type {{name: string, ref: string}[]} */ ([])); // word by word, in the order of the sentence
  const [search, setSearch] = useState("");
  const [pages, setPages] = useState(1);
  useEscape(open, fold);
  const left = options.filter((/** @type {Option} */ option) => picked.every(({ name, ref }) => refOf(option, name) === ref));
  const shown = left.length ? left : options; // what was picked may have gone meanwhile
  const say = (/** @type {Option} */ option) => {
    setPicked([]);
    send(option);
  };
  return html`<div class=${`long ${open ? "is-open" : ""}`} role="group" aria-label=${openSentence(options, words)}>
    ${narrow.value && open && html`<div class="sheet-shade" key="shade" onClick=${fold}></div>`}
    <div class="long-body" key="body"><button type="button" class=${`action aside fold ${open ? "is-open" : ""}`} aria-expanded=${open} data-answers=${numbersOf(options)} key="head" onClick=${fold}>
        <${Icon} name=${narrow.value && open ? "close" : "list"} size=${18} /><span>${openSentence(shown, words)}</span></button>
      ${open && left.length > 0 && picked.length > 0 && html`<div class="picked-row" key="picked">${picked.map(({ ref }, place) => html`<button type="button" class="chip" key=${ref}
        onClick=${() => setPicked(picked.slice(0, place))} aria-label=${words.say("web-unpick", { thing: words.ref(ref) })}>${words.ref(ref)}<${Icon} name="close" size=${14} /></button>`)}</div>`}
      ${open && html`<${Values} key="values" options=${shown} words=${words} busy=${busy} send=${say}
        narrowTo=${(/** @type {string} */ ref, /** @type {string} */ name) => setPicked([...picked, { name, ref }])} point=${() => {}} inOrder
        search=${search} setSearch=${setSearch} pages=${pages} setPages=${setPages} />`}</div>
  </div>`;
}
