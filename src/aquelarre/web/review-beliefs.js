/** In games of sides: whom a seat had to take for what, how that changed, and what had happened in between. */
import { html, useState } from "./html.js";
import { at, get } from "./api.js";
import { believed, between, hundredths, moments } from "./review-data.js";
import { DASHES, lineOf, Paper, paper } from "./review-graph.js";
import { RuleChip } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./review-data.js").Review} Review
 *  @typedef {import("./review-data.js").Decision} Decision @typedef {import("./types.js").Player} Player
 *  @typedef {import("./review-data.js").Moment} Moment @typedef {import("./types.js").GameEvent} GameEvent */

const MOST = 40; // steps that come with one request

/** @param {{review: Review, table: string, words: Words, players: Player[], openRule: (rule: string) => void,
 *           look: (decision: Decision) => void}} props */
export function Beliefs({ review, table, words, players, openRule, look }) {
  const [side, setSide] = useState(0);
  const { decisions, seat, sides } = review;
  const last = decisions.at(-1)?.step ?? 1;
  const others = players.filter((player) => player.seat !== seat);
  const lines = others.map((player) => ({ player, shares: believed(decisions, player.seat, side) }));
  const one = words.oneOf(sides[side]);
  const title = words.say("web-review-beliefs", { side: one });
  const now = (/** @type {(number|null)[]} */ shares) => shares.at(-1) ?? null;
  const said = words.list(lines.map(({ player, shares }) => `${player.name} ${percent(now(shares))}`));
  const changes = moments(review, side);
  const where = paper(last);
  return html`<figure class="graph review-beliefs"><figcaption>${title}</figcaption>
    <p class="soft">${words.say("web-review-beliefs-how")}</p>
    ${sides.length > 2 && html`<label class="field inline"><span>${words.say("web-review-side")}</span>
      <select value=${side} onChange=${(/** @type {any} */ event) => setSide(Number(event.target.value))}>
        ${sides.map((each, place) => html`<option value=${place} key=${each}>${words.say(`side-${each}`)}</option>`)}</select></label>`}
    <${Paper} label=${`${title}: ${said}`} last=${last} words=${words}>
      ${lines.map(({ player, shares }) => {
        const path = lineOf(decisions.map((each, place) => [each.step, shares[place]]), where);
        return html`<g key=${player.seat} class="graph-line" style=${{ "--line": player.colour }}>
          <path class="graph-under" d=${path} /><path d=${path} stroke-dasharray=${DASHES[player.seat % DASHES.length]} /></g>`;
      })}<//>
    <ul class="graph-key">${lines.map(({ player, shares }) => html`<li key=${player.seat} style=${{ "--line": player.colour }}>
      <svg width="30" height="10" aria-hidden="true"><line x1="1" x2="29" y1="5" y2="5" stroke-dasharray=${DASHES[player.seat % DASHES.length]} /></svg>
      ${player.name} ${percent(now(shares))}</li>`)}</ul>
    <details class="graph-table"><summary>${words.coming("web-end-table")}</summary>
      <table><caption class="hidden">${title}</caption><thead><tr><th scope="col">${words.say("web-review-when")}</th>
        ${lines.map(({ player }) => html`<th scope="col" key=${player.seat}>${player.name}</th>`)}</tr></thead>
      <tbody>${decisions.map((each, place) => html`<tr key=${each.step}><th scope="row">${each.step}</th>
        ${lines.map(({ player, shares }) => html`<td key=${player.seat}>${percent(shares[place])}</td>`)}</tr>`)}</tbody></table></details>
    ${changes.length > 0 && html`<h4>${words.say("web-review-changes")}</h4>
      <ol class="review-moments">${changes.map((moment) => html`<${Changed} key=${moment.to} ...${{ moment, table, seat, words, players, openRule }}
        look=${() => look(/** @type {Decision} */ (decisions.find((each) => each.step === moment.to)))} />`)}</ol>`}
  </figure>`;
}

/** @param {number|null} share */
const percent = (share) => (share === null ? "–" : `${hundredths(share)} %`);

/** One change of mind, and on request what had been told in between.
 *  @param {{moment: Moment, table: string, seat: number, words: Words, players: Player[], openRule: (rule: string) => void, look: () => void}} props */
function Changed({ moment, table, seat, words, players, openRule, look }) {
  const [events, setEvents] = useState(/** @type {GameEvent[]|null} */ (null));
  const [problem, setProblem] = useState("");
  const told = words.list(moment.changes.map((each) => words.say("web-review-change", {
    name: players[each.seat].name, before: String(hundredths(each.before)), after: String(hundredths(each.after)) })));
  const ask = (/** @type {any} */ event) => {
    if (!event.target.open || events) return;
    toldBetween(table, seat, moment).then(setEvents, (error) => setProblem(words.refusal(error.refusal)));
  };
  return html`<li><button type="button" class="review-turn" onClick=${look}><span>${words.say("web-review-between", {
      from: String(moment.from), to: String(moment.to) })} ${told}</span></button>
    <details onToggle=${ask}><summary>${words.say("web-review-what")}</summary>
      ${problem && html`<p role="alert">${problem}</p>`}
      ${!problem && !events && html`<p role="status">${words.say("web-loading")}</p>`}
      ${events && html`<ol class="review-log">${events.map((event) => html`<li key=${event.n}>${words.event(event)}
        ${event.rule && html` <${RuleChip} rule=${event.rule} open=${openRule} />`}</li>`)}</ol>`}</details></li>`;
}

/** What the seat was told from one decision to the next. @param {string} table @param {number} seat @param {Moment} moment
 *  @returns {Promise<GameEvent[]>} */
async function toldBetween(table, seat, { from, to }) {
  const frames = [];
  for (let first = from - 1; first < to - 1; first += MOST) {
    const answer = await get(at(table, `/replay?seat=${seat}&from=${first}&to=${Math.min(to - 1, first + MOST)}`));
    frames.push(...(frames.length ? answer.frames.slice(1) : answer.frames));
  }
  return between(frames);
}
