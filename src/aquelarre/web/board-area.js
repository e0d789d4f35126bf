/**
 * The board of a running table, and the reader's own things beside it. They alone follow what is
 * pointed at and picked, so that nothing else of the page is drawn again while a mouse moves.
 */
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "./html.js";
import { kindOf } from "./choose.js";
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
    ...seen(position, words), me: session.seat, players, picked: chosen, preview: choose.preview.value, options, open,
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

const LONGEST = 80; // letters that can be asked about

/** A sentence about a thing that names it. @param {string} name @param {string} said */
const about = (name, said) => (said.includes(name) ? said : `${name}: ${said}`);

/** Why a thing cannot be chosen, or that it can. @param {Session} session @param {() => Words} words in which it is
 *  said when it is known @param {string} ref @param {import("./types.js").Option[]} could what one could do with it
 *  @param {string[]} [held] what was picked before it: then it is the two together that are not possible
 *  @returns {Promise<import("./types.js").Reason>} */
async function reasonOf(session, words, ref, could, held = []) {
  if (could.length) return { text: possible(words(), could, words().ref(ref)), rule: could[0].rule, tone: "why" };
  const now = words();
  const asked = [...held, ref].join(" ");
  const [answer] = await Promise.all([session.why(asked.length > LONGEST ? ref : asked), now.reasons()]);
  if (answer.t === "refused") return { text: now.refusal(answer), rule: "", tone: "bad" };
  if (answer.rule) return { text: about(now.ref(ref), now.why(answer.rule, answer.values)), rule: answer.rule, tone: "why" };
  return { text: now.say("web-why-nothing", { thing: now.ref(ref) }), rule: "", tone: "why" };
}

/** What was picked, with a thing of which this part cannot be. @param {string[]} picked @param {string[]} chain */
const wholly = (picked, chain) => [...picked.filter((ref) => !chain.some((each) => kindOf(each) === kindOf(ref))), ...chain.slice(1).reverse()];

/** Bind the choosing to everything on the page that has a ref.
 *  @param {Choose} choose @param {Session} session @param {Words} words @param {{current: any}} pan
 *  @param {import("./types.js").Signal<import("./types.js").Looked|null>} looked what is looked at closely */
export function useHands(choose, session, words, pan, looked) {
  /** @type {{current: HTMLDivElement|null}} */
  const root = useRef(null);
  const hands = useRef(/** @type {Hands|null} */ (null));
  const page = useRef({ words });
  page.current.words = words;
  useEffect(() => {
    if (!root.current) return undefined;
    const why = (/** @type {string} */ ref, /** @type {import("./types.js").Option[]} */ could = [], /** @type {string[]} */ held = []) =>
      reasonOf(session, () => page.current.words, ref, could, held);
    const canAsk = () => session.seat >= 0 && session.summary.value?.status === "playing";
    const made = new Hands(root.current, choose, {
      voice: () => page.current.words,
      name: (ref) => page.current.words.ref(ref),
      canAsk,
      seen: (element) => {
        if (pan.current) pan.current.showElement(element);
        else element.scrollIntoView({ block: "nearest", inline: "nearest" });
      },
      look: (element, chain, could) => {
        looked.value = { element, chain, reason: could && canAsk() ? why(chain[0], could) : null };
      },
      why: async (chain, element) => {
        const reason = why(chain[0], [], element.hasAttribute("data-refused") ? wholly(choose.picked.value, chain) : choose.picked.value);
        const { text, ...how } = await reason;
        notify(text, { ...how, look: () => (looked.value = { element, chain, reason }) });
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
