/**
 * Accounts: who has how many points in the end, and where each of them came from. Points belong to players, or
 * to sides where the view says so (`score: {witches: 9, villagers: 7}`). What no event tells of is a line of its
 * own, so that every account adds up.
 */

/** @typedef {import("./types.js").GameEvent} GameEvent @typedef {import("./types.js").Player} Player
 *  @typedef {{key: string, name: string, player: Player|null, place: number, total: number, events: GameEvent[], rest: number}} Account
 *    `place`: among all, as the game names them, whoever leads; `rest`: points that no event tells of */

/** Accounts, the highest first; none where there are no points.
 *  @param {import("./types.js").Position} position @param {GameEvent[]} events @param {Player[]} players
 *  @param {{totals?: string[], gains?: Object<string, string>, noughts?: string[]}} board what it says of events (docs/BOARDS.md)
 *  @param {(side: string) => string} nameOf a side @returns {Account[]} */
export function accountsOf(position, events, players, { totals = [], gains = {}, noughts = [] }, nameOf) {
  const { view, sides = [] } = position;
  const scored = events.filter((event) => (pointsOf(event) !== 0 || noughts.includes(event.key)) && !totals.includes(event.key));
  const facts = view?.players;
  const bySeat = Array.isArray(facts) && facts.every((each) => typeof each.score === "number");
  const bySide = !bySeat && sides.length > 0 && isScore(view?.score);
  if (!bySeat && !bySide) return [];
  const whose = (/** @type {GameEvent} */ event) => {
    const seat = event.values.seat, side = event.values.side;
    const of = Array.isArray(seat) ? Number(seat[1]) : -1;
    if (bySeat) return String(of);
    return gains[event.key] ?? (Array.isArray(side) ? String(side[1]) : sides[of] ?? "");
  };
  const found = bySeat
    ? players.map((player) => ({ key: String(player.seat), name: player.name, player, total: facts[player.seat].score }))
    : Object.entries(view.score).map(([key, total]) => ({ key, name: nameOf(key), player: null, total: Number(total) }));
  return found
    .map((each, place) => {
      const own = scored.filter((event) => whose(event) === each.key);
      return { ...each, place, events: own, rest: each.total - own.reduce((sum, event) => sum + pointsOf(event), 0) };
    })
    .sort((a, b) => b.total - a.total);
}

/** @param {GameEvent} event */
export const pointsOf = (event) => (typeof event.values.points === "number" ? event.values.points : 0);

/** @param {any} score */
const isScore = (score) => Boolean(score) && typeof score === "object" && Object.values(score).every((each) => typeof each === "number");

/** Did everybody begin with the same points? Then that is what no event tells of. @param {Account[]} accounts */
export const fromStart = (accounts) => accounts.length > 1 && accounts.every((each) => each.rest === accounts[0].rest && each.rest > 0);

/** How the points of each grew: after which event there were how many. What no event tells of was there from the
 *  start, or was counted in the end. @param {Account[]} accounts @param {number} count of all events
 *  @returns {{account: Account, steps: {n: number, points: number}[]}[]} */
export function courses(accounts, count) {
  const first = fromStart(accounts);
  return accounts.map((account) => {
    let points = first ? account.rest : 0;
    const steps = [{ n: 0, points }];
    for (const event of account.events) steps.push({ n: event.n + 1, points: (points += pointsOf(event)) });
    steps.push({ n: count, points: account.total });
    return { account, steps };
  });
}
