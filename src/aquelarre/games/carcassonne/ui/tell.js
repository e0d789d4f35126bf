/** What is drawn, in words: names for those who hear the board, and what a thing tells of itself in
 * the large view. The sentences are those of the terminal (seen/lines.py), with the same facts. */

import { FIGURES } from "./figures.js";
import { featureAt, isComplete, lastTiles, sceneOf } from "./landscape.js";
import { KINDS } from "./kinds.js";
import { askedAt, laying, waysAt, wholeOf, withFigure } from "./worth.js";

/** @typedef {import("./worth.js").Whole} Whole */
/** @typedef {import("./landscape.js").Scene} Scene */
/** @typedef {import("./board.js").View} View */
/** @typedef {import("./board.js").Where} Where */
/** @typedef {import("../../../web/types.js").Say} Say */
/** @typedef {{ view: View, t: Say }} Given */
/** @typedef {{ lines: string[], source?: string, rules?: string[] }} Told */

const SIDES = ["N", "E", "S", "W"];
const NAMES = ["north", "east", "south", "west"];
const EDGES = /** @type {Record<string, string>} */ ({ F: "show-field", R: "feature-road", C: "feature-city" });
const RULES = /** @type {Record<string, string[]>} */ ({
  city: ["CAR-07", "CAR-09"], road: ["CAR-06", "CAR-09"], farm: ["CAR-12", "CAR-09"], cloister: ["CAR-08"],
});

/** Have the words come? @param {Say} t */
export const ready = (t) => t("tell-hand", { tile: "" }) !== "tell-hand";

/** @param {string} place */
const placed = (place) => ["place", place];
/** @param {string} text */
const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Names in a sentence. @param {number[]} seats @param {Say} t */
function listed(seats, t) {
  const names = seats.map((seat) => t("show-name", { seat: ["seat", seat] }));
  const last = /** @type {string} */ (names.pop());
  if (!names.length) return last;
  return t(/^h?[ií]/i.test(last) ? "show-and-i" : "show-and", { names: names.join(", "), last });
}

/** What a feature is, and how large. @param {Whole} whole @param {string} where @param {Say} t */
const sizeInWords = ({ feature, tiles, pennants, cities }, where, t) => (
  t(`show-feature-${feature}`, { where, size: tiles, pennants, cities }));

/** Who stands there. @param {number[]} followers @param {Say} t */
const crowdInWords = (followers, t) => followers
  .flatMap((number, seat) => (number ? t("show-count", { seat: ["seat", seat], number }) : [])).join(", ");

/** A feature in one sentence: what it is, who stands there, what it is worth and to whom.
 * @param {Whole} whole @param {string} where @param {Say} t
 * @param {{ complete?: boolean, done?: boolean }} [more] `complete`: is that said? `done`: can it no longer
 *   score for anybody who is not there? */
export function featureInWords(whole, where, t, { complete = true, done = false } = {}) {
  const { feature, followers, figures, points } = whole;
  let text = sizeInWords(whole, where, t);
  if (complete && whole.complete) text = t(`show-complete-${feature}`, { text });
  if (whole.mage) text = t("show-with-mage", { text, number: whole.mage });
  if (whole.witch || figures.includes("witch")) text = t("show-with-witch", { text, number: whole.witch });
  const crowd = crowdInWords(followers, t);
  if (!crowd) return done ? t("tell-done", { text }) : t("tell-nobody", { text, points });
  const most = Math.max(...followers);
  const leaders = followers.flatMap((number, seat) => (number === most ? seat : []));
  return t(leaders.length === 1 ? "show-feature" : "show-feature-shared",
           { text, crowd, points, names: listed(leaders, t) });
}

/** Where a tile would bring mage and witch together: one of them goes before anything is scored. [CAR-25]
 * @param {Whole} whole @param {string} where @param {Given} given */
function meetingInWords(whole, where, { view, t }) {
  const [mage, witch] = FIGURES.map((figure) => withFigure(whole, figure, view));
  const text = sizeInWords(whole, where, t);
  const crowd = crowdInWords(whole.followers, t);
  return crowd ? t("tell-meet", { text, crowd, mage, witch }) : t("tell-meet-nobody", { text, mage, witch });
}

/** Is what the tile just laid has completed yet to be scored? A circle acts after the scoring. [CAR-02, CAR-40]
 * @param {View} view */
function scoresYet(view) {
  const [mage, witch] = view.figures.map((at) => at && featureAt(sceneOf(view), at));
  const before = view.spots.length > 0 || (mage && mage === witch);
  return !view.drawn && (before || !KINDS[view.tiles[view.tiles.length - 1].tile].mark);
}

/** Will it bring points to nobody who is not there already? After the game, and when it was completed
 * in an earlier turn. @param {View} view @param {import("./landscape.js").Feature} feature @param {Whole} whole */
function isDone(view, feature, whole) {
  const last = view.tiles[view.tiles.length - 1].place;
  return view.over || (whole.complete && !(scoresYet(view) && feature.members.some(({ place }) => place === last)));
}

