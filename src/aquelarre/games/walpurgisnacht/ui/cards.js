/**
 * A card, face up or face down, drawn in units of its own: WIDTH by HEIGHT around (0, 0).
 */

import { CREATURES } from "./creatures.js";
import { THINGS } from "./things.js";

/** @typedef {{kind: string, wisp: "purple" | "green" | "none", role: "witch" | "villager" | "none", eye: boolean}} Face */
/** @typedef {import("../../../web/types.js").Html} Html @typedef {import("../../../web/types.js").Say} Say */

export const WIDTH = 116;
export const HEIGHT = 140;

/** What is printed on each card of our box: made of brocken.toml by tools/card_faces.py. */
const answer = await fetch(new URL("./cards.json", import.meta.url));
if (!answer.ok) throw new Error(`cards.json: ${answer.status}`);
/** @type {Record<string, Face>} */
const OURS = await answer.json();

/** What is printed on each card of the box that is played with. @type {Record<string, Face>} */
export let FACES = OURS;

/** The box of a table: of another edition than ours, the view says what else its cards show.
 *  @param {{faces?: Record<string, Face>}} view */
export function playWith({ faces }) {
  FACES = faces ? { ...OURS, ...faces } : OURS;
}

const DRAWINGS = { ...CREATURES, ...THINGS };

/** Which drawing a card has, where its kind alone does not say it. */
const DRAWING_OF = /** @type {Record<string, string>} */ ({
  W02: "calf", W03: "cat", W04: "goat",
  W06: "crucifix_wood", W07: "crucifix_iron", W08: "crucifix_silver",
  W11: "ointment_wolf", W12: "ointment_cat", W13: "ointment_donkey",
  W15: "spectre",
  W16: "bonfire_square", W17: "bonfire_crossroads", W18: "bonfire_hill",
  W19: "owl", W20: "mist", W21: "moon", W22: "cauldron", W23: "toad", W24: "raven",
  W25: "lantern", W26: "rooster", W27: "rosary", W28: "path", W29: "summit", W30: "mask",
});

/** The drawing of a card that is of another kind in this box than in ours. */
const DRAWING_OF_KIND = /** @type {Record<string, string>} */ ({
  familiar: "cat", crucifix: "crucifix_wood", ointment: "ointment_wolf", spectres: "spectre", bonfire: "bonfire_square", plain: "mist",
});

/** @param {string} card */
export function drawingOf(card) {
  const { kind } = FACES[card];
  const own = kind === OURS[card].kind ? DRAWING_OF[card] : DRAWING_OF_KIND[kind];
  return own ?? (kind in DRAWINGS ? kind : "mask");
}

const HAT = "M2 24c4-3 8-4 8-4L17 1l5 6-3 1 4 12s5 1 9 4c-8 5-22 5-30 0z";
const FORK = "M15 32V17h-3c-5 0-7-3-7-7V1h3v9c0 3 1 4 4 4h3V1h4v13h3c3 0 4-1 4-4V1h3v9c0 4-2 7-7 7h-3v15z";
const STAR = star(0, 0, 34);

