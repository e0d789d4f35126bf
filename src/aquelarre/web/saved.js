/** What a page reads of a saved game: its first line. The rest is for the server. */

/** @typedef {{seat: number, name: string}} Sitter */

/** The people of a game that is not over, by the first line of its file; nobody where it is over or cannot be read:
 *  the server will say why. @param {string} text @returns {Sitter[]} */
export function peopleOf(text) {
  try {
    const { status, players } = JSON.parse(text.split("\n", 1)[0]);
    if (status !== "running") return [];
    return players.flatMap((/** @type {any} */ who, /** @type {number} */ seat) => (who.bot ? [] : [{ seat, name: String(who.name ?? "") }]));
  } catch {
    return [];
  }
}
