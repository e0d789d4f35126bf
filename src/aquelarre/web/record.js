/** A game of this device is over: what of it is kept in its diary. */
import { add, idOf } from "./diary.js";
import { forgetTimes, timesOf } from "./pace.js";

/** @typedef {import("./types.js").Position} Position @typedef {import("./types.js").Summary} Summary */

/** @param {import("./session.js").Session} session @param {Position} position @param {boolean} live */
export function ended({ seat, summary: { value: summary } }, position, live) {
  if (summary) record({ summary, position, seat, live, shared: summary.people.filter(({ mine }) => mine).length > 1 });
}

/** @param {{summary: Summary, position: Position, seat: number, shared: boolean, live: boolean, at?: number}} what
 *    `shared`: others play on this device, too; `live`: it was seen to end here */
export function record({ summary, position, seat, shared, live, at = Date.now() }) {
  if (!position.over || !position.returns) return;
  const { sides = [], points = [], role = null, together = false } = position;
  const id = idOf({ table: summary.table, seat });
  const own = summary.people[seat];
  const flags = { lesson: Boolean(summary.lesson), fork: Boolean(summary.origin), shared, away: Boolean(own.bot) };
  const worth = Math.sign(position.returns[seat]);
  add({
    table: summary.table,
    seat,
    game: summary.game,
    at,
    name: own.name,
    people: summary.people.map((person) => ({ bot: person.bot, agent: person.agent ?? "", side: sides[person.seat] ?? "" })),
    side: sides[seat] ?? "",
    role,
    points: points[seat] ?? ofSide(position.view?.score, sides[seat]),
    result: worth > 0 ? "won" : worth < 0 ? "lost" : "drawn",
    together: Boolean(together),
    times: timesOf(id),
    flags: Object.entries(flags).flatMap(([flag, on]) => (on ? [flag] : [])),
  }, live, summary.created * 1000);
  forgetTimes(id);
}

/** Points that belong to a whole side (docs/BOARDS.md). @param {any} score @param {string|undefined} side */
function ofSide(score, side) {
  const found = side && score && typeof score === "object" ? score[side] : null;
  return typeof found === "number" ? found : null;
}
