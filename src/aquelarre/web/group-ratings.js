/** How strong the members of a group have been, by title and kind of table, and how sure that is. */
import { html, useEffect, useState } from "./html.js";
import { get } from "./api.js";
import { called } from "./group-games.js";
import { briefly } from "./words.js";

/** @typedef {import("./group.js").Shown} Shown @typedef {import("./words.js").Words} Words
 *  @typedef {{member: number, bot: string, name: string, points: number, low: number, high: number, games: number, provisional: boolean}} Rating
 *  @typedef {{game: string, kind: string, games: number, ratings: Rating[]}} Table */

/** @param {Shown} props */
export function Ratings({ group, words }) {
  const [found, setFound] = useState(/** @type {{installed: boolean, tables: Table[]}|null} */ (null));
  useEffect(() => void get(`/api/groups/${encodeURIComponent(group.group)}/ratings`).then(setFound, () => {}), [group]);
  if (!found) return null;
  return html`<section class="group-ratings"><h2>${words.say("web-group-ratings")}</h2>
    ${!found.installed ? html`<p class="hint">${words.say("web-group-no-extra")}</p>`
      : found.tables.length === 0 ? html`<p class="hint">${words.say("web-group-no-ratings")}</p>`
      : html`<p class="hint">${words.say("web-group-ratings-help")}</p><div class="group-rated">${found.tables.map((table) => html`<${One} key=${`${table.game} ${table.kind}`} table=${table} words=${words} />`)}</div>`}</section>`;
}

/** @param {{table: Table, words: Words}} props */
function One({ table, words }) {
  const least = Math.min(...table.ratings.map(({ low }) => low));
  const wide = Math.max(...table.ratings.map(({ high }) => high)) - least || 1;
  const share = (/** @type {number} */ points) => (100 * (points - least)) / wide;
  return html`<table><caption>${briefly(table.game)?.say("game-title") ?? table.game} <small>${words.say(`web-group-kind-${table.kind}`)} · ${words.say("web-group-games-count", { count: table.games })}</small></caption>
    <thead><tr><th scope="col">${words.say("web-group-who")}</th><th scope="col">${words.say("web-group-points")}</th><th scope="col">${words.say("web-group-range")}</th><th scope="col">${words.say("web-group-played")}</th></tr></thead>
    <tbody>${table.ratings.map((one) => html`<tr key=${`${one.member} ${one.bot}`}><th scope="row">${called(one, words)}${one.provisional && html` <small class="tag">${words.say("web-group-provisional")}</small>`}
        <svg class="group-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="whole" width="100" height="6" /><rect class="range" x=${share(one.low)} width=${share(one.high) - share(one.low)} height="6" /><rect class="middle" x=${Math.max(0, share(one.points) - 0.6)} width="1.2" height="6" /></svg></th>
      <td>${one.points}</td><td>${one.low}–${one.high}</td><td>${one.games}</td></tr>`)}</tbody></table>`;
}
