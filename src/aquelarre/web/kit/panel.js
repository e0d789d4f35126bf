/** For what a board opens and closes over itself: whether it is open (nothing of the game is kept so), what is shown until somebody
 *  has seen it, and Escape. */
export { signal, useEffect, useRef, useState } from "../html.js";
export { useEscape } from "../escape.js";
