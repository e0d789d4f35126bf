/** The rules of a game: as a page, and as a panel that opens at the rule that matters. */
import { html, useEffect, useLayoutEffect, useRef, useState } from "./html.js";
import { allGames } from "./api.js";
import { words as wordsOf } from "./words.js";
import { Icon, Switches } from "./ui.js";
import { EditionNote } from "./edition.js";
import { Emblem } from "./emblem.js";
import { lazy } from "./lazy.js";

/** @typedef {import("./words.js").Words} Words */

const FairNote = lazy(() => import("./fair-view.js").then((found) => found.FairNote));

/**
 * @param {{words: Words, rules: string[], now?: string[], target?: string, at?: number,
 *          table?: import("./types.js").Summary}} props
 *   `now`: the rules that apply now; `target`: the one to show; `at` moves when it is asked for again;
 *   `table`: where they are played by
 */
export function RuleList({ words, rules, now = [], target = "", at = 0, table }) {
  const [search, setSearch] = useState("");
  /** @type {{current: HTMLDivElement|null}} */
  const list = useRef(null);
  useLayoutEffect(() => {
    if (!target) return;
    setSearch("");
    const found = list.current?.querySelector(`[data-rule="${CSS.escape(target)}"]`);
    found?.scrollIntoView({ block: "start" });
    /** @type {HTMLElement|null} */ (found)?.focus({ preventScroll: true });
  }, [target, at, words]);
  const wanted = search.trim().toLocaleLowerCase();
  const shown = rules.filter((rule) => {
    const { title, text } = words.rule(rule);
    return !wanted || `${rule} ${title} ${text}`.toLocaleLowerCase().includes(wanted);
  });
  return html`<div class="rules">
    <input class="search" type="search" value=${search} placeholder=${words.say("web-rules-search")}
      aria-label=${words.say("web-rules-search")}
      onInput=${(/** @type {any} */ event) => setSearch(event.target.value)} />
    ${table?.edition && html`<${EditionNote} words=${words} edition=${table.edition} table=${table.table} />`}
    ${table && html`<${FairNote} words=${words} summary=${table} />`}
    <div class="rule-list" ref=${list} tabindex="0" role="region" aria-label=${words.say("web-rules")}>
      ${shown.map((rule) => {
        const { title, text } = words.rule(rule);
        const marks = [rule === target && "target", now.includes(rule) && "now"].filter(Boolean).join(" ");
        return html`<article key=${rule} class=${`rule ${marks}`} data-rule=${rule} tabindex="-1">
          <h3><span class="rule-id">${rule}</span> ${title}
            ${now.includes(rule) && html`<span class="rule-now">${words.say("web-rule-now")}</span>`}</h3>
          <p>${text}</p></article>`;
      })}
      ${shown.length === 0 && html`<p class="log-empty">${words.say("web-nothing-found")}</p>`}
    </div>
  </div>`;
}

/** The page `/rules/GAME#RULE`. @param {{game: string}} props */
export function RulesPage({ game }) {
  const words = wordsOf(game);
  const [rules, setRules] = useState(/** @type {string[]|null} */ (null));
  const [target, setTarget] = useState(location.hash.slice(1));
  useEffect(() => {
    allGames().then((games) => setRules(games.find((each) => each.key === game)?.rules ?? []));
    const moved = () => setTarget(location.hash.slice(1));
    addEventListener("hashchange", moved);
    return () => removeEventListener("hashchange", moved);
  }, [game]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-rules")} · ${words.say("game-title")}`;
  }, [words]);
  if (!words || !rules) return html`<p class="loading" role="status">…</p>`;
  return html`<div class="page rules-page">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <${Switches} words=${words} /></header>
    <main>
      <div class="rules-title"><${Emblem} game=${game} /><div>
        <h1>${words.say("game-title")}</h1>
        <p class="goal">${words.say("game-goal")}</p></div></div>
      ${words.has("game-before") && html`<section class="before"><h2>${words.say("web-rules-before")}</h2>
        <ul>${words.say("game-before").split("\n").map((/** @type {string} */ line) => html`<li key=${line}>${line}</li>`)}</ul></section>`}
      <${RuleList} words=${words} rules=${rules} target=${target} />
      ${words.has("game-source") && html`<p class="source">${words.say("game-source")}</p>`}
    </main>
  </div>`;
}
