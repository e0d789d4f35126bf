/** A card of a box that is being corrected, as it will lie on the table: for the workshop (docs/BOARDS.md). */

import { CardFace, Drawings as Symbols, playWith } from "./cards.js";

export const sheets = ["board.css"];

/** What all faces use, once on a page. @param {{html: import("./cards.js").Html}} props */
export const Drawings = ({ html }) => html`<div class="wal"><${Symbols} html=${html} /></div>`;

/** @param {import("../../../web/types.js").FaceProps} props */
export function Face({ row, t, html }) {
  const { kind, wisp, role, eye } = row;
  playWith({ faces: { [row.id]: { kind, wisp, role, eye } } });
  return html`<div class="wal"><svg viewBox="-60 -72 120 144" aria-hidden="true">${CardFace({ card: row.id, t, html })}</svg></div>`;
}
