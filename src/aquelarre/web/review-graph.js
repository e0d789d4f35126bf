/** The chances of a seat over the game, and what it believed: lines for who looks, tables for who listens. */
import { html } from "./html.js";
import { hundredths, signOf } from "./review-data.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./review-data.js").Review} Review
 *  @typedef {import("./review-data.js").Decision} Decision @typedef {import("./types.js").Player} Player */

const WIDTH = 340, HEIGHT = 170, LEFT = 34, RIGHT = 12, TOP = 18, BOTTOM = 22;
export const DASHES = ["", "7 3", "2 3", "9 3 2 3", "4 2", "12 4", "1 2"]; // colour alone is no sign

/** A turning point by its place. @param {number} place */
export const letterOf = (place) => "ABCDEFGHIJ"[place];

/** From steps and thousandths to places on the paper. @param {number} last the last step */
export function paper(last) {
  const x = (/** @type {number} */ step) => LEFT + ((WIDTH - LEFT - RIGHT) * step) / Math.max(last, 1);
  const y = (/** @type {number} */ share) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - share / 1000);
  return { x, y };
}

/** The line through some points; a gap where there is none. @param {[number, number|null][]} points @param {{x: any, y: any}} where */
export function lineOf(points, { x, y }) {
  let pen = "M";
  return points.map(([step, share]) => {
    if (share === null) {
      pen = "M";
      return "";
    }
    const drawn = `${pen}${x(step).toFixed(1)} ${y(share).toFixed(1)}`;
    pen = "L";
    return drawn;
  }).join("");
}

/** The paper with its marks. @param {{label: string, last: number, words: Words, children: any}} props */
export function Paper({ label, last, words, children }) {
  const { y } = paper(last);
  return html`<svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${label}>
    ${[0, 250, 500, 750, 1000].map((share) => html`<g key=${share} class="graph-mark"><line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(share)} y2=${y(share)} />
      ${share % 500 === 0 && html`<text x=${LEFT - 5} y=${y(share) + 4} text-anchor="end">${share / 10}</text>`}</g>`)}
    <text class="graph-end" x=${LEFT} y=${HEIGHT - 4}>${words.coming("web-end-first")}</text>
    <text class="graph-end" x=${WIDTH - RIGHT} y=${HEIGHT - 4} text-anchor="end">${words.coming("web-end-last")}</text>
    ${children}</svg>`;
}

/** @param {{review: Review, words: Words, player: Player, step: number, look: (decision: Decision) => void}} props */
export function Curve({ review, words, player, step, look }) {
  const { decisions, turns } = review;
  const last = decisions.at(-1)?.step ?? 1;
  const where = paper(last);
  const title = words.say("web-review-curve");
  const said = words.say("web-review-curve-said", {
    from: String(hundredths(decisions[0].chance)), to: String(hundredths(decisions.at(-1)?.chance ?? 0)) });
  const path = lineOf(decisions.map((each) => [each.step, each.chance]), where);
  const at = (/** @type {Decision} */ { step: n, chance }) => ({ x: where.x(n), y: where.y(chance) });
  const now = Math.min(last, step + 1);
  return html`<figure class="graph review-curve"><figcaption>${title}</figcaption><p class="soft">${words.say("web-review-curve-how")}</p>
    <${Paper} label=${`${title}: ${said}`} last=${last} words=${words}>
      <line class="review-now" x1=${where.x(now)} x2=${where.x(now)} y1=${TOP} y2=${HEIGHT - BOTTOM} />
      <g class="graph-line" style=${{ "--line": player.colour }}><path class="graph-under" d=${path} /><path d=${path} /></g>
      ${decisions.filter((each) => each.verdict !== "good").map((each) => html`<g key=${each.step} class=${`review-dot ${each.verdict}`} onClick=${() => look(each)}>
        <circle cx=${at(each).x} cy=${at(each).y} r="4.5" /></g>`)}
      ${turns.map((turn, place) => {
        const decision = decisions.find((each) => each.step === turn.step);
        if (!decision) return null;
        const { x, y } = at(decision);
        const up = y > TOP + 16;
        return html`<g key=${turn.step} class="review-letter" onClick=${() => look(decision)}><circle cx=${x} cy=${up ? y - 15 : y + 15} r="9" />
          <text x=${x} y=${(up ? y - 15 : y + 15) + 4.5} text-anchor="middle">${letterOf(place)}</text></g>`;
      })}
    <//>
    <details class="graph-table"><summary>${words.coming("web-end-table")}</summary>
      <table><caption class="hidden">${title}</caption><thead><tr><th scope="col">${words.say("web-review-when")}</th>
        <th scope="col">${words.say("web-review-chances")}</th><th scope="col">${words.say("web-review-verdict")}</th></tr></thead>
      <tbody>${decisions.map((each) => html`<tr key=${each.step}><th scope="row">${each.step}</th><td>${hundredths(each.chance)}</td>
        <td><span aria-hidden="true">${signOf(each.verdict)} </span>${words.say(`web-review-${each.verdict}`)}</td></tr>`)}</tbody></table></details>
  </figure>`;
}
