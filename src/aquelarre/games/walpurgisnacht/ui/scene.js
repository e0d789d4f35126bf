/**
 * The night around the mountain: sky, moon, riders, the Brocken itself and the summit fire.
 * Everything is drawn far beyond the picture's edge, so that it fills whatever room there is.
 */

import { chance } from "../../../web/kit/drawing.js";

/** @typedef {import("./cards.js").Html} Html */

const PEAK = { x: 6, y: -486 };
/** One side of the Brocken from the peak down, as steps outward and down. */
const LEFT = [
  [-16, -486], [-52, -470], [-70, -452], [-104, -446], [-128, -416], [-162, -402], [-190, -366],
  [-232, -350], [-256, -318], [-300, -296], [-330, -264], [-378, -250], [-420, -222], [-470, -206],
  [-540, -150], [-640, -118], [-720, -60], [-860, -30], [-980, 30], [-1160, 60], [-1400, 120], [-2200, 200],
];
const RIGHT = [
  [30, -482], [58, -462], [92, -456], [120, -424], [150, -412], [186, -372], [226, -360], [262, -322],
  [292, -308], [334, -270], [372, -258], [410, -230], [476, -198], [548, -158], [630, -106], [740, -70],
  [850, -20], [990, 16], [1180, 70], [1400, 110], [2200, 190],
];
const OUTLINE = `M-2200 2600L${[...LEFT].reverse().map(join).join("L")}L${RIGHT.map(join).join("L")}L2200 2600z`;

/** @param {number[]} point */
function join([x, y]) {
  return `${x} ${y}`;
}

/** Cuts of the knife, running down the slopes from the peak. */
const CUTS = slopes();
function slopes() {
  const dice = chance(7);
  const cuts = [];
  for (let i = 0; i < 150; i++) {
    const lean = (i / 149 - 0.5) * 2; // from the left foot to the right foot
    const steep = Math.sign(lean) * Math.abs(lean) ** 1.4;
    const from = 0.03 + dice() * 0.75;
    const long = 0.06 + dice() * 0.16;
    const at = (/** @type {number} */ f) => {
      const x = PEAK.x + steep * 1500 * f ** 0.94;
      const y = PEAK.y + 26 + 1150 * f ** 1.25 * (1 - 0.55 * Math.abs(steep) * (1 - 0.35 * f));
      return `${x.toFixed(0)} ${y.toFixed(0)}`;
    };
    cuts.push(`M${at(from)}Q${at(from + long * 0.45)} ${at(from + long)}`);
  }
  return cuts.join("");
}

const STARS = stars();
function stars() {
  const dice = chance(31);
  /** @type {string[]} */
  const near = [];
  /** @type {string[]} */
  const far = [];
  for (let i = 0; i < 170; i++) {
    const x = (dice() - 0.5) * 2600;
    const y = -620 + dice() * 560;
    const r = 1 + dice() * 1.8;
    (i % 6 ? far : near).push(`M${x.toFixed(0)} ${(y - r * 3).toFixed(0)}l${r} ${r * 2} ${r * 2} ${r}-${r * 2} ${r}-${r} ${r * 2}-${r}-${r * 2}-${r * 2}-${r} ${r * 2}-${r}z`);
  }
  return [near.join(""), far.join("")];
}

const FIRS = firs();
function firs() {
  const dice = chance(3);
  const trees = [];
  for (let i = 0; i < 120; i++) {
    const x = -2000 + i * 34 + dice() * 24;
    if (Math.abs(x) < 500) continue;
    const tall = 70 + dice() * 90;
    const y = 330 + Math.abs(x) * 0.1 + dice() * 60;
    const w = tall * 0.3;
    trees.push(`M${x.toFixed(0)} ${(y - tall).toFixed(0)}l${w * 0.5} ${tall * 0.36}h-${w * 0.2}l${w * 0.5} ${tall * 0.34}h-${w * 0.2}l${w * 0.5} ${tall * 0.4}h-${w * 2.2}l${w * 0.5}-${tall * 0.4}h-${w * 0.2}l${w * 0.5}-${tall * 0.34}h-${w * 0.2}z`);
  }
  return trees.join("");
}

