/** What is drawn over a board follows the things on it, whatever the board does. */

const NOW_AND_THEN = 120; // ms

/** Draw again and again: with every frame while something moves, else now and then.
 *  @param {() => unknown} draw says whether anything has moved @returns {() => void} ends it */
export function follow(draw) {
  let frame = 0;
  let timer = 0;
  const again = () => {
    if (draw()) frame = requestAnimationFrame(again);
    else timer = setTimeout(again, NOW_AND_THEN);
  };
  again();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
