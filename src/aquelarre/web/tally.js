/** Tally: what the games of a diary come to. Plain reckoning, without a page. */

/** @typedef {import("./diary.js").Played} Played
 *  @typedef {{key: string, games: number, won: number, drawn: number, lost: number, decisions: number, median: number|null}} Row */

/** @param {number[]} numbers @returns {number|null} */
export function median(numbers) {
  if (!numbers.length) return null;
  const sorted = numbers.slice().sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

/** @param {Played[]} games @param {string} [key] @returns {Row} */
export function summed(games, key = "") {
  const count = (/** @type {string} */ result) => games.filter((game) => game.result === result).length;
  const times = games.flatMap((game) => game.times);
  return { key, games: games.length, won: count("won"), drawn: count("drawn"), lost: count("lost"), decisions: times.length, median: median(times) };
}

/** By something that a game has, or several of it; those without it are left out. Most games first, then by key.
 *  @param {Played[]} games @param {(game: Played) => string[]} keysOf @param {boolean} [numbers] in the order of numbers
 *  @returns {Row[]} */
export function by(games, keysOf, numbers = false) {
  /** @type {Map<string, Played[]>} */
  const found = new Map();
  for (const game of games) for (const key of new Set(keysOf(game))) if (key) found.set(key, [...(found.get(key) ?? []), game]);
  const rows = [...found].map(([key, some]) => summed(some, key));
  return rows.sort((a, b) => (numbers ? Number(a.key) - Number(b.key) : b.games - a.games || (a.key < b.key ? -1 : 1)));
}

/** The kinds of bots in a game; what came through the network counts as what it said to be. @param {Played} game */
export const kindsIn = (game) => game.people.flatMap(({ bot, agent }, place) => (place === game.seat ? [] : bot ? [bot.split("@")[0]] : agent ? [agent] : []));

/** @param {Played} game */
export const hasPeople = (game) => game.people.some(({ bot, agent }, place) => place !== game.seat && !bot && !agent);

/** What a page may be asked to leave out. @param {Played[]} games @param {{game?: string, name?: string, without?: string[]}} wish */
export function chosen(games, { game = "", name = "", without = [] }) {
  return games
    .filter((each) => (!game || each.game === game) && (!name || each.name === name) && !each.flags.some((flag) => without.includes(flag)))
    .sort((a, b) => a.at - b.at);
}

/** How it went over time: after each game the share that was won of the last few, a draw as half of one.
 *  @param {Played[]} games in order @param {number} [last] */
export function course(games, last = 10) {
  return games.map((game, place) => {
    const some = games.slice(Math.max(0, place + 1 - last), place + 1);
    const worth = some.reduce((sum, { result }) => sum + { won: 1, drawn: 0.5, lost: 0 }[result], 0);
    return { game, share: worth / some.length, median: median(game.times) };
  });
}

const COLUMNS = ["date", "game", "players", "name", "side", "role", "points", "result", "together", "bots", "decisions", "median_seconds", "flags", "table", "seat"];

/** One line for each game, as spreadsheets read it (RFC 4180). @param {Played[]} games */
export function asCsv(games) {
  const lines = games.map((game) => {
    const middle = median(game.times);
    return [
      new Date(game.at).toISOString(), game.game, game.people.length, game.name, game.side, game.role?.join(":") ?? "", game.points ?? "",
      game.result, game.together ? "yes" : "no", kindsIn(game).join(" "), game.times.length, middle === null ? "" : middle / 10,
      game.flags.join(" "), game.table, game.seat,
    ].map(cell).join(",");
  });
  return [COLUMNS.join(","), ...lines, ""].join("\r\n");
}

/** What begins like a formula is no formula: a name may be anything. @param {string|number} value */
function cell(value) {
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
