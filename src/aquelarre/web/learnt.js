/** Which lessons were begun and finished on this device, and beginning one. */
import { post } from "./api.js";
import { go } from "./nav.js";
import { keep, myName, recall } from "./prefs.js";
import { tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

/** @param {string} game @returns {Object<string, {table: string, done: boolean}>} */
function of(game) {
  try {
    return JSON.parse(recall(`school-${game}`) || "{}");
  } catch {
    return {};
  }
}

export const learnt = {
  of,
  /** @param {string} game @param {string} lesson @param {string} table @param {boolean} done once it is, it stays so */
  keep(game, lesson, table, done) {
    const all = of(game);
    keep(`school-${game}`, JSON.stringify({ ...all, [lesson]: { table, done: done || Boolean(all[lesson]?.done) } }));
  },
  /** A table with the lesson; the first one without a name. @param {string} game @param {string} lesson @param {Words} words */
  async begin(game, lesson, words) {
    const made = await tried(post("/api/lessons", { game, lesson, name: myName.value.trim() || words.say("web-guest") }), words);
    if (made?.table) go(`/t/${made.table}`);
  },
};
