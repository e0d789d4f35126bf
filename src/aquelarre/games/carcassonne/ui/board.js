/** The board of Carcassonne: the landscape, what stands on it, and what can be touched. */

import { signal } from "../../../web/kit/panel.js";
import { crossed, pointed, strip } from "./beside.js";
import { FIGURES, crowd, figure, follower, refusal, signOf } from "./figures.js";
import { TILE, distance, short } from "./geometry.js";
import { definitions } from "./grounds.js";
import {
  boxOf, featureAt, isComplete, landscape, lastTiles, outline, raw, same, sceneOf, shift,
} from "./landscape.js";
import { learn } from "./kinds.js";
import { lie, pictureOf, xy } from "./tiles.js";

/** @typedef {import("./tiles.js").Laid} Laid */
/** @typedef {import("./tiles.js").Lying} Lying */
/** @typedef {import("./landscape.js").Scene} Scene */
/** @typedef {import("../../../web/types.js").Player} Player */
/** @typedef {import("./grounds.js").Html} Html */
/** @typedef {{ place: string, spot: string }} Where */
/** @typedef {Where & { points: number, places: string[] }} Worth */
/** @typedef {{ tiles: Laid[], open: string[], drawn: string | null, expansions: string[], left: number,
 *   followers: (Where & { seat: number, count: number })[], figures: (Where | null)[],
 *   players: { seat: number, supply: number, score: number }[], bag: Record<string, number>, set_aside: string[],
 *   features: Worth[], spots: string[], small_city: boolean, over: boolean, active: number,
 *   kinds?: Record<string, import("./kinds.js").Kind> }} View  `kinds`: those that only this edition has */
/** @typedef {import("../../../web/types.js").Option} Option */
/** @typedef {import("../../../web/types.js").BoardProps & { view: View }} BoardProps */

export const zoomable = true;
export const layered = true; // a tile is what is seen at its place
export const totals = ["won", "shared"]; // events that repeat a sum and score nothing

/** Pixels for each unit where one chooses a place, or a spot on a tile: good for a finger, and
 * enough. A tile has 100 units. */
const FOR_PLACES = { scale: 0.54, enough: 0.34 };
const FOR_SPOTS = { scale: 1.25, enough: 1.19 }; // they may lie close together
const FOR_MANY = { scale: 0.9, enough: 0.8 }; // on many tiles, and wide
const HIT = 13.5; // half the width of what one touches to stand somewhere, at least
const WIDE = 20; // and at most

export const tell = () => import("./tell.js");

/** The board in words, if they are here. What is needed to draw the first position comes first; then,
 * as soon as the page has nothing else to do, or at the latest after two seconds on a device that is
 * never done, these: who hears the board need not touch it. */
const words = signal(/** @type {typeof import("./tell.js") | null} */ (null));
let coming = false;
const fetchWords = () => {
  if (coming) return;
  coming = true;
  const bring = () => void tell().then((found) => (words.value = found), () => (coming = false));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(bring, { timeout: 2000 });
  else setTimeout(bring); // Safari
};

/** Where figures stand, once one is in play. */
const standing = signal(/** @type {typeof import("./standing.js") | null} */ (null));
let asked = false;
const fetchStanding = () => {
  asked = asked || Boolean(import("./standing.js").then((found) => (standing.value = found), () => (asked = false)));
  return standing.value;
};

/** @type {WeakMap<View, { t: unknown, full: unknown, names: Map<string, string> }>} */
const spoken = new WeakMap();

/** What things are called for those who hear the board: in full, or as long as the words are coming
 * in short. @param {Pick<BoardProps, "view" | "t" | "thing">} props */
