/** Being called to a table when its page is closed: asked once for each table, and in the settings. */
import { at, get, post } from "./api.js";
import { html, useEffect, useState } from "./html.js";
import { worker } from "./install.js";
import { place } from "./nav.js";
import { keep, lang, recall } from "./prefs.js";
import { notify, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{key: string, may: boolean, on: boolean, failed?: boolean}} State */

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** Can this browser call anybody at all? */
export const possible = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Where this device is, for its clock. */
export const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The quiet hours of this device. @returns {[number, number]|null} */
export function quietHours() {
  const [from, until] = recall("quiet").split("-").map(Number);
  return Number.isInteger(from) && Number.isInteger(until) && recall("quiet") ? [from, until] : null;
}

/** Where the browser listens, as the server wants to hear it. @param {string} key of the server */
async function subscribed(key) {
  const found = await worker();
  if (!found) throw new Error("no service worker");
  await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: key };
  const made = await found.pushManager.subscribe(how).catch(async (problem) => {
    const old = await found.pushManager.getSubscription(); // perhaps made with other keys of this server
    if (!old) throw problem;
    await old.unsubscribe();
    return found.pushManager.subscribe(how);
  });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, lang: lang.value, zone: zoneHere(), quiet: quietHours() };
}

/** Be called to a table from now on; was that possible? @param {string} table @param {string} key @param {Words} words */
async function callMe(table, key, words) {
  if ((await Notification.requestPermission()) !== "granted") {
    notify(words.say("web-calls-denied"));
    return false;
  }
  let wish;
  try {
    wish = await subscribed(key);
  } catch {
    notify(words.say("web-calls-failed"), { tone: "bad" });
    return false;
  }
  const done = await tried(post(at(table, "/push"), wish).then(() => true), words);
  if (done) notify(words.say("web-calls-done"));
  return Boolean(done);
}

const UNKNOWN = { key: "", may: false, on: false, failed: true };

/** What the server knows of this device and a table, or of this device; null until it has said so.
 *  @param {string} table @param {Words} words @returns {[State|null, (state: State) => void]} */
export function useCalls(table, words) {
  const [state, setState] = useState(/** @type {State|null} */ (null));
  useEffect(() => {
    words.fetchPart("calls");
    const asked = possible() ? get(table ? at(table, "/push") : "/api/push") : Promise.resolve(UNKNOWN);
    asked.then(setState, () => setState(UNKNOWN));
  }, [table, words]);
  return [state, setState];
}

/** The table that the page shows, if it shows one. */
export function tableHere() {
  const [kind, name = ""] = place.value.split("?")[0].split("/").slice(1);
  return kind === "t" ? decodeURIComponent(name) : "";
}

/** The question, once for each table. @param {{table: string, words: Words}} props */
export function Offer({ table, words }) {
  const [state] = useCalls(table, words);
  const [answered, setAnswered] = useState(recall(`calls-${table}`) !== "");
  if (answered || !state?.key || state.on || !words.has("web-calls-offer")) return null;
  const answer = (/** @type {boolean} */ yes) => {
    keep(`calls-${table}`, yes ? "yes" : "no");
    setAnswered(true);
    if (yes) callMe(table, state.key, words);
  };
  return html`<p class="banner calls" role="status"><span>${words.say("web-calls-offer")}</span>
    <button type="button" class="action small" onClick=${() => answer(true)}>${words.say("web-calls-yes")}</button>
    <button type="button" class="action small quiet" onClick=${() => answer(false)}>${words.say("web-calls-no")}</button></p>`;
}

/** In the settings: this table, and the hours at which nobody is called.
 *  @param {{words: Words, state: State, setState: (state: State) => void}} props */
export function CallSettings({ words, state, setState }) {
  const table = tableHere();
  const say = (/** @type {string} */ key) => words.say(`web-calls-${key}`);
  const told = !possible() ? "unable" : state.key ? "" : "off";
  if (state.failed && possible()) return null; // the server did not answer: nobody knows
  const change = async (/** @type {any} */ { target }) => {
    const on = target.checked ? await callMe(table, state.key, words) : !(await tried(post(at(table, "/push")).then(() => true), words));
    keep(`calls-${table}`, on ? "yes" : "no");
    setState({ ...state, on });
    target.checked = on;
  };
  return html`<fieldset class="calls-settings"><legend>${say("title")}</legend>
    ${told ? html`<p class="hint">${say(told)}</p>`
      : state.may ? html`<label class="check"><input type="checkbox" checked=${state.on} onChange=${change} /><span>${say("here")}</span></label>`
        : html`<p class="hint">${say("at-table")}</p>`}
    ${!told && html`<${Quiet} words=${words} />`}
  </fieldset>`;
}

/** @param {{words: Words}} props */
export function Quiet({ words }) {
  const [hours, setHours] = useState(quietHours());
  const say = (/** @type {string} */ key) => words.say(`web-calls-${key}`);
  const change = async (/** @type {[number, number]|null} */ wanted) => {
    keep("quiet", wanted ? wanted.join("-") : "");
    setHours(wanted);
    await tried(told(), words);
  };
  const pick = (/** @type {0|1} */ which) => html`<label class="field"><span>${say(which ? "until" : "from")}</span>
    <select value=${hours?.[which]} onChange=${(/** @type {any} */ { target }) => {
      const next = /** @type {[number, number]} */ ([...(hours ?? [22, 8])]);
      next[which] = Number(target.value);
      change(next);
    }}>${HOURS.map((hour) => html`<option key=${hour} value=${hour}>${String(hour).padStart(2, "0")}:00</option>`)}</select></label>`;
  return html`<label class="check"><input type="checkbox" checked=${hours !== null}
      onChange=${(/** @type {any} */ { target }) => change(target.checked ? [22, 8] : null)} /><span>${say("quiet")}</span></label>
    ${hours && html`<div class="row">${pick(0)}${pick(1)}</div>`}`;
}

/** The server hears of other quiet hours, if it calls this device at all, or sends mails to whoever has it. */
async function told() {
  const [{ key, tables }, mail] = await Promise.all([get("/api/push"), get("/api/mail")]);
  if (key && tables.length > 0) await post("/api/push", await subscribed(key));
  if (mail.confirmed) await post("/api/mail", { address: mail.address, lang: lang.value, zone: zoneHere(), quiet: quietHours() });
}
