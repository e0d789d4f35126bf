/**
 * The large card view: a thing of the board with its name, a large copy of it, what it is and does, where we know
 * that from, and the rules that say so. What there is to say is told by the game (docs/BOARDS.md), from what the
 * reader sees and from what is in the box; all of it is made anew with each position, so that nothing stays here
 * that is not on the board any more.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "./html.js";
import { at, get } from "./api.js";
import { copyOf } from "./copy.js";
import { Dialog, RuleChip } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Looked} Looked
 *  @typedef {{lines: string[], source?: string, rules?: string[]}} Told
 *  @typedef {{view: any, me: number, players: import("./types.js").Player[], t: import("./types.js").Say,
 *    thing: (ref: string) => string, pieces: any, chain: string[]}} Given
 *  @typedef {(ref: string, given: Given) => Told|null} Tell */

const WIDEST = 400; // pixels of the copy
const HIGHEST = 0.42; // of the screen
const EDGE = 16; // pixels around it
const SOURCES = ["rulebook", "deduced", "found", "reconstructed"];

/** @type {{home: string, pieces: Promise<any>}|null} */
let box = null; // of the table that was asked about last: everybody may know it

/** What is in a box. @param {string} home where that is told */
function piecesOf(home) {
  if (box?.home !== home) {
    const pieces = get(home);
    box = { home, pieces };
    pieces.catch(() => (box = null)); // the next time it may come
  }
  return box.pieces;
}

/** What the texts of a game say without a script: `tell-card-C1`, or `tell-card` with the facts of the piece.
 *  @param {Words} words @returns {Tell} */
const byTexts = (words) => (ref, { pieces }) => {
  const [kind, ...rest] = ref.split(":");
  const label = rest.join(":");
  const facts = (pieces[kind] ?? []).find((/** @type {any} */ piece) => String(piece.label) === label) ?? { label };
  const key = [`tell-${kind}-${label}`, `tell-${kind}`].find((each) => words.has(each));
  if (!key) return null;
  const plain = Object.entries(facts).filter(([, value]) => ["string", "number"].includes(typeof value));
  return { lines: [words.say(key, Object.fromEntries(/** @type {any} */ (plain)))], source: facts.source };
};

/** Who tells of the things of this game, and what is in its box; null until that has come.
 *  @param {string} home of the box @param {import("./boards.js").BoardModule|null} board */
function useTeller(home, board) {
  const [found, setFound] = useState(/** @type {{tell: Tell|null, pieces: any}|null} */ (null));
  useEffect(() => {
    let here = true;
    const none = (/** @type {any} */ problem) => (console.warn("nothing more is known:", problem), null);
    Promise.all([board?.tell?.().catch(none), piecesOf(home).catch(none)]).then(([script, pieces]) =>
      here && setFound({ tell: script?.tell ?? null, pieces: pieces ?? {} }));
    return () => void (here = false);
  }, [home, board]);
  return found;
}

/** Of a thing, or else of what it is a part of. @param {string[]} chain @param {Tell} tell @param {Omit<Given, "chain">} given */
function told(chain, tell, given) {
  for (const [place, ref] of chain.entries()) {
    try {
      const said = tell(ref, { ...given, chain: chain.slice(place) });
      if (said) return { ref, ...said };
    } catch (problem) {
      console.error("the view broke:", problem);
    }
  }
  return null;
}

/** The thing as it is drawn now, perhaps anew. @param {Looked} looked @returns {Element|null} */
function drawnNow({ element, chain }) {
  if (element.isConnected && element.getAttribute("data-ref") === chain[0]) return element;
  const same = `[data-ref="${CSS.escape(chain[0])}"]`;
  return document.querySelector(`.stage ${same}, .own ${same}`);
}

/**
 * @param {{looked: import("./types.js").Signal<Looked|null>, close: () => void, view: any, me: number, players: import("./types.js").Player[],
 *          board: import("./boards.js").BoardModule|null, table: string, box?: string, words: Words, openRule: (rule: string) => void}} props
 *   `box`: where it is told what is in the box, if there is no table
 */
