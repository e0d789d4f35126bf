/**
 * What lies and stands on the map: problems, crises, witches; and what a choice would do to them.
 */

import { R, wayTo } from "./land.js";
import { chanceOf, seal, tileFace, tileNumbers, tileSaid } from "./pictures.js";

/** @typedef {import("./pictures.js").Html} Html */
/** @typedef {import("./pictures.js").Say} Say */
/** @typedef {import("./land.js").Layout} Layout */
/** @typedef {import("./land.js").Point} Point */
/** @typedef {any} Given  what board.js hands on */

const LETTERS = 15; // in a line of a name
const ASKS_WHERE = ["act", "walk_on", "leave", "dungeon", "start"]; // then the chance at a problem is told

/** Names of the places, in lines, under them. @param {Given} given */
export function names({ layout, t, html }) {
  return [...layout.places, /** @type {[string, Point]} */ (["DG", layout.spaces.get("DG")])].map(([place, { x, y }]) => {
    const low = y + (layout.wide.has(place) ? 40 : 0) + R + 19;
    return html`<text class="lan-name" key=${place} aria-hidden="true">
      ${inLines(t(`place-${place}`)).map((line, nth) => html`<tspan key=${nth} x=${x} y=${low + nth * 15.5}>${line}</tspan>`)}</text>`;
  });
}

/** @param {string} text */
function inLines(text) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last && last.length + word.length >= LETTERS) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** All spaces, each with what lies on it. @param {Given} given */
export function spaces(given) {
  const { view, layout, html } = given;
  const all = [...view.spaces, { space: "DG", place: "DG", tile: null, witches: view.dungeon }];
  return all.map((one) => {
    const point = layout.spaces.get(one.space);
    return point && html`<${Space} key=${one.space} one=${one} point=${point} way=${wayTo(one.space, given)} ...${given} />`;
  });
}

/** @param {any} props */
function Space({ one, point, way, view, me, people, has, preview, t, html }) {
  const ref = `space:${one.space}`;
  const { tile } = one;
  const who = one.witches.map((/** @type {number} */ seat) => people[seat].name).join(", ");
  const chance = tile && chanceOf(tile.odds, t);
  const odds = has.open(ref) && ASKS_WHERE.includes(view.question) ? chance : null;
  const said = [t(`space-${one.space}.name`), tile && tileSaid(tile, t), who && t("board-witches", { names: who }), chance && t("board-chance", { chance }),
    one.witches.includes(me) && nextTo(one.place, view, t)].filter(Boolean).join(". ");
  const meant = preview?.args?.space?.[1] === one.space;
  return html`
    <g class="lan-space" data-ref=${ref} aria-label=${said} transform=${`translate(${point.x} ${point.y})`} data-lit=${has.lit(ref) || has.lit(`place:${one.place}`) || undefined}
        data-tackled=${view.attempt?.space === one.space || undefined} data-meant=${meant || undefined} data-way=${way}>
      <title>${said}</title>
      <circle class="lan-hit" r="34" /><circle class="lan-ring" r="31" data-hull />
      ${one.space === "DG" ? html`<path class="lan-cell" d="M-25 26V-6a25 25 0 0 1 50 0v32z" />` : html`<circle class="lan-spot" r="24" />`}
      ${!tile && one.space !== one.place && html`<text class="lan-nth" y="6">${one.space.slice(one.place.length)}</text>`}
      ${tile && html`<${Problem} key="tile" tile=${tile} html=${html} />`}
      ${one.space === "DG" && html`<path class="lan-bars" d="M-15-24v50M-5-29v55M5-29v55M15-24v50M-25 2h50" />`}
      ${odds && html`<g class="lan-odds" data-hull transform="translate(0 -33)"><rect x="-21" y="-11" width="42" height="19" rx="9" /><text y="4">${odds}</text></g>`}
      ${meant && comingOf(preview, view, me, html)}
    </g>`;
}

/** Where the ways from a place lead: told where the reader's witch stands, for who does not see the map.
 *  @param {string} here @param {any} view @param {Say} t */
function nextTo(here, view, t) {
  const near = view.places.find((/** @type {any} */ { place }) => place === here)?.near ?? [];
  return near.length > 0 && t("board-near", { places: near.map((/** @type {string} */ place) => t(`place-${place}`)).join(", ") });
}

/** @param {any} props */
function Problem({ tile, html }) {
  const seen = tile.tile !== null;
  return html`
    <g class="lan-tile" data-down=${!tile.up || undefined}>
      ${tileFace(tile.tile, html, tile.hard)}
      ${!tile.up && seen && html`<g class="lan-veil"><circle r="23.5" /><use href="#lan-eye" x="-34" y="-33" width="25" height="25" /></g>`}
      ${seen && tileNumbers(tile.difficulty, tile.points, tile.crisis > 0, html)}
      ${tile.crisis > 0 && seal(tile.crisis, html)}
    </g>`;
}

