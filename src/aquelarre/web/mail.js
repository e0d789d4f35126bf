/** Mails, on the page of my devices: where they go, the link that confirms an address, the one that ends them. Fetched with that page. */
import { html, useEffect, useState } from "./html.js";
import { get, post } from "./api.js";
import { Quiet, quietHours, zoneHere } from "./calls.js";
import { lang } from "./prefs.js";
import { notify, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{possible: boolean, address: string, confirmed: boolean}} Found */

/** The code of a mail in the address of the page. Fragments are never sent. */
function codeHere() {
  const [, what = "", code = ""] = /^#(mail|stop)=([\w-]+)$/.exec(location.hash) ?? [];
  if (code) history.replaceState(null, "", location.pathname);
  return { what, code };
}

/** @param {{words: Words}} props */
export function Mails({ words }) {
  const [found, setFound] = useState(/** @type {Found|null} */ (null));
  const [address, setAddress] = useState("");
  const [given, setGiven] = useState(codeHere);
  const look = () => get("/api/mail").then(setFound, () => setFound(null));
  useEffect(() => void look(), []);
  useEffect(() => void ["mail", "calls"].forEach(words.fetchPart), [words]);
  if (!found || !words.has("web-mail-title")) return null;
  const say = (/** @type {string} */ key, /** @type {any} */ values = {}) => words.say(`web-mail-${key}`, values);
  /** @param {string} path @param {any} body @param {string} told */
  const send = async (path, body, told) => {
    const done = await tried(post(path, body).then(() => true), words);
    if (done && told) notify(say(told));
    if (done) setGiven({ what: "", code: "" });
    await look();
  };
  const ask = (/** @type {Event} */ event) => {
    event.preventDefault();
    send("/api/mail", { address: address.trim(), lang: lang.value, zone: zoneHere(), quiet: quietHours() }, "");
  };
  const off = () => send("/api/mail", {}, "gone");
  if (given.code) {
    const stops = given.what === "stop";
    return html`<section class="card mails"><h2>${say("title")}</h2><p>${say(stops ? "stop" : "confirm")}</p>
      <button type="button" class="action confirm" onClick=${() => send(stops ? "/api/mail/stop" : "/api/mail/confirm", { code: given.code }, stops ? "gone" : "confirmed")}>
        ${say(stops ? "off" : "confirm-do")}</button></section>`;
  }
  return html`<section class="card mails"><h2>${say("title")}</h2>
    ${!found.possible && !found.address ? html`<p class="hint">${say("none")}</p>`
      : found.address ? html`<p role="status">${say(found.confirmed ? "on" : "asked", { address: found.address })}</p>
        ${found.confirmed && words.has("web-calls-quiet") && html`<div class="mails-quiet"><${Quiet} words=${words} /></div>`}
        <button type="button" class="action quiet" onClick=${off}>${say("off")}</button>`
        : html`<p>${say("help")}</p><form class="row" onSubmit=${ask}><label class="field"><span>${say("address")}</span>
            <input type="email" required maxlength="254" autocomplete="email" value=${address} onInput=${(/** @type {any} */ { target }) => setAddress(target.value)} /></label>
            <button type="submit" class="action confirm">${say("ask")}</button></form>`}</section>`;
}
