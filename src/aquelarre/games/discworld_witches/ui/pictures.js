/**
 * The drawings, cut in wood and coloured by hand: strokes one after the other, each a letter for its
 * ink and a path, in boxes of 48 by 48 around their middle; `@` moves the strokes after it. They lie
 * on the page once, as symbols, and are used by their names.
 */

import { counting, dot, Mark as Badge } from "../../../web/kit/drawing.js";

/** @typedef {import("../../../web/types.js").Html} Html @typedef {import("../../../web/types.js").Say} Say */

export const eyes = (/** @type {number} */ x, /** @type {number} */ y, r = 1.5) => dot(-x, y, r) + dot(x, y, r);

/** @type {Record<string, string>} */
export const TILES = {
  fever: `pM-26 8q26-10 52 0v20h-52z|s${dot(0, -1, 13)}|tM-13-4q2-11 13-11t13 11q-5-4-13-4t-13 4z|bM-8-12q-2-9 8-10 10 1 8 10-8 4-16 0z|wM-4-18q3-2 6 0|r${eyes(8, 4, 2.4)}|lM-8-1q3 2 5 0M3-1q3 2 5 0M-4 7q3-2 5 0|pM1 6l14-7 1.6 3-14 7z|r${dot(17, -1, 2.4)}|bM-18-10q4 5 0 7t0-7zM19-14q4 5 0 7t0-7z`,
  pig: `nM-15-15l1 14 10-8zM15-15l-1 14-10-8z|n${dot(0, 1, 15)}|nM-8 6a8 6 0 1 1 16 0a8 6 0 1 1-16 0z|k${eyes(2.8, 6, 1.6)}|lM-9-3l4 2M9-3l-4 2M-4 14q4-2 8 0|pM-15-4q15-8 30 0l-2-5q-13-7-26 0z|rM-1.5-12h3v2.5h2.5v3h-2.5v2.5h-3v-2.5h-2.5v-3h2.5z`,
  sheep: `pM-9-16q4-7 10-3 7-5 10 3 8-1 7 7 6 4 1 10 3 8-5 9-3 7-10 3-6 5-11 0-9 2-9-6-7-3-3-10-5-6 1-9 0-6 9-4z|dM-8-4q-8-3-10 3 5 4 10 1zM8-4q8-3 10 3-5 4-10 1z|dM-8-6q8-4 16 0 1 14-8 20-9-6-8-20z|p${eyes(3.8, 0, 3)}|lM-5.5-1.7l3.4 3.4M-2-1.7l-3.4 3.4M2-1.7l3.4 3.4M5.5-1.7L2 1.7|nM-2 9q2 1 4 0v5q-2 3-4 0z|wM14-20h7l-6 7h6`,
  arm: `bM-22 26q0-24 22-26 22 2 22 26z|s${dot(0, -10, 9.5)}|tM-10-11q0-10 10-10t10 10q-8-6-20 0z|lM-5-10l3 1.5M5-10l-3 1.5M-3-4q3-2.5 6 0|pM-10 0L-2-1 16 9l-3 12-24-3z|wM-8 4l20 8M-9 9l20 6|s${dot(17, 13, 5)}|bM-14-12q4 5 0 7t0-7z`,
  pregnancy: `rM-6-7q-9 12-8 34h22q3-4 2-9 10 0 10-9t-10-9l-6-7z|s${dot(-2, -13, 8)}|tM-10-13q-1-9 8-9t8 8q-6-4-9-1-1 5-5 7-2-2-2-5z|t${dot(-11, -14, 4)}|sM-4-3q-4 8 4 11l11 1-1 4-12 0q-10-4-6-16z|oM12 6q-4-4-2-6t3 1q2-3 4-1t-5 6z|kM2-13h2v2H2zM4-8l-4 1`,
  death: `kM-18 26q-5-32 18-45 23 13 18 45z|dM-11 26q-6-24 11-36 17 12 11 36z|pM-9-2q0-10 9-10t9 10q0 5-3 7v6h-12v-6q-3-2-3-7z|k${eyes(3.8, -2, 2.9)}|b${eyes(3.8, -2, 1.1)}|lM-1 4l1-2.5 1 2.5M-3 7.5v3M0 7.5v3M3 7.5v3|tM17-21h2.4v48H17z|mM18-21q-15-5-25 5 12-4 25 2z`,
  unknown: "gM-14-8q14-9 28 0v6q0 22-14 24-14-2-14-24z|lM-5-4q0-5 5-5t5 5-5 7v3M0 12v2",
  back: "kM-20 15q6-4 11-5L-2-18q9-2 14 3l-7 1 5 24q6 1 10 5-20 8-40 0z|oM-9 10l1.4-5q7 2.4 16.4 0l1.2 5q-9 3-19 0z|xM-3.5-6q1-4 4-4 4 0 4 3.5t-3.5 4.5v2.5M1 3.5v.5",
};