export function CardView({ looked, close, view, me, players, board, table, box: home = at(table, "/pieces"), words, openRule }) {
  const what = looked.value;
  const teller = useTeller(home, board);
  const [spoken, setSpoken] = useState(""); // the language in which it can be said
  useEffect(() => {
    let here = true;
    Promise.all([words.fetchPart("told"), words.fetchPart("tell")]).then(() => here && setSpoken(words.lang));
    return () => void (here = false);
  }, [words]);
  const elsewhere = useRef(false); // does a rule get the focus?
  if (!what) return null;
  const given = { view, me, players, t: words.say, thing: (/** @type {string} */ ref) => words.ref(ref), pieces: teller?.pieces };
  const ready = Boolean(teller) && spoken === words.lang && words.has("web-told-nothing");
  const said = ready ? (teller?.tell && told(what.chain, teller.tell, given)) || told(what.chain, byTexts(words), given) : null;
  const name = words.ref(said ? said.ref : what.chain[0]);
  const back = () => {
    const thing = elsewhere.current ? null : drawnNow(what);
    if (thing && !thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
    return thing;
  };
  const toRule = (/** @type {string} */ rule) => {
    elsewhere.current = true;
    close();
    openRule(rule);
  };
  return html`<${Dialog} title=${name.charAt(0).toUpperCase() + name.slice(1)} words=${words} close=${close} back=${back} class="told">
    <div class="told-body"><${Copy} looked=${what} close=${close} layered=${Boolean(board?.layered)} />
      <div class="told-text" aria-live="polite">
        ${what.reason && html`<${Reason} reason=${what.reason} words=${words} openRule=${toRule} />`}
        ${!ready && html`<p class="hint">…</p>`}
        ${said && said.lines.map((line) => html`<p key=${line}>${line}</p>`)}
        ${ready && !said && html`<p class="hint">${words.say("web-told-nothing")}</p>`}
        ${said && SOURCES.includes(said.source ?? "") && html`<p class="told-source">${words.say(`web-told-source-${said.source}`)}</p>`}
        ${said && (said.rules ?? []).length > 0 && html`<p class="told-rules">${said.rules?.map((rule) => html`<${RuleChip} key=${rule} rule=${rule} open=${toRule}
          label=${words.say("web-open-rule", { rule, title: words.ruleTitle(rule) })} /> <span>${words.ruleTitle(rule)}</span>`)}</p>`}
      </div></div>
  <//>`;
}

/** Why it cannot be chosen now, as soon as the server has said so.
 *  @param {{reason: Promise<import("./types.js").Reason>, words: Words, openRule: (rule: string) => void}} props */
function Reason({ reason, words, openRule }) {
  const [said, setSaid] = useState(/** @type {import("./types.js").Reason|null} */ (null));
  useEffect(() => {
    let here = true;
    reason.then((found) => here && setSaid(found));
    return () => void (here = false);
  }, [reason]);
  if (!said) return html`<p class="hint">…</p>`;
  return html`<p class=${`told-reason ${said.tone}`}>${said.text} ${said.rule && html`<${RuleChip} rule=${said.rule} open=${openRule}
    label=${words.say("web-open-rule", { rule: said.rule, title: words.ruleTitle(said.rule) })} />`}</p>`;
}

/** The copy follows the board at once: what is turned down there must not lie open here.
 *  @param {{looked: Looked, close: () => void, layered: boolean}} props */
function Copy({ looked, close, layered }) {
  /** @type {{current: HTMLDivElement|null}} */
  const place = useRef(null);
  useLayoutEffect(() => {
    const draw = () => {
      const thing = drawnNow(looked);
      if (!thing) return close();
      const around = place.current?.parentElement?.clientWidth ?? 0; // none before the dialog is open
      const room = { width: Math.min(WIDEST, around - EDGE), height: innerHeight * HIGHEST };
      const copy = around && thing.closest(".stage, .own") ? copyOf(thing, room, layered) : null;
      return place.current?.replaceChildren(...(copy ? [copy] : []));
    };
    const sizes = new ResizeObserver(draw);
    if (place.current?.parentElement) sizes.observe(place.current.parentElement);
    const watcher = new MutationObserver(draw);
    for (const area of document.querySelectorAll(".stage, .own")) {
      watcher.observe(area, { childList: true, subtree: true, attributes: true, characterData: true });
    }
    return () => {
      watcher.disconnect();
      sizes.disconnect();
    };
  }, [looked]);
  return html`<div class="told-copy" ref=${place} aria-hidden="true" inert></div>`;
}