function namesOf({ view, t, thing }) {
  const full = words.value?.ready(t) ? words.value : null;
  let kept = spoken.get(view);
  if (kept?.t !== t || kept.full !== full) spoken.set(view, (kept = { t, full, names: new Map() }));
  const { names } = kept;
  const known = (/** @type {string} */ key, /** @type {() => string} */ make) => {
    if (!names.has(key)) names.set(key, make());
    return /** @type {string} */ (names.get(key));
  };
  const given = { view, t };
  return {
    /** @param {string} place */
    place: (place) => known(place, () => full?.placeLines(place, given).join(" ") ?? thing(`place:${place}`)),
    /** @param {Lying} tile */
    tile: ({ place, face }) => known(place, () => full?.tileLines(place, given).join(" ") ?? `${t(`tile-${face.label}`)}, ${thing(`place:${place}`)}`),
    /** @param {Where} where @param {"first" | "magic" | "beside"} sort */
    target: (where, sort) => known(`${where.place}/${where.spot}/${sort}`, () => full?.targetInWords(where, sort, given) ?? t(`spot-${where.spot}`)),
    /** @param {string} name */
    figure: (name) => known(name, () => full?.figureInWords(name, given) ?? t(`figure-${name}`)),
  };
}

/** @param {BoardProps} props */
export function Board({ view, me, players, picked, preview, open, lit, t, thing, html }) {
  fetchWords();
  const refs = { open: new Set(open ?? []), picked: new Set(picked ?? []), lit: new Set(lit ?? []) };
  for (const place of pointed.value) refs.lit.add(`place:${place}`);
  const scene = sceneOf(view);
  const asked = args(preview);
  const player = players.find(({ seat }) => seat === me) ?? players[view.active] ?? players[0];
  const { box } = scene;
  const sorts = new Set([...refs.open].map((ref) => ref.slice(0, ref.indexOf(":"))));
  const names = namesOf({ view, t, thing });
  const sides = { scene, refs, sorts, view, me, player, players, preview, asked, names, html };
  return html`<svg class="carcassonne" viewBox="${box.x} ${box.y} ${box.w} ${box.h}"
      preserveAspectRatio="xMidYMid meet" role="group">
    ${(patterns ??= html`<defs>${definitions("car-meadow", html)}</defs>`)}
    <ellipse class="candle" cx=${box.x + box.w / 2} cy=${box.y + box.h / 2} rx=${box.w * 0.62}
      ry=${box.h * 0.62} fill="url(#car-candle)" />
    ${landscape(scene, view, html)}
    ${home(html)}
    ${newest(sides)}
    ${gaps(sides)}
    ${places(sides)}
    ${pieces(sides)}
    ${figures(sides)}
    ${spots(sides)}
    ${marks(sides)}
  </svg>`;
}

/** @type {unknown} */
let patterns = null; // made once

/** Beside the landscape. @param {BoardProps} props */
export function Beside(props) {
  return strip({ ...props, last: lastTiles(props.view), named: namesOf(props).figure });
}

/** Where the reader is to choose, and how large it must be for a finger.
 * @param {View} view @param {Set<string>} open */
export function attention(view, open) {
  const last = view.tiles[view.tiles.length - 1].place;
  const refs = [...open];
  const places = refs.filter((ref) => ref.startsWith("place:")).map((ref) => ref.slice(6));
  const spots = refs.some((ref) => ref.startsWith("spot:"));
  if (!places.length && !spots) return null;
  const [x, y] = xy(last);
  return {
    boxes: (places.length ? places : [last]).map((place) => boxOf([place], 0)),
    near: { x: (x + 0.5) * TILE, y: (y + 0.5) * TILE },
    always: spots, // in a large landscape they are too small for a mouse, too
    ...(!spots ? FOR_PLACES : places.length ? FOR_MANY : FOR_SPOTS),
  };
}

/** What to bring into sight. @param {View} view @param {string[]} wanted places or their refs */
export function focus(view, wanted) {
  const found = [...(wanted ?? [])].map((each) => each.replace(/^place:/, ""))
    .filter((each) => /^-?\d+,-?\d+$/.test(each));
  return found.length ? boxOf(found, TILE / 2) : null;
}