const HAT = "kM-19-4q9-4 19-4t19 4q-19 6-38 0zM-10-6L-3-27q6-1 9 3L3-22 11-6q-10 3-21 0z";
const FACE = "sM-10-5q10 3 20 0 2 13-10 20-12-7-10-20z";

/** @type {Record<string, string>} */
export const PEOPLE = {
  tiffany: `gM-19 26q2-11 19-11t19 11z|tM-12-5q-4 14-1 20h26q3-6-1-20z|${FACE}|k${eyes(4, 3)}|lM-3 9q3 1.5 6 0M-7 0h4M7 0H3|${HAT}|bM-10-7l1.4-4q9 3 17.4-.2L10.4-7Q0-4-10-7z`,
  annagramma: `vM-19 26q2-11 19-11t19 11z|oM-12-5q-6 16-3 24l5-4h20l5 4q3-8-3-24z|${FACE}|k${eyes(4, 3)}|lM-8-1l5 1M8-1l-5 1M-2 10h4|${HAT}|oM-10-7l1.4-4q9 3 17.4-.2L10.4-7Q0-4-10-7z|oM-1-19l1 2.2 2.2.2-1.7 1.5.5 2.3-2-1.2-2 1.2.5-2.3-1.7-1.5 2.2-.2z`,
  petulia: `nM-21 26q2-11 21-11t21 11z|t${dot(-11, 2, 4.5)}${dot(11, 2, 4.5)}${dot(-12, 9, 4)}${dot(12, 9, 4)}|sM-11-5q11 3 22 0 3 14-11 20-14-6-11-20z|r${eyes(7, 7, 2)}|k${eyes(4, 3)}|lM-4 9q4 4 8 0|${HAT}|pM-10-7l1.4-4q9 3 17.4-.2L10.4-7Q0-4-10-7z`,
  dimity: `bM-19 26q2-11 19-11t19 11z|rM-12-5l-8 8 5 1-5 7 6 0-1 7 6-4h18l6 4-1-7h6l-5-7 5-1-8-8z|${FACE}|k${eyes(4, 3)}|lM-3 9q4 3 7-1M-7-1q2-2 4 0M7-1q-2-2-4 0|kM-19-4q9-4 19-4t19 4q-19 6-38 0zM-10-6l1-12 9-3 12 1-6 4 5 10q-10 3-21 0z|oM-10-7l.4-4q8 3 18.4-.2L10.4-7Q0-4-10-7z`,
};

