/** What this browser prefers: language, theme, size of texts, contrast, movement, sound, the person's
 *  name. Kept in localStorage. `early.js` sets what is seen before the first paint. */
import { keep, recall } from "./device.js";
import { effect, signal } from "./html.js";
import { sheet } from "./lazy.js";
import { rooted } from "./root.js";

export { keep, recall } from "./device.js";

const LANGUAGES = ["es", "en"];

export const lang = signal(document.documentElement.lang === "en" ? "en" : "es");
export const theme = signal(document.documentElement.dataset.theme === "light" ? "light" : "dark");
export const themeChoice = signal(recall("theme")); // "": as the system has it
export const sound = signal(recall("sound") === "on");
export const volume = signal(Number(recall("volume") || 60)); // of 100
export const notices = signal(recall("notices")); // of my turn, while I look elsewhere: "on", "no", or "" if never asked
/** How the page is drawn; "" is the usual way, or the system's. @type {Object<string, import("./types.js").Signal<string>>} */
export const comfort = { size: signal(recall("size")), contrast: signal(recall("contrast")), motion: signal(recall("motion")) };
export const warns = signal(recall("warns") === "on"); // does the coach speak up before a poor answer?
export const myName = signal(recall("name"));
export const sideOpen = signal(recall("side") !== "closed");

/** @param {string} wanted */
export function speak(wanted) {
  if (!LANGUAGES.includes(wanted)) return;
  lang.value = wanted;
  keep("lang", wanted);
}

const systemIsLight = matchMedia("(prefers-color-scheme: light)");
const ofSystem = () => (systemIsLight.matches ? "light" : "dark");
systemIsLight.addEventListener("change", () => {
  if (!themeChoice.value) theme.value = ofSystem();
});

/** @param {string} wanted "light", "dark", or "" for the system's */
export function paint(wanted) {
  themeChoice.value = wanted;
  theme.value = wanted || ofSystem();
  keep("theme", wanted);
}

/** @param {string} name of a comfort @param {string} value */
export function suit(name, value) {
  comfort[name].value = value;
  keep(name, value);
}

/** @param {number} wanted of 100; nothing is silence */
export function loud(wanted) {
  volume.value = wanted;
  sound.value = wanted > 0;
  if (wanted > 0) keep("volume", String(wanted));
  keep("sound", wanted > 0 ? "on" : "");
}

/** @param {string} wanted "on" or "no" */
export function callWhenTurn(wanted) {
  notices.value = wanted;
  keep("notices", wanted);
}

/** @param {boolean} wanted */
export function beWarned(wanted) {
  warns.value = wanted;
  keep("warns", wanted ? "on" : "");
}

export function toggleSide() {
  sideOpen.value = !sideOpen.value;
  keep("side", sideOpen.value ? "" : "closed");
}

/** @param {string} name */
export function callMe(name) {
  myName.value = name;
  keep("name", name.trim());
}

/** The invite code of a table made here: the server keeps only its hash. */
export const invites = {
  /** @param {string} table */
  of: (table) => recall(`invite-${table}`),
  /** @param {string} table @param {string} code */
  keep: (table, code) => keep(`invite-${table}`, code),
};

effect(() => {
  document.documentElement.lang = lang.value;
});
effect(() => {
  const asked = matchMedia("(prefers-contrast: more)").matches ? "high" : ""; // by the system
  if (comfort.contrast.value || asked) sheet(rooted("/web/css/contrast.css"));
  for (const [name, { value: chosen }] of Object.entries(comfort)) {
    const value = chosen || (name === "contrast" ? asked : "");
    if (value) document.documentElement.dataset[name] = value;
    else delete document.documentElement.dataset[name];
  }
});
effect(() => {
  document.documentElement.dataset.theme = theme.value;
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute("content", theme.value === "dark" ? "#14121f" : "#e6d8ba");
});
