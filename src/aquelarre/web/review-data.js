/** What a review says, reckoned for the page: counts, the curve, what a seat believed. Chances and shares are thousandths. */

/** @typedef {import("./types.js").Option} Option @typedef {{key: string, values: import("./types.js").Values}} Reason
 *  @typedef {"good"|"imprecise"|"mistake"|"blunder"} Verdict
 *  @typedef {{step: number, key: string, action: Option, best: Option, chance: number, lost: number, error: number,
 *    verdict: Verdict, luck: number, reasons: {for: Reason[], against: Reason[]}, beliefs: number[][]}} Decision
 *  @typedef {{step: number, change: number, cause: "own"|"luck"|"others"}} Turn
 *  @typedef {{seat: number, decisions: Decision[], luck: [number, number][], lost: number, turns: Turn[], sides: string[]}} Review
 *  @typedef {{from: number, to: number, changes: {seat: number, before: number, after: number}[]}} Moment */

/** From the best to the worst, each with the sign that chess players know. @type {[Verdict, string][]} */
export const VERDICTS = [["good", "✓"], ["imprecise", "?!"], ["mistake", "?"], ["blunder", "??"]];
const PLAIN = 120; // thousandths by which a belief must change to be told
const MOST_MOMENTS = 6;

/** @param {Verdict} verdict */
export const signOf = (verdict) => VERDICTS.find(([word]) => word === verdict)?.[1] ?? "";

/** How many there are of each. @param {Decision[]} decisions @returns {[Verdict, number][]} */
export const counts = (decisions) => VERDICTS.map(([word]) => [word, decisions.filter((each) => each.verdict === word).length]);

/** Whole hundredths of thousandths. @param {number} share */
export const hundredths = (share) => Math.round(share / 10);

/** What can be said of luck, with its error: nothing, if that is as large. @param {[number, number]} luck */
export function luckOf([gain, error]) {
  const said = Math.abs(gain) <= error || hundredths(gain) === 0 ? "unclear" : gain > 0 ? "kind" : "harsh";
  return { said, gain: hundredths(gain), by: Math.abs(hundredths(gain)), error: Math.max(1, hundredths(error)) };
}

/** The chances before and after a turning point, and the decision at which it shows. @param {Review} review @param {Turn} turn */
export function turnOf({ decisions }, turn) {
  const place = decisions.findIndex((each) => each.step === turn.step);
  return { decision: decisions[place], from: decisions[place - 1]?.chance ?? 0, to: decisions[place]?.chance ?? 0 };
}

/** What the seat believed of another one at each decision: the share of one side; null while nobody has a side.
 *  @param {Decision[]} decisions @param {number} seat @param {number} side @returns {(number|null)[]} */
export function believed(decisions, seat, side) {
  return decisions.map(({ beliefs }) => (beliefs[seat]?.some((share) => share > 0) ? beliefs[seat][side] : null));
}

/** Where beliefs changed most from one decision to the next, in the order of the game.
 *  @param {Review} review @param {number} side @returns {Moment[]} */
export function moments({ decisions, seat }, side) {
  const found = [];
  for (let place = 1; place < decisions.length; place++) {
    const [earlier, later] = [decisions[place - 1], decisions[place]];
    const changes = later.beliefs.map((_, who) => who).filter((who) => who !== seat).flatMap((who) => {
      const [before, after] = believed([earlier, later], who, side);
      return before !== null && after !== null && Math.abs(after - before) >= PLAIN ? [{ seat: who, before, after }] : [];
    });
    if (changes.length) found.push({ from: earlier.step, to: later.step, changes: changes.sort((a, b) => size(b) - size(a)) });
  }
  const most = [...found].sort((a, b) => size(b.changes[0]) - size(a.changes[0])).slice(0, MOST_MOMENTS);
  return found.filter((each) => most.includes(each));
}

/** @param {{before: number, after: number}} change */
const size = ({ before, after }) => Math.abs(after - before);

/** What happened between two decisions, of frames from the position of the first to that of the second.
 *  @param {{position: {events: number}, events: import("./types.js").GameEvent[]}[]} frames */
export function between(frames) {
  const start = frames[0]?.position.events ?? 0;
  return frames.slice(1).flatMap(({ events }) => events).filter((event) => event.n >= start);
}