/** @type {Record<string, string>} */
export const SIGNS = {
  cackle: `o${dot(0, 0, 21)}|kM-14-9l10 5q-6 4-9 0zM14-9l-10 5q6 4 9 0z|pM-15 1q15 5 30 0-2 17-15 17T-15 1z|lM-10 3v9M-5 4v13M0 4v14M5 4v13M10 3v9`,
  crisis: "rM-5-21q9-5 13 2 9-2 10 7 7 5 2 12 2 9-7 11-4 8-13 4-9 5-13-3-9-1-8-10-6-7 1-12 0-9 9-9 2-2 6-2z|aM0-12a12 12 0 1 0 .1 0z|iM-3-8h6l-1.6 10h-2.8zM-2 5h4v4h-4z",
  aliss: `d${dot(0, 0, 21)}|kM-17 9q17 7 34 0-4-4-9-4L2-17l-4 1-6 21q-5 0-9 4z|wM-17 9q17 7 34 0-4-4-9-4L2-17l-4 1-6 21q-5 0-9 4zM-8 5q8 3 16 0|r${eyes(4, 12, 1.6)}`,
  magic: `vM0-22l5 14 15-5-8 13 10 9-14 1-2 15-8-12-13 7 4-15-12-7 14-3z|w${dot(0, 0, 6)}|p${dot(0, 0, 3)}`,
  headology: "sM-2-20q17 0 18 16l4 8-4 2v8q-2 4-8 3v6h-17q2-8-2-13-9-8-5-18 4-11 14-12z|cM2 0q-2-4 2-5 5 0 5 5 0 6-7 6-9-1-8-10 2-7 9-7",
  broomstick: "tM-23 15l1 4L12 3l-2-4z|oM2-2q4-12 20-13-2 5 0 8-3 0-3 4-3 1-2 4-5 0-6 3-5 0-9-6z|lM8-4l12-8M10-1l10-5M11 1l7-2|kM4-2l4 8 3-1-4-9z",
  trio: "yM-23 12q3-3 6-3l4-17q5-1 7 2l-2 15q3 0 5 3-10 5-20 0zM3 12q3-3 6-3l2-15q2-3 7-2l-1 17q3 0 6 3-10 5-20 0z|yM-13 19q4-4 8-4l4-21q5-1 8 3l-2 18q4 0 7 4-12 6-25 0z|oM-5 15l1-5q5 2 9 0v5q-5 2-10 0z",
  card: "vM-9-22h24v34H-9z|vM-15-13H9v34h-24z|pM-11-9H5v26h-16z|kM-10 11q8 3 14 0-2-2-4-2L-3-4l-4 13q-2 0-3 2z",
  star: "oM0-22l6.5 14 15.5 1.6L10.5 4l3 15.5L0 12l-13.5 7.5 3-15.5L-22-6.4-6.5-8z",
  invisibility: "bM-20 12q6-4 11-5L-2-18q9-2 14 3l-7 1 5 21q6 1 10 5-20 8-40 0z|qM-20 12q6-4 11-5L-2-18q9-2 14 3l-7 1 5 21q6 1 10 5-20 8-40 0z",
  pot: `gM-14-6h24q8 20-4 26h-16q-12-6-4-26z|gM10-2q10-6 12 2t-12 10zM-15 0q-8-8-8-10 6-2 11 4z|kM-12-8q10-8 20 0zM-2-14a3 3 0 1 0 .1 0z|wM-4-18q-3-3 0-6M4-18q-3-3 0-6`,
  eye: `pM-22 0Q0-25 22 0 0 25-22 0z|v${dot(0, 0, 9)}|k${dot(0, 0, 4)}`,
};
SIGNS.pig = TILES.pig;

// -- what stands at the places ----------------------------------------------------------------

