/** The small picture of a game: each brings its own. */
import { html } from "./html.js";
import { rooted } from "./root.js";

/** @param {{game: string, size?: number}} props */
export function Emblem({ game, size = 104 }) {
  return html`<img class="emblem" src=${rooted(`/games/${game}/ui/emblem.svg`)} width=${size} height=${size} alt="" />`;
}
