/** What this browser prefers: language, theme, sound, the person's name. Kept in localStorage. */
import { effect, signal } from "./html.js";

const LANGUAGES = ["es", "en"];

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(`aquelarre-${key}`) || "";
  } catch {
    return "";
  }
}

/** @param {string} key @param {string} value  an empty one forgets */
export function keep(key, value) {
  try {
    if (value) localStorage.setItem(`aquelarre-${key}`, value);
    else localStorage.removeItem(`aquelarre-${key}`);
  } catch {
    // private windows may have no storage: then it holds until the page is closed
  }
}

export const lang = signal(document.documentElement.lang === "en" ? "en" : "es");
export const theme = signal(document.documentElement.dataset.theme === "light" ? "light" : "dark");
export const sound = signal(recall("sound") === "on");
export const myName = signal(recall("name"));
export const sideOpen = signal(recall("side") !== "closed");

/** @param {string} wanted */
export function speak(wanted) {
  if (!LANGUAGES.includes(wanted)) return;
  lang.value = wanted;
  keep("lang", wanted);
}

export function toggleTheme() {
  theme.value = theme.value === "dark" ? "light" : "dark";
  keep("theme", theme.value);
}

export function toggleSound() {
  sound.value = !sound.value;
  keep("sound", sound.value ? "on" : "");
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
  document.documentElement.dataset.theme = theme.value;
  const bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.setAttribute("content", theme.value === "dark" ? "#14121f" : "#e6d8ba");
});
