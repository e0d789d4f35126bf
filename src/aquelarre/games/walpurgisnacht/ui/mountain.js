/**
 * The mountain with its places and cards, and the two torches that tell the points.
 */

import { CardBack, CardFace } from "./cards.js";
import { figures, layout } from "./layout.js";
import { blockers, slotInWords } from "./names.js";
import { Scene, SummitFire } from "./scene.js";

/** @typedef {import("./cards.js").Html} Html */
/** @typedef {import("./cards.js").Say} Say */
/** @typedef {import("./layout.js").Layout} Layout */

const TOP = -494;
const RINGS = ["P", "I", "S", "O"]; // from the summit to the foot

/**
 * @param {{view: any, ghosts: import("./ghosts.js").Ghosts, has: Record<"picked" | "open" | "lit", (ref: string) => boolean>, t: Say, html: Html}} props
 */
export function Mountain({ view, ghosts, has, t, html }) {
  const wide = view.mountain.length > 20;
  const place = layout(wide);
  const box = `${-place.half} ${TOP} ${2 * place.half} ${place.bottom - TOP}`;
  return html`
    <svg class="wal-mountain" viewBox=${box} role="group" aria-label=${t("board-mountain")}>
      <${Scene} html=${html} />
      <g class="wal-figures" aria-hidden="true">
        <ellipse class="wal-figure-P" cx="0" cy="0" rx="134" ry="132" />
        ${figures(wide).map(({ figure, path }) => html`<path class=${`wal-figure-${figure}`} d=${path} />`)}
      </g>
      <${Chains} view=${view} place=${place} html=${html} />
      <${SummitFire} html=${html} />
      <${Torch} side="witches" x=${-place.half + 44} ground=${place.bottom - BASE} points=${view.score.witches} won=${view.winner === "witches"} lit=${has.lit("side:witches")} t=${t} html=${html} />
      <${Torch} side="villagers" x=${place.half - 44} ground=${place.bottom - BASE} points=${view.score.villagers} won=${view.winner === "villagers"} lit=${has.lit("side:villagers")} t=${t} html=${html} />
      ${RINGS.map((ring) => html`
        <g key=${ring} role="group" aria-label=${t(`ring-${ring}`)}>
          ${view.mountain.filter((/** @type {any} */ one) => one.slot.startsWith(ring)).map((/** @type {any} */ one) => html`
            <${Slot} key=${one.slot} one=${one} place=${place} view=${view} ghosts=${ghosts} has=${has} t=${t} html=${html} />`)}
        </g>`)}
      <${Ways} ghosts=${ghosts} place=${place} html=${html} />
    </svg>`;
}

/**
 * From each blocked card to those that hold it.
 * @param {{view: any, place: Layout, html: Html}} props
 */
function Chains({ view, place: { places }, html }) {
  const chains = view.mountain
    .filter((/** @type {any} */ one) => one.blocked)
    .flatMap((/** @type {any} */ one) => blockers(one.slot, view).map((slot) => [one.slot, slot]));
  return html`
    <g class="wal-chains" aria-hidden="true">
      ${chains.map((/** @type {string[]} */ [from, to]) => {
        const [a, b] = [places.get(from), places.get(to)];
        return html`<path key=${from + to} d=${`M${a?.x} ${a?.y}L${b?.x} ${b?.y}`} />`;
      })}
    </g>`;
}

/** @param {any} props */
function Slot({ one, place, view, ghosts, has, t, html }) {
  const ref = `slot:${one.slot}`;
  const { x, y } = place.places.get(one.slot);
  const face = one.face;
  const ghost = ghosts.slots.get(one.slot);
  const name = slotInWords(one, view, t);
  const state = {
    "data-lies": one.card ? "card" : "nothing",
    "data-blocked": one.blocked || undefined,
    "data-danced": (one.danced && view.movements !== null) || undefined,
    "data-remembered": (face && !one.open) || undefined,
    "data-turning": view.turning === one.slot || undefined,
    "data-picked": has.picked(ref) || undefined,
    "data-open": has.open(ref) || undefined,
    "data-lit": has.lit(ref) || undefined,
    "data-leaving": ghosts.leaving.has(ref) || undefined,
    "data-ghost": Boolean(ghost) || undefined,
  };
  return html`
    <g class="wal-slot" data-ref=${ref} aria-label=${name} transform=${`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${place.scale})`} ...${state}>
      <title>${name}</title>
      <rect class="wal-hit" x="-65" y="-73" width="130" height="146" />
      <rect class="wal-place" x="-54" y="-66" width="108" height="132" rx="9" />
      ${one.card && html`
        <g class="wal-lying">
          <rect class="wal-shadow" x="-56" y="-64" width="116" height="140" rx="10" />
          ${!one.open && html`<${CardBack} html=${html} />`}
          ${face && html`<g class="wal-seen"><${CardFace} card=${face} t=${t} html=${html} /></g>`}
          <rect class="wal-dim" x="-58" y="-70" width="116" height="140" rx="10" />
          <rect class="wal-outline" x="-60" y="-72" width="120" height="144" rx="12" />
          ${one.blocked && html`
            <g class="wal-sign" transform=${face ? "translate(48 6) scale(0.8)" : "translate(0 44)"}><circle r="19" /><use href="#wal-lock" x="-12" y="-13" width="24" height="24" /></g>`}
          ${state["data-danced"] && html`
            <g class="wal-sign wal-sign-danced" transform="translate(0 44)"><circle r="19" /><use href="#wal-whirl" x="-13" y="-13" width="26" height="26" /></g>`}
        </g>`}
      ${ghost && html`<${GhostCard} ghost=${ghost} slot=${one.slot} place=${place} t=${t} html=${html} />`}
      <g class="wal-tag" aria-hidden="true" transform=${one.card || ghost ? "translate(0 -62)" : "translate(0 0)"}>
        <rect x="-21" y="-14" width="42" height="27" rx="8" /><text y="7" text-anchor="middle">${numberOf(one.slot)}</text>
      </g>
    </g>`;
}

