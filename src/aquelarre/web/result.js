/** The end: who has won, and where every point came from. */
import { html, useEffect, useState } from "./html.js";
import { accountsOf, fromStart, pointsOf } from "./accounts.js";
import { lazy } from "./lazy.js";
import { Badge } from "./seats.js";
import { Icon, narrow, RuleChip, useEscape } from "./ui.js";
import { PLAIN, SIGNED } from "./words.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Player} Player */

const Graph = lazy(() => import("./graph.js").then((found) => found.Graph));

/** A side is named as inside a sentence. @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** One line for those with the same result. @param {Words} words @param {Player[]} players
 *  @param {number[]} returns */
function verdicts(words, players, returns) {
  const lines = [];
  for (const [sign, key] of /** @type {[number, string][]} */ ([[1, "result-won"], [0, "result-drawn"], [-1, "result-lost"]])) {
    const seats = players.filter((player) => Math.sign(returns[player.seat]) === sign);
    if (!seats.length || (sign < 0 && lines.length)) continue;
    const names = words.list(seats.map((player) => player.name));
    lines.push({ key, text: words.say(key, { count: seats.length, names }), seats });
  }
  return lines;
}

/** One line for each side that somebody was on. @param {Words} words @param {Player[]} players
 *  @param {string[]} sides of each seat */
function teams(words, players, sides) {
  return [...new Set(sides)].filter(Boolean).map((side) => {
    const names = words.list(players.filter((player) => sides[player.seat] === side).map((player) => player.name));
    return { side, text: capital(words.say("result-side", { side: ["side", side], names })) };
  });
}

/**
 * @param {{position: import("./types.js").Position, events: import("./types.js").GameEvent[],
 *          players: Player[], me: number, words: Words, openRule: (rule: string) => void,
 *          board?: import("./boards.js").BoardModule|null, children?: any}} props
 *   the board says what of the end it tells itself (docs/BOARDS.md)
 */
export function Result({ position, events, players, me, words, openRule, board, children }) {
  const [open, setOpen] = useState(false);
  useEscape(open && narrow.value, () => setOpen(false));
  useEffect(() => void words.fetchPart("end"), [words]);
  const { ending = [], sides: drawn = false } = board ?? {};
  if (!position.over || !position.returns) return null;
  const own = me >= 0 ? Math.sign(position.returns[me]) : null;
  const head = own === null ? "result-title" : own > 0 ? "web-you-won" : own === 0 ? "web-you-drew" : "web-you-lost";
  const honour = own === null ? position.returns.some((each) => each > 0) : own > 0; // nobody is mocked with a cup
  const told = events.filter((event) => ending.includes(event.key));
  const accounts = accountsOf(position, events, players, board ?? {}, (side) => capital(words.say(`side-${side}`)));
  const shown = open || !narrow.value;
  return html`<section class=${`result no-pan ${own !== null && own > 0 ? "won" : ""}`} aria-label=${words.say("result-title")} tabindex="-1">
    <header><${Icon} name=${honour ? "trophy" : "moon"} size=${narrow.value ? 30 : 40} /><div><h2>${words.say(head)}</h2>
      ${verdicts(words, players, position.returns).map(({ key, text }) => html`<p key=${key}>${text}</p>`)}
      ${!drawn && position.sides && html`<ul class="result-sides">${teams(words, players, position.sides).map(({ side, text }) => html`<li key=${side}>${text}</li>`)}</ul>`}</div></header>
    ${shown && html`<div class="result-body" tabindex="0" role="group" aria-label=${words.say("web-scores-explained")}>
      ${told.length > 0 && html`<details class="scores" open><summary><span class="name">${words.say("web-how-it-ended")}</span></summary>
        <ol>${told.map((event) => html`<li key=${event.n}><span>${words.event(event)} ${event.rule && html`<${RuleChip} rule=${event.rule} open=${openRule} />`}</span></li>`)}</ol></details>`}
      ${accounts.length > 0 && html`<ol class="ranking">${accounts.map((account) => html`<li key=${account.key}>
        <${Scores} account=${account} words=${words} openRule=${openRule} rest=${fromStart(accounts) ? "web-end-start" : "web-end-other"} /></li>`)}</ol>`}
      ${accounts.some((each) => each.events.length > 1) && html`<${Graph} accounts=${accounts} count=${events.length} words=${words} />`}
    </div>`}
    <footer>${children}
      ${narrow.value && html`<button type="button" class="action quiet result-more" aria-expanded=${open} onClick=${() => setOpen(!open)}>${open ? words.say("web-close") : words.coming("web-end-more")}</button>`}</footer>
  </section>`;
}

/** Where the points of an account come from; they add up. @param {{account: import("./accounts.js").Account, words: Words,
 *  openRule: (rule: string) => void, rest: string}} props  `rest`: what to call those that no event tells of */
function Scores({ account, words, openRule, rest }) {
  const { player, events } = account;
  const line = (/** @type {string|number} */ key, /** @type {number} */ points, /** @type {any} */ text) => html`<li key=${key}>
    <b class=${points < 0 ? "minus" : ""}>${SIGNED([points])}</b><span>${text}</span></li>`;
  return html`<details class="scores"><summary>${player && html`<${Badge} player=${player} size=${28} />`}<span class="name">${account.name}</span>
      <b class="score" aria-label=${words.say("web-points", { points: account.total })}>${PLAIN([account.total])}</b></summary>
    <ul>${account.rest > 0 && rest === "web-end-start" && line("rest", account.rest, words.coming(rest))}
    ${events.map((event) => line(event.n, pointsOf(event), html`${words.event(event)} ${event.rule && html`<${RuleChip} rule=${event.rule} open=${openRule} />`}`))}
    ${account.rest !== 0 && rest !== "web-end-start" && line("rest", account.rest, words.coming(rest))}
    ${events.length === 0 && account.rest === 0 && html`<li><span>${words.say("web-no-points")}</span></li>`}</ul>
  </details>`;
}