/** The tile in hand, turned as it would be laid, and what that would do. @param {BoardProps} props */
export function Own({ view, preview, picked, t, html }) {
  if (!view.drawn) return null;
  learn(view.kinds);
  const { place, rotation = 0 } = args(preview);
  const said = preview?.verb === "lay" && [...picked].length && words.value?.ready(t)
    ? words.value.previewInWords(place, Number(rotation), { view, t }) : "";
  return html`<div class="own">${tileFace(view.drawn, Number(rotation), html, { "data-ref": `tile:${view.drawn}`, "aria-label": t(`tile-${view.drawn}`) })}
    <p class="hidden" role="status">${said}</p></div>`;
}

/** A tile by itself. @param {string} tile @param {number} rotation @param {Html} html @param {object} [more] attributes */
export function tileFace(tile, rotation, html, more = {}) {
  const lying = lie("1000,1000", tile, rotation);
  const { under, ground, top } = pictureOf(lying, new Map([[lying.place, lying]]));
  const id = `car-meadow-${tile}-${rotation}`;
  return html`<svg class="carcassonne tile" viewBox="-9 -27 118 136" role="img" ...${more}>
    <defs>${definitions(id, html)}</defs>
    <rect class="base" x="-1.6" y="-1.6" width="103.2" height="106" rx="2" />
    <rect width="100" height="100" fill="url(#${id})" />${raw(under + ground, html)}
    <rect class="rim" width="100" height="100" />${raw(top, html)}
  </svg>`;
}

// -- parts ---------------------------------------------------------------------------------

/** @typedef {{ scene: Scene, refs: Record<"open" | "picked" | "lit", Set<string>>, sorts: Set<string>,
 *   view: View, me: number, player: Player, players: Player[], preview: Option | null,
 *   asked: Record<string, any>, names: ReturnType<typeof namesOf>, html: Html }} Sides  all that the parts of the board are made of;
 *   `sorts`: the kinds of things that can be chosen */

/** North, and where places are counted from: the start tile. @param {Html} html */
const home = (html) => html`<g class="home" transform="translate(78 80)"><circle r="8.6" /><path
  d="M0,-7.4L2.2,-2.2L7.4,0L2.2,2.2L0,7.4L-2.2,2.2L-7.4,0L-2.2,-2.2Z" /><path class="north" d="M0,-7.4L2.2,-2.2H-2.2Z" /></g>`;

/** The tile that each player laid last; the very last one is marked most. @param {Sides} sides */
function newest({ scene, view, players, html }) {
  const corners = "M4,18V4H18M82,4H96V18M96,82V96H82M18,96H4V82";
  const each = lastTiles(view).map(({ seat, place }) => ({ tile: scene.land.get(place), player: players.find((one) => one.seat === seat) }));
  return html`<g class="newest">${each.slice(1).map(({ tile, player }) => tile && player && html`<g key=${player.seat}
      transform=${shift(tile)} style=${{ "--seat": player.colour }}><path class="last-under" d=${corners} /><path class="last-of" d=${corners} /></g>`)}
    <path class="last" transform=${shift(scene.last)} d=${corners} />
    ${each.map(({ tile, player }) => tile && player && html`<path key=${`sign ${player.seat}`} class="last-sign"
      style=${{ "--seat": player.colour }} transform="translate(${tile.x * TILE + 10} ${tile.y * TILE + 10})" d=${signOf(player.shape)} />`)}</g>`;
}

/** Gaps that nothing can fill, while somebody looks at the account of what is left. @param {Sides} sides */
function gaps({ view, html }) {
  const there = crossed.value.filter((place) => view.open.includes(place));
  return there.length > 0 && html`<path class="gaps" d=${there.map((place) => {
    const [x, y] = xy(place).map((each) => each * TILE);
    return `M${x + 12},${y + 12}h76v76h-76ZM${x + 12},${y + 12}l76,76M${x + 88},${y + 12}l-76,76`;
  }).join("")} />`;
}

