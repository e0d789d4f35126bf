/** What a lesson points at, on this page: things of the game by their refs, buttons of answers by their verbs, places of
 *  the board (`data-place`), and parts of the page itself. */

/** Parts of the page by their names; of several selectors the first that is to be seen counts. @type {Object<string, string[]>} */
export const PAGE = {
  status: [".table .status"],
  answers: [".table .actions"],
  aside: [".actions .ask-aside .danger", ".actions .aside"], // is one sure of it? Then that, and not the next one
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

/** What gives this answer, or leads to it: its button, the one that asks whether one is sure, or the one it is folded into. If
 *  it is only to be touched on the board, all answers. @param {string} action @param {(selector: string) => Element[]} all */
function answersAt(action, all) {
  const found = all(`.actions [data-answers~="${CSS.escape(action)}"]`);
  return (found.length ? found.slice(-1) : all(PAGE.answers[0]).slice(0, 1));
}

/** The elements on the page for one thing that is pointed at; none if it is not there (now).
 *  @param {string} point `slot:O4`, `place:0,1 spot:city-N` (one in the other), `board:score`, `verb:done`, `page:answers`, `answer:42` @returns {Element[]} */
export function elementsAt(point) {
  const [kind, name] = [point.slice(0, point.indexOf(":")), point.slice(point.indexOf(":") + 1)];
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  if (kind === "answer") return answersAt(name, all);
  if (kind === "page") return (PAGE[name] ?? []).map((selector) => all(selector).slice(0, 1)).find((found) => found.length) ?? [];
  if (kind === "verb") { // folded away, it is somewhere in the bar
    const found = all(`.choices [data-verb="${CSS.escape(name)}"]`);
    return found.length ? found : all(PAGE.answers[0]);
  }
  const inner = kind === "board" ? `[data-place="${CSS.escape(name)}"]` : point.split(" ").map((ref) => `[data-ref="${CSS.escape(ref)}"]`).join(" ");
  const found = all(`.stage ${inner}, .own ${inner}`);
  return kind === "board" ? found : found.slice(0, 1).map((element) => element.closest(`[data-around="${CSS.escape(point)}"]`) ?? element);
}
