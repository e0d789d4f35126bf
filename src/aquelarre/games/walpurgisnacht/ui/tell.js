/**
 * What a thing is and does, for the large view of it. Only what lies open to this seat now is told: a card that
 * has been turned down is a place with a card, and nothing else.
 */

import { described, playWith } from "./cards.js";
import { playerInWords, ROLE_OF_SIDE, slotInWords, stateOfSlot } from "./names.js";

/** @typedef {import("../../../web/types.js").Say} Say */
/** @typedef {{view: any, me: number, players: import("../../../web/types.js").Player[], t: Say, thing: (ref: string) => string, pieces: Record<string, any[]>}} Given */
/** @typedef {{lines: string[], source?: string, rules?: string[]}} Told */

/** The rules that say what a card does. */
const OF_KIND = /** @type {Record<string, string[]>} */ ({
  mephistopheles: ["WAL-09", "WAL-24"], walpurga: ["WAL-28"], familiar: ["WAL-29", "WAL-30"], bells: ["WAL-30"], crucifix: ["WAL-31"],
  fertility: ["WAL-31", "WAL-34"], herbs: ["WAL-32"], ointment: ["WAL-32", "WAL-34"], brooms: ["WAL-33"], spectres: ["WAL-33"], bonfire: ["WAL-34"],
});
/** When the card of a place is blocked, and where a card would float. */
const OF_RING = /** @type {Record<string, string[]>} */ ({
  P: ["WAL-12"], I: ["WAL-11", "WAL-27"], S: ["WAL-12", "WAL-27"], O: ["WAL-13", "WAL-27"],
});

/** @param {string} ref @param {Given} given @returns {Told | null} */
export function tell(ref, given) {
  playWith(given.view);
  const cut = ref.indexOf(":");
  const [kind, label] = [ref.slice(0, cut), ref.slice(cut + 1)];
  if (kind === "card") return card(label, whereIs(label, given), given);
  if (kind === "slot") return place(label, given);
  if (kind === "seat") return player(Number(label), given);
  return null;
}

/** Where a card lies that this seat sees now; "" if it sees none such. @param {string} label @param {Given} given */
function whereIs(label, { view, t }) {
  const open = view.mountain.find((/** @type {any} */ one) => one.face === label);
  if (open) return slotInWords({ ...open, face: null }, view, t);
  if (view.hand.cards?.includes(label)) return t("tell-lies-hand");
  for (const { seat, role, up, down_cards: down } of view.players) {
    const where = role === label ? "role" : up.includes(label) ? "up" : down?.includes(label) ? "down" : "";
    if (where) return t(`tell-lies-${where}`, { seat: ["seat", seat] });
  }
  return "";
}

/** @param {string} label @param {string} where @param {Given} given @returns {Told | null} */
function card(label, where, { t, pieces }) {
  const facts = pieces.card.find((one) => one.label === label);
  if (!facts || !where) return null;
  const lines = [t(`tell-${facts.kind}`), t("tell-wisp", { wisp: facts.wisp, source: facts.wisp_source })];
  if (facts.eye) lines.push(`${t("tell-eye")} ${t("tell-eye-source", { source: facts.eye_source })}`);
  lines.push(t("tell-role", { role: facts.role, source: facts.role_source }), where);
  const wisp = facts.wisp === "none" ? ["WAL-17"] : ["WAL-14", "WAL-35"];
  const rules = [...(OF_KIND[facts.kind] ?? []), ...wisp, ...(facts.eye ? ["WAL-22"] : []), ...(facts.role === "none" ? [] : ["WAL-08"])];
  return { lines, source: facts.source, rules };
}

/** A place of the mountain; with a card that lies open, that card. @param {string} label @param {Given} given @returns {Told | null} */
function place(label, given) {
  const { view, t, pieces } = given;
  const one = view.mountain.find((/** @type {any} */ each) => each.slot === label);
  const facts = pieces.slot.find((each) => each.label === label);
  if (!one || !facts) return null;
  const around = view.mountain.length > 20 ? facts.blocked_by_wide_foot : facts.blocked_by;
  const lines = [stateOfSlot(one, view, t), t(`tell-place-${label[0]}`)];
  if (around.length) lines.push(t("tell-blockers", { places: around.map((/** @type {string} */ slot) => t(`slot-${slot}`)).join(", ") }));
  const lying = one.face && card(one.face, stateOfSlot(one, view, t), given);
  if (!lying) return { lines, source: "deduced", rules: OF_RING[label[0]] };
  const what = one.open ? t(`card-${one.face}`) : t("board-remembered", { card: t(`card-${one.face}`) });
  return { lines: [what, ...lying.lines.slice(0, -1), ...lines], source: lying.source, rules: [...(lying.rules ?? []), ...OF_RING[label[0]]] };
}

/** @param {number} seat @param {Given} given @returns {Told | null} */
function player(seat, { view, me, t }) {
  const one = view.players[seat];
  if (!one) return null;
  const lines = [playerInWords(one, view, t)];
  if (seat === me && one.role && !view.over) {
    lines.push(t("show-own-role", { role: t(`role-${ROLE_OF_SIDE[one.side]}`), card: t(`card-${one.role}`) }));
  }
  if (view.active === seat && !view.over) lines.push(t("show-turn", { seat: ["seat", seat] }));
  const held = [...one.up, ...(one.down_cards ?? [])];
  return { lines: [...lines, ...held.map((label) => described(label, t))], rules: ["WAL-08", "WAL-38"] };
}
