/**
 * The small signs of the game, the players' marks, and the faces of cards.
 */

import { counting, dot, image, line, Mark as Badge, paint } from "../../../web/kit/drawing.js";
import { effectOf, isGood } from "./printed.js";

/** @typedef {import("../../../web/kit/drawing.js").Stroke} Stroke */
/** @typedef {import("../../../web/types.js").Html} Html @typedef {import("../../../web/types.js").Say} Say */

const INK = "#1a1320";

const PAINTS = /** @type {Record<string, string>} */ ({
  p: paint("#f3e8cf"), g: paint("#f0b73f", 1), k: paint("#2a2033", 1.1, "#efe4cd"), r: paint("#c5423c", 1, "#efe4cd"), n: paint("#4fb477", 1), v: paint("#8d5bd0", 1, "#efe4cd"),
  b: paint("#a8683a"), m: paint("#b9c0cd"), u: paint("#cfe3f2", 1.1, "#3f5680"), e: paint("#f08a2c", 0.8), y: `fill="#ffe9a8"`, l: line(INK, 1.4), w: line("#efe4cd", 1.4),
});

/** In a box of 24 by 24. @type {Record<string, Stroke[]>} */
const SIGNS = {
  good: [["p", "M1 9q4-1 7 1Q9 3 15 1q-1 5 1 7 1-3 4-3l3 2-3 2q0 8-8 9l-7 5 2-5q-5-2-6-9z"], ["l", dot(19.5, 7, 0.4)], ["n", "M21 10q3 1 2 5-4-1-2-5z"]],
  bad: [["k", "M23 7l-5-1q-2-3-5-1-3 2-4 6l-8 10 6-1-1 3 5-4q7 1 9-6 1-4 3-6z"], ["y", dot(16.5, 7.5, 0.9)], ["w", "M9 12q2 4 6 3"]],
  trial: [["b", "M2 20h14v3H2z"], ["b", "M13.5 10l8.5 8-2 2.2-8.5-8z"], ["b", "M9.5 3l7 7-5 5-7-7z"], ["g", "M10.8 1l7.7 7.7-1.9 1.9L8.9 2.9zM4.6 7.2l7.7 7.7-1.9 1.9-7.7-7.7z"]],
  counter: [["m", "M2.5 3q5 1 9.5-2 4.5 3 9.5 2 1 14-9.5 20Q1.5 17 2.5 3z"], ["g", "M10.5 6h3v4.5H18v3h-4.5V19h-3v-5.5H6v-3h4.5z"]],
  during: [["p", "M5 12V6q0-2 1.5-2T8 6V3q0-2 1.7-2t1.7 2v-.5q0-1.5 1.6-1.5t1.6 2V4q.3-1.5 1.7-1.5T18 4.5V14q0 9-6.5 9Q7 23 3 15q-2-4 0-4.5 1 0 2 1.5z"], ["l", "M8 6v5M11.4 4v7M14.6 4v7"]],
  event: [["g", "M12 1q2 0 2 2 6 2 6 10l2.5 5h-21L4 13Q4 5 10 3q0-2 2-2z"], ["b", "M9 19h6q0 4-3 4t-3-4z"], ["l", "M5 14h14"]],
  afterlife: [["u", "M3 22Q1 3 12 1q11 2 9 21l-3-3-3 4-3-3-3 3-3-4z"], ["l", "M8 9v2.5M16 9v2.5M9.5 15q2.5-2 5 0"]],
  candle: [["e", "M12 0q6 5 4 9-1 3-4 3t-4-3q-2-4 4-9z"], ["y", "M12 5q3 3 2 5-1 1-2 1t-2-1q-1-2 2-5z"], ["p", "M8 12h8v9H8z"], ["g", "M4 20h16v3H4z"]],
  chain: [["r", "M5 0h5l3 9-4 3zM19 0h-5l-3 9 4 3z"], ["g", dot(12, 16, 7)], ["l", "M12 12l1.2 2.8 3 .2-2.3 2 .8 3-2.7-1.6L9.3 20l.8-3-2.3-2 3-.2z"]],
  curfew: [["k", dot(12, 12, 10.5)], ["y", "M15 4a9 9 0 1 0 4.5 13A8 8 0 0 1 15 4z"]],
  doll: [["p", "M12 1a4.5 4.5 0 0 1 3 8l6 1v3l-6 .5 2 9h-4l-1-5-1 5H7l2-9-6-.5v-3l6-1a4.5 4.5 0 0 1 3-8z"], ["l", "M10 5l1 1M11 5l-1 1M13 5l1 1M14 5l-1 1M10.5 7.5h3"], ["r", "M12 13l9-9 1 1-9 9z"]],
  fire: [["e", "M12 0c1 5 8 8 8 15 0 5-4 9-8 9s-8-4-8-9c0-4 3-6 3-9 2 1 3 3 3 5 2-3 3-7 2-11z"], ["y", "M12 12c1 3 4 4 4 7 0 3-2 5-4 5s-4-2-4-5c0-3 3-4 4-7z"]],
  purse: [["b", "M7 7q-9 9-4 16h18q5-7-4-16z"], ["g", dot(12, 16, 4)], ["b", "M7 7L5 1l4 2 3-2 3 2 4-2-2 6z"]],
  witches: [["v", "M1 19c4-2.5 7-3 7-3l4-14 6 5-3 1 2 8s3 .5 6 3c-6 4-16 4-22 0z"], ["y", "M8.3 15l.7-2.5c2.3.8 4.6.8 6.6 0l.8 2.5c-2.7 1.2-5.4 1.2-8.1 0z"]],
  villagers: [["g", "M1 12L12 2l11 10-2 1v10H3V13z"], ["l", "M10 23v-7h4v7"], ["k", "M10 9h4v4h-4z"]],
  alive: [["p", "M12 1a5 5 0 0 1 0 10 5 5 0 0 1 0-10z"], ["g", "M2 23q0-11 10-11t10 11z"]],
  suspect: [["p", "M0 12C5 4 19 4 24 12C19 20 5 20 0 12z"], ["k", dot(12, 12, 5)], ["y", dot(13.5, 10.5, 1.4)]],
  trust: [["n", "M12 22C4 16 1 12 1 8a5.5 5.5 0 0 1 11-1.5A5.5 5.5 0 0 1 23 8c0 4-3 8-11 14z"], ["l", "M7 11l4 4 6-7"]],
  deck: [["k", "M7 1h13v17H7z"], ["k", "M4 5h13v18H4z"], ["w", "M7 8h7v12H7z"]],
  grave: [["u", "M5 23V9q0-8 7-8t7 8v14z"], ["l", "M12 5v9M9 8h6M2 23h20"]],
  card: [["k", "M5 1h14v22H5z"], ["w", "M8 4h8v16H8z"]],
};

