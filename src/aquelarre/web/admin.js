/** For the host of the server: how it is doing, its tables, who is kept out, and what was done.
 *  Behind a token, which this page forgets when it is closed. */
import { html, useEffect, useState } from "./html.js";
import { get, post } from "./api.js";
import { Audit, Banned } from "./admin-audit.js";
import { Tables } from "./admin-tables.js";
import { Icon, Notices, Switches } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {{get: (path: string) => Promise<any>, post: (path: string, body?: any) => Promise<any>}} Desk */

const PARTS = ["tables", "banned", "audit"];

/** Requests with the token. @param {string} token @returns {Desk} */
function deskOf(token) {
  const headers = { Authorization: `Bearer ${token}` };
  return {
    get: (path) => get(`/api-admin/${path}`, headers),
    post: (path, body = {}) => post(`/api-admin/${path}`, body, headers),
  };
}

export function AdminPage() {
  const words = wordsOf();
  const [desk, setDesk] = useState(/** @type {Desk|null} */ (null));
  const [part, setPart] = useState("tables");
  useEffect(() => void words?.fetchPart("admin"), [words]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-admin")} · Aquelarre`;
  }, [words]);
  if (!words?.has("web-admin-help")) return html`<p class="loading" role="status">…</p>`;
  return html`<div class="page admin">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <${Switches} words=${words} /></header>
    <main><h1>${words.say("web-admin")}</h1>
      ${!desk && html`<${Enter} words=${words} enter=${setDesk} />`}
      ${desk && html`<nav class="row admin-parts">${PARTS.map((name) => html`<button type="button" key=${name} class="action"
          aria-pressed=${String(part === name)} onClick=${() => setPart(name)}>${words.say(`web-admin-${name}`)}</button>`)}</nav>`}
      ${desk && part === "tables" && html`<${Tables} desk=${desk} words=${words} />`}
      ${desk && part === "banned" && html`<${Banned} desk=${desk} words=${words} />`}
      ${desk && part === "audit" && html`<${Audit} desk=${desk} words=${words} />`}
    </main>
    <${Notices} words=${words} />
  </div>`;
}

/** The token is tried before anything is shown. @param {{words: import("./words.js").Words, enter: (desk: Desk) => void}} props */
function Enter({ words, enter }) {
  const [wish, setWish] = useState("");
  const [said, setSaid] = useState("");
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const desk = deskOf(wish.trim());
    try {
      await desk.get("banned");
      enter(desk);
    } catch (problem) {
      const refusal = /** @type {any} */ (problem).refusal;
      setSaid(refusal.error === "error-not-yours" ? words.say("web-admin-refused") : words.refusal(refusal));
    }
  };
  return html`<form class="sit" onSubmit=${submit}><label class="field"><span>${words.say("web-admin-token")}</span>
      <input type="password" autocomplete="off" value=${wish} onInput=${(/** @type {any} */ event) => setWish(event.target.value)} /></label>
    <button type="submit" class="action confirm">${words.say("web-admin-open")}</button></form>
    <p class="hint" role="status">${said || words.say("web-admin-help")}</p>`;
}
