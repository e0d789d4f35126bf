/** Many options of one verb: what they have in common, and the list in which they are told apart. */
import { lazy } from "./lazy.js";
import { verbText } from "./words.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words */

export const Values = lazy(() => import("./value-list.js").then((found) => found.Values));

/** The answers that a button leads to, for who points at one of them (pointing.js). @param {Option[]} options */
export const numbersOf = (options) => options.map(({ action }) => action).join(" ");

/** The verb's sentence with the values that are known; the others are left open.
 *  @param {Option[]} options @param {Words} words @param {Object<string, any>} [known] */
export function openSentence(options, words, known = {}) {
  /** @type {Object<string, any>} */
  const values = {};
  for (const [name, value] of Object.entries(options[0].args)) {
    const same = options.every((option) => String(option.args[name]) === String(value));
    values[name] = known[name] ?? (same ? value : "…");
  }
  const [{ manner }] = options;
  const alike = options.every((each) => each.manner === manner);
  return words.say(verbText({ ...options[0], manner: alike ? manner : "" }), values).replace(/\s*\(…\)/g, "").replace(/…(?:[:,]? …)+/g, "…").replace(/ …$/, "\u00a0…"); // never alone in a line
}
