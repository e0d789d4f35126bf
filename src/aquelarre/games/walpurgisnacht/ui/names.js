/**
 * What is drawn, in words: the same that the lines of the terminal say (seen/lines.py), for those who hear the page.
 */

import { described, iconsOf } from "./cards.js";
import { outside } from "./layout.js";

/** @typedef {import("./cards.js").Say} Say */

export const ROLE_OF_SIDE = /** @type {Record<string, "witch" | "villager">} */ ({ witches: "witch", villagers: "villager" });

/** The places whose cards hold this one. @param {string} slot @param {any} view @returns {string[]} */
export function blockers(slot, view) {
  const lying = new Set(view.mountain.filter((/** @type {any} */ one) => one.card).map((/** @type {any} */ one) => one.slot));
  return outside(slot, view.mountain.length > 20).filter((other) => lying.has(other));
}

/** Is there a card, can it be touched, and if not, why? @param {any} one @param {any} view @param {Say} t */
export function stateOfSlot(one, view, t) {
  const slot = t(`slot-${one.slot}`);
  const danced = one.danced && view.movements !== null;
  if (one.card && one.blocked && !danced) {
    const [first, second = first] = blockers(one.slot, view).map((other) => t(`slot-${other}`));
    return t("board-slot-blocked", { slot, count: first === second ? 1 : 2, first, second });
  }
  return t(`show-slot-${!one.card ? "empty" : danced ? "danced" : one.open ? "open" : "down"}`, { slot });
}

/** A place with what lies there, as far as it lies open now or the table remembers it.
 *  @param {any} one @param {any} view @param {Say} t */
export function slotInWords(one, view, t) {
  const state = stateOfSlot(one, view, t);
  if (!one.face) return state;
  const card = described(one.face, t);
  return one.open ? `${state}. ${card}` : `${state}. ${t("board-remembered", { card })}`;
}

/** Who it is, and what lies before them. @param {any} player @param {any} view @param {Say} t */
export function playerInWords(player, view, t) {
  const seat = ["seat", player.seat];
  const name = player.declared ? t("show-name-declared", { seat, card: t(`card-${player.role}`) }) : t("show-name", { seat });
  if (view.over) return finalInWords(player, name, t);
  const cards = listed(player.up, t);
  const number = player.down;
  if (number && cards) return t("show-other-both", { player: name, number, cards });
  if (number) return t("show-other-down", { player: name, number });
  return cards ? t("show-other-up", { player: name, cards }) : t("show-other-none", { player: name });
}

/** All that somebody had. @param {any} player @param {string} name @param {Say} t */
function finalInWords(player, name, t) {
  const role = t(`role-${ROLE_OF_SIDE[player.side]}`);
  const said = [t("show-final", { player: name, role, card: t(`card-${player.role}`) })];
  if (player.up.length) said.push(t("show-final-up", { cards: listed(player.up, t) }));
  if (player.down_cards?.length) said.push(t("show-final-down", { cards: listed(player.down_cards, t) }));
  return said.join(" ");
}

/** Cards that lie before somebody, where a cat's eye no longer matters. @param {string[]} cards @param {Say} t */
function listed(cards, t) {
  return cards.map((card) => t("show-card", { card: t(`card-${card}`), icons: iconsOf(card, t, false) })).join(", ");
}
