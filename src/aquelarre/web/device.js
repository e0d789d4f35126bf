/** What is kept on this device, by name. */

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

/** The day it is here, by the calendar of this device: so many since the first of 1970. */
export const today = (now = new Date()) => Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 864e5);
