/** Many options of one verb, told apart value by value. */
import { html } from "./html.js";
import { touching } from "./choose.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words */

const SEARCH_FROM = 12; // values from which there is a search
const PAGE = 24;

/** @param {Option} option @param {string} name */
function refOf(option, name) {
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

/** The verb's sentence with the values that are known; the others are left open.
 *  @param {Option[]} options @param {Words} words @param {Object<string, any>} [known] */
export function openSentence(options, words, known = {}) {
  /** @type {Object<string, any>} */
  const values = {};
  for (const [name, value] of Object.entries(options[0].args)) {
    const same = options.every((option) => String(option.args[name]) === String(value));
    values[name] = known[name] ?? (same ? value : "…");
  }
  return words.say(`verb-${options[0].verb}`, values).replace(/\s*\(…\)/g, "").replace(/…(?:[:,]? …)+/g, "…");
}

/** The values that tell the options apart. `narrowTo` a value that several options have; `point` at an
 *  option, or at nothing. @param {any} props */
export function Values({ options, words, busy, send, narrowTo, point, search, setSearch, pages, setPages }) {
  const argument = nextArgument(options);
  /** @type {{key: string, label: string, some: Option[]}[]} */
  let values = [];
  if (argument) {
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
    <div class="values">${page.map(({ key, label, some }) => {
      const one = some.length === 1;
      const show = () => point(one ? some[0] : null);
      return html`<button type="button" class="value" key=${key} aria-disabled=${busy}
        onMouseEnter=${show} onFocus=${show} onMouseLeave=${() => point(null)}
        onBlur=${() => point(null)}
        onClick=${() => (one ? send(some[0]) : narrowTo(key))}
        aria-label=${one ? words.option(some[0]) : openSentence(some, words)}>${label}${!one && html`<span class="count">${some.length}</span>`}</button>`;
    })}
    ${found.length > page.length && html`<button type="button" class="value more"
      onClick=${() => setPages(pages + 1)}>${words.say("web-more", { count: found.length - page.length })}</button>`}
    </div>`;
}
