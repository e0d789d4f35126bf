/** What the games of a diary are called, also those that this server does not have. */
import { briefly, words as wordsOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{title: (game: string) => string, side: (game: string, side: string) => string,
 *    role: (game: string, ...role: string[]) => string}} Teller */

/** @param {string} text */
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Words} house @param {string[]} known games @returns {Teller} */
export function teller(house, known) {
  const table = (/** @type {string} */ game) => (known.includes(game) ? wordsOf(game) : null); // its sides and things come with the words of its table
  return {
    title: (game) => (known.includes(game) ? briefly(game)?.say("game-title") ?? "…" : game),
    side: (game, side) => capital(table(game)?.say(`side-${side}`) ?? (known.includes(game) ? "…" : side)),
    role: (game, kind, label) => table(game)?.thing(kind, label) ?? (known.includes(game) ? "…" : label),
  };
}

/** @param {Words} words @param {number} tenths of a second */
export function seconds(words, tenths) {
  const whole = tenths / 10;
  if (whole >= 90) return words.say("web-mine-minutes", { count: Math.round(whole / 60) });
  return words.say("web-mine-seconds", { time: new Intl.NumberFormat(words.lang, { maximumFractionDigits: whole < 10 ? 1 : 0 }).format(whole) });
}