/** What glows for a while: where a tile fits, what events point at, what was completed just now.
 * It lies above all else and in few pieces. What moves on its own is a layer of its own for a
 * browser, and so is everything above it: dozens of layers cost more than all the rest.
 * @param {Sides} sides */
function marks({ scene, refs, html }) {
  const { land, features, last } = scene;
  const lit = [...refs.lit].filter((ref) => ref.startsWith("place:")).map((ref) => ref.slice(6));
  const glowing = new Set(lit);
  const done = new Set(last.face.parts.flatMap((_, k) => features.get(`${last.place}/${k}`) ?? []));
  const ringed = [...done].filter((feature) => isComplete(feature) && [...feature.places].every((place) => glowing.has(place)));
  const ringedPlaces = new Set(ringed.flatMap((feature) => [...feature.places]));
  const glow = squaresOf(lit.filter((place) => land.has(place) && !ringedPlaces.has(place)), 0);
  const fitting = [...refs.open].filter((ref) => ref.startsWith("place:") && !land.has(ref.slice(6)));
  return html`<g class="marks">
    ${glow && html`<path class="lit-tiles" key=${glow} d=${glow} />`}
    ${ringed.map((feature) => outline(feature, land, "done", html))}
    ${fitting.length > 0 && html`<path class="breath" d=${squaresOf(fitting.map((ref) => ref.slice(6)), 7)} />`}
  </g>`;
}

/** Squares as one path. @param {string[]} some places @param {number} inset */
function squaresOf(some, inset) {
  const side = TILE - 2 * inset;
  return some.map((place) => {
    const [x, y] = xy(place);
    return `M${x * TILE + inset},${y * TILE + inset}h${side}v${side}h${-side}Z`;
  }).join("");
}

// -- places and pieces ------------------------------------------------------------------------

/** @param {Option | null} option @returns {Record<string, any>} the labels of its arguments */
const args = (option) => Object.fromEntries(Object.entries(option?.args ?? {})
  .map(([name, value]) => [name, Array.isArray(value) ? value[1] : value]));

/** Empty places: where the tile fits they glow, and one shows the tile as it would lie.
 * @param {Sides} sides */
function places({ scene, refs, view, preview, asked, names, html }) {
  const free = new Set();
  for (const ref of refs.open) if (ref.startsWith("place:")) free.add(ref.slice(6));
  if (free.size && view.drawn) view.open.forEach((place) => free.add(place)); // to ask: why not there?
  const ghost = preview?.verb === "lay" ? asked.place : null;
  if (ghost) free.add(ghost);
  const empty = [...free].filter((place) => !scene.land.has(place));
  return empty.map((place) => {
    const [x, y] = xy(place);
    const ref = `place:${place}`;
    const kind = `${refs.open.has(ref) ? "fits" : "unfit"} ${refs.picked.has(ref) ? "picked" : ""}`;
    return html`<g key=${ref} class="place ${kind}" data-ref=${ref} role="img" aria-label=${names.place(place)} transform=${shift({ x, y })}>
      <rect class="hit" width=${TILE} height=${TILE} />
      ${place === ghost && view.drawn ? ghostTile(scene, view.drawn, place, Number(asked.rotation), html)
        : html`<rect class="glow" x="7" y="7" width="86" height="86" rx="6" />
          <rect class="dash" x="8" y="8" width="84" height="84" rx="5" />`}
    </g>`;
  });
}

/** @param {Scene} scene @param {string} drawn @param {string} place @param {number} rotation
 * @param {Html} html */
function ghostTile({ land }, drawn, place, rotation, html) {
  const tile = lie(place, drawn, rotation);
  const { under, ground, top } = pictureOf(tile, new Map(land).set(place, tile));
  return html`<g class="ghost"><rect class="base" x="-1.6" y="-1.6" width="103.2" height="106" />
    <g transform="translate(${-tile.x * TILE} ${-tile.y * TILE})"><rect x=${tile.x * TILE}
      y=${tile.y * TILE} width=${TILE} height=${TILE} fill="url(#car-meadow)" /></g>
    ${raw(under + ground, html)}${raw(top, html)}
    <rect class="frame" x="-1" y="-1" width="102" height="102" rx="4" /></g>`;
}

