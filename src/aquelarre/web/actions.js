/**
 * The action bar: a real button for every legal action. Short lists are shown as they are; long
 * ones are narrowed value by value with the same picks as on the board. This is the accessible
 * interface, and the board is a second view of the same list.
 */
import { html, useEffect, useLayoutEffect, useRef, useState, useStateOf } from "./html.js";
import { actsOf } from "./acts.js";
import { KeptFocus } from "./focus.js";
import { dressed, lazy } from "./lazy.js";
import { Icon, narrow, notify, possible, RuleChip, useEscape } from "./ui.js";
import { numbersOf, openSentence, Values } from "./values.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./choose.js").Choose} Choose
 *  @typedef {import("./words.js").Words} Words */

const KeepPassing = lazy(() => import("./keep.js").then((found) => found.KeepPassing)); // few games have it
const All = lazy(() => import("./all.js").then((found) => found.All)); // seldom are there so many
const Asides = lazy(() => dressed(import("./asides.js"), "speak").then((found) => found.Asides)); // at first there is nothing to say
const Advice = lazy(() => import("./advice.js").then((found) => found.Advice)); // only for who plays alone

const FEW = 9; // options of a verb that are shown at once,
const SHORT = 150; // and as many letters: the bar must not cover the board
const FEW_ON_A_PHONE = 2; // there the board is what one touches, and the list must not cover it
const ALL = "*"; // in the place of a verb: the list of everything
const WORDY = 22; // letters that still fit into two lines of a third of a phone
const WORDY_LIST = 14; // the same beside a count
const FOLDS = 4; // how far a phone folds; elsewhere a list for each kind will do,
const ASIDE = 2; // and that the tools make room

/** Can it lie on a board? A number or a ballot cannot. @param {string} ref */
const touchable = (ref) => !/^(number|ballot|cause|deed):/.test(ref);

/** Is it the same but for how the thing is turned? @param {Option} one @param {Option} other */
const turns = (one, other) => one.verb === other.verb && Object.entries(one.args).every(([name, value]) => name === "rotation" || String(value) === String(other.args[name]));

/** @param {{choose: Choose, words: Words, busy: boolean, send: (option: Option) => void, said?: string}} props
 *  `said`: what the teacher of a lesson says; it is not to lie under a sheet */
export function Choices({ choose, words, busy, send, said = "" }) {
  const left = choose.left.value;
  const chosen = choose.chosen.value;
  /** @type {Map<string, Option[]>} */
  const verbs = new Map();
  for (const option of left) verbs.set(option.verb, [...(verbs.get(option.verb) ?? []), option]);
  /** @type {{current: HTMLElement|null}} */
  const here = useRef(null);
  const [open, setOpen] = useStateOf(`${choose.question.value} ${narrow.value && said}`, /** @type {string[]} */ ([])); // verbs whose lists are unfolded
  const about = [choose.question.value, words.lang, ...left.map(({ action }) => action)].join(" ");
  const tight = useTight(here, about, narrow.value ? FOLDS : choose.picked.value.length ? 0 : ASIDE, open.length > 0);
  const long = (/** @type {Option[]} */ options) =>
    (tight && options.length > 1) || options.length > (narrow.value && options[0].refs.some(touchable) ? (choose.parts ? 0 : FEW_ON_A_PHONE) : FEW)
    || (options[0].refs.length > 0 && options.reduce((sum, each) => sum + words.option(each).length, 0) > SHORT);
  const unfolded = verbs.get(open.at(-1) ?? "");
  const sheet = narrow.value && unfolded && long(unfolded); // it lies over everything else
  const last = (/** @type {Option[]} */ options) => Number(narrow.value ? !options[0].refs.length : long(options)); // what ends it lies next to the thumb
  const groups = sheet ? [unfolded] : [...verbs.values()].sort((a, b) => last(a) - last(b));
  const fold = (/** @type {string} */ verb) => {
    choose.hover.value = null;
    if (open.includes(verb)) setOpen(open.filter((/** @type {string} */ each) => each !== verb));
    else setOpen(narrow.value ? [...open.filter((/** @type {string} */ each) => each === ALL), verb] : [...open, verb]); // there is one sheet, but room for many lists
  };
  const button = (/** @type {Option} */ option, look = "action") => html`<${ActionButton} key=${option.action} option=${option} look=${look}
    choose=${choose} words=${words} busy=${busy} send=${send} />`;
  const list = (/** @type {Option[]} */ options) => html`<${Long} key=${options[0].verb} options=${options} choose=${choose} words=${words}
    busy=${busy} send=${send} alone=${groups.length === 1} open=${open.includes(options[0].verb)} fold=${() => fold(options[0].verb)} />`;
  const everything = narrow.value && tight > 1 && !sheet;
  return html`<div class=${`choices ${!narrow.value && tight >= ASIDE ? "tight" : ""}`} ref=${here} data-question=${choose.question.value} aria-busy=${busy}>
    ${choose.picked.value.length > 0 && html`<${Picked} choose=${choose} words=${words} busy=${busy} send=${send} />`}
    ${!chosen && (everything ? html`<${All} ...${{ groups, words, long, button, list, count: left.length, picked: choose.picked.value, most: FOLDS - tight }} open=${open.includes(ALL)} fold=${() => fold(ALL)} />`
      : groups.map((options) => (long(options) ? list(options) : options.map((option) => button(option)))))}
  </div>`;
}

