/** Seats: every player has a colour, a shape and an initial, so that nobody needs the colour. */
import { html } from "./html.js";

/** Colours that a dark initial can be read on, and shapes in a box of 24 by 24. */
const MARKS = [
  { colour: "#e8684f", shape: "circle", path: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z" },
  { colour: "#62a0ea", shape: "square", path: "M2.5 2.5h19v19h-19z" },
  { colour: "#e8bd45", shape: "triangle", path: "M12 1 23.3 22.5H.7z" },
  { colour: "#5fc184", shape: "diamond", path: "M12 .5 23.5 12 12 23.5.5 12z" },
  { colour: "#b18cec", shape: "pentagon", path: "M12 1l11 8.2-4.2 13.3H5.2L1 9.2z" },
  { colour: "#47c2c2", shape: "hexagon", path: "M6.3 2h11.4l5.7 10-5.7 10H6.3L.6 12z" },
  { colour: "#ee8fbb", shape: "star", path: "M12 .4l3.2 7 7.6.9-5.6 5.2 1.5 7.6L12 17.4l-6.7 3.7 1.5-7.6L1.2 8.3l7.6-.9z" },
  { colour: "#c79a6b", shape: "cross", path: "M7.5 1.5h9v6h6v9h-6v6h-9v-6h-6v-9h6z" },
  { colour: "#d5dbee", shape: "shield", path: "M2.5 2h19v9.5c0 6-5 9.5-9.5 11.5C7.5 21 2.5 17.5 2.5 11.5z" },
  { colour: "#aecb4b", shape: "drop", path: "M12 .5c4 5.5 8.5 9 8.5 14a8.5 8.5 0 0 1-17 0c0-5 4.5-8.5 8.5-14z" },
  { colour: "#8d9ce0", shape: "octagon", path: "M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z" },
  { colour: "#f4ab87", shape: "heart", path: "M12 22.5C4 17 1 12.5 1 8a6 6 0 0 1 11-3.3A6 6 0 0 1 23 8c0 4.5-3 9-11 14.5z" },
];
export const INK = "#15111c";

/** @param {number} seat */
export const markOf = (seat) => MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length];

/** What boards are told of the players.
 *  @param {import("./types.js").Summary} summary @param {import("./words.js").Words} words
 *  @returns {import("./types.js").Player[]} */
export function playersOf(summary, words) {
  const names = namesOf(summary, words);
  const taken = summary.people.map(({ seat, free, name, bot }) => (free && !name && !bot ? "" : names[seat]));
  return summary.people.map(({ seat, bot, free, name }) => ({
    seat,
    name: names[seat],
    bot,
    ...markOf(seat),
    ink: INK,
    initial: free && !name && !bot ? String(seat + 1) : initialOf(taken, seat),
  }));
}

/** The same players by the names they had at another time. @param {import("./types.js").Player[]} players
 *  @param {string[]} names */
export function calledThen(players, names) {
  return players.map((player) => ({ ...player, name: names[player.seat], initial: initialOf(names, player.seat) }));
}

/** Names of all seats; bots and empty seats have one too.
 *  @param {import("./types.js").Summary} summary @param {import("./words.js").Words} words */
export function namesOf(summary, words) {
  return summary.people.map(({ seat, name, bot, free }) => {
    const number = String(seat + 1);
    if (name) return name;
    if (bot) return words.say("web-bot-name", { number });
    return words.say(free ? "web-seat-free" : "player-unnamed", { number });
  });
}

/** What a kind of bot is called; other people's bots have only their own names.
 *  @param {string} kind @param {import("./words.js").Words} words */
export function botKind(kind, words) {
  const key = `web-bot-${kind}`;
  return words.has(key) ? words.say(key) : kind;
}

/** What sits there and is no person, though no bot of this server: a program, an assistant. @param {string} kind
 *  @param {import("./words.js").Words} words */
export function agentKind(kind, words) {
  return words.has(`web-agent-${kind}`) ? words.say(`web-agent-${kind}`) : kind;
}

/** The first letter, or the seat's number where two names share it. @param {string[]} names
 *  @param {number} seat */
function initialOf(names, seat) {
  const first = (/** @type {string} */ name) => [...name.trim()][0]?.toLocaleUpperCase() ?? "";
  const own = first(names[seat]);
  const shared = names.filter((name) => first(name) === own).length > 1;
  return shared || !own ? String(seat + 1) : own;
}

/** The mark of a player. @param {{player: import("./types.js").Player, size?: number}} props */
export function Badge({ player, size = 28 }) {
  const low = player.shape === "triangle" ? 19.5 : player.shape === "heart" ? 15.5 : 16.4;
  const letter = Math.max(12, (12 * 24) / size); // never below 12 pixels on the screen
  return html`<svg class="badge" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${player.path} fill=${player.colour} stroke=${player.ink} stroke-width="1" />
    <text x="12" y=${low + (letter - 12) * 0.35} text-anchor="middle" style=${{ fontSize: `${letter}px` }} fill=${player.ink}>${player.initial}</text>
  </svg>`;
}
