/** For what a board opens and closes over itself: whether it is open (nothing of the game is kept so), and Escape. */
export { signal, useEffect } from "../html.js";
export { useEscape } from "../escape.js";
