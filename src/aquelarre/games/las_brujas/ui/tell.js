/** What a thing is and does, for the large view of it: from what the reader sees and what is in the box. */

import { faceOf } from "./glyphs.js";
import { signed } from "./people.js";
import { name, toldOf } from "./players.js";
import { abilityOf, cardThat, doesOf, openBox } from "./printed.js";

/** @typedef {import("../../../web/types.js").Say} Say */
/** @typedef {{view: import("./view.js").View, me: number, players: import("../../../web/types.js").Player[], t: Say, thing: (ref: string) => string, pieces: Record<string, any[]>}} Asked */
/** @typedef {{lines: string[], source?: "rulebook"|"deduced"|"found"|"reconstructed", rules?: string[]}} Told */

/** Where a fact is from, as the tables of the box mark it. */
const SOURCES = /** @type {Record<string, Told["source"]>} */ ({ R: "rulebook", D: "deduced", F: "found", X: "reconstructed" });

/** The rules about each family of cards, and about those that need more. */
const RULES = /** @type {Record<string, string[]>} */ ({
  good: ["BRU-11", "BRU-12", "BRU-18"], bad: ["BRU-11", "BRU-12", "BRU-18"], trial: ["BRU-17", "BRU-22"], counter: ["BRU-20"], during: ["BRU-19"], event: ["BRU-09"], afterlife: ["BRU-27"],
});
const MORE_RULES = /** @type {Record<string, string[]>} */ ({ S09: ["BRU-33"], S10: ["BRU-33"], S16: ["BRU-33"], U10: ["BRU-21"], U14: ["BRU-26"] });
const ROTATING = "rotating";

/** @param {string} ref @param {Asked} asked @returns {Told | null} */
export function tell(ref, asked) {
  openBox(asked.view);
  const [kind, label] = [ref.slice(0, ref.indexOf(":")), ref.slice(ref.indexOf(":") + 1)];
  if (kind === "card" || kind === "rumour") return card(label, asked);
  if (kind === "character") return character(label, asked);
  return kind === "seat" ? seat(Number(label), asked) : null;
}

/** @param {string} label @param {Asked} asked @returns {Told | null} */
function card(label, asked) {
  const { t, pieces } = asked;
  const facts = pieces.card.find((one) => one.label === label);
  if (!facts) return null;
  const { effect, family } = faceOf(label, t);
  const rotates = facts.type === ROTATING;
  return {
    lines: [effect, t("tell-card", { family: rotates ? ROTATING : family }), ...where(label, asked)],
    source: SOURCES[facts.source],
    rules: [...RULES[family], ...(rotates ? ["BRU-28"] : []), ...(MORE_RULES[doesOf(label)] ?? [])],
  };
}

/** Where it lies, as far as the reader sees it. @param {string} label @param {Asked} asked */
function where(label, { view, t }) {
  const lines = [];
  for (const player of view.players) {
    const worth = player.reputation?.parts.find((part) => part.card === label);
    const before = player.good.includes(label) || player.bad.includes(label) || player.rotating.includes(label) || (player.doll && label === cardThat("S16"));
    if (before) lines.push(t("board-lies-before", { seat: name(player.seat) }) + (worth ? ` (${signed(worth.value)})` : ""));
    else if (player.known.includes(label)) lines.push(t("board-in-hand", { seat: name(player.seat) }));
  }
  const gift = view.assembly?.gifts.find((one) => one.card === label);
  if (gift) lines.push(t("show-gift", { card: t(`card-${label}`), receiver: name(gift.receiver) }));
  if (view.discard.includes(label) || view.afterlife_discard.includes(label)) lines.push(t("board-discarded"));
  if (view.looked_at.includes(label)) lines.push(t("board-on-top"));
  return lines;
}

/** @param {string} label @param {Asked} asked @returns {Told | null} */
function character(label, { view, t, pieces }) {
  const facts = pieces.character.find((one) => one.label === label);
  if (!facts) return null;
  const owner = view.players.find((player) => player.character === label);
  const spent = owner?.ability && !owner.ability.ready;
  return {
    lines: [
      abilityOf(label, t),
      `${t(`show-sex-${facts.sex}`)}, ${t("show-base", { value: signed(facts.base) })}`,
      ...(owner ? [`${t("show-name", { seat: name(owner.seat) })}${spent ? ` (${t("show-spent")})` : ""}`] : []),
      ...(facts.ability_source === "X" ? [t("tell-character", { source: facts.source })] : []),
    ],
    source: SOURCES[facts.ability_source],
    rules: ["BRU-01", "BRU-11"],
  };
}

/** @param {number} number @param {Asked} asked @returns {Told | null} */
function seat(number, { view, players, t }) {
  const player = view.players[number];
  if (!player) return null;
  const { trial } = view;
  const lines = toldOf(player, view, players, t);
  if (view.influential === number) lines.push(t("board-influential"));
  if (trial?.accused === number) lines.push(t("board-trial", { accused: name(number) }));
  if (trial?.accuser === number) lines.push(t("board-accuser", { accuser: name(number) }));
  if (player.character && player.alive) lines.push(abilityOf(player.character, t));
  return { lines, rules: player.alive ? ["BRU-11", "BRU-12"] : ["BRU-25", "BRU-26", "BRU-27"] };
}
