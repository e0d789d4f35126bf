/** What a lesson points at, on this page: things of the game by their refs, places of the board (`data-place`), and parts of
 *  the page itself. */

/** Parts of the page by their names; of several selectors the first that is to be seen counts. @type {Object<string, string[]>} */
export const PAGE = {
  status: [".table .status"],
  answers: [".table .actions"],
  aside: [".actions .aside"],
  undo: [".actions .undo"],
  why: [".actions .why-toggle"],
  advice: [".actions .advise"],
  players: [".panel-players", "[data-go='players']"],
  log: [".panel-log.on", "[data-go='log']"],
  chat: ["[data-go='chat']"],
  rules: ["[data-go='rules']"],
  notes: ["[data-go='notes']"],
  result: [".result"],
};

/** @param {Element} element */
const isSeen = (element) => element.getClientRects().length > 0;

/** The elements on the page for one thing that is pointed at; none if it is not there (now).
 *  @param {string} point `slot:O4`, `board:score`, `page:answers` @returns {Element[]} */
export function elementsAt(point) {
  const [kind, name] = [point.slice(0, point.indexOf(":")), point.slice(point.indexOf(":") + 1)];
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  if (kind === "page") return (PAGE[name] ?? []).map((selector) => all(selector).slice(0, 1)).find((found) => found.length) ?? [];
  const attribute = kind === "board" ? `[data-place="${CSS.escape(name)}"]` : `[data-ref="${CSS.escape(point)}"]`;
  const found = all(`.stage ${attribute}, .own ${attribute}`);
  return kind === "board" ? found : found.slice(0, 1);
}
