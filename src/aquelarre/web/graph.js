/** The points over the game: lines for who looks, a table for who listens. */
import { html, useEffect } from "./html.js";
import { courses } from "./accounts.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./accounts.js").Account} Account */

const WIDTH = 320, HEIGHT = 150, LEFT = 26, RIGHT = 22, TOP = 8, BOTTOM = 20;
const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "12 4", "1 2"]; // colour alone is no sign
const ROWS = 8; // of the table

/** @param {{accounts: Account[], count: number, words: Words}} props */
export function Graph({ accounts, count, words }) {
  useEffect(() => void words.fetchPart("end"), [words]);
  const lines = courses(accounts, count);
  const all = lines.flatMap(({ steps }) => steps.map(({ points }) => points));
  const most = Math.max(...all, 1), least = Math.min(...all, 0);
  const x = (/** @type {number} */ n) => LEFT + ((WIDTH - LEFT - RIGHT) * n) / Math.max(count, 1);
  const y = (/** @type {number} */ points) => TOP + ((HEIGHT - TOP - BOTTOM) * (most - points)) / (most - least);
  const path = (/** @type {{n: number, points: number}[]} */ steps) =>
    steps.map(({ n, points }, place) => `${place ? `H${x(n).toFixed(1)}V` : `M${x(n).toFixed(1)} `}${y(points).toFixed(1)}`).join("");
  const after = (/** @type {{n: number, points: number}[]} */ steps, /** @type {number} */ n) => steps.filter((step) => step.n <= n).at(-1)?.points ?? 0;
  const rows = [...Array(ROWS + 1).keys()].map((row) => Math.round((count * row) / ROWS));
  const title = words.coming("web-end-graph");
  return html`<figure class="graph"><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${`${title}: ${words.list(accounts.map((each) => `${each.name} ${each.total}`))}`}>
      ${marksOf(least, most).map((points) => html`<g key=${points} class="graph-mark"><line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(points)} y2=${y(points)} />
        <text x=${LEFT - 5} y=${y(points) + 4} text-anchor="end">${points}</text></g>`)}
      <text class="graph-end" x=${LEFT} y=${HEIGHT - 4}>${words.coming("web-end-first")}</text>
      <text class="graph-end" x=${WIDTH - RIGHT} y=${HEIGHT - 4} text-anchor="end">${words.coming("web-end-last")}</text>
      ${lines.map(({ account, steps }) => html`<g key=${account.key} class="graph-line" style=${{ "--line": account.player?.colour ?? `var(--graph-${account.place})` }}>
        <path class="graph-under" d=${path(steps)} /><path d=${path(steps)} stroke-dasharray=${DASHES[account.place % DASHES.length]} />
        ${account.player && html`<svg x=${WIDTH - RIGHT + 3} y=${y(account.total) - 8} width="16" height="16" viewBox="0 0 24 24"><path class="graph-who" d=${account.player.path} />
          <text x="12" y="17" text-anchor="middle" fill=${account.player.ink}>${account.player.initial}</text></svg>`}</g>`)}
    </svg>
    <ul class="graph-key">${lines.map(({ account }) => html`<li key=${account.key} style=${{ "--line": account.player?.colour ?? `var(--graph-${account.place})` }}>
      <svg width="30" height="10" aria-hidden="true"><line x1="1" x2="29" y1="5" y2="5" stroke-dasharray=${DASHES[account.place % DASHES.length]} /></svg>${account.name}</li>`)}</ul>
    ${words.has("web-end-table") && html`<details class="graph-table"><summary>${words.coming("web-end-table")}</summary>
      <table><caption class="hidden">${title}</caption><thead><tr><th scope="col">${words.coming("web-end-when")}</th>
        ${lines.map(({ account }) => html`<th scope="col" key=${account.key}>${account.name}</th>`)}</tr></thead>
      <tbody>${rows.map((n, row) => html`<tr key=${row}><th scope="row">${Math.round((100 * row) / ROWS)} %</th>
        ${lines.map(({ account, steps }) => html`<td key=${account.key}>${row === ROWS ? account.total : after(steps, n)}</td>`)}</tr>`)}</tbody></table></details>`}
  </figure>`;
}

/** A few round numbers between two. @param {number} least @param {number} most */
function marksOf(least, most) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((each) => (most - least) / each <= 4) ?? 1000;
  const first = Math.ceil(least / step);
  return [...Array(Math.floor(most / step) - first + 1).keys()].map((place) => (first + place) * step);
}