/** What would come to a space, or go from it. @param {any} preview @param {any} view @param {number} me @param {Html} html */
function comingOf({ verb }, view, me, html) {
  if (verb === "place_at" && view.placing) return html`<g class="lan-ghost">${tileFace(view.placing.tile, html, view.placing.tile === null)}</g>`;
  if (verb === "crisis_on") return html`<g class="lan-ghost">${seal(1, html)}</g>`;
  if (verb === "help") return html`<path class="lan-strike" d="M8-32l24 24M32-32L8-8" />`;
  if (verb === "look" || verb === "shamble") return html`<use class="lan-ghost" href="#lan-eye" x="-18" y="-18" width="36" height="36" />`;
  return null;
}

/** Where the witches of a space stand. @param {number} nth @param {number} count @param {boolean} beside a tile lies there */
function standing(nth, count, beside) {
  if (beside) return { x: [-27, 27, -40, 40][nth], y: [8, 8, -6, -6][nth] };
  return { x: (nth - (count - 1) / 2) * (count > 3 ? 17 : 21), y: 20 + (nth % 2) * 4 };
}

/** The witches: in a layer of their own, so that they walk from space to space. @param {Given} given */
export function witches({ view, me, people, has, preview, layout, html }) {
  const tiled = new Set(view.spaces.filter((/** @type {any} */ { tile }) => tile).map((/** @type {any} */ { space }) => space));
  const on = new Map([...view.spaces, { space: "DG", witches: view.dungeon }].map((/** @type {any} */ one) => [one.space, one.witches]));
  const spot = (/** @type {any} */ { seat, space }) => {
    const [point, all] = [layout.spaces.get(space), on.get(space) ?? [seat]];
    if (!point) return null;
    const { x, y } = standing(all.indexOf(seat), all.length, tiled.has(space));
    return { x: point.x + x, y: point.y + y };
  };
  const mover = view.players.find((/** @type {any} */ { seat }) => seat === (me >= 0 ? me : view.active));
  const ghost = mover && goes(preview) && layout.spaces.get(preview.args.space[1]);
  const from = ghost && spot(mover);
  const tea = view.tea && layout.spaces.get(view.tea.space);
  return html`
    ${ghost && html`<g class="lan-way" aria-hidden="true">${from && html`<path d=${`M${from.x} ${from.y - 14}Q${(from.x + ghost.x) / 2} ${Math.min(from.y, ghost.y) - (preview.args.card ? 110 : 30)} ${ghost.x} ${ghost.y - 6}`} />`}
      <g class="lan-ghost" transform=${`translate(${ghost.x} ${ghost.y + 20})`}>${witch(people[mover.seat], html)}</g></g>`}
    ${view.players.map((/** @type {any} */ player) => {
      const at = spot(player);
      return at && html`
        <g class="lan-witch" key=${player.seat} aria-hidden="true" data-active=${(view.active === player.seat && !view.over) || undefined} data-lit=${has.lit(`seat:${player.seat}`) || undefined}
          data-unseen=${(view.walk?.seat === player.seat && view.walk.unseen) || undefined} style=${{ transform: `translate(${at.x}px, ${at.y}px)` }}>${witch(people[player.seat], html)}</g>`;
    })}
    ${tea && html`<use href="#lan-pot" aria-hidden="true" x=${tea.x - 22} y=${tea.y + 22} width="44" height="44" />`}`;
}

/** Does this option take the witch to its space? @param {any} preview */
function goes(preview) {
  return preview?.args?.space && !["place_at", "crisis_on", "help", "look", "shamble"].includes(preview.verb);
}

/** A witch by seat: the cloak in its colour, on it the shape and the initial. @param {any} person @param {Html} html */
function witch({ colour, path, shape, initial }, html) {
  return html`
    <ellipse class="lan-shade" rx="17" ry="5" />
    <path d="M0-37Q13-30 17 0Q0 6-17 0-13-30 0-37z" fill=${colour} class="lan-cloak" />
    <path class="lan-s" d="M-6-38q6 3 12 0 1 9-6 11-7-2-6-11z" />
    <path class="lan-hat" d="M-15-38Q-8-41-6-41L-1-60Q6-62 10-57L5-56 7-41Q9-41 15-38 0-32-15-38z" />
    <path d="M-6.5-42.5l1-3.5q5 2 10.8 0l.6 3.6q-6 2-12.4-.1z" fill=${colour} />
    <g transform="translate(-10 -25) scale(.84)"><path d=${path} class="lan-crest" /><text x="12" y=${shape === "triangle" ? 20.5 : 17}>${initial}</text></g>`;
}
