/** All tables of the server in pages, and one of them: what everybody there knows, its devices, what
 *  was said; and closing, deleting, taking lines away, keeping devices out. */
import { html, useEffect, useState } from "./html.js";
import { comingText } from "./comings.js";
import { namesOf } from "./seats.js";
import { Dialog, sure, tried } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./admin.js").Desk} Desk */

const LOOK_EVERY = 5000; // ms
const STATUSES = ["", "waiting", "playing", "paused", "finished", "closed"];

/** @param {number} at seconds @param {string} lang */
export const moment = (at, lang) => new Date(at * 1000).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });

/** @param {{desk: Desk, words: Words}} props */
export function Tables({ desk, words }) {
  const [search, setSearch] = useState("");
  const [status, setStatus] = useState("");
  const [from, setFrom] = useState(0);
  const [state, setState] = useState(/** @type {any} */ (null));
  const [open, setOpen] = useState("");
  const [moved, setMoved] = useState(0);
  useEffect(() => {
    let timer = 0;
    let here = true;
    const query = new URLSearchParams({ search, status, from: String(from) });
    const look = async () => {
      const found = await desk.get(`tables?${query}`).catch(() => null); // the next look may get through
      if (!here) return;
      if (found) setState(found);
      timer = setTimeout(look, LOOK_EVERY);
    };
    look();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [desk, search, status, from, moved]);
  if (!state) return html`<p class="loading" role="status">${words.say("web-loading")}</p>`;
  const chosen = (/** @type {(value: string) => void} */ set) => (/** @type {any} */ event) => (setFrom(0), set(event.target.value));
  const remove = async (/** @type {string} */ name) => {
    if ((await sure(words.say("web-admin-delete-sure"), words.say("web-admin-delete"))) && (await tried(desk.post(`tables/${encodeURIComponent(name)}/delete`), words))) setMoved(moved + 1);
  };
  const last = Math.min(state.total, state.from + state.page);
  return html`<dl class="settings admin-figures">${Object.entries(state.figures).map(([name, value]) => html`<div key=${name}>
      <dt>${words.has(`web-admin-${name}`) ? words.say(`web-admin-${name}`) : name}</dt>
      <dd>${Math.round(Number(value) * 1000) / 1000}</dd></div>`)}</dl>
    <div class="row admin-search">
      <label class="field"><span>${words.say("web-admin-search")}</span>
        <input type="search" value=${search} maxlength="80" onInput=${chosen(setSearch)} /></label>
      <label class="field"><span>${words.say("web-admin-status")}</span><select value=${status} onChange=${chosen(setStatus)}>
        ${STATUSES.map((each) => html`<option value=${each} key=${each}>${words.say(each ? `web-table-${each}` : "web-admin-any")}</option>`)}</select></label>
    </div>
    <ul class="admin-list">${state.tables.map((/** @type {any} */ table) => html`<${Row} key=${table.table} table=${table} words=${words}
      open=${() => setOpen(table.table)} />`)}
      ${state.unreadable.map((/** @type {any} */ table) => html`<li class="table-row" key=${table.table}><span class="row-text"><b>${table.table}</b>
        <small>${words.say("web-admin-used", { time: moment(table.used, words.lang) })}</small></span>
        <span class="tag">${words.say("web-table-unreadable")}</span>
        <button type="button" class="action small danger" onClick=${() => remove(table.table)}>${words.say("web-admin-delete")}</button></li>`)}</ul>
    <div class="row admin-pages"><span role="status">${words.say("web-admin-range", { first: state.total ? state.from + 1 : 0, last, total: state.total })}</span>
      <button type="button" class="action small quiet" disabled=${state.from === 0} onClick=${() => setFrom(Math.max(0, from - state.page))}>${words.say("web-admin-newer")}</button>
      <button type="button" class="action small quiet" disabled=${last >= state.total} onClick=${() => setFrom(from + state.page)}>${words.say("web-admin-older")}</button></div>
    ${open && html`<${One} desk=${desk} words=${words} name=${open} close=${() => (setOpen(""), setMoved(moved + 1))} />`}`;
}

/** @param {{table: any, words: Words, open: () => void}} props */
function Row({ table, words, open }) {
  const title = briefly(table.game)?.say("game-title") ?? table.game;
  const names = namesOf(table, words).filter((_, seat) => !table.people[seat].free || table.people[seat].bot);
  const free = table.people.filter((/** @type {any} */ person) => person.free).length;
  return html`<li class="table-row"><span class="row-text"><b>${title}</b>
      <small>${[...names, free && words.say("web-free-count", { count: free })].filter(Boolean).join(", ")}</small>
      <small>${table.table} · ${words.say("web-admin-used", { time: moment(table.used, words.lang) })}</small></span>
    <span class=${`tag ${table.status}`}>${words.say(`web-table-${table.status}`)}</span>
    <button type="button" class="action small" onClick=${open}>${words.say("web-look")}</button></li>`;
}

/** @typedef {{seat: number, device: string, now: boolean}} Holder
 *  @param {Holder[]} holders @returns {[string, Holder[]][]} */
function byDevice(holders) {
  const found = /** @type {Map<string, Holder[]>} */ (new Map());
  for (const each of [...holders].sort((a, b) => Number(b.now) - Number(a.now))) found.set(each.device, [...(found.get(each.device) ?? []), each]);
  return [...found];
}

/** Who had a seat before does not bear the name of who has it now.
 *  @param {number} seat @param {boolean} now @param {string[]} names @param {Words} words */
function roleOf(seat, now, names, words) {
  if (seat < 0) return words.say("web-admin-host");
  return now ? names[seat] : words.say("web-admin-earlier", { number: String(seat + 1) });
}

/** One table. @param {{desk: Desk, words: Words, name: string, close: () => void}} props */
function One({ desk, words, name, close }) {
  const [table, setTable] = useState(/** @type {any} */ (null));
  const look = () => tried(desk.get(`tables/${name}`), words).then((found) => (found ? setTable(found) : close()));
  useEffect(() => void look(), [name]);
  if (!table) return null;
  const title = briefly(table.game)?.say("game-title") ?? table.game;
  const names = namesOf(table, words);
  const does = (/** @type {string} */ path, /** @type {any} */ body, /** @type {string} */ deed, after = look) => async () => {
    if (!(await sure(words.say(`${deed}-sure`), words.say(deed)))) return;
    if (await tried(desk.post(path, body), words)) await after();
  };
  const running = ["playing", "paused"].includes(table.status);
  const gone = async () => close();
  return html`<${Dialog} title=${`${title} · ${words.say(`web-table-${table.status}`)}`} close=${close} words=${words} wide class="admin-one">
    <p class="hint">${table.table} · ${moment(table.created, words.lang)} · ${words.say("web-admin-answered", { count: table.answers })}</p>
    <div class="row"><a class="action small" href=${`/${table.status === "finished" ? "r" : "t"}/${name}`}>${words.say("web-admin-watch")}</a>
      ${running && html`<button type="button" class="action small" onClick=${does(`tables/${name}/close`, {}, "web-admin-close")}>${words.say("web-admin-close")}</button>`}
      <button type="button" class="action small danger" onClick=${does(`tables/${name}/delete`, {}, "web-admin-delete", gone)}>${words.say("web-admin-delete")}</button></div>
    <h3>${words.say("web-players")}</h3>
    <ul>${byDevice(table.devices).map(([device, seats]) => html`<li class="table-row" key=${device}>
      <span class="row-text"><b>${seats.map(({ seat, now }) => roleOf(seat, now, names, words)).join(" · ")}</b><small>${device}</small></span>
      <button type="button" class="action small quiet" onClick=${does("ban", { device }, "web-admin-ban")}>${words.say("web-admin-ban")}</button></li>`)}</ul>
    ${table.comings.length > 0 && html`<ul class="admin-comings">${table.comings.map((/** @type {any} */ line) => html`<li key=${line.n}>
      <small>${moment(line.at, words.lang)}</small> ${comingText(line, words)}</li>`)}</ul>`}
    <h3>${words.say("web-chat")}</h3>
    ${table.chat.length === 0 && html`<p class="hint">${words.say("web-chat-empty")}</p>`}
    <ul>${table.chat.map((/** @type {any} */ line) => html`<li class="table-row" key=${line.n}>
      <span class="row-text"><small>${line.name} · ${moment(line.at, words.lang)}</small>
        <span>${line.text ?? html`<i>${words.say("web-admin-whispered")}</i>`}</span></span>
      <button type="button" class="action small quiet" onClick=${does(`tables/${name}/chat`, { n: line.n }, "web-admin-line")}>${words.say("web-admin-line")}</button></li>`)}</ul>
  <//>`;
}
