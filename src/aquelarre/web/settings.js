/** The options of a table in words, and times of hours and days. */
import { minutes } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

/** Off and on, or a number. @param {Words} words @param {string} name @param {number} value
 *  @param {number[]} values all that are possible */
export function settingValue(words, name, value, values) {
  if (words.has(`setting-${name}-${value}`)) return words.say(`setting-${name}-${value}`);
  const plain = values.every((each) => each === 0 || each === 1);
  return plain ? words.say(value ? "web-yes" : "web-no") : String(value);
}

export const SLOW = 43200; // seconds for a decision from which on a table plays over days, as the server has it

/** Do people have hours and days for a decision? @param {import("./types.js").Clock|undefined} clock */
export const isSlow = (clock) => clock?.kind === "decision" && clock.seconds >= SLOW;

/** So many hours or days, in words. @param {number} count @param {"minute"|"hour"|"day"} unit @param {string} lang @param {"long"|"short"} [unitDisplay] */
export const counted = (count, unit, lang, unitDisplay = "long") => new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay }).format(count);

/** "3:07" of seconds; of very many the two largest parts: "5 h 20 min", "2 d 5 h". @param {number} seconds @param {string} lang */
export function timeText(seconds, lang) {
  if (seconds < 3600) return minutes(seconds);
  const all = Math.ceil(seconds / 60);
  const parts = /** @type {[number, "day"|"hour"|"minute"][]} */ ([[Math.floor(all / 1440), "day"], [Math.floor(all / 60) % 24, "hour"], [all % 60, "minute"]]);
  const first = parts[0][0] ? 0 : 1;
  return parts.slice(first, first + 2).filter(([count]) => count).map(([count, unit]) => counted(count, unit, lang, "short")).join(" ");
}

/** When somebody is back: "vie, 20 nov, 15:30". @param {number} at seconds of the calendar @param {string} lang */
export const dayText = (at, lang) => new Date(at * 1000).toLocaleString(lang, { weekday: "short", day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });

/** Hours or days in words. @param {number} seconds @param {string} lang */
export const longText = (seconds, lang) => (seconds % 86400 ? counted(seconds / 3600, "hour", lang) : counted(seconds / 86400, "day", lang));

/** @param {Words} words @param {import("./types.js").Clock} clock */
export function clockText(words, clock) {
  if (!clock || clock.kind === "none") return words.say("web-clock-none");
  const time = (/** @type {number} */ seconds) =>
    seconds >= 3600 && seconds % 3600 === 0 ? longText(seconds, words.lang) : seconds >= 60 && seconds % 60 === 0
      ? words.say("web-minutes", { count: seconds / 60 })
      : words.say("web-seconds", { count: seconds });
  if (clock.kind === "decision") return words.say("web-clock-decision-is", { time: time(clock.seconds) });
  return words.say("web-clock-bank-is", { time: time(clock.seconds), extra: time(clock.extra) });
}
