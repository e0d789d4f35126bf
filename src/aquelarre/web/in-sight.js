/**
 * Boards that are scrolled where they are too high for their window. With each question what can be chosen comes into sight, if
 * nothing of it is always there; and when nothing is asked, the board's beginning. Whoever has scrolled is moved from where they
 * are.
 */

const ROOM = 12; // pixels around what is brought into sight

/** How far a window is to be scrolled for all of these to be in sight, with as little movement as will do; where there is no
 *  room for all, so far that something of it is. @param {{top: number, bottom: number}[]} things @param {number} at where it
 *  is now @param {number} height of the window */
export function wayTo(things, at, height) {
  const inSight = (/** @type {{top: number, bottom: number}} */ { top, bottom }) => top >= at && bottom <= at + height;
  if (things.every(inSight)) return at;
  const top = Math.min(...things.map((each) => each.top));
  const bottom = Math.max(...things.map((each) => each.bottom)) + ROOM;
  if (bottom - top <= height) return Math.min(Math.max(at, bottom - height), top);
  return things.some(inSight) ? at : top;
}

/** @type {WeakMap<HTMLElement, InSight>} */
const known = new WeakMap();

/** Something else is asked, or nothing (null). @param {HTMLElement|null} window @param {number|null} asked @param {{props: any}} now what the
 *  board is told @param {(scrolls: boolean) => void} tell is there more than the window shows? The keyboard must be able to scroll it */
export function bring(window, asked, now, tell) {
  if (!window) return;
  const found = known.get(window) ?? new InSight(window, now, tell);
  known.set(window, found);
  found.asked = asked;
  found.bring();
}

class InSight {
  /** @param {HTMLElement} window @param {{props: any}} now @param {(scrolls: boolean) => void} tell */
  constructor(window, now, tell) {
    this.window = window;
    this.now = now;
    this.asked = /** @type {number|null} */ (null);
    this.own = 0; // where we have scrolled it to
    let later = 0; // told once all has its size: a change in the middle of it would be an endless loop to the browser
    const sizes = new ResizeObserver(() => { // the bar below has come, or letters
      cancelAnimationFrame(later);
      later = requestAnimationFrame(() => tell(window.scrollHeight > window.clientHeight + 1));
      if (window.scrollTop === this.own) this.bring();
    });
    for (const each of [window, window.querySelector(".sheet > *")]) if (each) sizes.observe(each);
  }

  bring() {
    const { window, asked, now: { props } } = this;
    if (asked !== null && [...props.picked].length) return; // from the first pick on nothing moves
    if (document.querySelector(".school-rings")) return; // a teacher has brought into sight what is meant
    if (window.scrollTop === this.own) window.scrollTop = 0;
    const at = window.scrollTop;
    const { top: edge, height } = window.getBoundingClientRect();
    const things = asked === null ? [] : [...window.querySelectorAll("[data-ref]")]
      .filter((each) => [...props.open].includes(each.getAttribute("data-ref")) && each.getClientRects().length);
    if (!things.some((each) => this.stays(each))) {
      window.scrollTop = wayTo(things.map((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        const above = parseFloat(getComputedStyle(each).scrollMarginTop) || ROOM; // something may lie over the window's edge
        return { top: Math.max(0, top - edge + at - above), bottom: bottom - edge + at };
      }), at, height);
    }
    this.own = window.scrollTop;
  }

  /** Is it in a part that stays where it is while the window is scrolled? @param {Element|null} thing @returns {boolean} */
  stays(thing) {
    if (!thing || thing === this.window) return false;
    return getComputedStyle(thing).position === "sticky" || this.stays(thing.parentElement);
  }
}
