/** Who came to a running table and who went: lines of the log, and the names people had then. */
import { calledThen } from "./seats.js";

/** @typedef {import("./types.js").Coming} Coming @typedef {import("./types.js").GameEvent} GameEvent
 *  @typedef {import("./types.js").Player} Player @typedef {import("./words.js").Words} Words */

const OTHERS = ["left", "removed", "sat"]; // after these somebody else sits there

/** The words and players of the time when event number `n` happened: what was told of the seats
 *  since then is not true yet. @param {number} n @param {Coming[]} comings @param {Words} words @param {Player[]} players */
export function asOf(n, comings, words, players) {
  const later = comings.filter((line) => line.events > n);
  if (!later.length) return { words, players };
  const names = players.map((player) => player.name);
  for (const line of later.reverse()) names[line.seat] = line.before;
  const mine = !later.some((line) => line.seat === words.reader && OTHERS.includes(line.what));
  return { words: words.called(names, mine ? words.reader : -1), players: calledThen(players, names) };
}

/** The log in its order: what happened, and between it who came and went. What is told of several players
 *  alike is one row: `others` are the events of the others.
 *  @param {GameEvent[]} events @param {Coming[]} comings @param {Words} words @param {Player[]} players
 *  @returns {{event?: GameEvent, others?: GameEvent[], coming?: Coming, words: Words, players: Player[]}[]} */
export function rowsOf(events, comings, words, players) {
  /** @type {{event: GameEvent, others?: GameEvent[], coming?: Coming, words: Words, players: Player[]}[]} */
  const rows = [];
  for (const row of allRows(events, comings, words, players)) {
    const last = rows.at(-1);
    if (last?.event && row.event && words.alike([last.event, ...(last.others ?? [])], row.event)) last.others = [...(last.others ?? []), row.event];
    else rows.push(row);
  }
  return rows;
}

/** @param {GameEvent[]} events @param {Coming[]} comings @param {Words} words @param {Player[]} players @returns {any[]} */
function allRows(events, comings, words, players) {
  if (!comings.length) return events.map((event) => ({ event, words, players }));
  const first = events[0]?.n ?? 0;
  const last = (events.at(-1)?.n ?? -1) + 1;
  const shown = comings.filter((line) => first <= line.events && line.events <= last);
  const rows = [];
  let then = asOf(first, comings, words, players);
  for (const event of events) {
    while (shown.length && shown[0].events <= event.n) {
      rows.push({ coming: shown.shift(), words, players });
      then = asOf(event.n, comings, words, players);
    }
    rows.push({ event, ...then });
  }
  return rows.concat(shown.map((coming) => ({ coming, words, players })));
}

/** @param {Coming} line @param {Words} words */
export function comingText({ seat, what, before, name }, words) {
  const called = (/** @type {string} */ text) => text || words.say("player-unnamed", { number: String(seat + 1) });
  return words.say(`web-coming-${what}`, { before: called(before), name: called(name), number: String(seat + 1) });
}