/** A card that would come to lie here, on its way. @param {any} props */
function GhostCard({ ghost, slot, place, t, html }) {
  const here = place.places.get(slot);
  const there = ghost.from ? place.places.get(ghost.from) : { x: here.x, y: place.bottom };
  const way = { "--from-x": `${(there.x - here.x).toFixed(0)}px`, "--from-y": `${(there.y - here.y).toFixed(0)}px` };
  return html`
    <g class="wal-ghost" style=${way} key=${`${ghost.from}-${ghost.card}`}>
      ${ghost.card ? html`<${CardFace} card=${ghost.card} t=${t} html=${html} />` : html`<${CardBack} html=${html} />`}
      <rect class="wal-ghost-edge" x="-60" y="-72" width="120" height="144" rx="12" />
    </g>`;
}

/** The way of each card that would move. @param {any} props */
function Ways({ ghosts, place, html }) {
  return html`
    <g class="wal-ways" aria-hidden="true">
      ${ghosts.ways.map((/** @type {any} */ { from, to }) => {
        const [a, b] = [place.places.get(from), place.places.get(to)];
        const bend = { x: (a.x + b.x) / 2 - (b.y - a.y) * 0.22, y: (a.y + b.y) / 2 + (b.x - a.x) * 0.22 };
        const angle = (Math.atan2(b.y - bend.y, b.x - bend.x) * 180) / Math.PI;
        return html`
          <g key=${from + to}>
            <path d=${`M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`} />
            <path class="wal-arrow" d="M-26-15L6 0L-26 15l8-15z" transform=${`translate(${b.x} ${b.y}) rotate(${angle})`} />
          </g>`;
      })}
    </g>`;
}

/** The number of a place in its ring, as in its name. @param {string} slot */
function numberOf(slot) {
  return Number(slot.slice(1)) + 1;
}

const MOST = 40;
const STEP = 7.8;
const BASE = 88; // the foot of a torch above the lower edge

/**
 * A torch whose fire climbs with the points.
 * @param {{side: "witches" | "villagers", x: number, ground: number, points: number, won: boolean, lit: boolean, t: Say, html: Html}} props
 */
function Torch({ side, x, ground, points, won, lit, t, html }) {
  const height = Math.max(0, Math.min(points, MOST)) * STEP;
  const wisp = side === "witches" ? "purple" : "green";
  const role = side === "witches" ? "witch" : "villager";
  const ticks = Array.from({ length: MOST / 5 }, (_, i) => (i + 1) * 5);
  return html`
    <g class=${`wal-torch wal-torch-${side}`} transform=${`translate(${x} 0)`} aria-hidden="true" data-place="score" data-won=${won || undefined} data-lit=${lit || undefined}>
      <path class="wal-track" d=${`M0 ${ground}V${ground - MOST * STEP}`} />
      ${ticks.map((tick) => html`<path class="wal-tick" d=${`M-7 ${ground - tick * STEP}h14`} />`)}
      <path class="wal-pole" d=${`M-6 ${ground + 6}L-9 ${ground - height}h18L6 ${ground + 6}z`} />
      <g class="wal-burning" transform=${`translate(0 ${ground - height})`}>
        <circle cy="-30" r="84" fill=${`url(#wal-glow-${wisp})`} class="wal-halo" />
        <g class="wal-flicker">
          <path class="wal-torch-outer" d="M0-84c4 20 24 30 24 54C24-10 14 2 0 2S-24-10-24-30c0-14 8-19 10-30 6 5 8 10 8 15C0-56 2-70 0-84z" />
          <path class="wal-torch-inner" d="M0-44c3 10 12 14 12 26C12-8 7 0 0 0s-12-8-12-18C-12-30-3-34 0-44z" />
        </g>
        <path class="wal-cup" d="M-15-4h30l-5 18h-20z" />
      </g>
      <g class="wal-plaque" transform=${`translate(0 ${ground + 52})`}>
        <rect x="-50" y="-46" width="100" height="74" rx="9" />
        <use class=${`wal-icon wal-${role}`} href=${`#wal-${role}`} x="-38" y="-41" width="32" height="32" />
        <text class="wal-points" x="-4" y="-10">${points}</text>
        <text class="wal-side" y="18" text-anchor="middle">${t(`side-${side}`)}</text>
      </g>
    </g>`;
}
