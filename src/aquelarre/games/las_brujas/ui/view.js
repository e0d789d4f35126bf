/**
 * What the board is told, for the type comments of the other modules: the view as `hidden.py` builds it
 * (which says what each part means), and what the parts of the board are handed on.
 *
 * @typedef {"witches"|"villagers"} Side
 *
 * @typedef {Object} Who  a player of the view
 * @property {number} seat
 * @property {boolean} alive
 * @property {string|null} character
 * @property {string[]} offered
 * @property {Side|null} side
 * @property {number} hand
 * @property {string[]|null} cards
 * @property {string[]} known
 * @property {string[]} good
 * @property {string[]} bad
 * @property {{total: number, parts: {card: string|null, value: number}[]}|null} reputation
 * @property {{every: string, ready: boolean}|null} ability
 * @property {boolean} doll
 * @property {string[]} rotating
 * @property {boolean} curfew
 * @property {{villager: boolean, suspects: number[], trusts: number[]}} says
 *
 * @typedef {{cause: "for"|"against"|"none", votes: number, why: string} & (
 *   {what: "ballot"|"influential", seat: number, card: null, character: null}
 *   | {what: "card", seat: number|null, card: string, character: null}
 *   | {what: "character", seat: number|null, card: null, character: string}
 *   | {what: "reputation", seat: number|null, card: null, character: null})} Vote
 *
 * @typedef {Object} Trial
 * @property {string} phase
 * @property {number} accused
 * @property {number|null} accuser
 * @property {string|null} card
 * @property {string} cause
 * @property {boolean} double
 * @property {string[]} marks
 * @property {number|null} speaker
 * @property {number[]} voters
 * @property {number[]} voices
 * @property {{victim: number, spectre: number}|null} possession
 * @property {number[]} bribed
 * @property {boolean} confession
 * @property {Vote[]} votes
 * @property {number} yes
 * @property {number} no
 * @property {string} tie
 * @property {"guilty"|"innocent"|null} verdict
 * @property {number|null} condemned
 * @property {string} revote
 * @property {string|null} last
 *
 * @typedef {{week: number, accused: number, accuser: number|null, condemned: number|null, side: Side|null,
 *   guilty: number[], innocent: number[]}} PastTrial
 *
 * @typedef {Object} View
 * @property {number} seat
 * @property {boolean} over
 * @property {Side|"nobody"|null} winner
 * @property {string} question
 * @property {string} stage
 * @property {number} week
 * @property {number|null} active
 * @property {number|null} influential
 * @property {number} deck
 * @property {number} afterlife_deck
 * @property {string[]} discard
 * @property {string[]} afterlife_discard
 * @property {{double_trial: boolean}} options
 * @property {{truce: boolean, inquisitor: boolean, no_counter_trials: boolean, possession: {victim: number, spectre: number}|null,
 *   doll: {seat: number, since: number}|null, rotating: {card: string, seat: number}[]}} effects
 * @property {Who[]} players
 * @property {Trial|null} trial
 * @property {{tied: number[], quota: number, laid: number[], gifts: {card: string, receiver: number}[], most?: number}|null} assembly
 * @property {string[]} [draft]
 * @property {string[]} looked_at
 * @property {{trials: PastTrial[]}} history
 * @property {Printed} [printed]  of an owner's edition
 */

/**
 * @typedef {{cards: Record<string, {text: string, values: Record<string, string|number>, like: string, good?: boolean}>,
 *   characters: Record<string, {sex: string, base: number, ability: string, every: string, text: string}>}} Printed  what an edition says otherwise than ours
 *
 * @typedef {{view: View, me: number, people: import("../../../web/types.js").Player[], has: import("../../../web/kit/table.js").Has,
 *   ghost: {refs: string[], sign: string}|null, news: import("../../../web/types.js").GameEvent[], asked: Set<number>, open: string[],
 *   t: import("../../../web/types.js").Say, html: import("../../../web/types.js").Html}} Given  what all parts of the board are handed
 *
 * @typedef {View & {trial: Trial}} Court  while somebody is tried
 * @typedef {View & {assembly: {}}} Meeting  while all are assembled
 */
export {};
