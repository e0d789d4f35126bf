/** Many options of one verb, told apart value by value: fetched when such a list is first opened. */
import { html, useEffect, useRef } from "./html.js";
import { touching } from "./choose.js";
import { numbersOf, openSentence } from "./values.js";

/** @typedef {import("./types.js").Option} Option */

const SEARCH_FROM = 12; // values from which there is a search
const PAGE = 24;

/** What an option has in this place of its sentence. @param {Option} option @param {string} name */
export function refOf(option, name) {
  const value = option.args[name];
  return Array.isArray(value) ? `${value[0]}:${value[1]}` : "";
}

/** The first argument, in the order of the verb, that tells the options apart.
 *  @param {Option[]} options */
function nextArgument(options) {
  const names = Object.keys(options[0].args);
  return names.find((name) => {
    const values = new Set(options.map((option) => refOf(option, name)));
    return values.size > 1 && !values.has("");
  });
}

/** The values that tell the options apart. `narrowTo` a value that several options have; `point` at an
 *  option, or at nothing; `inOrder`: a sentence is put together, and only its next word is asked for. What somebody has opened comes into sight, though the bar be full. @param {any} props */
export function Values({ options, words, busy, send, narrowTo, point, search, setSearch, pages, setPages, open, inOrder = false }) {
  /** @type {{current: HTMLElement|null}} */
  const list = useRef(null);
  useEffect(() => {
    if (open) list.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, [open]);
  const argument = nextArgument(options);
  /** @type {{key: string, label: string, some: Option[]}[]} */
  let values = [];
  if (argument && inOrder) {
    for (const option of options) {
      const ref = refOf(option, argument);
      const same = values.find(({ key }) => key === ref);
      if (same) same.some.push(option);
      else values.push({ key: ref, label: words.ref(ref), some: [option] });
    }
  } else if (argument) {
    // what all have, be it here or there (one card and another, swapped), tells nothing apart: the rest does
    const all = options[0].refs.filter((/** @type {string} */ ref) => touching(options, [ref]).length === options.length);
    const telling = (/** @type {Option} */ option) => {
      const ref = refOf(option, argument);
      const rest = option.refs.filter((each) => !all.includes(each));
      return all.includes(ref) && rest.length ? rest : [ref];
    };
    const refs = [...new Set(options.flatMap(telling))];
    values = refs.map((ref) => ({ key: ref, label: words.ref(ref), some: touching(options, [ref]) }));
  }
  if (!values.length) {
    values = options.map((/** @type {Option} */ option) => ({ key: String(option.action), label: words.option(option), some: [option] }));
  }
  const wanted = search.trim().toLocaleLowerCase();
  const found = values.filter((value) => value.label.toLocaleLowerCase().includes(wanted));
  const page = found.slice(0, pages * PAGE);
  return html`${values.length > SEARCH_FROM && html`<input class="search" type="search" value=${search}
      placeholder=${words.say("web-search")} aria-label=${words.say("web-search")}
      onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />`}
    <div class="values" ref=${list}>${page.map(({ key, label, some }) => {
      const one = some.length === 1;
      const show = () => point(one ? some[0] : null);
      return html`<button type="button" class="value" key=${key} aria-disabled=${busy} data-answers=${numbersOf(some)}
        onMouseEnter=${show} onFocus=${show} onMouseLeave=${() => point(null)}
        onBlur=${() => point(null)}
        onClick=${() => (one ? send(some[0]) : narrowTo(key, argument))}
        aria-label=${one ? words.option(some[0]) : openSentence(some, words)}>${label}${!one && html`<span class="count">${some.length}</span>`}</button>`;
    })}
    ${found.length > page.length && html`<button type="button" class="value more"
      onClick=${() => setPages(pages + 1)}>${words.say("web-more", { count: found.length - page.length })}</button>`}
    </div>`;
}
