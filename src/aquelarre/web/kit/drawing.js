/** Small drawings: circles, images made of strokes, the marks of the players, numbers beside their signs. */

/** @typedef {import("../types.js").Html} Html */
/** @typedef {[style: string, path: string]} Stroke */

const INK = "#1a1320";

/** A circle as a path. @param {number} x @param {number} y @param {number} r */
export const dot = (x, y, r) => `M${x} ${y - r}a${r} ${r} 0 1 1 0 ${2 * r}a${r} ${r} 0 1 1 0 ${-2 * r}z`;

/** How a stroke is painted. @param {string} fill @param {number} [width] @param {string} [stroke] */
export const paint = (fill, width = 1.2, stroke = INK) => `fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"`;

/** @param {string} stroke @param {number} width */
export const line = (stroke, width) => `${paint("none", width, stroke)} stroke-linecap="round"`;

/** An image of its own, made of strokes: a browser paints hundreds of them quickly.
 *  @param {string} box @param {Stroke[]} strokes @param {Record<string, string>} paints of each style @param {string} [more] */
export function image(box, strokes, paints, more = "") {
  return pictured(box, strokes.map(([style, path]) => `<path ${paints[style]} d="${path}"/>`).join(""), more);
}

/** The address of an image that is drawn here. @param {string} box @param {string} paths @param {string} [more] */
export const pictured = (box, paths, more = "") =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${more}>${paths}</svg>`)}`;

/** Numbers between 0 and 1, by chance and yet always the same. @param {number} seed */
export function chance(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** What draws a number beside its sign; the text says what is counted. @param {string} board the beginning of its classes
 *  @param {any} sign what draws the sign of a name */
export function counting(board, sign) {
  /** @param {any} props */
  return ({ name, count, text, html, ...more }) => html`<span class=${`${board}-count`} title=${text} ...${more}><${sign} name=${name} html=${html} /><b
    aria-hidden="true">${count}</b><span class=${`${board}-said`}>${text}</span></span>`;
}

/** The mark of a player: shape, colour, initial. @param {{person: import("../types.js").Player, name: string, html: Html}} props */
export function Mark({ person: { shape, path, colour, ink, initial }, name, html }) {
  const low = shape === "triangle" ? 19.5 : shape === "heart" ? 15.5 : 16.4;
  return html`<svg class=${name} viewBox="0 0 24 24" aria-hidden="true"><path d=${path} fill=${colour} stroke=${ink} /><text x="12" y=${low} text-anchor="middle" fill=${ink}>${initial}</text></svg>`;
}