/** A feature as it is now. @param {import("./landscape.js").Feature} feature @param {string} where @param {Given} given */
function nowInWords(feature, where, { view, t }) {
  const whole = wholeOf(sceneOf(view), view, feature);
  return featureInWords(whole, where, t, { done: isDone(view, feature, whole) });
}

/** A part of a tile that lies. @param {Where} where @param {Given} given @param {boolean} [far] is its place said, too? */
function spotInWords({ place, spot }, { view, t }, far = false) {
  const scene = sceneOf(view);
  const feature = featureAt(scene, { place, spot });
  if (!feature) return t(`spot-${spot}`);
  const name = t(`spot-${spot}`);
  return nowInWords(feature, far ? t("tell-part", { spot: name, place: placed(place) }) : name, { view, t });
}

/** What the four sides show. @param {string} edges @param {Say} t */
const sidesInWords = (edges, t) => Object.fromEntries(NAMES.map((name, k) => [name, t(EDGES[edges[k]])]));

/** A tile that lies: its kind, its sides, what runs over it, who stands on it.
 * @param {string} place @param {Given} given */
export function tileLines(place, { view, t }) {
  const scene = sceneOf(view);
  const tile = scene.land.get(place);
  if (!tile) return [];
  const { face } = tile;
  const lines = [t("tell-laid", { tile: t(`tile-${face.label}`), place: placed(place), ...sidesInWords(face.edges, t) })];
  for (const { seat, spot, count } of view.followers.filter((each) => each.place === place)) {
    lines.push(t("tell-stands", { seat: ["seat", seat], spot: t(`spot-${spot}`), count }));
  }
  view.figures.forEach((at, k) => {
    if (at?.place === place) lines.push(t("tell-here", { figure: t(`figure-${FIGURES[k]}`), spot: t(`spot-${at.spot}`) }));
  });
  const last = lastTiles(view).find((each) => each.place === place);
  if (last) lines.push(t("tell-last", { seat: ["seat", last.seat] }));
  for (const { spot, feature } of face.parts) {
    const whole = /** @type {any} */ (featureAt(scene, { place, spot }));
    const quiet = feature === "farm" && !wholeOf(scene, view, whole).followers.some(Boolean);
    if (!quiet) lines.push(nowInWords(whole, t(`spot-${spot}`), { view, t }));
  }
  return lines.map(sentence);
}

/** What laying the tile would do, turned in one way. @param {string} place @param {number} rotation @param {Given} given */
export function effectsOf(place, rotation, { view, t }) {
  const scene = sceneOf(view);
  const effects = laying(scene, view, place, /** @type {string} */ (view.drawn), rotation);
  const told = effects.flatMap((effect) => {
    const { feature, complete, joined, followers, figures, own } = effect;
    const occupied = followers.some(Boolean) || figures.length > 0;
    if (!complete && !occupied && (joined < 2 || feature === "farm") && !(own && feature === "cloister")) return [];
    const what = complete ? "completes" : joined > 1 ? "joins" : "extends";
    const where = t(`tell-${what}-${feature}`, { joined, own: own ? 1 : 0 });
    return figures.length > 1 ? meetingInWords(effect, where, { view, t }) : featureInWords(effect, where, t, { complete: false });
  });
  return told.length ? told.join(" ") : t("tell-plain");
}

/** An empty place: what lies around it and, for each way in which the tile fits, what that would do.
 * @param {string} place @param {Given} given */
export function placeLines(place, given) {
  const { view, t } = given;
  const scene = sceneOf(view);
  const sides = askedAt(scene, place).flatMap((edge, k) => (edge ? t("tell-at", { what: t(EDGES[edge]), side: t(`show-side-${SIDES[k]}`) }) : []));
  const ways = view.drawn ? waysAt(scene, place, view.drawn) : [];
  const lines = [t(ways.length ? "tell-fits" : view.drawn ? "tell-unfit" : "tell-empty",
                   { place: placed(place), sides: sides.join(", ") })];
  /** @type {Map<string, string[]>} */
  const alike = new Map();
  for (const rotation of ways) {
    const effect = effectsOf(place, rotation, given);
    alike.set(effect, [...(alike.get(effect) ?? []), t(`rotation-${rotation}`)]);
  }
  for (const [effect, rotations] of alike) lines.push(t("tell-way", { rotations: rotations.join(", "), effect }));
  return lines.map(sentence);
}

/** What is shown now of a tile that is about to be laid: for those who turn it by keys.
 * @param {string} place @param {number} rotation @param {Given} given */
export function previewInWords(place, rotation, given) {
  const { view, t } = given;
  const { edges } = KINDS[/** @type {string} */ (view.drawn)];
  const turned = SIDES.map((_, side) => edges[(side - rotation + 4) % 4]).join("");
  const ways = waysAt(sceneOf(view), place, /** @type {string} */ (view.drawn));
  const said = sentence(t("tell-preview", { place: placed(place), rotation: t(`rotation-${rotation}`), ...sidesInWords(turned, t),
    effect: effectsOf(place, rotation, given) }));
  return ways.length > 1 ? `${said} ${t("tell-turn", { number: ways.indexOf(rotation) + 1, count: ways.length })}` : said;
}

