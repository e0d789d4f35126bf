/**
 * The pictures of the buildings and the small signs of the game.
 */

import { counting, dot, image, line, Mark as Badge, paint } from "../../../web/kit/drawing.js";
import { PANORAMAS } from "./panoramas.js";

/** @typedef {import("../../../web/kit/drawing.js").Stroke} Stroke */
/** @typedef {import("../../../web/types.js").Html} Html @typedef {import("../../../web/types.js").Say} Say */

const INK = "#1a1320";
const TYPES = Object.keys(PANORAMAS);
const PLACES = Object.entries({ L: 0, C: 100, R: 200 }); // where each building begins
const ROOFS = /** @type {Record<string, string>} */ ({ ENT: "#c5423c", COM: "#4f9a68", FIN: "#dca73a", EDU: "#8d5bd0", MUE: "#e9e4da", JUS: "#4a83c4" });

const SLICE = ' preserveAspectRatio="xMidYMax slice"'; // what does not fit is cut off at the top

/** The picture of each building. @type {Record<string, string>} */
export const PICTURES = Object.fromEntries(TYPES.flatMap((type) => {
  const roof = ROOFS[type];
  const paints = {
    k: `fill="${INK}"`, g: `fill="#ffd06a"`, f: `fill="#0c0916" fill-opacity=".42"`, p: paint("#d6c298", 0.9), s: paint("#9c8765", 0.9), r: paint(roof, 1.1),
    l: line(INK, 1.2), w: `${line("#efe4cd", 0.9)} opacity=".6"`, c: line(roof, 1.8),
  };
  return PLACES.map(([pos, x]) => [`${type}-${pos}`, image(`${x} 0 100 100`, PANORAMAS[type], paints, SLICE)]);
}));

/** Emblems of the types in a box of 24 by 24, in one colour. */
const EMBLEMS = /** @type {Record<string, string>} */ ({
  ENT: "M2 4c4 2 8 2 12 0 1 9-1 14-6 15C3 18 1 13 2 4zm2.5 4.5c1-1.5 2.5-1.5 3.5 0zm5 0c1-1.5 2.5-1.5 3.5 0zM4.5 12.5c1.5 3 5.5 3 7 0-2 1-5 1-7 0zM16 6c2 .5 4 .4 6-.5 1 9-1 15-6 16-1.5-.3-2.8-1-3.7-2.2 3.5-2.8 4.2-7.3 3.7-13.3zm1 12.5c0-2 2-2.5 3.3-1.5z",
  COM: "M12 1a3.2 3.2 0 0 1 1.4 6.1V9H17v2.6h-3.6v8c2.7-.4 4.8-1.9 5.6-4.3l-1.8.7L19.3 11l3.2 4.4-1.3.1c-.8 4.6-4.6 7.5-9.2 7.5s-8.4-2.9-9.2-7.5l-1.3-.1L4.7 11l2.1 5-1.8-.7c.8 2.4 2.9 3.9 5.6 4.3v-8H7V9h3.6V7.1A3.2 3.2 0 0 1 12 1zm0 2.2a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.2z",
  FIN: "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm0 2.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6zM11 5h2v1.7c1.5.2 2.8.9 3.5 2l-1.7 1.3c-.6-.9-1.5-1.3-2.8-1.3s-2.1.5-2.1 1.3c0 1 .9 1.2 2.5 1.5 2.2.4 4.4 1 4.4 3.3 0 1.9-1.5 3-3.8 3.3V19h-2v-1.9c-2-.2-3.4-1-4.2-2.3l1.8-1.3c.7 1.1 1.9 1.6 3.4 1.6s2.5-.5 2.5-1.3c0-1-1.1-1.2-2.7-1.5-2.1-.4-4.2-1-4.2-3.2 0-1.6 1.3-2.8 3.4-3.2z",
  EDU: "M12 5.5C9 3.3 5.5 2.8 1 3.5v15c4.5-.7 8-.2 11 2 3-2.2 6.5-2.7 11-2v-15c-4.5-.7-8-.2-11 2zM3.5 5.6c2.6-.2 4.9.2 7.3 1.6v10.5c-2.3-1.2-4.7-1.6-7.3-1.5zm17 0v10.6c-2.6-.1-5 .3-7.3 1.5V7.2c2.4-1.4 4.7-1.8 7.3-1.6z",
  MUE: "M12 1c6 0 10 4 10 9.5 0 3-1.2 5-3.5 6.5v4c0 1-.8 1.5-1.5 1.5h-2V19h-1.5v3.5h-3V19H9v3.5H7c-.7 0-1.5-.5-1.5-1.5v-4C3.2 15.5 2 13.5 2 10.5 2 5 6 1 12 1zM7.8 9.5a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zm8.4 0a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM12 14l-1.5 3h3z",
  JUS: "M11 1h2v2.5l7 1.5.3 1.5 3.2 7.5c-.5 2-2 3-4 3s-3.5-1-4-3l3-7-5.5-1.2V20h4v2.5H7V20h4V5.8L5.5 7l3 7c-.5 2-2 3-4 3s-3.5-1-4-3l3.2-7.5L4 5l7-1.5zM4.5 9l-2 5h4zm15 0l-2 5h4z",
});