const COTTAGE = "pM-14-2h26v18h-26z|tM-19 1l9-17H9l9 17q-18-5-37 0z|lM-12-4l4-8M-4-5l2-9M4-5l1-9M11-4l-2-8|kM-3 16V6h7v10z|eM7 4h4v5H7zM-11 4h4v5h-4z";
const HOUSES = "pM-20 4h15v12h-15z|rM-23 5l10-12 11 12z|pM3 2h16v14H3z|tM0 3l10-14L22 3z|pM-9 8H6v10H-9z|rM-12 9L-2-3 9 9z|kM-4 18v-6h4v6z|eM-16 8h4v4h-4zM9 6h4v4H9z";
const STONE = (/** @type {number} */ x, /** @type {number} */ y, h = 16) => `M${x - 3} ${y}l1-${h}q3-3 5 0l1 ${h}z`;
const FIR = (/** @type {number} */ x, /** @type {number} */ y, h = 26) => {
  const w = h * 0.34;
  return `M${x} ${y - h}l${w * 0.6} ${h * 0.4}h-${w * 0.2}l${w * 0.6} ${h * 0.4}h-${w * 2}l${w * 0.6}-${h * 0.4}h-${w * 0.2}zM${x - 1.5} ${y - h * 0.2}h3v${h * 0.2}h-3z`;
};

