/**
 * What a thing is and does, for the large view of it: from what the reader sees and what is in the box. A character
 * is told of only where the reader knows whose it is.
 */

import { stateOfEvent, textOfEvent } from "./events.js";
import { houseInWords } from "./houses.js";

/** @typedef {import("../../../web/types.js").Say} Say */
/** @typedef {{view: any, me: number, players: import("../../../web/types.js").Player[], t: Say, thing: (ref: string) => string, pieces: Record<string, any[]>}} Given */
/** @typedef {{lines: string[], source?: string, rules?: string[]}} Told */

const SYMBOLS = ["hope", "despair", "removal"];
const TRIAL = "V02";
const STATES = ["constable", "badge", "tried", "spared"];
const OF_STATE = /** @type {Record<string, string[]>} */ ({ constable: ["SAL-12", "SAL-18"], badge: ["SAL-17"], tried: ["SAL-15", "SAL-21"], spared: ["SAL-15"] });

/** @param {string} ref @param {Given} given @returns {Told | null} */
export function tell(ref, given) {
  const cut = ref.indexOf(":");
  const [kind, label] = [ref.slice(0, cut), ref.slice(cut + 1)];
  const teller = /** @type {Record<string, (label: string, given: Given) => Told | null>} */ ({ card, building, event, character, seat })[kind];
  return teller ? teller(label, given) : null;
}

/** @param {string} kind @param {string} label @param {Given} given */
const piece = (kind, label, { pieces }) => pieces[kind].find((one) => one.label === label);

/** A building as a card. @param {string} label @param {Given} given @returns {Told | null} */
function card(label, given) {
  const { view, me, t } = given;
  const facts = piece("card", label, given);
  if (!facts) return null;
  const lines = [t("tell-card", { type: t(`type-${facts.type}`), pos: facts.pos })];
  for (const symbol of SYMBOLS) {
    const count = facts.symbols.filter((/** @type {string} */ one) => one === symbol).length;
    if (count) lines.push(t(`tell-symbol-${symbol}`, { count }));
  }
  lines.push(t("tell-set", { type: facts.type }));
  if (view.players[me]?.types?.includes(facts.type)) lines.push(t("board-scores"));
  const here = facts.numbers.filter((/** @type {number} */ number) => number <= view.players.length).length;
  lines.push(t("tell-copies", { all: facts.numbers.length, here }), t("tell-name-source", { source: facts.name_source }));
  return { lines, source: facts.symbols_source, rules: ["SAL-08", ...(/MUE|JUS/.test(facts.type) ? ["SAL-22"] : []), "SAL-24", "SAL-02"] };
}

/** A building in town. @param {string} label @param {Given} given @returns {Told | null} */
function building(label, given) {
  const { view, t } = given;
  for (const player of view.players) {
    const house = player.street.find((/** @type {any} */ one) => one.building === label);
    const said = house && card(house.card, given);
    if (said) return { ...said, lines: [houseInWords(house, t), t("tell-building", { seat: ["seat", player.seat] }), ...said.lines] };
  }
  return null;
}

/** @param {string} label @param {Given} given @returns {Told | null} */
function event(label, given) {
  const { view, t } = given;
  const facts = piece("event", label, given);
  if (!facts) return null;
  const lines = [textOfEvent(label, view, t), t("tell-cost", { cost: facts.cost, source: facts.cost_source })];
  const lying = view.events.find((/** @type {any} */ one) => one.event === label);
  const state = lying && stateOfEvent(lying, view, t);
  if (state) lines.push(t("tell-state", { state }));
  for (const player of view.players) if (player.kept.includes(label)) lines.push(t("tell-kept-by", { seat: ["seat", player.seat] }));
  if (label === TRIAL) lines.push(t("board-trials", view.trials));
  if (facts.red) lines.push(t("tell-red"));
  if (facts.kept) lines.push(t("tell-kept"));
  lines.push(t("tell-name-source", { source: facts.name_source }));
  return { lines, source: facts.text_source, rules: [...(label === TRIAL ? ["SAL-15"] : []), "SAL-13", "SAL-14"] };
}

/** @param {string} label @param {Given} given @returns {Told | null} */
function character(label, given) {
  const { view, t } = given;
  const facts = piece("character", label, given);
  const owner = view.players.find((/** @type {any} */ player) => player.character === label);
  if (!facts || !owner) return null;
  const lines = [
    t("tell-character", { trade: upper(t(`character-${label}.trade`)), side: t(`side-${owner.side}.one`) }),
    t("tell-whose", { seat: ["seat", owner.seat] }),
    t("tell-types", { types: owner.types.map((/** @type {string} */ type) => t(`type-${type}`)).join(", ") }),
    t(owner.side === "witches" ? "tell-witch" : "tell-puritan"),
    t("tell-name-source", { source: facts.name_source }),
  ];
  return { lines, source: facts.types_source, rules: ["SAL-01", "SAL-21", "SAL-24"] };
}

/** As it begins a sentence. @param {string} text */
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** A player, as far as everybody sees. @param {string} label @param {Given} given @returns {Told | null} */
function seat(label, { view, t }) {
  const player = view.players[Number(label)];
  if (!player) return null;
  const states = STATES.filter((state) => player[state]);
  const sets = Object.entries(player.sets).map(([type, count]) => t("show-set", { count, type: t(`type-${type}`) }));
  const lines = [`${t("board-hope", { count: player.hope })} ${t("board-despair", { count: player.despair })}`, ...states.map((state) => t(`tell-${state}`))];
  if (sets.length) lines.push(t("show-sets", { sets: sets.join(", ") }));
  for (const kept of player.kept) lines.push(`${t(`event-${kept}`)}: ${textOfEvent(kept, view, t)}`);
  lines.push(...player.street.map((/** @type {any} */ house) => houseInWords(house, t)));
  return { lines, rules: ["SAL-24", ...new Set(states.flatMap((state) => OF_STATE[state]))] };
}
