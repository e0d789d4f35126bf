/**
 * What is printed on cards and characters: in our own box what their ids and texts say, in an owner's
 * edition what the view tells of it (`printed`). There is one box on a page, and every board of a view
 * opens it first, so that its parts need not hand it on.
 */

import { characterOf } from "./people.js";

/** @typedef {import("../../../web/types.js").Say} Say */

const GOOD_UNTIL = 13; // R01 … R13 speak well of somebody
const OURS = /** @type {import("./view.js").Printed} */ ({ cards: {}, characters: {} });
let box = OURS;

/** From now on things are as this view prints them. @param {{printed?: import("./view.js").Printed}} view */
export function openBox(view) {
  box = view.printed ?? OURS;
}

/** The kind in the id of a card: all copies have the same. @param {string} card */
const kindOf = (card) => card.replace(/[a-z]$/, "");

/** What a card does: the kind that does so in our own box. @param {string} card */
export const doesOf = (card) => box.cards[card]?.like ?? kindOf(card);

/** Does a rumour speak well of somebody? @param {string} card */
export const isGood = (card) => box.cards[card]?.good ?? Number(kindOf(card).slice(1)) <= GOOD_UNTIL;

/** The card that does something of which there is one in our box: the truce, the doll. @param {string} does its kind there */
export function cardThat(does) {
  if (doesOf(does) === does) return does;
  return Object.keys(box.cards).find((card) => box.cards[card].like === does) ?? does;
}

/** What a card says. @param {string} card @param {Say} t */
export function effectOf(card, t) {
  const other = box.cards[card];
  return other ? t(other.text, other.values) : t(`effect-${kindOf(card)}`);
}

/** What a character can do. @param {string} id @param {Say} t */
export function abilityOf(id, t) {
  const other = box.characters[id];
  return other ? t(other.text, { every: other.every }) : t(`ability-${id}`);
}

/** Sex and base reputation of a character. @param {string} id @returns {{sex: string, base: number}} */
export const factsOf = (id) => box.characters[id] ?? characterOf(id);