/** Drawings in boxes of 48 by 48, standing above their space. @type {Record<string, string>} */
export const LANDMARKS = {
  GW: `${COTTAGE}|tM5-16h5v-8H5z|oM16 16q-2-12 4-12t4 12z|lM16 11h8M17 7h6|wM8-26q5-3 0-7`,
  MC: `${COTTAGE}|tM-9-16h4v-6h-4z|vM14-20l2 4 4 .6-3 3 .8 4-3.8-2-3.8 2 .8-4-3-3 4-.6z`,
  NO: `@scale(1.2 1)|${COTTAGE}|@|rM20 16l2-8 3 8z|gM-24 16l2-7 3 7z|tM6-16h6v-8H6z`,
  MT: `${COTTAGE.replace(/^p|t(?=M-19)/g, "d")}|kM-16-20q4-5 7 0l-3-1zM10-24q4-5 8 0l-4-1z`,
  MS: HOUSES,
  BA: `@scale(-1 1)|${HOUSES}`,
  CO: "mM-30 18l18-34 6 6L2-30l30 48z|oM-8-12L2-30l11 18-6-3-4 6-5-5z|lM8-4l8 22M0 0l-4 18M-14-6l-4 24M16 6l5 12",
  GG: "tM-3 18q2-12-8-18-8-4-7-12l3 0q0 6 8 8 1-10-4-14l3-2q6 6 5 16 6-4 6-14l4 1q0 12-8 19 0 8 4 16z|cM-22 18q6-5 12 0M8 17q7-6 14 0|gM-20-14a4 4 0 1 0 .1 0zM-9-20a4 4 0 1 0 .1 0zM10-20a4 4 0 1 0 .1 0z",
  CV: "mM-26 18q2-28 18-34 14-6 24 6 10 8 10 28z|kM-10 18q-2-20 9-22 11 2 10 22z|lM-18 0l4 6M14-8l2 8M-4-12l2 4|e" + dot(-2, 8, 1.4) + dot(3, 8, 1.4),
  LM: "gM-30 18q6-26 24-26 12 0 16 12 8-8 20 14z|xM-8-4v9M-8 5l-5 10M-8 5l5 10M-8-1l-7 5M-8-1l7 5M-15 4v-8M-8-8a2.4 2.4 0 1 0 .1 0z|lM12 10q6-5 12 5",
  DA: `m${STONE(-20, 10)}${STONE(20, 10)}${STONE(-12, 3, 15)}${STONE(0, 1, 15)}${STONE(12, 3, 15)}|m${STONE(-11, 18, 17)}${STONE(11, 18, 17)}|k${dot(0, 10, 1.5)}|lM-18 20h36`,
  ST: "mM-9 18l2-38q8-8 15 1l3 37z|lM-4-14q5-3 9 1M-4-2l6 2M2 8l5-2M-5 8v6|gM-16 18q3-7 6-1M11 18q3-7 7 0",
  SN: `dM-28 18q4-26 14-36l8 12 6 24 6-24 8-12q10 10 14 36z|kM-5 18L-2-6 0-4 3 18z|o${dot(0, -18, 7)}|cM-9-26L9-10`,
  SH: "gM-28 2q14-4 18 8 10 8 20 0Q14-2 28 2v16h-56z|lM-20 6q8 0 9 7M20 6q-8 0-9 7M-6 17h12|b" + dot(0, 12, 3) + "|lM-4-6q4 4 8 0M-8-12q8 6 16 0",
  RH: "mM-26 18q-2-24 12-26 12 2 10 26zM4 18q-4-30 10-34 14 6 12 34z|lM-18 0l3 8M-10-2l1 6M10-6l3 8M18-4v10M14 8l3 6|k" + dot(0, 14, 2),
  SL: "gM-30 18l4-30 20 4 6 26zM30 18l-4-34-18 6-8 28z|kM-6-8l6 26L8-10l-5 6-3-6-2 6z|lM-20-6v14M-13-4l3 16M14-6l-4 16M22-8v16",
  RB: "tM-30 18q4-18 14-20l2-8 4 6 5-10 4 8 6-9 3 10 6-4 2 8q10 4 14 19z|lM-20 8q4-5 9-3M-4 4q5-4 9-2M10 8q6-4 10 0|k" + dot(-24, 12, 1.5),
  BO: "tM-4 18l1-16-12-14 3-2 10 8-1-14 4 0 1 12 10-10 3 3-11 12 1 21z|lM-2 6v8|oM12-28l-8 13h6l-5 12 14-16h-7l8-9z",
  CS: "gM-28 18q10-14 28-14t28 14z|bM-10 18q2-20 5-22 3 10 3 22zM4 18q0-24 4-26 4 10 4 26zM-20 18q2-10 4-10 3 4 3 10z|wM-6 2v12M8 0v14M-17 13v4|lM20 12q1-8 4-10M22 14q2-6 6-6",
  LG: "mM-32 18l2-30 14-6 6 12 2 24zM32 18l-2-34-16-4-5 14-1 24z|kM-8 18L-4-2 0-8 5 0l3 18z|lM-24-8l-2 22M-16-8l-2 18M16-10v20M24-12l2 26|bM-4 18l3-9 4 9z",
  BR: "mM-30 6q30-20 60 0v10h-8q-4-12-12-12t-10 12q-4-12-12-12t-10 12h-8z|lM-26 4q26-16 52 0M-14-4v4M0-8v5M14-4v4|bM-30 18q8-4 15 0 8 4 15 0 8-4 15 0 8 4 15 0v6h-60z",
  SK: `f${FIR(-18, 12, 30)}${FIR(18, 12, 30)}${FIR(0, 8, 36)}${FIR(-9, 18, 28)}${FIR(9, 18, 28)}`,
  LT: "mM-88 46q-14-58 20-82 68-34 136 0 34 24 20 82-36 52-88 52t-88-52z|hM-78 40q-8-44 16-66 62-30 124 0 24 22 16 66-28 42-78 42t-78-42z|@translate(0 -68) scale(1.6)|pM-36 0h13v13h-13zM24 0h13v13H24z|rM-39 1l9-12 10 12zM21 1l9-12 10 12z|pM-20-4h15v17h-15z|tM-23-3l10-14 11 14z|pM3-9h11v22H3z|vM1-9l7-17 8 17z|pM-8 2h13v12H-8z|rM-11 3l9-10 9 10z|eM6-4h4v5H6zM-15 1h4v5h-4zM-32 4h4v4h-4zM29 4h4v4h-4zM-4 6h4v5h-4z|oM8-30h6v3H8z",
  LC: "mM-94 100q-2-40 6-60l-8-26 22-30 8-26h136l8 26 20 34-6 24q8 24 8 58-96 30-194 0z|lM-84 30l8 40M-66-8l4 30M-78 80l6 14M84 40l-6 34M70-2l-2 22M-20 92l4 10M30 92l-4 12M-30-34l-6 14M34-34l6 14M-86 54l6 20M-58 66l6 28M-50 40l3 14M62 62l-5 30M50 34l-3 16M-6 100l3 6M76 80l-4 16M-70 44l4 16M-88 88l4 8|@translate(0 -54) scale(1.5)|pM-24-12h48V10h-48z|pM-30-18h12V10h-12zM18-18h12V10H18zM-7-26H7V10H-7z|vM-32-18l8-13 8 13zM16-18l8-13 8 13zM-9-26L0-41 9-26z|lM-18-12v4h5v-4M13-12v4h-5v-4|kM-4 10V1q4-4 8 0v9z|eM-25-11h3v6h-3zM22-11h3v6h-3zM-1.5-20h3v6h-3z|rM0-47v6h8z",
  DG: "mM-34 32q-4-40 4-62 30-18 60 0 8 22 4 62z|lM-32-6h6M-33 12h6M27-6h6M28 12h6M-14-36l2 6M14-36l-2 6",
};
/** A place that editions may have and we do not know. */
export const SIGNPOST = "tM-2 18v-38h4v38z|pM-18-18h30l6 6-6 6h-30zM18-4h-30l-6 6 6 6h30z";

