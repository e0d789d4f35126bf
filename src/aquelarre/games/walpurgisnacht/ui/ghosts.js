/**
 * What the option in preview would do, as far as it can be drawn before it is done.
 */

import { FACES } from "./cards.js";

/**
 * @typedef {object} Ghosts
 * @property {Map<string, {card: string | null, from: string | null}>} slots what would lie where
 * @property {{from: string, to: string}[]} ways of cards on the mountain
 * @property {Map<number, {card: string | null, down: boolean}>} seats what a player would get
 * @property {Set<string>} leaving refs of what would go away
 */

/**
 * @param {any} view @param {any} preview an option, or null
 * @returns {Ghosts}
 */
export function ghostsOf(view, preview) {
  /** @type {Ghosts} */
  const ghosts = { slots: new Map(), ways: [], seats: new Map(), leaving: new Set() };
  if (!preview) return ghosts;
  const args = Object.fromEntries(
    Object.entries(preview.args ?? {}).map(([name, value]) => [name, Array.isArray(value) ? value[1] : value]),
  );
  switch (preview.verb) {
    case "reveal":
      ghosts.leaving.add(`slot:${args.slot}`);
      break;
    case "give":
      give(ghosts, args.card, args.receiver, !FACES[args.card]?.eye);
      break;
    case "give_open":
    case "bestow":
      give(ghosts, args.card, args.receiver, false);
      break;
    case "pass_on":
      give(ghosts, args.card, args.receiver, liesDown(view, args.card));
      break;
    case "hand_over":
      if (view.order) give(ghosts, args.card, view.order.receiver, liesDown(view, args.card));
      break;
    case "command":
      ghosts.leaving.add(`seat:${args.giver}`);
      ghosts.seats.set(Number(args.receiver), { card: null, down: true });
      break;
    case "put_back":
      ghosts.leaving.add(`card:${args.card}`);
      ghosts.slots.set(args.slot, { card: args.card, from: null });
      break;
    case "move":
      move(ghosts, view, args.slot, args.to);
      ghosts.leaving.add(`slot:${args.slot}`);
      break;
    case "swap":
      move(ghosts, view, args.slot, args.other);
      move(ghosts, view, args.other, args.slot);
      break;
  }
  return ghosts;
}

/** @param {Ghosts} ghosts @param {string} card @param {number} seat @param {boolean} down */
function give(ghosts, card, seat, down) {
  ghosts.leaving.add(`card:${card}`);
  ghosts.seats.set(Number(seat), { card, down });
}

/** @param {Ghosts} ghosts @param {any} view @param {string} slot @param {string} to */
function move(ghosts, view, slot, to) {
  const place = view.mountain.find((/** @type {any} */ one) => one.slot === slot);
  ghosts.slots.set(to, { card: place?.open ? place.face : null, from: slot });
  ghosts.ways.push({ from: slot, to });
}

/** @param {any} view @param {string} card does the reader hold it face down? */
function liesDown(view, card) {
  return Boolean(view.players[view.seat]?.down_cards?.includes(card));
}
