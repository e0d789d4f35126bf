/** Seats that this device has had and that somebody else took from it. */

/** @typedef {{seat: number, what: string}} Lost */

/** What ends a seat of ours, and whether somebody else did it. @type {Object<string, boolean>} */
const ENDS = { moved: true, removed: true, left: false };

/** By what the table tells of its seats, or before the game by the goodbye.
 *  @param {import("./types.js").Summary} summary @param {import("./session.js").Session[]} sessions that were ours
 *  @param {Lost[]} known @returns {Lost[]} */
export function lostOf(summary, sessions, known) {
  return summary.people.filter((person) => person.had).flatMap(({ seat }) => {
    const told = summary.comings?.filter((line) => line.seat === seat && line.what in ENDS).at(-1)?.what;
    const bye = sessions.find((session) => session.seat === seat)?.goodbye.value;
    const what = told || bye || known.find((each) => each.seat === seat)?.what || "";
    return ENDS[what] ? [{ seat, what }] : [];
  });
}
