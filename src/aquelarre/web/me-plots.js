/** Results and thinking time over the games: drawn for who looks, tables for who listens. */
import { html } from "./html.js";
import { seconds } from "./me-words.js";
import { lang } from "./prefs.js";
import { course, median } from "./tally.js";
import { narrow } from "./ui.js";

/** @typedef {import("./diary.js").Played} Played @typedef {import("./words.js").Words} Words */

const HEIGHT = 190, LEFT = 48, RIGHT = 14, TOP = 14, BOTTOM = 26;
const MOST = 100; // games, the latest
const LAST = 10; // games make a share

/** @param {{games: Played[], words: Words, tell: import("./me-words.js").Teller}} props */
export function Plots({ games, words, tell }) {
  const all = course(games, LAST).slice(-MOST);
  if (all.length < 2) return null;
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const percent = (/** @type {number} */ share) => words.say("web-mine-percent", { share: Math.round(100 * share) });
  const timed = all.filter((each) => each.median !== null);
  const most = timed.length ? Math.max(10, ...timed.map((each) => Number(each.median))) : 10;
  const rows = (/** @type {typeof all} */ some, /** @type {(each: typeof all[0]) => any[]} */ cells) =>
    some.slice().reverse().map((each) => [date.format(each.game.at), tell.title(each.game.game), ...cells(each)]);
  const last = all[all.length - 1];
  return html`<div class="me-plots">
    <${Plot} name="results" words=${words} ends=${[all[0], last].map((each) => date.format(each.game.at))} marks=${[0, 0.5, 1].map((at) => [at, percent(at)])}
      points=${all.map((each) => ({ at: each.share, sign: each.game.result }))} label=${words.say("web-mine-plot-results-label", { count: all.length, share: Math.round(100 * last.share) })}
      head=${["date", "game", "result", "share"]} rows=${rows(all, (each) => [words.say(`web-mine-${each.game.result}`), percent(each.share)])} sheds />
    ${timed.length > 1 && html`<${Plot} name="times" words=${words} ends=${[timed[0], timed[timed.length - 1]].map((each) => date.format(each.game.at))}
      marks=${marksUpTo(most).map((at) => [at / most, seconds(words, at)])} points=${timed.map((each) => ({ at: Number(each.median) / most, sign: "time" }))}
      label=${words.say("web-mine-plot-times-label", { count: timed.length, time: seconds(words, median(timed.map((each) => Number(each.median))) ?? 0) })}
      head=${["date", "game", "time"]} rows=${rows(timed, (each) => [seconds(words, Number(each.median))])} />`}
  </div>`;
}

/** @param {{name: string, words: Words, ends: string[], marks: [number, string][], points: {at: number, sign: string}[], label: string, head: string[], rows: string[][],
 *    sheds?: boolean}} props  `sheds`: with what each sign means */
function Plot({ name, words, ends, marks, points, label, head, rows, sheds = false }) {
  const WIDTH = narrow.value ? 300 : 400; // so that letters keep their size
  const x = (/** @type {number} */ place) => LEFT + ((WIDTH - LEFT - RIGHT) * place) / Math.max(1, points.length - 1);
  const y = (/** @type {number} */ share) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - share);
  const title = words.say(`web-mine-plot-${name}`);
  return html`<figure class=${`card me-plot ${name}`}><figcaption>${title}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
      ${marks.map(([at, text]) => html`<g key=${text} class="me-mark"><line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(at)} y2=${y(at)} /><text x=${LEFT - 6} y=${y(at) + 4} text-anchor="end">${text}</text></g>`)}
      <text x=${LEFT} y=${HEIGHT - 6}>${ends[0]}</text><text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${ends[1]}</text>
      <path class="me-line" d=${points.map(({ at }, place) => `${place ? "L" : "M"}${x(place).toFixed(1)} ${y(at).toFixed(1)}`).join("")} />
      ${points.map(({ at, sign }, place) => html`<${Sign} key=${place} sign=${sign} x=${x(place)} y=${y(at)} />`)}
    </svg>
    ${sheds && html`<ul class="me-key">${["won", "drawn", "lost"].map((sign) => html`<li key=${sign}><svg width="16" height="16" aria-hidden="true"><${Sign} sign=${sign} x=${8} y=${8} /></svg>${words.say(`web-mine-${sign}`)}</li>`)}</ul>`}
    <details class="me-table"><summary>${words.say("web-mine-as-table")}</summary><table><caption class="hidden">${title}</caption>
      <thead><tr>${head.map((each) => html`<th scope="col" key=${each}>${words.say(`web-mine-head-${each}`)}</th>`)}</tr></thead>
      <tbody>${rows.map((cells, place) => html`<tr key=${place}>${cells.map((cell, column) => (column ? html`<td key=${column}>${cell}</td>` : html`<th scope="row" key=${column}>${cell}</th>`))}</tr>`)}</tbody></table></details>
  </figure>`;
}

/** Told apart by shape, too: a full dot, a square, a ring. @param {{sign: string, x: number, y: number}} props */
function Sign({ sign, x, y }) {
  if (sign === "drawn") return html`<rect class="me-sign drawn" x=${x - 4} y=${y - 4} width="8" height="8" />`;
  return html`<circle class=${`me-sign ${sign}`} cx=${x} cy=${y} r=${sign === "time" ? 3 : 4.5} />`;
}

/** A few round times up to one, in tenths of a second. @param {number} most */
function marksUpTo(most) {
  const step = [5, 10, 20, 50, 100, 150, 300, 600, 1200, 3000, 6000].find((each) => most / each <= 4) ?? 18_000;
  return [...Array(Math.floor(most / step) + 1).keys()].map((place) => place * step);
}
