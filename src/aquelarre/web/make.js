/** A new table: made, filled, started if nobody is missing. */
import { at, get, post } from "./api.js";
import { go } from "./nav.js";
import { invites } from "./prefs.js";
import { notify } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * Make a table, sit everybody of this device down, start it if it is full, and go there.
 * @param {{game: string, seats: number, settings: Object<string, number>, names: string[],
 *          bots?: Object<string, string>, open?: boolean, clock?: any, chat?: string, edition?: string}} wish
 * @param {Words} words
 * @returns {Promise<string>} why it was refused, if it was
 */
export async function createTable(wish, words) {
  const { game, seats, settings, names, bots = {}, open = false, chat = "on", edition = "" } = wish;
  const clock = wish.clock ?? { kind: "none", seconds: 0, extra: 0 };
  try {
    const made = await post("/api/tables", { game, seats, settings, names, open, clock, chat, bots, edition });
    invites.keep(made.table, made.invite);
    const summary = await get(at(made.table));
    const full = summary.people.every((/** @type {any} */ person) => !person.free);
    if (full && summary.status === "waiting") await post(at(made.table, "/start"));
    go(`/t/${made.table}`);
    return "";
  } catch (problem) {
    const refusal = /** @type {any} */ (problem).refusal;
    const sentence = refusal ? words.refusal(refusal) : words.say("web-error-server");
    notify(sentence, { tone: "bad" });
    return sentence;
  }
}
