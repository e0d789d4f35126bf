/** The wooden figures: followers in the colours of the players, the mage and the witch. */
import { short } from "./geometry.js";

/** @typedef {import("./grounds.js").Html} Html */
/** @typedef {import("../../../web/types.js").Player} Player */

/** The signs of the players, around 0,0 in a circle of 7. */
const SIGNS = /** @type {Record<string, string>} */ ({
  circle: "M-6,0a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z",
  square: "M-5.6,-5.6H5.6V5.6H-5.6Z",
  triangle: "M0,-7.6L7.4,5.4H-7.4Z",
  diamond: "M0,-7.8L6.8,0L0,7.8L-6.8,0Z",
  pentagon: "M0,-7L6.8,-2.1L4.2,6H-4.2L-6.8,-2.1Z",
  hexagon: "M-3.5,-6.2H3.5L7,0L3.5,6.2H-3.5L-7,0Z",
  octagon: "M-2.7,-6.5H2.7L6.5,-2.7V2.7L2.7,6.5H-2.7L-6.5,2.7V-2.7Z",
  star: "M0,-8.2L2.5,-3.4L7.8,-2.5L4,1.4L4.8,6.7L0,4.3L-4.8,6.7L-4,1.4L-7.8,-2.5L-2.5,-3.4Z",
  cross: "M-2.9,-7H2.9V-2.9H7V2.9H2.9V7H-2.9V2.9H-7V-2.9H-2.9Z",
  heart: "M0,7C-9,1 -8.4,-6.2 -3.9,-6.4C-1.6,-6.5 -0.4,-5 0,-3.8C0.4,-5 1.6,-6.5 3.9,-6.4C8.4,-6.2 9,1 0,7Z",
  drop: "M0,-8.4C2.6,-4 5.8,-1.4 5.8,2A5.8,5.4 0 0 1 -5.8,2C-5.8,-1.4 -2.6,-4 0,-8.4Z",
  shield: "M-6,-6.4Q-3,-5.4 0,-7Q3,-5.4 6,-6.4V0Q6,5 0,7.6Q-6,5 -6,0Z",
});

/** @param {string} shape */
export const signOf = (shape) => SIGNS[shape] ?? SIGNS.circle;

const CLOAK = "M-10,-1C-9.4,-8 -7.4,-12 -6,-17C-5,-20.4 -3,-21.6 0,-21.6C3,-21.6 5,-20.4 6,-17C7.4,-12 9.4,-8 10,-1C10,2.6 -10,2.6 -10,-1Z";
const HOOD = "M-6,-25.6C-6,-30.6 -3,-32.6 0.6,-34C2.4,-32.6 6,-30.4 6,-25.6C6,-21.6 3.2,-19.4 0,-19.4C-3.2,-19.4 -6,-21.6 -6,-25.6Z";

/** A follower; a farmer lies. The sign and the initial stay upright.
 * @param {{ player: Player, lying?: boolean, kind?: string, html: Html }} props */
export function follower({ player, lying = false, kind = "", html }) {
  const turned = lying ? "translate(14 4) rotate(-82)" : "translate(0 6)";
  const badge = lying ? "translate(6.4 2.6)" : "translate(0 -2.6)";
  return html`<g class="follower ${kind}" style=${{ "--seat": player.colour }}>
    <ellipse class="cast" cx=${lying ? 2 : 2} cy=${lying ? 9.6 : 7} rx=${lying ? 19 : 12} ry="3.4" />
    <g transform=${turned}>
      <path class="wood" d=${CLOAK} /><path class="grain" d="M6,-16C7,-11 8.6,-7 8.6,0C6.6,1.2 4,1.5 2.4,1.6C5.4,-4 5.4,-12 3,-20C5,-19.4 5.6,-17.6 6,-16Z" />
      <path class="wood" d=${HOOD} /><path class="grain" d="M0.6,-34C2.4,-32.6 6,-30.4 6,-25.6C6,-21.6 3.2,-19.4 0.6,-19.4C4,-22 4,-29 0.6,-34Z" />
      <path class="gleam" d="M-4.2,-25C-4.2,-28 -3,-29.6 -1.6,-30.6M-7.8,-3C-7.2,-8 -5.6,-12 -4.6,-16" />
    </g>
    <g transform=${badge}><path class="sign" d=${signOf(player.shape)} />
      <text class="initial" y="3.1">${player.initial}</text></g>
  </g>`;
}

/** How many there are, where it is more than one: a dot for each.
 * @param {{ count: number, lying: boolean, html: Html }} props */
export const crowd = ({ count, lying, html }) => html`<g class="crowd"
    transform=${lying ? "translate(20 -7)" : "translate(12 -20)"}>
  <rect x=${-3 - 3 * count} y="-5" width=${6 + 6 * count} height="10" rx="5" />
  ${Array.from({ length: count }, (_, k) => html`<circle cx=${6 * k + 3 - 3 * count} r="2.2" />`)}</g>`;

