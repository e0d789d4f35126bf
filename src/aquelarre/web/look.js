/** Looking closely at what is on a board on which nothing is chosen (a replay): by a click, a tap or a key. */
import { signal, useEffect, useMemo, useRef } from "./html.js";
import { Choose } from "./choose.js";
import { Hands } from "./hands.js";

/** Binds the things in `root` (names, keys, a press) to `looked`. @param {import("./words.js").Words|null} words
 *  @param {unknown} drawn something else when `root` is there
 *  @param {{current: ((chain: string[]) => void)|null}} [instead] is told of what is touched, while there is somebody */
export function useLook(words, drawn, instead) {
  /** @type {{current: HTMLDivElement|null}} */
  const root = useRef(null);
  const looked = useMemo(() => signal(/** @type {import("./types.js").Looked|null} */ (null)), []);
  const now = useRef(words);
  now.current = words;
  const hands = useRef(/** @type {Hands|null} */ (null));
  useEffect(() => {
    if (!root.current) return undefined;
    const made = new Hands(root.current, new Choose(() => {}), {
      voice: () => now.current,
      name: (ref) => now.current?.ref(ref) ?? ref,
      canAsk: () => false,
      seen: (element) => element.scrollIntoView({ block: "nearest", inline: "nearest" }),
      look: (element, chain) => {
        if (instead?.current) instead.current(chain);
        else looked.value = { element, chain, reason: null };
      },
      why: () => {},
    });
    hands.current = made;
    made.mark();
    return () => made.end();
  }, [Boolean(drawn)]);
  useEffect(() => hands.current?.mark(), [words]);
  return { root, looked };
}
