/** What may be said unasked: a button for each, or a list for each kind where there are many. */
import { html, useEffect, useState } from "./html.js";
import { touching } from "./choose.js";
import { openSentence, Values } from "./values.js";
import { Icon, narrow } from "./ui.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words */

const FEW = 2; // asides of a kind that are buttons of their own

/** @param {{asides: Option[], question: number, words: Words, busy: boolean, send: (option: Option) => void}} props */
export function Asides({ asides, question, words, busy, send }) {
  const [sure, setSure] = useState(/** @type {number|null} */ (null)); // what is to be confirmed
  const [open, setOpen] = useState(""); // the kind whose list is unfolded
  useEffect(() => {
    setSure(null);
    setOpen("");
  }, [question]);
  /** @type {Map<string, Option[]>} */
  const kinds = new Map();
  for (const option of asides) kinds.set(option.verb, [...(kinds.get(option.verb) ?? []), option]);
  return [...kinds].map(([verb, options]) => options.length > FEW
    ? html`<${List} key=${verb} options=${options} words=${words} busy=${busy} send=${send} open=${open === verb}
        fold=${() => setOpen(open === verb ? "" : verb)} />`
    : options.map((option) => sure === option.action
      ? html`<span class="ask-aside" key=${option.action}>
          <button type="button" class="action danger" onClick=${() => (setSure(null), send(option))}>
            ${words.say("web-aside-sure", { option: words.option(option) })}</button>
          <button type="button" class="action quiet" onClick=${() => setSure(null)}>${words.say("web-cancel")}</button>
        </span>`
      : html`<button type="button" class="action aside" key=${option.action}
          onClick=${() => setSure(option.action)}>${words.option(option)}</button>`));
}

/** Many asides of one kind, value by value. It stays open: one may want to say it again. @param {any} props */
function List({ options, words, busy, send, open, fold }) {
  const [refs, setRefs] = useState(/** @type {string[]} */ ([]));
  const [search, setSearch] = useState("");
  const [pages, setPages] = useState(1);
  useEffect(() => setRefs([]), [open]);
  const left = touching(options, refs);
  const shown = left.length ? left : options; // what was picked may have gone meanwhile
  const say = (/** @type {Option} */ option) => {
    setRefs([]);
    send(option);
  };
  return html`<div class=${`long ${open ? "is-open" : ""}`} role="group" aria-label=${openSentence(options, words)}
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && open && fold()}>
    ${narrow.value && open && html`<div class="sheet-shade" key="shade" onClick=${fold}></div>`}
    <div class="long-body" key="body"><button type="button" class=${`action aside fold ${open ? "is-open" : ""}`} aria-expanded=${open} key="head" onClick=${fold}>
        <${Icon} name=${narrow.value && open ? "close" : "list"} size=${18} /><span>${openSentence(options, words)}</span></button>
      ${open && html`<${Values} key="values" options=${shown} words=${words} busy=${busy} send=${say}
        narrowTo=${(/** @type {string} */ ref) => setRefs([...refs, ref])} point=${() => {}}
        search=${search} setSearch=${setSearch} pages=${pages} setPages=${setPages} />`}</div>
  </div>`;
}
