/** For the host of the server: devices that are kept out, and what was done to tables and people. */
import { html, useEffect, useState } from "./html.js";
import { moment } from "./admin-tables.js";
import { tried } from "./ui.js";

const PAGE = 50; // lines in one answer

/** @typedef {import("./words.js").Words} Words @typedef {import("./admin.js").Desk} Desk */

/** @param {{desk: Desk, words: Words}} props */
export function Banned({ desk, words }) {
  const [list, setList] = useState(/** @type {any[]|null} */ (null));
  const look = () => tried(desk.get("banned"), words).then((found) => found && setList(found));
  useEffect(() => void look(), [desk]);
  const lift = (/** @type {string} */ device) => tried(desk.post("unban", { device }), words).then(look);
  return html`<p class="hint">${words.say("web-admin-banned-help")}</p>
    ${list?.length === 0 && html`<p>${words.say("web-admin-banned-none")}</p>`}
    <ul class="admin-list">${(list ?? []).map(({ device, at }) => html`<li class="table-row" key=${device}>
      <span class="row-text"><b>${device}</b><small>${moment(at, words.lang)}</small></span>
      <button type="button" class="action small" onClick=${() => lift(device)}>${words.say("web-admin-unban")}</button></li>`)}</ul>`;
}

/** The newest lines, and older ones on demand. @param {{desk: Desk, words: Words}} props */
export function Audit({ desk, words }) {
  const [lines, setLines] = useState(/** @type {any[]} */ ([]));
  const [more, setMore] = useState(false);
  const look = async (/** @type {any[]} */ before) => {
    const found = await tried(desk.get(`audit?before=${before.at(-1)?.n ?? 0}`), words);
    if (!found) return;
    setMore(found.length >= PAGE);
    setLines(before.concat(found));
  };
  useEffect(() => void look([]), [desk]);
  return html`<p class="hint">${words.say("web-admin-audit-help")}</p>
    <div class="admin-audit" tabindex="0" role="region" aria-label=${words.say("web-admin-audit")}><table><thead><tr>
      ${["when", "what", "table", "seat", "device"].map((name) => html`<th key=${name} scope="col">${words.say(`web-admin-${name}`)}</th>`)}</tr></thead>
      <tbody>${lines.map((line) => html`<tr key=${line.n}><td>${moment(line.at, words.lang)}</td>
        <td>${words.say(`web-audit-${line.what}`)}</td><td>${line.table}</td><td>${line.seat < 0 ? "" : line.seat + 1}</td><td>${line.device}</td></tr>`)}</tbody></table></div>
    ${more && html`<button type="button" class="action quiet" onClick=${() => look(lines)}>${words.say("web-admin-older")}</button>`}`;
}
