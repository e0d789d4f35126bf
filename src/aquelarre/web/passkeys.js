/** Passkeys on the page of my devices: made to keep one's seats, shown on another device, taken off. Fetched with that page. */
import { html, useEffect, useState } from "./html.js";
import { get, post } from "./api.js";
import { lang } from "./prefs.js";
import { Icon, notify, sure, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{passkey: string, name: string, at: number}} Kept
 *  @typedef {{possible: boolean, passkeys: Kept[]}} Found
 *  @typedef {{id: string, transports?: string[]}} Named */

/** As the server writes bytes. @param {ArrayBuffer|null|undefined} bytes */
const written = (bytes) => (bytes ? btoa(String.fromCharCode(...new Uint8Array(bytes))).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") : "");

/** @param {string} text */
const read = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));

/** Does this browser know passkeys, and may it use them here? */
const able = () => window.isSecureContext && "PublicKeyCredential" in window;

/** Have the browser make a passkey; what it says of it. @param {any} asked */
async function made(asked) {
  const options = {
    ...asked,
    challenge: read(asked.challenge),
    user: { ...asked.user, id: read(asked.user.id) },
    excludeCredentials: (asked.excludeCredentials ?? []).map((/** @type {Named} */ each) => ({ ...each, id: read(each.id) })),
  };
  const found = /** @type {any} */ (await navigator.credentials.create({ publicKey: options }));
  return {
    id: found.id,
    clientDataJSON: written(found.response.clientDataJSON),
    attestationObject: written(found.response.attestationObject),
  };
}

/** Have the browser show one; what it says of it. @param {any} asked */
async function shown(asked) {
  const options = { ...asked, challenge: read(asked.challenge), allowCredentials: [] };
  const found = /** @type {any} */ (await navigator.credentials.get({ publicKey: options }));
  return {
    id: found.id,
    clientDataJSON: written(found.response.clientDataJSON),
    authenticatorData: written(found.response.authenticatorData),
    signature: written(found.response.signature),
    userHandle: written(found.response.userHandle),
  };
}

/** @param {{words: Words, name: string, tables: number, look: () => Promise<void>}} props */
export function Passkeys({ words, name, tables, look }) {
  const [found, setFound] = useState(/** @type {Found|null} */ (null));
  const [busy, setBusy] = useState(false);
  const again = () => get("/api/passkeys").then(setFound, () => setFound({ possible: false, passkeys: [] }));
  useEffect(() => void again(), []);
  if (!found) return null;
  const say = (/** @type {string} */ key, /** @type {any} */ values = {}) => words.say(`web-devices-key${key}`, values);
  /** Ask the server, then the browser, then the server again. @param {string} ask @param {string} give
   *  @param {(asked: any) => Promise<any>} browser */
  const through = async (ask, give, browser) => {
    const asked = await tried(post(`/api/passkeys/${ask}`), words);
    if (!asked) return false;
    const credential = await browser(asked).catch(() => null);
    if (!credential) {
      notify(say("-failed"), { tone: "bad" });
      return false;
    }
    return tried(post(`/api/passkeys/${give}`, { credential, name }).then(() => true), words);
  };
  /** @param {() => Promise<any>} work @param {string} done */
  const once = async (work, done) => {
    if (busy) return;
    setBusy(true);
    if (await work()) notify(words.say(done));
    setBusy(false);
    await Promise.all([again(), look()]);
  };
  const make = () => once(() => through("new", "keep", made), "web-devices-key-kept");
  const show = () => once(async () => (await sure(words.say("web-devices-sure", { count: tables }), say("-show"))) && through("ask", "join", shown), "web-devices-done");
  const off = async (/** @type {Kept} */ each) => {
    const called = { name: each.name || say("-unnamed") };
    if (!(await sure(say("-off-sure", called), say("-off", called)))) return;
    await tried(post("/api/passkeys/off", { passkey: each.passkey }), words);
    await again();
  };
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  return html`<section class="card passkeys"><h2>${say("")}</h2><p>${say("-help")}</p>
    ${found.passkeys.length > 0 && html`<ul class="tables">${found.passkeys.map((each) => html`<li class="table-row" key=${each.passkey}><${Icon} name="check" />
      <span class="row-text"><b>${each.name || say("-unnamed")}</b><small>${words.say("web-devices-since", { date: date.format(each.at * 1000) })}</small></span>
      <button type="button" class="action small quiet" onClick=${() => off(each)}>${say("-off", { name: each.name || say("-unnamed") })}</button></li>`)}</ul>`}
    ${able() && found.possible
      ? html`<div class="row"><button type="button" class="action confirm" aria-disabled=${busy} onClick=${make}>${say("-make")}</button>
          <button type="button" class="action" aria-disabled=${busy} onClick=${show}>${say("-show")}</button></div>`
      : html`<p class="hint">${say("-none")}</p>`}</section>`;
}
