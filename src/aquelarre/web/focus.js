/**
 * Keeps the focus of somebody who plays by keyboard on the page, though its buttons and things come and go with
 * every question: in the action bar, where it was there, or on the board.
 *
 * It watches the table itself and not the questions: whatever takes the focused element away, a new question, a
 * pick, a banner that was read, is a change of the table, and is seen right after it.
 */

const LIKELY = [".confirm", ".values .value", ".choices .action:not(.is-open):not(.back)", ".choices button"];
const THING = ["[data-ref][tabindex='0']", ".stage [data-ref][tabindex]"];
const ELSE = [".actions", ".result", ".play"]; // the last one until the result has come

export class KeptFocus {
  /** @param {HTMLElement} bar that can be focused itself, while it has nothing to press
   *  @param {HTMLElement} table everything around it */
  constructor(bar, table) {
    this.bar = bar;
    this.table = table;
    this.keys = false; // is it played by keyboard?
    /** @type {Element|null} */
    this.last = null; // what had the focus
    /** @type {Element|null} */
    this.coming = null; // what is about to get it: in between, nothing has it
    this.on = { keydown: this.pressed.bind(this), focusin: this.came.bind(this), blur: this.goes.bind(this), pointerdown: this.pointed.bind(this) };
    for (const [name, listener] of Object.entries(this.on)) document.addEventListener(name, /** @type {EventListener} */ (listener), true);
    this.observer = new MutationObserver(() => this.restore());
    this.observer.observe(table, { childList: true, subtree: true, attributeFilter: ["class"] }); // a class may hide it, too
  }

  end() {
    this.observer.disconnect();
    for (const [name, listener] of Object.entries(this.on)) document.removeEventListener(name, /** @type {EventListener} */ (listener), true);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    this.keys = true;
    if (this.bar.contains(/** @type {Node} */ (event.target))) this.bar.toggleAttribute("data-used", true);
  }

  pointed() {
    this.keys = false;
    this.bar.toggleAttribute("data-used", false);
  }

  /** `blur` and not `focusout`, which comes after it: the page may be drawn anew in between. @param {FocusEvent} event */
  goes({ relatedTarget }) {
    this.coming = /** @type {Element|null} */ (relatedTarget);
  }

  /** @param {FocusEvent} event */
  came({ target }) {
    this.coming = null;
    const found = /** @type {Element} */ (target);
    this.last = this.table.contains(found) ? found : null;
    this.inside = this.bar.contains(found);
  }

  restore() {
    const now = document.activeElement;
    const nowhere = !now || now === document.body || now === this.bar || now.matches(".play");
    if (!this.keys || !this.last || !nowhere || this.coming?.isConnected) return;
    if (!this.inside && this.last.isConnected) return; // it was left on purpose
    const here = (/** @type {string} */ what) => [...this.table.querySelectorAll(what)].find((each) => each.getClientRects().length > 0);
    const things = this.last.hasAttribute("data-ref") ? THING : [];
    const next = [...things, ...LIKELY.map((what) => `.actions ${what}`), ...ELSE].map(here).find(Boolean);
    if (next && next !== now) /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }
}
