/** The end: who has won, and where every point came from. */
import { html, useState } from "./html.js";
import { Badge } from "./seats.js";
import { Icon, RuleChip } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Player} Player */

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
    const line = words.say("result-side", { side: ["side", side], names });
    return { side, text: line.charAt(0).toUpperCase() + line.slice(1) }; // a side is named as inside a sentence
  });
}

/**
 * @param {{position: import("./types.js").Position, events: import("./types.js").GameEvent[],
 *          players: Player[], me: number, words: Words, openRule: (rule: string) => void,
 *          board?: import("./boards.js").BoardModule|null, children?: any}} props
 *   the board says what of the end it tells itself (docs/BOARDS.md)
 */
export function Result({ position, events, players, me, words, openRule, board, children }) {
  const [open, setOpen] = useState(true);
  const { totals = [], ending = [], sides: drawn = false } = board ?? {};
  if (!position.over || !position.returns) return null;
  const own = me >= 0 ? Math.sign(position.returns[me]) : null;
  const head = own === null ? "result-title" : own > 0 ? "web-you-won" : own === 0 ? "web-you-drew" : "web-you-lost";
  const scores = position.view?.players;
  const scored = events.filter((event) =>
    typeof event.values.points === "number" && event.values.points !== 0 && !totals.includes(event.key));
  const told = events.filter((event) => ending.includes(event.key));
  const bySeat = Array.isArray(scores) && scores.every((each) => typeof each.score === "number");
  const ranking = bySeat
    ? [...players].sort((a, b) => scores[b.seat].score - scores[a.seat].score)
    : [];
  if (!open) {
    return html`<button type="button" class="action result-again no-pan" onClick=${() => setOpen(true)}>
      <${Icon} name="trophy" />${words.say("result-title")}</button>`;
  }
  return html`<section class=${`result no-pan ${own !== null && own > 0 ? "won" : ""}`} aria-label=${words.say("result-title")}>
    <header><${Icon} name="trophy" size=${40} /><div><h2>${words.say(head)}</h2>
      ${verdicts(words, players, position.returns).map(({ key, text }) => html`<p key=${key}>${text}</p>`)}
      ${!drawn && position.sides && html`<ul class="result-sides">${teams(words, players, position.sides).map(({ side, text }) => html`<li key=${side}>${text}</li>`)}</ul>`}</div></header>
    <div class="result-body" tabindex="0">${told.length > 0 && html`<details class="scores told" open><summary><span class="name">${words.say("web-how-it-ended")}</span></summary>
      <ol>${told.map((event) => html`<li key=${event.n}><span>${words.event(event)} ${event.rule && html`<${RuleChip} rule=${event.rule} open=${openRule} />`}</span></li>`)}</ol></details>`}
    ${bySeat
      ? html`<ol class="ranking">${ranking.map((player) => html`<li key=${player.seat}>
          <${Scores} title=${html`<${Badge} player=${player} size=${28} /><span class="name">${player.name}</span><b class="score">${scores[player.seat].score}</b>`}
            events=${scored.filter((event) => seatOf(event) === player.seat)} words=${words} openRule=${openRule} /></li>`)}</ol>`
      : scored.length > 0 && html`<${Scores} title=${html`<span class="name">${words.say("web-scores-explained")}</span>`} events=${scored} words=${words} openRule=${openRule} open />`}</div>
    <footer>${children}
      <button type="button" class="action quiet" onClick=${() => setOpen(false)}>${words.say("web-look-at-board")}</button></footer>
  </section>`;
}

/** @param {import("./types.js").GameEvent} event */
function seatOf(event) {
  const value = event.values.seat;
  return Array.isArray(value) ? Number(value[1]) : -1;
}

/** @param {any} props */
function Scores({ title, events, words, openRule, open = false }) {
  return html`<details class="scores" open=${open}><summary>${title}</summary>
    <ul>${events.map((/** @type {any} */ event) => html`<li key=${event.n}><b class=${event.values.points < 0 ? "minus" : ""}>${event.values.points > 0 ? "+" : ""}${event.values.points}</b>
      <span>${words.event(event)} ${event.rule && html`<${RuleChip} rule=${event.rule} open=${openRule} />`}</span></li>`)}
    ${events.length === 0 && html`<li><span>${words.say("web-no-points")}</span></li>`}</ul>
  </details>`;
}
