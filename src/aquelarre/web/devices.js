/** My devices: a code on one and the same seats on the other, without an account; and taking one off again. */
import { html, useEffect, useMemo, useRef, useState } from "./html.js";
import { get, post } from "./api.js";
import { inOrder } from "./in-order.js";
import { Qr } from "./invite.js";
import { lazy } from "./lazy.js";
import { keep, lang, recall } from "./prefs.js";
import { rooted } from "./root.js";
import { Icon, Notices, notify, sure, Switches, tried } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{device: string, name: string, at: number, here: boolean}} Device
 *  @typedef {{devices: Device[], tables: number}} Known */

const Passkeys = lazy(() => import("./passkeys.js").then((found) => found.Passkeys));
const Mails = lazy(() => import("./mail.js").then((found) => found.Mails));
const LOOK_EVERY = 3000; // ms, while a code is shown
const MOST = 24; // letters of a name

/** What a browser says of itself, as a first name for the device. */
function guess() {
  const said = navigator.userAgent;
  const system = ["iPhone", "iPad", "Android", "Windows", "Mac", "CrOS", "Linux"].find((each) => said.includes(each)) ?? "";
  const browser = [["Firefox", "Firefox"], ["Edg", "Edge"], ["Chrome", "Chrome"], ["Safari", "Safari"]].find(([mark]) => said.includes(mark))?.[1] ?? "";
  return [system, browser].filter(Boolean).join(" · ");
}

/** The code in the address, if another device's picture has led here. Fragments are never sent. */
function codeHere() {
  const found = /^#join=(\w+)$/.exec(location.hash)?.[1] ?? "";
  if (found) history.replaceState(null, "", location.pathname);
  return found;
}

/** In two halves, so that it can be read. @param {string} code */
const shownCode = (code) => `${code.slice(0, 5)} ${code.slice(5)}`;

export function DevicesPage() {
  const words = wordsOf();
  const [known, setKnown] = useState(/** @type {Known|null} */ (null));
  const [name, setName] = useState(recall("device-name") || guess());
  const [given] = useState(codeHere);
  const show = useMemo(() => inOrder(setKnown), []);
  const look = () => show(get("/api/devices")).catch(() => setKnown((/** @type {Known|null} */ before) => before ?? { devices: [], tables: 0 }));
  useEffect(() => void look(), []);
  useEffect(() => void words?.fetchPart("devices"), [words]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-devices")} · Aquelarre`;
  }, [words]);
  if (!words || !known || !words.has("web-devices-help")) return html`<p class="loading" role="status">…</p>`;
  const called = (/** @type {string} */ text) => (setName(text), keep("device-name", text.trim()));
  const props = { words, name: name.trim().slice(0, MOST), known, look };
  return html`<div class="page devices-page">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a><${Switches} words=${words} /></header>
    <main><h1>${words.say("web-devices")}</h1><p class="hint">${words.say("web-devices-help")}</p>
      ${known.devices.length > 0 && html`<${DeviceList} ...${props} />`}
      <label class="field"><span>${words.say("web-devices-name")}</span>
        <input type="text" maxlength=${MOST} value=${name} onInput=${(/** @type {any} */ { target }) => called(target.value)} /></label>
      <div class="devices-ways"><${Use} ...${props} given=${given} /><${Show} ...${props} />
        <${Passkeys} words=${words} name=${props.name} tables=${known.tables} look=${look} />
        <${Mails} words=${words} /></div>
    </main><${Notices} words=${words} /></div>`;
}

/** @param {{words: Words, known: Known, look: () => Promise<void>}} props */
function DeviceList({ words, known, look }) {
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const called = (/** @type {Device} */ device) => device.name || words.say("web-devices-unnamed");
  const off = async (/** @type {Device} */ device) => {
    const what = words.say(device.here ? "web-devices-leave" : "web-devices-off", { name: called(device) });
    if (!(await sure(words.say(device.here ? "web-devices-leave-sure" : "web-devices-off-sure", { name: called(device) }), what))) return;
    await tried(post("/api/devices/off", { device: device.device }), words);
    await look();
  };
  return html`<section class="tables"><h2>${words.say("web-devices-joined")}</h2><ul>${known.devices.map((device) => html`<li class="table-row" key=${device.device}>
    <${Icon} name="phone" /><span class="row-text"><b>${called(device)}</b><small>${words.say("web-devices-since", { date: date.format(device.at * 1000) })}</small></span>
    ${device.here && html`<span class="tag">${words.say("web-devices-here")}</span>`}
    ${known.devices.length > 1 && html`<button type="button" class="action small quiet" onClick=${() => off(device)}>${words.say(device.here ? "web-devices-leave" : "web-devices-off", { name: called(device) })}</button>`}</li>`)}</ul></section>`;
}

/** A code for another device to use. @param {{words: Words, name: string, known: Known, look: () => Promise<void>}} props */
function Show({ words, name, known, look }) {
  const [code, setCode] = useState("");
  const count = useRef(0); // devices when the code was asked for
  const ask = async () => {
    count.current = known.devices.length;
    const made = await tried(post("/api/devices/code", { name }), words);
    if (made) setCode(made.code);
  };
  useEffect(() => {
    if (!code) return undefined;
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [code]);
  useEffect(() => {
    if (!code || known.devices.length <= count.current) return;
    setCode("");
    notify(words.say("web-devices-done"));
  }, [known]);
  const link = `${location.origin}${rooted("/devices")}#join=${code}`;
  return html`<section class="card"><h2>${words.say("web-devices-show")}</h2><p>${words.say("web-devices-show-help")}</p>
    ${code ? html`<div class="devices-code"><${Qr} text=${link} words=${words} />
        <p role="status"><span class="hidden">${words.say("web-devices-code")}: ${code.split("").join(" ")}</span>
          <b class="code" aria-hidden="true">${shownCode(code)}</b><small>${words.say("web-devices-valid")}</small></p></div>`
      : html`<button type="button" class="action confirm" onClick=${ask}>${words.say("web-devices-show-do")}</button>`}</section>`;
}

/** The code that another device shows. @param {{words: Words, name: string, known: Known, look: () => Promise<void>, given: string}} props */
function Use({ words, name, known, look, given }) {
  const [code, setCode] = useState(given && shownCode(given));
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const yes = words.say("web-devices-use-do");
    if (!(await sure(words.say("web-devices-sure", { count: known.tables }), yes))) return;
    const done = await tried(post("/api/devices/join", { code, name }).then(() => true), words);
    if (!done) return;
    setCode("");
    notify(words.say("web-devices-done"));
    await look();
  };
  return html`<section class="card"><h2>${words.say("web-devices-use")}</h2><p>${words.say(given ? "web-devices-given" : "web-devices-use-help")}</p>
    <form class="row" onSubmit=${join}><label class="field"><span>${words.say("web-devices-code")}</span>
      <input type="text" class="code" required minlength="10" maxlength="20" autocomplete="off" autocapitalize="characters" spellcheck=${false} value=${code}
        onInput=${(/** @type {any} */ { target }) => setCode(target.value)} /></label>
      <button type="submit" class="action confirm">${words.say("web-devices-use-do")}</button></form></section>`;
}