/** @param {{ html: Html }} props */
function mage({ html }) {
  return html`<path class="robe" d="M-11,5C-9.6,-4 -7,-12 -5.4,-18H5.4C7,-12 9.6,-4 11,5C7,7.6 -7,7.6 -11,5Z" />
    <path class="grain" d="M5.4,-18C7,-12 9.6,-4 11,5C9,6.4 6,6.8 3.4,7C6,-2 5.6,-10 3,-18Z" />
    <path class="trim" d="M-9.8,1C-5,3.4 5,3.4 9.8,1M0,-16V6" />
    <circle class="skin" cy="-20" r="5" />
    <path class="beard" d="M-4.6,-19C-4,-12 -1.4,-8.6 0,-7C1.4,-8.6 4,-12 4.6,-19C2,-16.8 -2,-16.8 -4.6,-19Z" />
    <path class="robe" d="M-7.4,-21.4C-4,-24 -2.6,-32 1.4,-42C2.4,-34 4.6,-25 7.4,-21.4C3,-19.6 -3,-19.6 -7.4,-21.4Z" />
    <path class="spangle" d="M0,-30l0.9,2l2.1,0.2l-1.6,1.5l0.5,2.1l-1.9,-1.1l-1.9,1.1l0.5,-2.1l-1.6,-1.5l2.1,-0.2Z" />
    <path class="staff-ink" d="M13,7L11,-27" /><path class="staff" d="M13,7L11,-27" />
    <path class="spangle" d="M11,-36l1.7,4.2l4.5,0.3l-3.5,2.9l1.1,4.4l-3.8,-2.4l-3.8,2.4l1.1,-4.4l-3.5,-2.9l4.5,-0.3Z" />`;
}

/** @param {{ html: Html }} props */
function witch({ html }) {
  return html`<path class="staff-ink" d="M-15,6L-6,-26" /><path class="staff" d="M-15,6L-6,-26" />
    <path class="broom" d="M-13.6,0C-17,3 -19,6 -19.4,9L-11.4,10C-10.6,7 -10.6,3 -11.4,0.6Z" />
    <path class="robe" d="M-10.4,5C-9.6,-4 -7.4,-11 -5,-17H5C7.4,-11 9.6,-4 10.4,5C6,7.6 -6,7.6 -10.4,5Z" />
    <path class="grain" d="M5,-17C7.4,-11 9.6,-4 10.4,5C8.6,6.4 6,6.8 3.4,7C6,-2 5.4,-10 2.8,-17Z" />
    <path class="trim" d="M-7.4,-9C-3,-7 3,-7 7.4,-9" />
    <circle class="skin" cy="-19.4" r="4.8" />
    <path class="hair" d="M-5,-20C-7.4,-15 -7,-11 -5.6,-9C-4.4,-12 -4,-15 -3.6,-18ZM5,-20C7.4,-15 7,-11 5.6,-9C4.4,-12 4,-15 3.6,-18Z" />
    <path class="hat" d="M-12.4,-21.6C-7,-25.4 -5,-25 -4.4,-26C-3,-31 -2,-36 4.6,-41C3,-36 4,-31 4.6,-26C5.6,-25 8,-25.2 12.4,-21.6C6,-18.8 -6,-18.8 -12.4,-21.6Z" />
    <path class="band" d="M-4.8,-25.4C-2,-23.6 2.4,-23.6 5,-25.4L4.5,-27.6C2,-26.2 -1.8,-26.2 -4.2,-27.6Z" />
    <path class="face" d="M-1.8,-19.6v0.9M1.8,-19.6v0.9M-1.6,-16.8q1.6,1 3.2,0" />`;
}

export const FIGURES = ["mage", "witch"];

/** The mage or the witch with its halo. @param {{ name: string, kind?: string, html: Html }} props */
export function figure({ name, kind = "", html }) {
  return html`<g class="figure ${name} ${kind}">
    <circle class="aura" cy="-15" r="34" fill="url(#car-aura-${name})" />
    <ellipse class="ring" cy="4" rx="17" ry="6.4" />
    <g class="carved">${name === "mage" ? mage({ html }) : witch({ html })}</g></g>`;
}

/** A road or city where no figure may go, on a tile with one where it may: who touches it is told why, and does not
 * choose the other. @param {import("./shapes.js").Part} part @param {number} reach @param {Html} html */
export const refusal = ({ spot, at: [x, y] }, reach, html) => html`<g key=${`not ${spot}`} class="refusal" transform="translate(${short(x)} ${short(y)})"
  data-ref=${`spot:${spot}`} data-refused aria-hidden="true"><circle class="hit" r=${reach} /></g>`;