/** @param {number} x @param {number} y @param {number} r */
export function star(x, y, r) {
  const tips = [0, 2, 4, 1, 3].map((i) => {
    const angle = (i * 72 + 90) * (Math.PI / 180);
    return `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${tips.join("L")}z`;
}

/**
 * All drawings, once, to be used by their names.
 * @param {{html: Html}} props
 */
export function Drawings({ html }) {
  return html`
    <svg class="wal-drawings" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        ${["purple", "green", "ember", "moon"].map((light) => html`
          <radialGradient id=${`wal-glow-${light}`} class=${`wal-glow-${light}`}>
            <stop offset="0" stop-opacity="0.85" /><stop offset="0.45" stop-opacity="0.32" />
            <stop offset="1" stop-opacity="0" />
          </radialGradient>`)}
        ${Object.entries(DRAWINGS).map(([name, strokes]) => html`
          <symbol id=${`wal-art-${name}`} viewBox="0 0 64 64" overflow="visible">
            ${strokes.map(([style, path]) => html`<path class=${`wal-${style}`} d=${path} />`)}
          </symbol>`)}
        <symbol id="wal-witch" viewBox="0 0 34 34"><path d=${HAT} /></symbol>
        <symbol id="wal-villager" viewBox="0 0 34 34"><path d=${FORK} /></symbol>
        <symbol id="wal-purple" viewBox="0 0 32 32" overflow="visible">
          <path class="wal-flame" d="M16-3c2 8 11 12 11 22 0 7-5 11-11 11S5 26 5 19C5 9 14 5 16-3z" />
          <path class="wal-core" d="M16 12c1 4 5 6 5 10 0 3-2 5-5 5s-5-2-5-5c0-4 4-6 5-10z" />
        </symbol>
        <symbol id="wal-green" viewBox="0 0 32 32" overflow="visible">
          <circle class="wal-ring" cx="16" cy="16" r="15" />
          <circle class="wal-flame" cx="16" cy="16" r="10" /><circle class="wal-core" cx="16" cy="16" r="4.5" />
        </symbol>
        <symbol id="wal-eye" viewBox="0 0 40 24" overflow="visible">
          <path class="wal-lid" d="M0 12C8 0 32 0 40 12C32 24 8 24 0 12z" />
          <circle class="wal-iris" cx="20" cy="12" r="8.5" /><path class="wal-slit" d="M20 3.5q4 8.5 0 17q-4-8.5 0-17z" />
        </symbol>
        <symbol id="wal-lock" viewBox="0 0 32 32">
          <path class="wal-shackle" d="M9 15v-4a7 7 0 0 1 14 0v4" /><path d="M5 14h22v15H5z" />
          <path class="wal-keyhole" d="M16 18a2.5 2.5 0 0 1 1.5 4.5L18 26h-4l.5-3.5A2.5 2.5 0 0 1 16 18z" />
        </symbol>
        <symbol id="wal-whirl" viewBox="0 0 32 32">
          <path d="M17 17a2 2 0 1 0-3-2c0 5 9 5 9-1s-7-9-13-5S5 22 12 26s16 0 16-8" />
        </symbol>
        <symbol id="wal-back" viewBox="-58 -70 116 140" overflow="visible">
          <rect class="wal-back-field" x="-58" y="-70" width="116" height="140" rx="10" />
          <rect class="wal-back-line" x="-50" y="-62" width="100" height="124" rx="6" />
          <circle class="wal-back-line" r="41" /><circle class="wal-back-fine" r="36" />
          <path class="wal-back-line" d=${STAR} />
          ${[[-1, -1], [1, -1], [-1, 1], [1, 1]].map(([x, y]) => html`
            <path class="wal-back-fill" transform=${`translate(${36 * x} ${50 * y}) scale(${x} 1)`}
              d="M2-8a8 8 0 1 0 0 16a6.5 6.5 0 1 1 0-16z" />`)}
        </symbol>
      </defs>
    </svg>`;
}

/**
 * A name in lines short enough for a card.
 * @param {string} name @returns {string[]}
 */
export function lines(name) {
  const words = name.split(" ");
  let best = [name];
  for (let cut = 1; cut < words.length; cut++) {
    const pair = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    if (longest(pair) < longest(best)) best = pair;
  }
  return longest(best) < name.length || name.length <= 11 ? best : [name];
}

/** @param {string[]} texts */
const longest = (texts) => Math.max(...texts.map((text) => text.length));

/**
 * The face of a card as a group of SVG.
 * @param {{card: string, t: Say, html: Html}} props
 */
export function CardFace({ card, t, html }) {
  const face = FACES[card];
  const name = lines(t(`card-${card}`));
  const size = Math.min(19, 212 / Math.max(longest(name), 8));
  const first = name.length > 1 ? 38 : 48;
  return html`
    <g class="wal-face" data-wisp=${face.wisp}>
      <rect class="wal-paper" x="-58" y="-70" width="116" height="140" rx="10" />
      ${face.wisp !== "none" && html`
        <ellipse class="wal-wash" cx="0" cy="-18" rx="56" ry="50" fill=${`url(#wal-glow-${face.wisp})`} />`}
      <rect class="wal-edge" x="-53" y="-65" width="106" height="130" rx="6" />
      <g class="wal-art"><use href=${`#wal-art-${drawingOf(card)}`} x="-35" y="-52" width="70" height="70" /></g>
      ${face.wisp !== "none" && html`
        <circle cx="-42" cy="-52" r="30" fill=${`url(#wal-glow-${face.wisp})`} class="wal-halo" />
        <use class=${`wal-wisp wal-wisp-${face.wisp}`} href=${`#wal-${face.wisp}`} x="-57" y="-68" width="30" height="30" />`}
      ${face.role !== "none" && html`
        <use class=${`wal-icon wal-${face.role}`} href=${`#wal-${face.role}`} x="26" y="-62" width="24" height="24" />`}
      ${face.eye && html`<use class="wal-eye" href="#wal-eye" x="21" y="-32" width="28" height="17" />`}
      <g class="wal-name" font-size=${size.toFixed(1)}>
        ${name.map((text, i) => html`<text y=${first + i * (size + 1)} text-anchor="middle">${text}</text>`)}
      </g>
    </g>`;
}

/** @param {{html: Html}} props */
export function CardBack({ html }) {
  return html`<use class="wal-back" href="#wal-back" x="-58" y="-70" width="116" height="140" />`;
}

/** What its icons show. @param {string} card @param {Say} t @param {boolean} [eye] does a cat's eye matter? */
export function iconsOf(card, t, eye = true) {
  const face = FACES[card];
  const wisp = t(`wisp-${face.wisp}`);
  return face.eye && eye ? t("show-with-eye", { wisp }) : wisp;
}

/**
 * A card's name with its icons and what it does.
 * @param {string} card @param {Say} t
 */
export function described(card, t) {
  return t("show-card-long", { card: t(`card-${card}`), icons: iconsOf(card, t), kind: t(`kind-${FACES[card].kind}`) });
}

/**
 * A card that lies on the table, beside the mountain. Face down, its holder alone sees it.
 * @param {{card: string | null, down?: boolean, fixed?: boolean, picked?: boolean, lit?: boolean, leaving?: boolean, t: Say, html: Html}} props
 */
export function TableCard({ card, down, fixed, picked, lit, leaving, t, html }) {
  const state = { "data-down": down || undefined, "data-picked": picked || undefined,
    "data-lit": lit || undefined, "data-leaving": leaving || undefined, "data-fixed": fixed || undefined };
  return html`
    <div class="wal-card" data-ref=${card ? `card:${card}` : undefined} key=${card} ...${state}
      title=${card ? described(card, t) : undefined}>
      <svg viewBox="-60 -72 120 144" aria-hidden="true">
        ${down && html`<g class="wal-under"><${CardBack} html=${html} /></g>`}
        <g class="wal-over">${card ? html`<${CardFace} card=${card} t=${t} html=${html} />` : html`<${CardBack} html=${html} />`}</g>
      </svg>
      <span class="wal-said">${card ? described(card, t) : ""}</span>
      ${card && html`<span class="wal-caption" aria-hidden="true">${t(`card-${card}`)}</span>`}
    </div>`;
}

/**
 * A small picture with its name, for what lies before other players.
 * @param {{card: string, down?: boolean, ghost?: boolean, lit?: boolean, refs?: boolean, t: Say, html: Html}} props
 */
export function Chip({ card, down, ghost, lit, refs = true, t, html }) {
  const face = FACES[card];
  return html`
    <span class="wal-chip" data-ref=${refs ? `card:${card}` : undefined} key=${card} data-down=${down || undefined}
      data-ghost=${ghost || undefined} data-lit=${lit || undefined} data-wisp=${face.wisp} title=${described(card, t)}>
      <svg viewBox="-8 -8 80 80" aria-hidden="true">
        <use href=${`#wal-art-${drawingOf(card)}`} width="64" height="64" />
      </svg>
      <span class="wal-said">${described(card, t)}</span>
      <span aria-hidden="true">${t(`card-${card}`)}</span>
      ${face.wisp !== "none" && html`
        <svg class="wal-chip-wisp" viewBox="-4 -6 40 44" aria-hidden="true">
          <use class=${`wal-wisp wal-wisp-${face.wisp}`} href=${`#wal-${face.wisp}`} width="32" height="32" />
        </svg>`}
    </span>`;
}
