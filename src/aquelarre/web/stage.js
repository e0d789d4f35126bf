/**
 * Stage: the window in which a game's board is drawn. Loads `games/<game>/ui/board.js`, gives it
 * what docs/BOARDS.md promises, and pans and zooms it. A game without a board gets a plain one.
 */
import { Component, html, useEffect, useLayoutEffect, useRef, useState } from "./html.js";
import { Pan } from "./pan.js";
import { IconButton } from "./ui.js";
import { kindOf } from "./choose.js";

/** @typedef {{Board: any, Hand?: any, zoomable?: boolean, focus?: (view: any, places: string[]) => any}} BoardModule */

/** A set of refs that boards may also use like a list. */
export class Refs extends Set {
  get length() {
    return this.size;
  }
  /** @param {string} ref */
  includes(ref) {
    return this.has(ref);
  }
  /** @param {(ref: string) => boolean} test */
  some(test) {
    return [...this].some(test);
  }
  /** @param {(ref: string) => boolean} test */
  filter(test) {
    return [...this].filter(test);
  }
  /** @param {(ref: string) => any} change */
  map(change) {
    return [...this].map(change);
  }
  /** @param {(ref: string) => boolean} test */
  find(test) {
    return [...this].find(test);
  }
}

/** @type {Map<string, Promise<BoardModule>>} */
const boards = new Map();

/** @param {string} game @returns {Promise<BoardModule>} */
export function boardOf(game) {
  let found = boards.get(game);
  if (!found) {
    const home = `/games/${game}/ui`;
    const style = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: `${home}/board.css`,
    });
    document.head.append(style);
    found = import(`${home}/board.js`).catch((problem) => {
      console.warn(`no board of ${game}:`, problem);
      style.remove();
      return { Board: PlainBoard };
    });
    boards.set(game, found);
  }
  return found;
}

/** @param {string} game @returns {BoardModule|null} */
export function useBoard(game) {
  const [board, setBoard] = useState(/** @type {any} */ (null));
  useEffect(() => {
    let here = true;
    setBoard(null);
    if (game) boardOf(game).then((found) => here && setBoard({ ...found }));
    return () => {
      here = false;
    };
  }, [game]);
  return board;
}

/**
 * @param {{board: BoardModule, props: any, places?: string[], label: string,
 *          words: import("./words.js").Words, pan?: {current: Pan|null}}} given
 */
export function Stage({ board, props, places = [], label, words, pan }) {
  /** @type {{current: HTMLDivElement|null}} */
  const frame = useRef(null);
  /** @type {{current: HTMLDivElement|null}} */
  const sheet = useRef(null);
  const own = useRef(/** @type {Pan|null} */ (null));
  const holder = pan ?? own;
  const zoomable = Boolean(board.zoomable);
  useEffect(() => {
    if (!zoomable || !frame.current || !sheet.current) return undefined;
    const made = new Pan(frame.current, sheet.current);
    holder.current = made;
    return () => {
      made.end();
      holder.current = null;
    };
  }, [zoomable]);
  useLayoutEffect(() => holder.current?.settle());
  useEffect(() => {
    if (!places.length || !board.focus || !holder.current) return;
    const part = board.focus(props.view, places);
    if (part) holder.current.show(part);
  }, [places.join(" ")]);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.target === frame.current && holder.current?.key(event)) event.preventDefault();
  };
  return html`<section class=${`stage ${zoomable ? "zoomable" : ""}`} aria-label=${label}>
    <div class="frame" ref=${frame} tabindex=${zoomable ? 0 : undefined} onKeyDown=${key}
        role=${zoomable ? "group" : undefined}
        aria-label=${zoomable ? words.say("web-board-keys") : undefined}>
      <div class="sheet" ref=${sheet}>
        <${Guarded} board=${board.Board} props=${props} />
      </div>
    </div>
    ${zoomable && html`<div class="zoom no-pan">
      <${IconButton} icon="plus" label=${words.say("web-zoom-in")} onClick=${() => holder.current?.zoom(1.4, undefined, undefined, true)} />
      <${IconButton} icon="minus" label=${words.say("web-zoom-out")} onClick=${() => holder.current?.zoom(1 / 1.4, undefined, undefined, true)} />
      <${IconButton} icon="fit" label=${words.say("web-zoom-fit")} onClick=${() => holder.current?.fit()} />
    </div>`}
  </section>`;
}

/** A board that breaks must not take the table with it: then the plain one is shown. */
export class Guarded extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    this.state = { broken: null };
  }
  /** @param {any} problem */
  componentDidCatch(problem) {
    console.error("the board broke:", problem);
    this.setState({ broken: this.props.props.view });
  }
  render() {
    const { board, props } = this.props;
    const shown = this.state.broken === props.view ? PlainBoard : board;
    return html`<${shown} ...${props} />`;
  }
}

/** The plainest board: the things that can be chosen, by kind.
 *  @param {any} props */
export function PlainBoard({ open, t, words }) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const ref of open) {
    const kind = kindOf(ref);
    kinds.set(kind, [...(kinds.get(kind) ?? []), ref]);
  }
  return html`<div class="plain-board">
    <p>${t("web-plain-board")}</p>
    ${[...kinds].map(([kind, refs]) => html`<div class="plain-kind" key=${kind}>
      ${refs.map((ref) => html`<button type="button" key=${ref} class="plain-thing" data-ref=${ref}>
        ${words ? words.ref(ref) : ref}</button>`)}
    </div>`)}
  </div>`;
}