/**
 * How far the answers are folded, for the bar to be no higher than its style allows: 0 not at all, 1 into
 * a list for each kind, 2 into one, 3 with one answer beside it, 4 with none. On a desktop 2 only puts the tools
 * below each other, to leave the answers more width. Where the style sets no limit, never.
 * @param {{current: HTMLElement|null}} here @param {string} about what is offered: with something else it begins anew
 * @param {number} most @param {boolean} unfolded then it is as high as somebody wants it
 */
function useTight(here, about, most, unfolded) {
  const [laid, setLaid] = useState(0);
  const asWanted = useRef(unfolded); // what somebody has opened moves away under nobody's hand
  asWanted.current = unfolded;
  useEffect(() => {
    const bar = here.current?.closest(".actions");
    const anew = () => asWanted.current || setLaid((/** @type {number} */ times) => times + 1);
    const late = new MutationObserver(() => bar && isFull(bar) && anew()); // a tool that was still being fetched
    for (const tools of bar?.querySelectorAll(".bar-tools, .small-tools") ?? []) late.observe(tools, { childList: true });
    let later = 0; // folded once all has its size: a change in the middle of it would be an endless loop to the browser
    const less = new ResizeObserver(() => { // by a style that has only come now
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => bar && isFull(bar) && anew());
    });
    if (bar) less.observe(bar);
    addEventListener("resize", anew);
    document.fonts.addEventListener("loadingdone", anew);
    return () => {
      late.disconnect();
      less.disconnect();
      cancelAnimationFrame(later);
      removeEventListener("resize", anew);
      document.fonts.removeEventListener("loadingdone", anew);
    };
  }, []);
  const wanted = `${about} ${laid}`;
  const [found, setFound] = useState({ about: wanted, level: 0 });
  const level = Math.min(most, found.about === wanted ? found.level : 0);
  useLayoutEffect(() => {
    const bar = here.current?.closest(".actions");
    if (!bar || unfolded || level >= most || getComputedStyle(bar).maxHeight === "none") return;
    if (isFull(bar)) setFound({ about: wanted, level: level + 1 });
  }, [wanted, level, most, unfolded]);
  return level;
}

/** Is there more in it than can be seen? @param {Element} bar */
const isFull = (bar) => bar.scrollHeight > bar.clientHeight + 1;

/** @param {any} props */
function ActionButton({ option, look, choose, words, busy, send }) {
  const plain = option.refs.length === 0;
  const show = () => (choose.hover.value = option);
  const hide = () => choose.hover.value === option && (choose.hover.value = null);
  useEffect(() => hide, []);
  const text = words.option(option);
  return html`<button type="button" class=${`${look} ${!plain ? "" : choose.parts ? "confirm" : "quiet"} ${text.length > WORDY ? "wordy" : ""}`} aria-disabled=${busy}
    data-answers=${option.action} data-verb=${option.verb} onClick=${() => send(option)} onMouseEnter=${show} onMouseLeave=${hide} onFocus=${show}
    onBlur=${hide}>${text}</button>`;
}

/** What is picked so far, and what confirming would do. @param {any} props */
function Picked({ choose, words, busy, send }) {
  const chosen = choose.chosen.value;
  const left = choose.left.value;
  const several = choose.turning.value && left.length > 1;
  return html`<div class="picked-row">
    ${chosen && html`<button type="button" class="action confirm" aria-disabled=${busy} data-answers=${chosen.action}
      onClick=${() => (choose.asking.value ? send(chosen) : choose.confirm())}><${Icon} name="check" />${words.option(chosen)}</button>`}
    ${several && html`<button type="button" class="action quiet" data-answers=${numbersOf(left.filter((/** @type {Option} */ each) => each !== chosen))} onClick=${() => choose.next()}>
      <${Icon} name="turn" />${words.say(left.every((/** @type {Option} */ each) => turns(each, left[0])) ? "web-turn-way" : "web-next-way", {
        number: String((choose.turn.value % left.length) + 1),
        count: String(left.length),
      })}</button>`}
    ${!chosen && choose.picked.value.map((/** @type {string} */ ref) => html`<button type="button" class="chip" key=${ref}
      onClick=${() => choose.drop(ref)} aria-label=${words.say("web-unpick", { thing: words.ref(ref) })}>
      ${words.ref(ref)}<${Icon} name="close" size=${14} /></button>`)}
    <button type="button" class="action quiet back" onClick=${() => choose.clear()}>
      ${words.say("web-cancel")}</button>
  </div>`;
}

/** Many options of one verb: folded up, then value by value; on a phone in a sheet over the board.
 *  @param {any} props */
