/** A new table: made, and filled as far as one can. */
import { post } from "./api.js";
import { go } from "./nav.js";
import { invites } from "./prefs.js";
import { notify } from "./ui.js";

/** @typedef {import("./words.js").Words} Words */

/**
 * Make a table, sit everybody of this device down, and go there. A full one starts by itself.
 * @param {{game: string, seats: number, settings: Object<string, number>, names: string[],
 *          bots?: Object<string, string>, open?: boolean, clock?: any, chat?: string, coach?: boolean, edition?: string|Promise<string>, group?: string}} wish
 * @param {Words} words
 * @returns {Promise<string>} why it was refused, if it was
 */
export async function createTable(wish, words) {
  const { game, seats, settings, names, bots = {}, open = false, chat = "on", coach = false, group = "" } = wish;
  const clock = wish.clock ?? { kind: "none", seconds: 0, extra: 0, holidays: 0 };
  try {
    const edition = (await wish.edition) ?? "";
    const fair = await import("./fair.js");
    const promise = await fair.promiseAhead();
    const made = await post("/api/tables", { game, seats, settings, names, open, clock, chat, bots, coach, edition, group, promise });
    invites.keep(made.table, made.invite);
    await fair.attend(made.table, [made.seat]).catch(() => {}); // the page of the table tries again
    go(`/t/${made.table}`);
    return "";
  } catch (problem) {
    const refusal = /** @type {any} */ (problem).refusal;
    const sentence = refusal ? words.refusal(refusal) : words.say("web-error-server");
    notify(sentence, { tone: "bad" });
    return sentence;
  }
}
