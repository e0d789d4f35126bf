/** Problem tiles and cards of a box that is being corrected, as they will look: for the workshop (docs/BOARDS.md). Places and
 *  paths are the map's, and are told in words. */

import { HardFaces } from "./hard.js";
import { HandCard } from "./hand.js";
import { PEOPLE, SIGNS, symbols, tileFace, TILES, tileNumbers } from "./pictures.js";

export const sheets = ["board.css", "face.css"];
const NEVER = { picked: () => false, lit: () => false, open: () => false };

/** What all faces use, once on a page. @param {{html: import("./pictures.js").Html}} props */
export const Drawings = ({ html }) => html`<div class="lan"><svg width="0" height="0" aria-hidden="true"><defs>${symbols({ ...TILES, ...PEOPLE, ...SIGNS }, html)}<${HardFaces} html=${html} />
  <clipPath id="lan-round"><circle r="23.5" /></clipPath><pattern id="lan-hatching" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><path d="M0 1h4" /></pattern></defs></svg></div>`;

/** @param {import("../../../web/types.js").FaceProps} props */
export function Face({ part, row, t, html }) {
  if (part === "easy" || part === "hard") {
    return html`<div class="lan"><svg class="lan-tile-picture" viewBox="-34 -32 68 68" aria-hidden="true">${tileFace(row.id, html, part === "hard")}
      ${tileNumbers(row.difficulty, row.points, false, html)}</svg></div>`;
  }
  if (part !== "cards") return null;
  const { symbol, effect, amount = 0, against = [], cackle = 0, trio = "", locations } = row;
  return html`<div class="lan">${HandCard({ card: { card: `${row.id}a`, symbol, effect, amount, against, cackle, trio: trio || null, place: locations[0] }, view: {}, me: -1, has: NEVER, t, html })}</div>`;
}