/** @type {Record<string, Stroke[]>} in boxes of 24 by 24 */
const SIGNS = {
  hope: [
    ["flame", "M12-1c1 3.5 4 5 4 8.5a4 4 0 0 1-8 0C8 4 11 2.5 12-1z"],
    ["core", "M12 4c.6 1.8 2 2.5 2 4.2a2 2 0 0 1-4 0C10 6.5 11.4 5.8 12 4z"],
    ["wax", "M8 12.5q4 2 8 0V23H8z"], ["line", "M10.5 14.5v4"],
  ],
  despair: [
    ["feather", "M22 1c.6 3-.2 5.5-1.6 8l-3 .4 1.7 1.7c-.8 1.4-1.9 2.7-3.2 3.9l-3-.4 1.2 1.9c-1.9 1.2-4 1.9-6.3 2L4.6 23 3 21.8l2.8-4.7c-.6-2.3-.3-4.6.6-6.7l1.8 1.2.2-3.8c.9-1.2 2-2.3 3.3-3.2l1.2 1.6.8-2.7C16.2 2.3 19 1.4 22 1z"],
    ["quill", "M5.5 19.5C9 13.5 13.5 8 19 4"],
  ],
  removal: [
    ["feather", "M22 1c.6 3-.2 5.5-1.6 8l-3 .4 1.7 1.7c-.8 1.4-1.9 2.7-3.2 3.9l-3-.4 1.2 1.9c-1.9 1.2-4 1.9-6.3 2L4.6 23 3 21.8l2.8-4.7c-.6-2.3-.3-4.6.6-6.7l1.8 1.2.2-3.8c.9-1.2 2-2.3 3.3-3.2l1.2 1.6.8-2.7C16.2 2.3 19 1.4 22 1z"],
    ["strike", "M3 3.5L21 21"],
  ],
  hat: [
    ["felt", "M1 18.5c5 3 17 3 22 0-.5-1.5-2.5-2-4-2L17 4c-3-1.8-7-1.8-10 0L5 16.5c-1.5 0-3.5.5-4 2z"],
    ["band", "M5.3 14.2c4 1.5 9.4 1.5 13.4 0l-.5-3c-4 1.3-8.4 1.3-12.4 0z"],
    ["gold", "M9.5 11.5h5v4.2h-5zm1.5 1.4v1.4h2v-1.4z"],
  ],
  badge: [["gold", "M12 .5l3.3 4 5-1-.2 5.1 4 3.4-4 3.4.2 5.1-5-1-3.3 4-3.3-4-5 1 .2-5.1-4-3.4 4-3.4-.2-5.1 5 1z"], ["line", dot(12, 12, 4.5)]],
  trial: [
    ["wood", "M2 20h14v3H2zM4 17h10v2.5H4z"],
    ["wood", "M9.5 3.5l6.5 6.5-4.5 4.5L5 8zM14.5 9.8l8 7.2-1.8 2-8-7.5z"],
    ["gold", "M10.8 1l7.7 7.7-1.9 1.9-7.7-7.7zM4.6 7.2l7.7 7.7-1.9 1.9-7.7-7.7z"],
  ],
  spared: [["wing", "M12 1c2 5 6 8 11 9-1 7-5 11-11 13C6 21 2 17 1 10c5-1 9-4 11-9z"], ["line", "M7 12l4 4 6-8"]],
  chest: [["wood", "M2 11h20v11H2zM2 9.5C2 5 5 3 8 3h8c3 0 6 2 6 6.5z"], ["gold", "M10 8.5h4v6h-4z"], ["line", "M6 3.5v6M18 3.5v6M6 11v11M18 11v11M12 10.5v2"]],
  pack: [["back", "M7 1h12v16H7z"], ["back", "M4 5h12v17H4z"], ["line", "M6.5 7.5h7v12h-7z"]],
  set: [["wax", "M1 5h22v14H1z"], ["line", "M8.3 5v14M15.6 5v14"], ["gold", dot(8.3, 12, 3)], ["gold", "M15.6 8.5l3.2 3.5-3.2 3.5-3.2-3.5z"]],
  witch: [["felt", "M1 19c4-2.5 7-3 7-3l4-13 5 4-2 1 2 8s3 .5 6 3c-6 4-16 4-22 0z"], ["band", "M8 16l.8-2.8c2.3.8 4.6.8 7.3 0l.9 2.8c-3 1.2-6 1.2-9 0z"]],
  puritan: [["felt", "M1 18.5c5 3 17 3 22 0-.5-1.5-2.5-2-4-2L17 4c-3-1.8-7-1.8-10 0L5 16.5c-1.5 0-3.5.5-4 2z"], ["wax", "M5.3 14.2c4 1.5 9.4 1.5 13.4 0l-.5-3c-4 1.3-8.4 1.3-12.4 0z"]],
  fire: [["flame", "M12 0c1 5 8 8 8 15 0 5-4 9-8 9s-8-4-8-9c0-4 3-6 3-9 2 1 3 3 3 5 2-3 3-7 2-11z"], ["core", "M12 12c1 3 4 4 4 7 0 3-2 5-4 5s-4-2-4-5c0-3 3-4 4-7z"]],
  eye: [["wax", "M0 12C5 4 19 4 24 12C19 20 5 20 0 12z"], ["felt", dot(12, 12, 5)], ["core", dot(13.5, 10.5, 1.4)]],
  hand: [["wax", "M3 12l5-6 4 2V2l3 .5V9l1.5-6 2.5 1-1 6.5 2-4 2 1.5-3 7c-1 4-4 6-8 6-3 0-4-1-5-3z"]],
};

