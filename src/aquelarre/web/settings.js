/** The options of a table in words. */
import { counted } from "./ui.js";

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