/** What stands on the tiles, and where one could stand. @param {Sides} sides */
function pieces(sides) {
  const { scene, refs, view, preview, asked, names } = sides;
  const taken = preview?.verb === "take" ? `${asked.place}/${asked.spot}` : "";
  return scene.order.map((tile) => {
    const { place } = tile;
    const ref = `place:${place}`;
    if (refs.open.has(ref)) return piecesOn(sides, tile); // changes with what is pointed at
    const standing = view.followers.filter((follower) => follower.place === place)
      .map(({ seat, spot, count }) => `${seat}${spot}${count}`);
    const who = standing.length ? sides.players.map(({ colour, initial }) => colour + initial) : "";
    const key = `${names.tile(tile)}|${tile.face.key}|${refs.picked.has(ref)}|${standing}|${who}|${taken.startsWith(`${place}/`) ? taken : ""}`;
    return same(`on ${place}`, key, () => piecesOn(sides, tile));
  });
}

/** @param {Sides} sides @param {Lying} tile */
function piecesOn(sides, tile) {
  const { refs, view, players, preview, asked, names, html } = sides;
  const ref = `place:${tile.place}`;
  const standing = view.followers.filter(({ place }) => place === tile.place);
  return html`<g key=${ref} transform=${shift(tile)} data-ref=${ref} role="img" aria-label=${names.tile(tile)}
      class="tile ${refs.picked.has(ref) ? "picked" : ""}">
    <rect class="hit" width=${TILE} height=${TILE} />
    ${standing.map(({ seat, spot, count }) => {
      const leaves = preview?.verb === "take" && asked.place === tile.place && asked.spot === spot;
      const lying = spot.startsWith("farm");
      const player = players.find((each) => each.seat === seat) ?? players[0];
      return standAt(tile, spot, html`${follower({ player, lying, html,
        kind: leaves && count === 1 ? "leaves" : "" })}
        ${count > 1 ? crowd({ count, lying, html }) : null}`, html, "stands");
    })}
    ${refs.open.has(ref) ? targetsOn(sides, tile) : null}
  </g>`;
}

/** The spots of the tile laid last, where they are named without its place: above all others.
 * @param {Sides} sides */
function spots(sides) {
  const { scene: { last }, refs, html } = sides;
  if (refs.open.has(`place:${last.place}`)) return null;
  return html`<g transform=${shift(last)}>${targetsOn(sides, last)}</g>`;
}

/** Something at a spot of a tile. @param {Lying} tile @param {string} spot @param {unknown} what
 * @param {Html} html @param {string} kind @param {string} [ref] @param {string} [name] */
function standAt(tile, spot, what, html, kind, ref = undefined, name = undefined) {
  const part = tile.face.parts.find((each) => each.spot === spot);
  const [x, y] = part?.at ?? [50, 50];
  return html`<g class=${kind} transform="translate(${short(x)} ${short(y)})" data-ref=${ref} role=${name && "img"} aria-label=${name}>${what}</g>`;
}

/** How far a target reaches: as far as it can without being in the way of another one that can be chosen.
 * @param {import("./shapes.js").Part} part @param {import("./shapes.js").Part[]} others */
function reachOf(part, others) {
  const nearest = Math.min(...others.filter((other) => other !== part).map((other) => distance(part.at, other.at)));
  return Math.min(WIDE, Math.max(HIT, nearest / 2));
}

/** Round targets on the spots of a tile, each with the ghost of who would stand there.
 * @param {Sides} sides @param {Lying} tile */
