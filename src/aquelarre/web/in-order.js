/** Replies in the order of their questions: what was asked earlier and comes later is old, and is not shown any more.
 *  @template T @param {(found: T) => void} show @returns {(reply: Promise<T>) => Promise<void>} */
export function inOrder(show) {
  let [asked, shown] = [0, 0];
  return async (reply) => {
    const number = (asked += 1);
    const found = await reply;
    if (number < shown) return;
    shown = number;
    show(found);
  };
}