// -- signs, marks, and problem tiles --------------------------------------------------------------

/** The strokes of a drawing as paths; `@` moves those after it to where it says.
 *  @param {string} drawing @param {Html} html */
export function inked(drawing, html) {
  let at = "";
  return drawing.split("|").map((stroke) => {
    if (stroke[0] === "@") {
      at = stroke.slice(1);
      return null;
    }
    return html`<path class=${`lan-${stroke[0]}`} d=${stroke.slice(1)} transform=${at || undefined} />`;
  });
}

/** Symbols in boxes of 48 by 48 around their middle. @param {Record<string, string>} drawings @param {Html} html */
export function symbols(drawings, html) {
  return Object.entries(drawings).map(([name, drawing]) => html`
    <symbol id=${`lan-${name}`} viewBox="-24 -24 48 48" overflow="visible">${inked(drawing, html)}</symbol>`);
}

/** A drawing among text. With a text it is named, without it is decoration.
 *  @param {{name: string, text?: string, html: Html}} props */
export function Sign({ name, text, html }) {
  return html`<svg class=${`lan-sign lan-sign-${name}`} viewBox="-24 -24 48 48" role=${text ? "img" : undefined} aria-label=${text}
    aria-hidden=${text ? undefined : "true"}>${text && html`<title>${text}</title>`}<use href=${`#lan-${name}`} x="-24" y="-24" width="48" height="48" /></svg>`;
}

/** A number beside its sign. */
export const Count = counting("lan", Sign);

/** Is there room to show everything at once? */
export const roomy = () => matchMedia("(min-width: 861px) and (min-height: 481px)").matches;

/** The name of a card without the number of its copy. @param {string} label `C06b` */
export const firstCopy = (label) => `card-${label.slice(0, -1)}a`;

/** The mark of a player. @param {any} props */
export const Mark = ({ person, html }) => Badge({ person, name: "lan-mark", html });

// -- problems ----------------------------------------------------------------------------------

const EASY = ["fever", "pig", "sheep", "arm", "pregnancy", "death", "easy7", "easy8"];
const HARD = ["elves", "lankin", "king", "queen", "duke", "lady", "lacrimosa", "vlad", "count", "bela", "cunning", "hiver", "lily", "winter"];

/** Sixteen teeth. */
const TOOTHED = `M${Array.from({ length: 32 }, (_, nth) => {
  const [turn, far] = [(nth / 16) * Math.PI, nth % 2 ? 25.5 : 29];
  return `${(Math.sin(turn) * far).toFixed(1)} ${(-Math.cos(turn) * far).toFixed(1)}`;
}).join("L")}z`;

/** A tile around the middle of a drawing, without its numbers. @param {string | null} label null: face down
 *  @param {Html} html @param {boolean} [hard] */
