/** What each thing is and does, for the large card view: from what the reader sees and what is in the box. */

import { chanceOf, groupsOf, tileSaid } from "./pictures.js";

/** @typedef {import("./pictures.js").Say} Say */
/** @typedef {{lines: string[], source?: string, rules?: string[]}} Told */
/** @typedef {{view: any, me: number, players: any[], t: Say, thing: (ref: string) => string, pieces: any}} Given */

/** The rule of each effect, and of what a problem does when it goes wrong or well. @type {Record<string, string>} */
const RULES = {
  add: "LAN-29", borrow: "LAN-30", death: "LAN-31", sheep: "LAN-32", flee: "LAN-33", draw: "LAN-34", move: "LAN-35", help: "LAN-36",
  invisible: "LAN-37", reroll: "LAN-38", know: "LAN-39", shamble: "LAN-40", transmute: "LAN-41",
  all_dungeon: "LAN-42", dungeon: "LAN-43", aliss: "LAN-45", crisis: "LAN-46", winter: "LAN-47", banish: "LAN-48",
};
/** @type {Record<string, string[]>} */
const OF_TOKENS = { cackle: ["LAN-18", "LAN-23", "LAN-25"], crisis: ["LAN-09", "LAN-17", "LAN-12"], aliss: ["LAN-23", "LAN-28", "LAN-49"] };
/** @type {Record<string, string[]>} */
const OF_PLACES = { LT: ["LAN-11", "LAN-14"], LC: ["LAN-11", "LAN-14"], DG: ["LAN-44"] };
/** Where facts come from, the surest first: with its letter in the texts. @type {Record<string, string>} */
const SOURCES = { rulebook: "R", deduced: "D", found: "F", reconstructed: "X" };
const HOME = "GW"; // of Granny, who takes in those who play alone

/** @type {Record<string, (label: string, given: Given) => Told|null>} */
const TELLERS = { card: ofCard, tile: ofTile, space: ofSpace, apprentice: ofApprentice, die: ofDie, seat: ofSeat, token: ofToken, character: ofCharacter };

/** @param {string} ref @param {Given} given @returns {Told|null} */
export function tell(ref, given) {
  const cut = ref.indexOf(":");
  return TELLERS[ref.slice(0, cut)]?.(ref.slice(cut + 1), given) ?? null;
}

/** @param {any} pieces @param {string} kind @param {string} label */
const found = (pieces, kind, label) => pieces[kind]?.find((/** @type {any} */ piece) => piece.label === label);

/** Only the rules that there are, each once. @param {...any} rules */
const cited = (...rules) => /** @type {string[]} */ ([...new Set(rules.filter(Boolean))]);

/** Where the facts about a piece come from, one by one. @param {Record<string, string>} sources @param {Say} t */
function known(sources, t) {
  const facts = Object.entries(sources).map(([fact, source]) => t("tell-fact", { fact: t(`tell-fact-${fact}`), source: t(`source-${SOURCES[source]}`) }));
  return t("tell-sources", { facts: facts.join(", ") });
}

/** The least sure of these. @param {Record<string, string>} sources */
function least(sources) {
  return Object.keys(SOURCES).filter((each) => Object.values(sources).includes(each)).pop();
}

/** @param {string} label @param {Given} given @returns {Told|null} */
function ofCard(label, { t, pieces }) {
  const card = found(pieces, "card", label);
  if (!card) return null;
  const { symbol, effect, amount, against, cackle, trio, location, sources } = card;
  const more = against.length ? "-against" : cackle ? "-cackle" : "";
  const groups = groupsOf(against, t);
  return {
    lines: [
      t(`tell-symbol-${symbol}`),
      t("tell-effect", { name: t(`effect-${effect}.name`), effect: t(`effect-${effect}${more}`, { amount, groups }) }),
      ...(trio ? [t("tell-trio", { character: t(`character-${trio}`) })] : []),
      t("tell-location", { place: t(`place-${location}`) }),
      known(sources, t),
    ],
    source: least(sources),
    rules: cited("LAN-08", symbol === "broomstick" ? "LAN-15" : "LAN-17", RULES[effect], trio && "LAN-24", "LAN-09"),
  };
}

/** @param {string} label @param {Given} given @returns {Told|null} */
function ofTile(label, { t, pieces }) {
  const tile = found(pieces, "tile", label);
  if (!tile) return null;
  const { hard, difficulty, points, copies, group, failure, success, sources } = tile;
  const elf = group === "elf";
  return {
    lines: [
      t(hard ? "tell-hard" : "tell-easy", { difficulty, points, copies }),
      ...(failure ? [t("tell-failure", { failure: t(`failure-${failure}`) })] : []),
      ...(elf ? [t("failure-elf")] : []), // whether anybody fails or not
      ...(success ? [t("tell-success", { success: t(`success-${success}`) })] : []),
      known(sources, t),
    ],
    source: least(sources),
    rules: cited("LAN-17", "LAN-20", elf ? "LAN-27" : RULES[failure], RULES[success], RULES[label]),
  };
}