const RIDER =
  "M-48 20L66-2l1 4L-46 24z" +
  "M-46 12l22 4 2 8-24 12c3-4 3-7 0-9l-12 6c4-5 4-9 0-14z" +
  "M-6 12C0-2 8-12 18-14c8 0 11 8 8 18l-10 6 12 12-5 3L4 15z" +
  "M6-4C-8-12-24-10-38 0c12-2 24 2 34 12z" +
  "M22-24a7 7 0 1 1 0 12a7 7 0 1 1 0-12z" +
  "M8-20l28-6-9-3-2-19c-8 6-12 14-12 24z" +
  "M16-8l18 8-1 4-20-4z";

/** @param {{html: Html}} props */
export function Scene({ html }) {
  return html`
    <g class="wal-scene" aria-hidden="true">
      <defs>
        <linearGradient id="wal-sky" x1="0" y1="0" x2="0" y2="1">
          <stop class="wal-sky-top" offset="0" /><stop class="wal-sky-mid" offset="0.5" /><stop class="wal-sky-low" offset="1" />
        </linearGradient>
        <linearGradient id="wal-rock" x1="0" y1="0" x2="0" y2="1">
          <stop class="wal-rock-top" offset="0" /><stop class="wal-rock-low" offset="0.34" /><stop class="wal-rock-deep" offset="1" />
        </linearGradient>
        <clipPath id="wal-brocken"><path d=${OUTLINE} /></clipPath>
      </defs>
      <rect class="wal-sky" x="-2200" y="-1200" width="4400" height="1700" fill="url(#wal-sky)" />
      <path class="wal-stars" d=${STARS[1]} /><path class="wal-stars wal-twinkle" d=${STARS[0]} />
      <circle cx="-338" cy="-398" r="190" fill="url(#wal-glow-moon)" class="wal-moonlight" />
      <g class="wal-moon" transform="translate(-338 -398)">
        <circle r="64" />
        <path class="wal-craters" d="M-20-34q14-10 26-2M-40-6q10-8 22 0M10 8q16-8 26 4M-14 34q10-8 22-2M24-30q8-6 14 0M-34 20q6-5 12 0" />
      </g>
      <path class="wal-rider" d=${RIDER} transform="translate(-300 -404) scale(0.62)" />
      <path class="wal-rider" d=${RIDER} transform="translate(250 -440) scale(-0.8 0.8) rotate(-8)" />
      <path class="wal-rider wal-far" d=${RIDER} transform="translate(372 -366) scale(-0.5 0.5) rotate(6)" />
      <path class="wal-rider wal-far" d=${RIDER} transform="translate(-640 -360) scale(0.9) rotate(-10)" />
      <path class="wal-rider wal-far" d=${RIDER} transform="translate(700 -330) scale(-0.9 0.9) rotate(-6)" />
      <path class="wal-rim" d=${OUTLINE} />
      <path class="wal-rock" d=${OUTLINE} fill="url(#wal-rock)" />
      <g clip-path="url(#wal-brocken)"><path class="wal-cuts" d=${CUTS} /></g>
      <path class="wal-firs" d=${FIRS} />
      <circle cy="-6" r="470" fill="url(#wal-glow-ember)" class="wal-firelight" />
    </g>`;
}

/** The fire in the middle of the pentacle. @param {{html: Html}} props */
export function SummitFire({ html }) {
  return html`
    <g class="wal-summit" aria-hidden="true">
      <g class="wal-flicker">
        <path class="wal-fire-outer" d="M0-58c5 20 30 32 30 60C30 24 18 38 0 38S-30 24-30 2c0-16 10-22 12-36 8 6 11 12 11 18C0-28 2-42 0-58z" />
        <path class="wal-fire-inner" d="M0-14c4 10 16 16 16 30C16 28 9 38 0 38s-16-10-16-22C-16 4-4-2 0-14z" />
      </g>
      <path class="wal-logs" d="M-44 40l80-12 4 10-80 12zM-38 28l80 12-4 10-80-12z" />
    </g>`;
}