const PICTURES = Object.fromEntries(Object.entries(SIGNS).map(([name, strokes]) => [name, image("-1 -1 26 26", strokes, PAINTS)]));

/** A small sign. With a text it is named, without it is decoration. @param {{name: string, text?: string, html: Html}} props */
export function Sign({ name, text, html }) {
  return html`<img class="bru-sign" data-sign=${name} src=${PICTURES[name]} alt=${text ?? ""} title=${text} draggable=${false} />`;
}

/** A number beside its sign. */
export const Count = counting("bru", Sign);

/** The mark of a player. @param {any} props */
export const Mark = ({ person, html }) => Badge({ person, name: "bru-mark", html });

const FAMILIES = /** @type {Record<string, string>} */ ({ J: "trial", C: "counter", D: "during", S: "event", U: "afterlife" });

/** @param {string} card @returns {string} a sign */
export function familyOf(card) {
  if (card[0] !== "R") return FAMILIES[card[0]];
  return isGood(card) ? "good" : "bad";
}

/** What is printed on a card. @param {string} card @param {Say} t */
export function faceOf(card, t) {
  const effect = effectOf(card, t);
  // a rumour's worth is printed large; its own text says it, for a man and for a woman
  const worth = card[0] === "R" ? [...new Set(effect.match(/[+−]\d/g))].join(" ") : "";
  return { name: t(`card-${card}`), effect, worth, family: familyOf(card) };
}

/** A scale that tips with the reputation. @param {{total: number, html: Html}} props */
export function Balance({ total, html }) {
  const tip = Math.max(-4, Math.min(4, total)) * 5.5; // degrees; good weighs down the right pan
  const pan = (/** @type {number} */ x) => {
    const turned = (tip * Math.PI) / 180;
    return [20 + x * Math.cos(turned), 9 + x * Math.sin(turned)];
  };
  const hang = (/** @type {number[]} */ [x, y], /** @type {string} */ kind) => html`
    <path class="bru-string" d=${`M${x.toFixed(1)} ${y.toFixed(1)}l-5 9h10z`} /><path class=${`bru-pan bru-pan-${kind}`} d=${`M${(x - 6).toFixed(1)} ${(y + 9).toFixed(1)}h12q-1 5-6 5t-6-5z`} />`;
  return html`
    <svg class="bru-balance" viewBox="0 0 40 32" aria-hidden="true">
      <path class="bru-post" d="M20 5v24M13 30h14" /><path class="bru-post" d=${`M${pan(-14).map((at) => at.toFixed(1)).join(" ")}L${pan(14).map((at) => at.toFixed(1)).join(" ")}`} />
      ${hang(pan(-14), "bad")}${hang(pan(14), "good")}
    </svg>`;
}