/** What lies on a space now, and where it is. @param {string} label @param {Given} given @returns {Told|null} */
function ofSpace(label, given) {
  const { view, players, t, pieces } = given;
  if (label === "DG") return { lines: [t("tell-dungeon"), ...here(view.dungeon, players, t)], source: "rulebook", rules: ["LAN-42", "LAN-43", "LAN-44"] };
  const space = view.spaces.find((/** @type {any} */ one) => one.space === label);
  const place = found(pieces, "place", space?.place);
  if (!place) return null;
  const { tile, witches } = space;
  const chance = tile && chanceOf(tile.odds, t);
  const about = tile?.tile ? ofTile(tile.tile, given) : null;
  const near = place.paths.map((/** @type {string} */ other) => t(`place-${other}`)).join(", ");
  const wide = place.spaces.length > 1;
  return {
    lines: [
      tile ? `${tileSaid(tile, t)}.` : t(witches.length ? "tell-no-problem" : "tell-empty"),
      ...(chance ? [`${t("board-chance", { chance })}.`] : []),
      ...(tile?.crisis ? [t("tell-crisis")] : []),
      ...here(witches, players, t),
      ...(about ? about.lines.slice(1, -1) : []), // what it does: difficulty and points are said already, as they are now
      t("tell-near", { places: near }),
      ...(wide ? [t("tell-wide")] : []),
      ...(view.mode === "solo" && space.place === HOME ? [t("tell-home")] : []),
      known(place.sources, t),
    ],
    source: least(place.sources),
    rules: cited(...(about?.rules ?? []), tile?.crisis && "LAN-09", tile && !tile.up && "LAN-55", !tile && "LAN-54", "LAN-14", ...(OF_PLACES[space.place] ?? []),
      view.mode === "solo" && space.place === HOME ? "LAN-51" : undefined),
  };
}

/** @param {number[]} witches @param {any[]} players @param {Say} t */
function here(witches, players, t) {
  return witches.length ? [`${t("board-witches", { names: witches.map((seat) => players[seat].name).join(", ") })}.`] : [];
}

/** @param {string} label @param {Given} given @returns {Told} */
function ofApprentice(label, { t }) {
  return { lines: [t(`ability-${label}.does`)], source: "rulebook", rules: ["LAN-05", "LAN-06"] };
}

/** @param {string} label @param {Given} given @returns {Told|null} */
function ofDie(label, { view, t }) {
  const die = view.attempt?.dice.find((/** @type {any} */ one) => one.die === label);
  return die && { lines: [t("tell-die"), t(die.live ? "tell-die-live" : "tell-die-fixed")], source: "rulebook", rules: ["LAN-17", "LAN-18", "LAN-38"] };
}

/** @param {string} label @param {Given} given @returns {Told|null} */
function ofSeat(label, { view, t }) {
  const player = view.players[Number(label)];
  if (!player?.apprentice) return null;
  const { apprentice, tokens, score, cackles, aliss, hand, limit, bonus } = player;
  return {
    lines: [
      `${t(`apprentice-${apprentice}`)}. ${t(`ability-${apprentice}.does`)}`,
      ...tokens.map((/** @type {string} */ token) => t("tell-token-left", { token: t(`token-${token}`) })),
      [t("board-points", { points: score }), t("board-cackles", { count: cackles }), t("board-hand", { count: hand, limit })].join(" · "),
      ...(aliss ? [t("board-aliss", { count: aliss })] : []),
      ...(bonus ? [t("show-note-bonus", { bonus })] : []),
    ],
    source: "rulebook",
    rules: ["LAN-06", "LAN-20", "LAN-26", "LAN-28"],
  };
}

/** @param {string} label @param {Given} given @returns {Told|null} */
function ofToken(label, { view, t }) {
  if (!(label in OF_TOKENS)) return null;
  return {
    lines: [t(`tell-token-${label}`), t("board-supply", { name: label, count: view.supply[label], of: view.tokens[label] })],
    source: "rulebook",
    rules: OF_TOKENS[label],
  };
}

/** @param {string} label @param {Given} given @returns {Told} */
function ofCharacter(label, { t }) {
  return { lines: [t("tell-trio", { character: t(`character-${label}`) })], source: "rulebook", rules: ["LAN-24"] };
}
