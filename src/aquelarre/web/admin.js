/** For the host of the server: how it is doing, and its tables. Behind a token. */
import { html, useEffect, useState } from "./html.js";
import { Icon, Switches } from "./ui.js";
import { words as wordsOf } from "./words.js";

const LOOK_EVERY = 5000; // ms

export function AdminPage() {
  const words = wordsOf();
  const [token, setToken] = useState("");
  const [wish, setWish] = useState("");
  const [state, setState] = useState(/** @type {any} */ (null));
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (!token) return undefined;
    let timer = 0;
    const look = async () => {
      const answer = await fetch("/api-admin/tables", { headers: { Authorization: `Bearer ${token}` } }).catch(() => null);
      if (answer && !answer.ok) {
        setRefused(true);
        setToken("");
        return;
      }
      if (answer) setState(await answer.json());
      timer = setTimeout(look, LOOK_EVERY);
    };
    look();
    return () => clearTimeout(timer);
  }, [token]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-admin")} · Aquelarre`;
  }, [words]);
  if (!words) return html`<p class="loading" role="status">…</p>`;
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    setRefused(false);
    setToken(wish.trim());
  };
  return html`<div class="page admin">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <${Switches} words=${words} /></header>
    <main><h1>${words.say("web-admin")}</h1>
      ${!state && html`<form class="sit" onSubmit=${enter}><label class="field"><span>${words.say("web-admin-token")}</span>
          <input type="password" autocomplete="off" value=${wish} onInput=${(/** @type {any} */ event) => setWish(event.target.value)} /></label>
        <button type="submit" class="action confirm">${words.say("web-admin-open")}</button></form>
        <p class="hint" role="status">${words.say(refused ? "web-admin-refused" : "web-admin-help")}</p>`}
      ${state && html`<dl class="settings">${Object.entries(state.figures).map(([name, value]) => html`<div key=${name}>
          <dt>${words.has(`web-admin-${name}`) ? words.say(`web-admin-${name}`) : name}</dt>
          <dd>${Math.round(Number(value) * 1000) / 1000}</dd></div>`)}</dl>
        <h2>${words.say("web-admin-tables")}</h2>
        <ul>${state.tables.map((/** @type {any} */ table) => html`<li class="table-row" key=${table.table}>
          <span class="row-text"><b>${table.game}</b><small>${table.table} · ${table.people.map((/** @type {any} */ person) => person.name || person.bot || "–").join(", ")}</small></span>
          <span class=${`tag ${table.status}`}>${words.say(`web-table-${table.status}`)}</span></li>`)}</ul>`}
    </main>
  </div>`;
}
