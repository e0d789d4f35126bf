/** Small things that all pages use: icons, dialogs, notices, the switches of theme and language. */
import { html, signal, useEffect, useRef, useState } from "./html.js";
import { lazy } from "./lazy.js";
import { lang, paint, speak, theme } from "./prefs.js";

export { useEscape } from "./escape.js";

/** @typedef {import("./words.js").Words} Words */

const LATER = "trophy curtains tv cauldron fork arrow first last play pause file share phone door".split(" "); // not needed at first: in a sprite of their own

/** An icon of the sprite. @param {{name: string, size?: number, class?: string}} props */
export function Icon({ name, size = 22, class: more = "" }) {
  return html`<svg class=${`icon ${more}`} width=${size} height=${size} aria-hidden="true"
    focusable="false"><use href=${`/web/icons${LATER.includes(name) ? "-later" : ""}.svg#${name}`} /></svg>`;
}

/** A button with an icon and a name for those who do not see it.
 *  @param {any} props */
export function IconButton({ icon, label, onClick, pressed, class: more = "", ...rest }) {
  return html`<button type="button" class=${`icon-button ${more}`} aria-label=${label} title=${label}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)} onClick=${onClick} ...${rest}>
    <${Icon} name=${icon} /></button>`;
}

/** A modal window. The browser keeps the focus inside and closes it with Escape.
 *  @param {{title: string, close: () => void, words: Words, children: any, wide?: boolean, class?: string,
 *           back?: () => Element|null}} props  `back`: what gets the focus in the end, if not what had it before */
export function Dialog({ title, close, words, children, wide = false, class: more = "", back }) {
  /** @type {{current: HTMLDialogElement|null}} */
  const ref = useRef(null);
  const pressed = useRef(/** @type {EventTarget|null} */ (null)); // a press that began elsewhere closes nothing
  const last = useRef(back);
  last.current = back;
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      const now = document.activeElement;
      if (now && now !== document.body && now !== before && !dialog?.contains(now)) return; // somebody has gone on already
      const to = /** @type {any} */ (last.current ? last.current() : before);
      if (to?.isConnected) to.focus(); // also if it was lost meanwhile
    };
  }, []);
  const closed = () => ref.current && close(); // it is told a moment later: by then something else may be open instead
  const outside = (/** @type {MouseEvent} */ event) => event.target === ref.current && pressed.current === ref.current && close();
  return html`<dialog ref=${ref} class=${`dialog ${wide ? "wide" : ""} ${more}`} aria-label=${title}
      onClose=${closed} onPointerDown=${(/** @type {Event} */ event) => (pressed.current = event.target)} onClick=${outside}>
    <div class="dialog-body">
      <header class="dialog-head"><h2>${title}</h2>
        <${IconButton} icon="close" label=${words.say("web-close")} onClick=${close} /></header>
      ${children}
    </div>
  </dialog>`;
}

/** @type {import("./types.js").Signal<{text: string, rule?: string, tone?: string, look?: () => void, at: number}|null>} */
export const notice = signal(null);
let noticeTimer = 0;

/** Say something that goes away by itself. @param {string} text
 *  @param {{rule?: string, tone?: string, stay?: number, look?: () => void}} [how] `look`: closely at what it is about */
export function notify(text, { rule = "", tone = "", stay = 9000, look } = {}) {
  notice.value = { text, rule, tone, look, at: Date.now() };
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (notice.value = null), stay);
}

/** What is said of something that can be chosen to who asks why not. @param {Words} words
 *  @param {import("./types.js").Option[]} options @param {string} [thing] what was touched */
export function possible(words, options, thing = "") {
  return words.say("web-why-possible", { what: options.length === 1 ? words.option(options[0]) : thing });
}

/** Run a request and say what goes wrong. @param {Promise<any>} promise @param {Words} words */
export function tried(promise, words) {
  return promise.catch((problem) => {
    notify(words.refusal(problem.refusal ?? { error: "web-error-server", rule: "", values: {}, sentence: "" }), { tone: "bad" });
  });
}

/** @type {import("./types.js").Signal<{text: string, yes: string, done: (sure: boolean) => void}|null>} */
const doubt = signal(null);

/** Ask before something that cannot be taken back. @param {string} text @param {string} yes what is done then
 *  @returns {Promise<boolean>} */
export function sure(text, yes) {
  return new Promise((done) => (doubt.value = { text, yes, done }));
}

/** @param {{words: Words}} props */
function Doubt({ words }) {
  if (!doubt.value) return null;
  const { text, yes, done } = doubt.value;
  const end = (/** @type {boolean} */ answer) => {
    doubt.value = null;
    done(answer);
  };
  return html`<${Dialog} title=${yes} words=${words} close=${() => end(false)} class="doubt">
    <p>${text}</p>
    <div class="row"><button type="button" class="action danger" onClick=${() => end(true)}>${yes}</button>
      <button type="button" class="action" onClick=${() => end(false)}>${words.say("web-cancel")}</button></div><//>`;
}

