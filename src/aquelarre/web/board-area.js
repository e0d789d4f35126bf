/**
 * The board of a running table, and the reader's own things beside it. They alone follow what is
 * pointed at and picked, so that nothing else of the page is drawn again while a mouse moves.
 */
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "./html.js";
import { Hands } from "./hands.js";
import { Guarded, Refs, seen, Stage } from "./stage.js";
import { notify, possible } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session
 *  @typedef {import("./choose.js").Choose} Choose @typedef {import("./boards.js").BoardModule} BoardModule */

/**
 * @typedef {{session: Session, choose: Choose, pointed: import("./types.js").Signal<string[]|null>, board: BoardModule,
 *   words: Words, players: import("./types.js").Player[], pan: {current: any}, hands: {current: Hands|null}}} Given
 */

/** What boards are told (docs/BOARDS.md). @param {Given} given */
function useBoardProps({ session, choose, pointed, words, players }) {
  const position = session.position.value;
  const { options, picked } = { options: choose.options.value, picked: choose.picked.value };
  const lit = pointed.value ?? session.lit.value;
  const open = useMemo(() => new Refs(options.flatMap((each) => each.refs)), [options]);
  const chosen = useMemo(() => new Refs(picked), [picked]);
  const glowing = useMemo(() => new Refs(lit), [lit]);
  return position && {
    ...seen(position, words), me: session.seat, players, picked: chosen, preview: choose.preview.value, open,
    lit: glowing, news: session.news.value,
  };
}

/** @param {Given} given */
export function BoardArea(given) {
  const { session, choose, board, words, pan, hands } = given;
  const props = useBoardProps(given);
  const question = session.position.value?.question;
  const watch = [choose.options.value, choose.picked.value, choose.asking.value, words, session.position.value];
  useLayoutEffect(() => hands.current?.mark(), watch);
  if (!props) return html`<div class="stage"><p class="loading" role="status">${words.say("web-loading")}</p></div>`;
  return html`<${Stage} board=${board} props=${props} label=${words.say("web-board")} words=${words}
    places=${[...session.lit.value]} asked=${session.awaited.value ? question?.number ?? null : null} pan=${pan} />`;
}

/** What the game draws beside the answers: something of the reader's own. @param {Given} given */
export function Own(given) {
  const props = useBoardProps(given);
  return props && props.view && given.board.Own ? html`<${Guarded} board=${given.board.Own} props=${props} />` : null;
}

/** A sentence about a thing that names it. @param {string} name @param {string} said */
const about = (name, said) => (said.includes(name) ? said : `${name}: ${said}`);

/** Bind the choosing to everything on the page that has a ref.
 *  @param {Choose} choose @param {Session} session @param {Words} words @param {{current: any}} pan */
export function useHands(choose, session, words, pan) {
  /** @type {{current: HTMLDivElement|null}} */
  const root = useRef(null);
  const hands = useRef(/** @type {Hands|null} */ (null));
  const page = useRef({ words });
  page.current.words = words;
  useEffect(() => {
    if (!root.current) return undefined;
    const made = new Hands(root.current, choose, {
      voice: () => page.current.words,
      name: (ref) => page.current.words.ref(ref),
      canAsk: () => session.seat >= 0 && session.summary.value?.status === "playing",
      seen: (element) => {
        if (pan.current) pan.current.showElement(element);
        else element.scrollIntoView({ block: "nearest", inline: "nearest" });
      },
      why: async (ref, could) => {
        if (could.length) {
          possible(page.current.words, could, page.current.words.ref(ref));
          return;
        }
        const now = page.current.words;
        const [answer] = await Promise.all([session.why(ref), now.reasons()]);
        if (answer.t === "refused") notify(now.refusal(answer), { tone: "bad" });
        else if (answer.rule) notify(about(now.ref(ref), now.why(answer.rule, answer.values)), { rule: answer.rule, tone: "why" });
        else notify(now.say("web-why-nothing", { thing: now.ref(ref) }), { tone: "why" });
      },
    });
    hands.current = made;
    made.mark();
    return () => {
      made.end();
      hands.current = null;
    };
  }, [choose, session]);
  return { root, hands };
}
