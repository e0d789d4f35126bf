/**
 * Keeps the focus of somebody who plays by keyboard inside the action bar, though its buttons come
 * and go with every question.
 *
 * It watches the bar itself and not the questions: whatever takes the focused button away, a new
 * question, a pick, an answer on its way, is a change of the bar, and is seen right after it.
 */

const LIKELY = [".confirm", ".values .value", ".choices .action:not(.is-open):not(.back)", ".choices button"];

export class KeptFocus {
  /** @param {HTMLElement} bar that can be focused itself, while it has nothing to press */
  constructor(bar) {
    this.bar = bar;
    this.inside = false; // did the focus rest in the bar, by keyboard?
    this.on = {
      keydown: () => this.use(true),
      focusin: () => (this.inside = this.used),
    };
    for (const [name, listener] of Object.entries(this.on)) bar.addEventListener(name, listener);
    this.away = (/** @type {FocusEvent} */ event) => {
      if (!bar.contains(/** @type {Node} */ (event.target))) this.inside = false;
    };
    document.addEventListener("focusin", this.away);
    this.pointed = () => this.use(false);
    document.addEventListener("pointerdown", this.pointed);
    this.observer = new MutationObserver(() => this.restore());
    this.observer.observe(bar, { childList: true, subtree: true });
  }

  end() {
    this.observer.disconnect();
    document.removeEventListener("focusin", this.away);
    document.removeEventListener("pointerdown", this.pointed);
    for (const [name, listener] of Object.entries(this.on)) this.bar.removeEventListener(name, listener);
  }

  get used() {
    return this.bar.hasAttribute("data-used");
  }

  /** @param {boolean} keys */
  use(keys) {
    this.bar.toggleAttribute("data-used", keys);
    this.inside = keys;
  }

  restore() {
    const now = document.activeElement;
    const lost = !now || now === document.body || now === this.bar;
    if (!this.inside || !lost) return;
    const next = LIKELY.map((what) => this.bar.querySelector(what)).find(Boolean) ?? this.bar;
    if (next !== now) /** @type {HTMLElement} */ (next).focus({ preventScroll: true });
  }
}
