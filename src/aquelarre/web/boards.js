/** The boards of the games: each is a module of its game's folder (docs/BOARDS.md). In the place of one that a
 *  game does not bring, the server sends the plain one. */
import { useEffect, useState } from "./html.js";
import { AGAIN, sheet } from "./lazy.js";
import { rooted } from "./root.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box
 *  @typedef {{boxes: Box[], near: {x: number, y: number}, scale: number, enough: number, always?: boolean}} Attention
 *    where the reader is to choose; pixels for each unit of the drawing: `scale` is good for a finger,
 *    and with `enough` one can still do; `always`: not only on a phone
 *  @typedef {{Board: any, Beside?: any, Own?: any, zoomable?: boolean, totals?: string[], ending?: string[], sides?: boolean, layered?: boolean, gains?: Object<string, string>, noughts?: string[],
 *    focus?: (view: any, places: string[]) => Box|null,
 *    attention?: (view: any, open: Set<string>) => Attention|null,
 *    tell?: () => Promise<{tell: import("./card-view.js").Tell}>,
 *    Pan?: typeof import("./kit/pan.js").Pan}} BoardModule */

/** @type {Map<string, Promise<BoardModule>>} */
const boards = new Map();

/** The board of a game, with what pans and zooms it, if it can be. @param {string} game
 *  @returns {Promise<BoardModule>} */
export function boardOf(game) {
  let found = boards.get(game);
  if (!found) {
    found = fetched(rooted(`/games/${game}/ui`)).catch((problem) => {
      console.warn(`no board of ${game}:`, problem);
      return fetched(rooted("/web/plain"));
    });
    boards.set(game, found);
    found.catch(() => boards.delete(game)); // the line was down: whoever needs it asks again
  }
  return found;
}

/** A board and its style: nobody sees it without. @param {string} home */
async function fetched(home) {
  const style = sheet(`${home}/board.css`);
  const board = await import(`${home}/board.js`);
  const Pan = board.zoomable ? (await import("./kit/pan.js")).Pan : undefined;
  await style;
  return { ...board, Pan };
}

/** @param {string} game @returns {BoardModule|null} */
export function useBoard(game) {
  const [board, setBoard] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let here = true;
    let timer = 0;
    setBoard(null);
    const ask = () => boardOf(game).then((found) => here && setBoard(found), () => here && (timer = setTimeout(ask, AGAIN)));
    if (game) ask();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [game]);
  return board;
}
