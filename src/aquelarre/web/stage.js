/**
 * Stage: the window in which a game's board is drawn. Gives it what docs/BOARDS.md promises, and
 * pans and zooms it. A board that does not zoom is scrolled where it is too high for its window.
 */
import { Component, html, useLayoutEffect, useRef, useState } from "./html.js";
import { lazy, sheet } from "./lazy.js";
import { lang } from "./prefs.js";
import { rooted } from "./root.js";
import { Icon, IconButton, narrow } from "./ui.js";

/** @typedef {import("./boards.js").BoardModule} BoardModule @typedef {import("./kit/pan.js").Pan} Pan */

const PlainBoard = lazy(async () => {
  const [found] = await Promise.all([import("./plain/board.js"), sheet(rooted("/web/plain/board.css"))]);
  return found.Board;
});

/** What every board is told of a position, and what it may use. @param {import("./types.js").Position} position
 *  @param {import("./words.js").Words} words */
export function seen(position, words) {
  const thing = (/** @type {string} */ ref) => words.ref(ref);
  return { view: position.view, lines: position.lines?.[lang.value] ?? null, asked: position.question?.asked ?? [], t: words.say, thing, html };
}

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
export function Stage(given) {
  const { props, label, words } = given;
  if (props.view !== null) return html`<${Window} ...${given} />`;
  return html`<section class="stage" aria-label=${label}><p class="no-view" role="alert">${words.say("web-view-broken")}</p></section>`;
}

/** @param {Parameters<typeof Stage>[0]} given */
function Window({ board, props, places = [], asked = null, label, words, pan }) {
  /** @type {{current: HTMLDivElement|null}} */
  const frame = useRef(null);
  /** @type {{current: HTMLDivElement|null}} */
  const sheet = useRef(null);
  const own = useRef(/** @type {Pan|null} */ (null));
  const holder = pan ?? own;
  // effects that last must not hold what was to be seen when they began: they look here
  const now = useRef(/** @type {{props: any, places: string[]}} */ ({ props, places }));
  Object.assign(now.current, { props, places });
  const zoomable = Boolean(board.Pan);
  const over = Boolean(props.view.over);
  useLayoutEffect(() => { // before anything is painted: without its measures all letters would be tiny
    if (!board.Pan || !frame.current || !sheet.current) return undefined;
    const made = new board.Pan(frame.current, sheet.current);
    holder.current = made;
    return () => {
      made.end();
      holder.current = null;
    };
  }, [board]);
  useLayoutEffect(() => holder.current?.settle());
  useLayoutEffect(() => holder.current?.release(), [asked]);
  const choosing = [...(props.picked ?? [])].length > 0; // from the first pick on nothing moves, until the next question
  useLayoutEffect(() => {
    if (choosing && holder.current) holder.current.steady = true;
  }, [choosing]);
  const shone = useRef(/** @type {string[]} */ ([]));
  useLayoutEffect(() => { // before the next one: where one is to choose matters more than what has happened
    const { current } = now;
    const fresh = current.places.some((place) => !shone.current.includes(place)); // what goes out moves nothing
    shone.current = current.places;
    if (!fresh || !board.focus || !holder.current) return;
    const part = board.focus(current.props.view, current.places);
    if (part) holder.current.show(part);
  }, [places.join(" ")]);
  // a finger needs more than a mouse: where things would be too small, the view comes nearer
  useLayoutEffect(() => {
    const { view, open } = now.current.props;
    const where = asked === null ? null : board.attention?.(view, open) ?? null;
    if (where && (narrow.value || where.always)) holder.current?.attend(where);
    else if (where || over) holder.current?.rest(); // in the end all of it is looked at
    else if (holder.current) holder.current.wish = null;
  }, [asked, board, narrow.value, over]);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => void (zoomable || import("./in-sight.js").then(({ bring }) => bring(frame.current, asked, now.current, setScrolls)).catch(() => {})), [asked]);
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return; // the browser's: it makes the whole page larger
    if (event.target === frame.current && holder.current?.key(event)) event.preventDefault();
  };
  const stop = zoomable || scrolls; // of the Tab key
  return html`<section class=${`stage ${zoomable ? "zoomable" : ""}`} aria-label=${label}>
    <div class="frame" ref=${frame} tabindex=${stop ? 0 : undefined} onKeyDown=${key} role=${stop ? "group" : undefined}
        aria-label=${stop ? words.say(zoomable ? "web-board-keys" : "web-board-scroll") : undefined}>
      <div class="sheet" ref=${sheet}>
        <${Guarded} board=${board.Board} props=${props} instead=${PlainBoard} />
      </div>
    </div>
    ${zoomable && html`<div class="zoom no-pan">
      <button type="button" class="icon-button whole" tabindex="-1" title=${words.say("web-zoom-fit")}
        onClick=${() => holder.current?.fit()}><${Icon} name="fit" /><span>${words.say("web-zoom-fit")}</span></button>
      <${IconButton} icon="plus" tabindex="-1" label=${words.say("web-zoom-in")} onClick=${() => holder.current?.zoom(1.4, undefined, undefined, true)} />
      <${IconButton} icon="minus" tabindex="-1" label=${words.say("web-zoom-out")} onClick=${() => holder.current?.zoom(1 / 1.4, undefined, undefined, true)} />
    </div>`}
    ${board.Beside && html`<div class="beside"><${Guarded} board=${board.Beside} props=${props} /></div>`}
  </section>`;
}

/** A board that breaks must not take the table with it: something else is shown then, or nothing. */
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
    const { board, props, instead = null } = this.props;
    const shown = this.state.broken === props.view ? instead : board;
    return shown && html`<${shown} ...${props} />`;
  }
}