function Long({ options, choose, words, busy, send, alone, open, fold }) {
  const [search, setSearch] = useState("");
  const [pages, setPages] = useState(1);
  useEffect(() => setPages(1), [search, options]);
  useEscape(open, fold);
  const sheet = narrow.value;
  const shown = open || (!sheet && choose.picked.value.length > 0);
  const head = html`<button type="button" class=${`action fold ${shown ? "is-open" : ""}`} aria-expanded=${shown} data-answers=${numbersOf(options)} data-verb=${options[0].verb} key="head"
    onClick=${fold}><${Icon} name=${sheet && shown ? "close" : "list"} size=${18} /><span>${openSentence(options, words)}</span>
    <span class="count">${options.length}</span></button>`;
  const hint = alone && !shown && html`<p class="hint" key="hint">${words.say("web-choose-on-board")}</p>`;
  const name = openSentence(options, words);
  return html`<div class=${`long ${shown ? "is-open" : ""} ${name.length > WORDY_LIST ? "wordy" : ""}`} role="group" aria-label=${name}>
    ${sheet && shown && html`<div class="sheet-shade" key="shade" onClick=${fold}></div>`}
    <div class="long-body" key="body">${hint}${head}
      ${shown && html`<${Values} key="values" ...${{ options, words, busy, send, search, setSearch, pages, setPages, open }}
        narrowTo=${(/** @type {string} */ ref) => choose.narrow(ref)} point=${(/** @type {Option|null} */ option) => (choose.hover.value = option)} />`}</div>
  </div>`;
}

/**
 * The whole bar: choices, what may be said unasked, undo, "why can't I?" and the rules of now.
 * @param {{session: import("./session.js").Session, choose: Choose, words: Words,
 *          openRule: (rule: string) => void}} props
 */
export function ActionBar({ session, choose, words, openRule }) {
  const position = session.position.value;
  const question = position?.question;
  const busy = session.busy.value;
  /** @type {{current: HTMLElement|null}} */
  const bar = useRef(null);
  useEffect(() => {
    const table = /** @type {HTMLElement|null|undefined} */ (bar.current?.closest(".table"));
    if (!bar.current || !table) return undefined;
    const kept = new KeptFocus(bar.current, table);
    return () => kept.end();
  }, []);
  const asked = (/** @type {Option} */ option) => { // "why can't I?": one can, and it is not done
    if (!choose.asking.value) return false;
    choose.asking.value = false;
    notify(possible(words, [option]), { rule: option.rule, tone: "why" });
    return true;
  };
  const ask = () => {
    choose.asking.value = !choose.asking.value;
    if (choose.asking.value) notify(words.say("web-why-what"), { tone: "why" });
  };
  const send = (/** @type {Option} */ option) => {
    choose.hover.value = null;
    if (!asked(option)) session.answer(option);
  };
  const teacher = session.teacher?.value; // there is none in a puzzle
  const said = teacher ? [teacher.step, teacher.reply?.says, teacher.reply?.action].join(" ") : "";
  const acts = actsOf(question);
  const asides = (question?.asides ?? []).filter((/** @type {Option} */ option) => !acts.includes(option));
  const mine = Boolean(question?.mine);
  const empty = !mine && !asides.length && !acts.length && !position?.undo;
  return html`<section class=${`actions ${mine ? "mine" : ""} ${empty ? "empty" : ""}`} ref=${bar} tabindex="-1"
      aria-label=${words.say("web-actions")}>
    ${(mine || acts.length > 0) && html`<${Choices} ...${{ choose, words, busy, send, said }} />`}
    <div class="bar-tools">
      ${mine && Boolean(question?.occasion) && html`<${KeepPassing} session=${session} words=${words} />`}
      ${asides.length > 0 && question && html`<${Asides} asides=${asides} question=${question.number} words=${words} busy=${busy} send=${send} asked=${asked} />`}
      <div class="small-tools">${position?.undo && html`<button type="button" class="action quiet undo" aria-disabled=${busy} aria-label=${words.say("web-undo")} title=${words.say("web-undo")}
        onClick=${() => !busy && session.undo()}><${Icon} name="undo" /><span class="wide-only">${words.say("web-undo")}</span></button>`}
      ${mine && html`<button type="button" class="action quiet why-toggle" aria-pressed=${choose.asking.value}
        aria-label=${words.say("web-why-button")} title=${words.say("web-why-button")}
        onClick=${ask}><span class="wide-only">${words.say("web-why-button")}</span><span
          class="narrow-only" aria-hidden="true">?</span></button>`}
      ${question?.advice && html`<${Advice} ...${{ session, choose, words, busy, send }} />`}</div>
      ${mine && question && question.rules.length > 0 && html`<span class="now-rules">${question.rules.slice(0, 3).map((rule) =>
        html`<${RuleChip} key=${rule} rule=${rule} open=${openRule} label=${words.say("web-open-rule", { rule, title: words.ruleTitle(rule) })} />`)}</span>`}
    </div>
  </section>`;
}