/** A spot to stand on; for mage and witch with what they would make of it.
 * @param {Where} where @param {"first" | "magic" | "beside"} sort @param {Given} given */
export function targetInWords(where, sort, given) {
  const { view, t } = given;
  const text = sentence(spotInWords(where, given, sort !== "first"));
  const scene = sceneOf(view);
  const feature = featureAt(scene, where);
  if (sort !== "magic" || !feature) return text;
  const whole = wholeOf(scene, view, feature);
  return `${text} ${t("tell-magic", { mage: withFigure(whole, "mage", view), witch: withFigure(whole, "witch", view) })}`;
}

/** Mage or witch: where they are. @param {string} name @param {Given} given */
export function figureInWords(name, given) {
  const at = given.view.figures[FIGURES.indexOf(name)];
  const figure = given.t(`figure-${name}`);
  return sentence(at ? given.t("tell-is-on", { figure, where: spotInWords(at, given, true) }) : given.t("tell-waits", { figure }));
}

/** The occupied features, the dearest first, as the terminal lists them. @param {Given} given */
export function occupied({ view, t }) {
  const scene = sceneOf(view);
  return [...view.features].sort((a, b) => b.points - a.points).map((each) => {
    const feature = /** @type {any} */ (featureAt(scene, each));
    const where = t("tell-part", { spot: t(`spot-${each.spot}`), place: placed(each.place) });
    return { places: each.places, text: sentence(nowInWords(feature, where, { view, t })) };
  });
}

/** Where we know the tiles of a set from. @param {string} label @param {any} pieces */
function sourceOf(label, pieces) {
  const found = pieces?.tile?.find((/** @type {any} */ each) => each.label === label);
  if (found?.own) return undefined; // of whoever made the edition
  return found?.set === "tiles" ? "rulebook" : "found";
}

/** A kind of tile, wherever it is. @param {string} label @param {Given & { pieces?: any }} given @returns {Told} */
function kindTold(label, { t, pieces }) {
  const found = pieces?.tile?.find((/** @type {any} */ each) => each.label === label);
  const lines = [t("tell-kind", { tile: t(`tile-${label}`), ...sidesInWords(KINDS[label].edges, t) })];
  if (found) lines.push(t("tell-copies", { count: found.copies }));
  const rules = ["CAR-03"];
  if (KINDS[label].magic) rules.push("CAR-21");
  if (KINDS[label].mark) rules.push("CAR-40", "CAR-41");
  return { lines: lines.map(sentence), rules, source: sourceOf(label, pieces) };
}

/** What a thing of the board is and does (docs/BOARDS.md).
 * @param {string} ref @param {Given & { me: number, players: any[], thing: (ref: string) => string, pieces?: any, chain?: string[] }} given
 *   `chain`: this ref and those of the things it stands in
 * @returns {Told | null} */
export function tell(ref, given) {
  const { view, t, pieces } = given;
  const cut = ref.indexOf(":");
  const [kind, label] = [ref.slice(0, cut), ref.slice(cut + 1)];
  const scene = sceneOf(view);
  if (kind === "tile" && KINDS[label]) return kindTold(label, given);
  if (kind === "place" && scene.land.has(label)) {
    const { face } = /** @type {any} */ (scene.land.get(label));
    const features = new Set(face.parts.map((/** @type {any} */ part) => part.feature));
    const about = kindTold(face.label, given);
    return { lines: tileLines(label, given), source: sourceOf(face.label, pieces),
      rules: [...[...features].flatMap((feature) => RULES[feature][0]), "CAR-09", ...(about.rules ?? []).slice(1)] };
  }
  if (kind === "place" && view.open.includes(label)) return { lines: placeLines(label, given), rules: ["CAR-03"] };
  if (kind === "spot") {
    const on = given.chain?.find((each) => each.startsWith("place:"))?.slice("place:".length); // else the tile just laid
    const where = { place: on ?? view.tiles[view.tiles.length - 1].place, spot: label };
    const feature = featureAt(scene, where);
    if (!feature) return null;
    const magic = view.figures.length > 0 && on && ["city", "road"].includes(feature.feature) && !isComplete(feature);
    return { lines: [targetInWords(where, magic ? "magic" : on ? "beside" : "first", given)],
      rules: [magic ? "CAR-21" : "CAR-05", ...RULES[feature.feature]] };
  }
  if (kind === "figure") {
    return { lines: [figureInWords(label, given), t(`tell-does-${label}`)], source: "rulebook",
      rules: label === "mage" ? ["CAR-26", "CAR-21", "CAR-22"] : ["CAR-27", "CAR-21", "CAR-22"] };
  }
  return null;
}