const SIGN_PAINTS = /** @type {Record<string, string>} */ ({
  flame: paint("#f08a2c", 0.8), core: `fill="#ffe9a8"`, wax: paint("#f3e8cf", 1.2), feather: paint("#171022", 1.3, "#e9defa"), quill: line("#e9defa", 1.2),
  line: line(INK, 1.3), strike: line("#4fb477", 4), felt: paint("#46356b", 1, "#efe4cd"), band: `fill="#8d5bd0"`, gold: paint("#f0b73f", 0.9),
  wood: paint("#a8683a", 1.1), wing: paint("#cfe8d8", 1.2), back: paint("#3a2f59", 1.1, "#cfc3ea"),
});
const SIGN_PICTURES = Object.fromEntries(Object.entries(SIGNS).map(([name, strokes]) => [name, image("-1 -2 26 27", strokes, SIGN_PAINTS, SLICE)]));

/** What is wider than its window can be scrolled by keys, too. @param {HTMLElement | null | undefined} row @returns {void} */
export function scrollable(row) {
  if (row && row.scrollWidth > row.clientWidth + 1) row.tabIndex = 0;
  else row?.removeAttribute("tabindex");
}

/** The emblems, once, to be used by their names. @param {{html: Html}} props */
export function Drawings({ html }) {
  return html`
    <svg class="sal-drawings" width="0" height="0" aria-hidden="true" focusable="false"><defs>
      ${TYPES.map((type) => html`<symbol id=${`sal-type-${type}`} viewBox="0 0 24 24"><path fill-rule="evenodd" d=${EMBLEMS[type]} /></symbol>`)}
    </defs></svg>`;
}

/** A small sign. With a text it is named, without it is decoration.
 *  @param {{name: string, text?: string, html: Html}} props */
export function Sign({ name, text, html }) {
  return html`<img class=${`sal-sign sal-sign-${name}`} src=${SIGN_PICTURES[name]} alt=${text ?? ""} title=${text} draggable=${false} />`;
}

/** The emblem of a type. @param {{type: string, html: Html}} props */
export function Emblem({ type, html }) {
  return html`<svg class="sal-emblem" viewBox="0 0 24 24" aria-hidden="true"><use href=${`#sal-type-${type}`} /></svg>`;
}

/** A number beside its sign. */
export const Count = counting("sal", Sign);

/** The mark of a player. @param {any} props */
export const Mark = ({ person, html }) => Badge({ person, name: "sal-mark", html });
