/** Which lessons were begun and finished on this device, and beginning one. */
import { post } from "./api.js";
import { go } from "./nav.js";
import { keep, myName, recall } from "./prefs.js";
import { tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Summary} Summary
 *  @typedef {{name: string, minutes: number, table: string, begun: boolean}} Next  the lesson to offer: `table`, where it is being
 *   given; `begun`: is something of this game learnt already? */

/** @param {string} game @returns {Object<string, {table: string, done: boolean}>} */
function of(game) {
  try {
    return JSON.parse(recall(`school-${game}`) || "{}");
  } catch {
    return {};
  }
}

/** Was a whole game played here that was no lesson? @param {string} game */
function played(game) {
  try {
    return JSON.parse(recall("diary")).games.some((/** @type {any} */ each) => each.game === game && !each.flags.includes("lesson"));
  } catch {
    return false;
  }
}

export const learnt = {
  of,
  /** The lesson to offer to who has begun to learn a game: the first that is not done, until one was played.
   *  @param {{key: string, lessons: {name: string, minutes: number}[]}} game @param {Summary[]} mine @returns {Next|null} */
  next(game, mine) {
    const known = of(game.key);
    const lesson = played(game.key) ? undefined : game.lessons.find(({ name }) => !known[name]?.done);
    const running = lesson && mine.find(({ table, status }) => table === known[lesson.name]?.table && status === "playing");
    return lesson ? { ...lesson, table: running?.table ?? "", begun: true } : null;
  },
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