const Further = lazy(() => import("./further.js").then((found) => found.Further));

/** Where notices and doubts appear. @param {{words: Words, openRule?: (rule: string) => void}} props */
export function Notices({ words, openRule }) {
  const now = notice.value;
  return html`<${Doubt} words=${words} /><div class="notices" role="status" aria-live="polite">
    ${now && html`<p class=${`notice ${now.tone || ""}`} key=${now.at}>
      <span>${now.text}</span>
      ${(now.rule || now.look || now.tone === "why") && html`<${Further} ...${{ now, words, openRule }} />`}
      <${IconButton} icon="close" label=${words.say("web-close")} class="small"
        onClick=${() => (notice.value = null)} />
    </p>`}
  </div>`;
}

/** The chance of this table is not as it was announced: said until the page is left.
 *  @param {{room: import("./room.js").Room, words: Words}} props */
export function Unfair({ room, words }) {
  const key = room.unfair.value;
  useEffect(() => void (key && words.fetchPart("fair")), [key, words]);
  if (!key || !words.has(key)) return null;
  return html`<p class="banner" role="alert"><${Icon} name="info" /><span>${words.say(key)}</span></p>`;
}

/** A rule's id, which opens the rule. @param {{rule: string, open: (rule: string) => void, label?: string, tabindex?: string}} props */
export function RuleChip({ rule, open, label, tabindex }) {
  return html`<button type="button" class="rule-chip" aria-label=${label} tabindex=${tabindex} onClick=${() => open(rule)}>${rule}</button>`;
}

const Comfort = lazy(() => import("./comfort.js").then((found) => found.Comfort));

/** Language and theme, and the way to everything else that makes the page suit its reader. @param {{words: Words}} props */
export function Switches({ words }) {
  const [open, setOpen] = useState(false);
  const other = lang.value === "es" ? "en" : "es";
  const dark = theme.value === "dark";
  return html`<div class="switches">
    <button type="button" class="icon-button lang" lang=${other} onClick=${() => (speak(other), (notice.value = null))}
      title=${other === "es" ? "Español" : "English"}>
      ${other.toUpperCase()}<span class="hidden">${other === "es" ? ", Español" : ", English"}</span></button>
    <${IconButton} icon=${dark ? "sun" : "moon"} onClick=${() => paint(dark ? "light" : "dark")}
      label=${words.say(dark ? "web-theme-light" : "web-theme-dark")} />
    <${IconButton} icon="sliders" onClick=${() => setOpen(true)} label=${words.say("web-comfort")} />
    ${open && html`<${Comfort} words=${words} close=${() => setOpen(false)} />`}
  </div>`;
}

/** The key for help asks for all keys. @param {() => void} show */
export function useHelp(show) {
  useEffect(() => {
    const asked = (/** @type {KeyboardEvent} */ event) => {
      const busy = /** @type {Element} */ (event.target).closest?.("input, select, textarea, dialog");
      if (event.key !== "?" || busy || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      show();
    };
    addEventListener("keydown", asked);
    return () => removeEventListener("keydown", asked);
  }, []);
}

/** Ways past everything else, for who goes by the Tab key: what each is called, and where it leads.
 *  @param {{words: Words, ways: [string, string][], go?: (what: string) => void}} props `go`: has it shown first */
export function Skips({ words, ways, go }) {
  const lead = (/** @type {string} */ what, /** @type {string} */ where) => {
    go?.(what);
    requestAnimationFrame(() => focusFirst(where));
  };
  return html`<nav class="skips" aria-label=${words.say("web-tabs")}>${ways.map(([what, where]) => html`<button type="button" key=${what}
    class="hidden action skip" onClick=${() => lead(what, where)}>${words.say("web-skip", { what: words.say(what) })}</button>`)}</nav>`;
}

/** @param {string} where */
function focusFirst(where) {
  const found = where.split(", ").map((each) => document.querySelector(each)).find((each) => each?.getClientRects().length);
  /** @type {HTMLElement|undefined} */ (found)?.focus();
}

/** A number that moves once a second while the component is shown. */
export function useTick(running = true) {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setTick((/** @type {number} */ n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [running]);
  return tick;
}

/** "3:07" of seconds. @param {number} seconds */
export function minutes(seconds) {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Is the screen a phone's, upright or held sideways? Follows the window. */
const phone = matchMedia("(max-width: 860px), (max-height: 480px)");
export const narrow = signal(phone.matches);
phone.addEventListener("change", (event) => (narrow.value = event.matches));

/** Copy a text, also where the page has no secure context. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