function targetsOn(sides, tile) {
  const { scene, refs, sorts, view, me, player, preview, asked, names, html } = sides;
  const named = sorts.has("place"); // spots of named tiles
  const sending = sorts.has("figure");
  if (!(named ? refs.open.has(`place:${tile.place}`) : tile === scene.last)) return null;
  if (!sorts.has("spot")) return null;
  const { parts } = tile.face;
  const may = (/** @type {import("./shapes.js").Part} */ { spot }) => refs.open.has(`spot:${spot}`) && (!named || mayStand(scene, view, me, tile.place, spot, sending));
  const [able, others] = [parts.filter(may), parts.filter((part) => !may(part))];
  const refused = sending ? others.filter(({ feature }) => feature === "road" || feature === "city") : [];
  if (named) return [...refused.map((part) => refusal(part, HIT, html)), ...able.map(target)];
  return [...others, ...able].map(target); // what can be chosen lies above what cannot

  /** @param {import("./shapes.js").Part} part */
  function target(part) {
    const { spot, feature } = part;
    const ref = `spot:${spot}`;
    const can = able.includes(part);
    const chosen = asked.spot === spot && (!named || asked.place === tile.place)
      && ["follower", "send", "add"].includes(preview?.verb ?? "");
    const lying = feature === "farm";
    const sort = named ? (sending ? "magic" : "beside") : "first";
    const kind = chosen ? "ghost sure" : "ghost";
    let ghost = null;
    if (sort === "magic" && chosen) ghost = figure({ name: asked.figure, kind, html });
    if (sort === "beside" && chosen) ghost = html`<g transform="translate(13 3)">${follower({ player, lying, html, kind })}</g>`;
    if (sort === "first" && can) ghost = follower({ player, lying, html, kind });
    return standAt(tile, spot, html`<circle class="hit" r=${short(can ? reachOf(part, able) : HIT)} />
      <circle class="disc" r=${sort === "magic" && !chosen ? 9 : HIT} />${ghost}`, html,
    `target ${sort} ${can ? "possible" : "impossible"} ${chosen ? "chosen" : ""}`, ref,
                   names.target({ place: tile.place, spot }, sort));
  }
}

/** Refs of places and spots come apart; this puts those together that belong together: a figure
 * goes on an open feature without a figure, a follower beside one of the reader's own.
 * @param {Scene} scene @param {View} view @param {number} me @param {string} place
 * @param {string} spot @param {boolean} sending */
function mayStand(scene, view, me, place, spot, sending) {
  if (!sending) {
    return view.followers.some((f) => f.seat === me && f.place === place && f.spot === spot);
  }
  const feature = featureAt(scene, { place, spot });
  const taken = view.figures.some((at) => at && featureAt(scene, at) === feature);
  return Boolean(feature) && !isComplete(feature) && !taken;
}

/** The mage and the witch on their features; those who wait stand beside the landscape.
 * @param {Sides} sides */
function figures({ scene, refs, sorts, view, preview, asked, names, html }) {
  const through = sorts.has("place") && !sorts.has("figure"); // nobody touches them now: they hide no place
  const find = view.figures.some(Boolean) ? fetchStanding()?.standing(scene, view, refs.open) : null;
  return view.figures.map((at, k) => {
    const tile = at && scene.land.get(at.place);
    const part = tile?.face.parts.find(({ spot }) => spot === at?.spot);
    if (!at || !tile || !part) return null;
    const name = FIGURES[k];
    const ref = `figure:${name}`;
    const leaves = ["remove", "send"].includes(preview?.verb ?? "") && asked.figure === name;
    const kind = `${refs.open.has(ref) ? "possible" : ""} ${refs.picked.has(ref) ? "picked" : ""}
      ${leaves ? "leaves" : ""} ${refs.lit.has(ref) ? "lit" : ""}`;
    const [x, y] = find?.(name, tile, part) ?? [tile.x * TILE + part.at[0], tile.y * TILE + part.at[1] + 3];
    return html`<g key=${ref} class="figure-place ${through ? "through" : ""}" data-ref=${ref} role="img" aria-label=${names.figure(name)}
      transform="translate(${short(x)} ${short(y)})">
      <ellipse class="hit" cy="-14" rx="20" ry="28" />${figure({ name, kind, html })}</g>`;
  });
}
