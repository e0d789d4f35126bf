/** Small things that all pages use: icons, dialogs, notices, the switches of theme and language. */
import { html, signal, useEffect, useRef, useState } from "./html.js";
import { lang, sound, speak, theme, toggleSound, toggleTheme } from "./prefs.js";

/** @typedef {import("./words.js").Words} Words */

/** An icon of the sprite. @param {{name: string, size?: number, class?: string}} props */
export function Icon({ name, size = 22, class: more = "" }) {
  return html`<svg class=${`icon ${more}`} width=${size} height=${size} aria-hidden="true"
    focusable="false"><use href=${`/web/icons.svg#${name}`} /></svg>`;
}

/** A button with an icon and a name for those who do not see it.
 *  @param {any} props */
export function IconButton({ icon, label, onClick, pressed, class: more = "", ...rest }) {
  return html`<button type="button" class=${`icon-button ${more}`} aria-label=${label} title=${label}
    aria-pressed=${pressed === undefined ? undefined : String(pressed)} onClick=${onClick} ...${rest}>
    <${Icon} name=${icon} /></button>`;
}

/** A modal window. The browser keeps the focus inside and closes it with Escape.
 *  @param {{title: string, close: () => void, words: Words, children: any, wide?: boolean, class?: string}} props */
export function Dialog({ title, close, words, children, wide = false, class: more = "" }) {
  /** @type {{current: HTMLDialogElement|null}} */
  const ref = useRef(null);
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus(); // also if it was lost meanwhile
    };
  }, []);
  const outside = (/** @type {MouseEvent} */ event) => event.target === ref.current && close();
  return html`<dialog ref=${ref} class=${`dialog ${wide ? "wide" : ""} ${more}`} aria-label=${title}
      onClose=${close} onClick=${outside}>
    <div class="dialog-body">
      <header class="dialog-head"><h2>${title}</h2>
        <${IconButton} icon="close" label=${words.say("web-close")} onClick=${close} /></header>
      ${children}
    </div>
  </dialog>`;
}

/** @type {import("./types.js").Signal<{text: string, rule?: string, tone?: string, at: number}|null>} */
export const notice = signal(null);
let noticeTimer = 0;

/** Say something that goes away by itself. @param {string} text
 *  @param {{rule?: string, tone?: string, stay?: number}} [how] */
export function notify(text, { rule = "", tone = "", stay = 9000 } = {}) {
  notice.value = { text, rule, tone, at: Date.now() };
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => (notice.value = null), stay);
}

/** Run a request and say what goes wrong. @param {Promise<any>} promise @param {Words} words */
export function tried(promise, words) {
  return promise.catch((problem) => {
    notify(words.refusal(problem.refusal ?? { error: "web-error-server", rule: "", values: {}, sentence: "" }), { tone: "bad" });
  });
}

/** Where notices appear. @param {{words: Words, openRule?: (rule: string) => void}} props */
export function Notices({ words, openRule }) {
  const now = notice.value;
  return html`<div class="notices" role="status" aria-live="polite">
    ${now && html`<p class=${`notice ${now.tone || ""}`} key=${now.at}>
      <span>${now.text}</span>
      ${now.rule && openRule && html`<${RuleChip} rule=${now.rule} open=${openRule} />`}
      <${IconButton} icon="close" label=${words.say("web-close")} class="small"
        onClick=${() => (notice.value = null)} />
    </p>`}
  </div>`;
}

/** A rule's id, which opens the rule. @param {{rule: string, open: (rule: string) => void, label?: string}} props */
export function RuleChip({ rule, open, label }) {
  return html`<button type="button" class="rule-chip" aria-label=${label} onClick=${() => open(rule)}>${rule}</button>`;
}

/** Language, theme and sound. @param {{words: Words, withSound?: boolean}} props */
export function Switches({ words, withSound = false }) {
  const other = lang.value === "es" ? "en" : "es";
  const dark = theme.value === "dark";
  return html`<div class="switches">
    <button type="button" class="icon-button lang" lang=${other} onClick=${() => speak(other)}
      title=${other === "es" ? "Español" : "English"}>
      ${other.toUpperCase()}<span class="hidden">${other === "es" ? ", Español" : ", English"}</span></button>
    <${IconButton} icon=${dark ? "sun" : "moon"} onClick=${toggleTheme}
      label=${words.say(dark ? "web-theme-light" : "web-theme-dark")} />
    ${withSound && html`<${IconButton} icon=${sound.value ? "sound-on" : "sound-off"}
      pressed=${sound.value} onClick=${toggleSound} label=${words.say("web-sound")} />`}
  </div>`;
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
