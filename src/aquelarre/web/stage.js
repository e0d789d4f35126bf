/**
 * Stage: the window in which a game's board is drawn. Gives it what docs/BOARDS.md promises, and
 * pans and zooms it. A board that does not zoom is scrolled where it is too high for its window.
 */
import { Component, html, useEffect, useLayoutEffect, useRef, useState } from "./html.js";
import { lazy } from "./lazy.js";
import { Icon, IconButton, narrow } from "./ui.js";

/** @typedef {import("./boards.js").BoardModule} BoardModule @typedef {import("./pan.js").Pan} Pan */

const PlainBoard = lazy(() => import("./plain.js").then((found) => found.PlainBoard));

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

/**
 * @param {{board: BoardModule, props: any, places?: string[], asked?: number|null, label: string,
 *          words: import("./words.js").Words, pan?: {current: Pan|null}}} given
 *   `asked`: the number of the question that the reader is to answer here
 */
export function Stage({ board, props, places = [], asked = null, label, words, pan }) {
  /** @type {{current: HTMLDivElement|null}} */
  const frame = useRef(null);
  /** @type {{current: HTMLDivElement|null}} */
  const sheet = useRef(null);
  const own = useRef(/** @type {Pan|null} */ (null));
  const holder = pan ?? own;
  const zoomable = Boolean(board.Pan);
  useEffect(() => {
    if (!board.Pan || !frame.current || !sheet.current) return undefined;
    const made = new board.Pan(frame.current, sheet.current);
    holder.current = made;
    return () => {
      made.end();
      holder.current = null;
    };
  }, [board]);
  useLayoutEffect(() => holder.current?.settle());
  useEffect(() => {
    if (!places.length || !board.focus || !holder.current) return;
    const part = board.focus(props.view, places);
    if (part) holder.current.show(part);
  }, [places.join(" ")]);
  // a finger needs more than a mouse: where things would be too small, the view comes nearer
  useEffect(() => {
    const where = asked !== null && narrow.value && board.attention?.(props.view, props.open);
    if (where) holder.current?.attend(where);
  }, [asked, board, narrow.value]);
  const scrolls = useScrolls(frame, !zoomable);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.target === frame.current && holder.current?.key(event)) event.preventDefault();
  };
  const stop = zoomable || scrolls; // of the Tab key
  const given = { ...props, lazy };
  return html`<section class=${`stage ${zoomable ? "zoomable" : ""}`} aria-label=${label}>
    <div class="frame" ref=${frame} tabindex=${stop ? 0 : undefined} onKeyDown=${key} role=${stop ? "group" : undefined}
        aria-label=${stop ? words.say(zoomable ? "web-board-keys" : "web-board-scroll") : undefined}>
      <div class="sheet" ref=${sheet}>
        <${Guarded} board=${board.Board} props=${given} />
      </div>
    </div>
    ${zoomable && html`<div class="zoom no-pan">
      <button type="button" class="icon-button whole" title=${words.say("web-zoom-fit")}
        onClick=${() => holder.current?.fit()}><${Icon} name="fit" /><span>${words.say("web-zoom-fit")}</span></button>
      <${IconButton} icon="plus" label=${words.say("web-zoom-in")} onClick=${() => holder.current?.zoom(1.4, undefined, undefined, true)} />
      <${IconButton} icon="minus" label=${words.say("web-zoom-out")} onClick=${() => holder.current?.zoom(1 / 1.4, undefined, undefined, true)} />
    </div>`}
    ${board.Beside && html`<div class="beside"><${Guarded} board=${board.Beside} props=${given} /></div>`}
  </section>`;
}

/** Is there more on the board than its window shows? Then the keyboard must be able to scroll it.
 *  @param {{current: HTMLElement|null}} frame @param {boolean} may */
function useScrolls(frame, may) {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!may || !element) return undefined;
    const look = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    const drawing = element.querySelector(".sheet > *");
    if (drawing) sizes.observe(drawing);
    return () => sizes.disconnect();
  }, [may]);
  return scrolls;
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