export function tileFace(label, html, hard = label === null || !EASY.includes(label)) {
  const picture = label === null ? "back" : label in TILES || HARD.includes(label) ? label : "unknown";
  return html`
    ${hard ? html`<path class="lan-rim lan-rim-hard" d=${TOOTHED} />` : html`<circle class="lan-rim lan-rim-easy" r="27.5" />`}
    <circle class="lan-sky" data-hard=${hard || undefined} r="23.5" />
    <path class="lan-rays" d="M0-23.5V-18M9-21.7L7-16.7M-9-21.7L-7-16.7M16.6-16.6l-4 4M-16.6-16.6l4 4M21.7-9L16.7-7M-21.7-9L-16.7-7M23.5 0H18M-23.5 0H-18" />
    <g clip-path="url(#lan-round)"><use href=${`#lan-${picture}`} x="-24" y="-24" width="48" height="48" /><path class="lan-hatch" d="M25-12A26 26 0 0 1-12 25A30 30 0 0 0 25-12z" /></g>`;
}

/** A number that may be below zero, with the sign of the books. @param {number} value */
export const minus = (value) => `${value}`.replace("-", "−");

/** Difficulty and points, at the foot of a tile. @param {number} difficulty @param {number} points @param {boolean} worse @param {Html} html */
export function tileNumbers(difficulty, points, worse, html) {
  return html`
    <g class="lan-difficulty" data-worse=${worse || undefined} transform="translate(-19 19)"><circle r="12.5" /><text y="5.6">${difficulty}</text></g>
    <g class="lan-worth" transform="translate(20 20)"><path d="M0-13l3.8 8.4 9.2 1-6.9 6.2 2 9L0 7-8.1 11.6l2-9L-13-3.6l9.2-1z" /><text y="4.4">${points}</text></g>`;
}

/** The seal of a crisis, or of several. @param {number} count @param {Html} html */
export function seal(count, html) {
  return html`<g class="lan-seal" transform="translate(20 -20)"><use href="#lan-crisis" x="-15" y="-15" width="30" height="30" />
    ${count > 1 && html`<text y="5.5">${count}</text>`}</g>`;
}

/** A tile among text. @param {{label: string | null, hard?: boolean, html: Html}} props */
export function TilePicture({ label, hard, html }) {
  return html`<svg class="lan-tile-picture" viewBox="-30 -30 60 60" aria-hidden="true">${tileFace(label, html, hard)}</svg>`;
}

/** A tile in words. @param {any} tile @param {Say} t */
export function tileSaid(tile, t) {
  const crisis = tile.crisis > 0 ? `. ${t("board-crises", { count: tile.crisis })}` : "";
  if (tile.tile === null) return t("board-hidden") + crisis;
  const said = t("board-problem", { tile: t(`tile-${tile.tile}`), difficulty: tile.difficulty ?? 0, points: tile.points ?? 0 });
  return `${tile.up ? said : t("board-looked", { problem: said })}${crisis}`;
}

/** The chance of success with some more points. @param {{of: number, ways: number | number[]} | null | undefined} odds @param {Say} t @param {number} [more] */
export function chanceOf(odds, t, more = 0) {
  if (!odds) return null;
  const ways = Array.isArray(odds.ways) ? odds.ways[Math.min(more, odds.ways.length - 1)] : odds.ways;
  const part = ways / odds.of;
  const percent = part > 0 && part < 0.005 ? "<1" : part > 0.995 && part < 1 ? ">99" : `${Math.round(part * 100)}`;
  return t("board-percent", { percent });
}

/** The enemies against whom a card works. @param {string[]} against @param {Say} t */
export function groupsOf(against, t) {
  const names = against.map((group) => t(`group-${group}`));
  const last = names.pop() ?? "";
  return names.length ? t("group-list", { others: names.join(", "), last }) : last;
}
