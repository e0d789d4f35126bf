/** Pan and zoom of a board inside its window: wheel, drag, pinch, double tap and keys. */

const MOST = 10;
const STEP = 1.25;
const DRAG = 7; // pixels that make a drag of a click
const NUDGE = 60;

/** @typedef {import("../boards.js").Box} Box */

export class Pan {
  /** @param {HTMLElement} frame the window @param {HTMLElement} sheet what moves inside it */
  constructor(frame, sheet) {
    this.frame = frame;
    this.sheet = sheet;
    this.k = 1;
    this.x = 0;
    this.y = 0;
    /** @type {{x: number, y: number, scale: number}|null} */
    this.anchor = null; // the point of the drawing in the middle, and its size
    /** @type {Map<number, {x: number, y: number}>} */
    this.fingers = new Map();
    this.dragged = false;
    this.byHand = false; // has a person chosen what is in sight?
    this.steady = false; // is something being chosen, so that nothing may move?
    this.painted = false; // has anybody seen it yet? Until then nothing glides
    /** @type {import("../boards.js").Attention|null} */
    this.wish = null; // where the reader is to choose now
    this.held = false; // does it show all, but not in the size that would fit, or not in the middle?
    this.lastTap = 0;
    this.on = {
      wheel: this.wheel.bind(this),
      pointerdown: this.down.bind(this),
      pointermove: this.move.bind(this),
      pointerup: this.up.bind(this),
      pointercancel: this.up.bind(this),
    };
    for (const [name, listener] of Object.entries(this.on)) {
      frame.addEventListener(name, /** @type {EventListener} */ (listener), { passive: false });
    }
    this.guard = (/** @type {Event} */ event) => {
      if (!this.dragged) return;
      this.dragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    frame.addEventListener("click", this.guard, true);
    // asked for once: asking in the middle of drawing would lay the page out twice
    this.size = { w: frame.clientWidth, h: frame.clientHeight };
    this.sizes = new ResizeObserver(() => this.resized());
    this.sizes.observe(frame);
  }

  /** The window has another size, or is there for the first time. */
  resized() {
    const { clientWidth: w, clientHeight: h } = this.frame;
    const before = this.steady && w === this.size.w ? this.base() : null;
    this.size = { w, h };
    if (before) this.stay(before);
    else this.settle();
    this.measure();
    if (!before && this.wish && !this.byHand && !this.serves(this.wish)) this.attend(this.wish);
    this.painted = true;
  }

  end() {
    this.sizes.disconnect();
    for (const [name, listener] of Object.entries(this.on)) {
      this.frame.removeEventListener(name, /** @type {EventListener} */ (listener));
    }
    this.frame.removeEventListener("click", this.guard, true);
    this.sheet.style.transform = "";
  }

  // -- moving --------------------------------------------------------------------------------

  /** @param {number} k @param {number} x @param {number} y @param {boolean} [gently] */
  to(k, x, y, gently = false) {
    const { w, h } = this.size;
    this.k = Math.min(MOST, Math.max(1, k));
    const spare = this.k > 1 ? 0.35 : 0; // of the window that may stay empty at an edge
    this.x = clamp(x, w * (1 - this.k) - w * spare, w * spare);
    this.y = clamp(y, h * (1 - this.k) - h * spare, h * spare);
    this.held = false;
    this.put(gently);
  }

  put(gently = false) {
    this.sheet.classList.toggle("gliding", gently);
    this.sheet.style.transform =
      this.k === 1 && !this.held ? "" : `translate(${this.x}px, ${this.y}px) scale(${this.k})`;
    this.frame.classList.toggle("zoomed", this.k > 1 && !this.held);
    this.measure();
    this.remember();
  }

  /** How many units of the drawing a pixel is: styles keep letters legible by it, or leave them out. */
  measure() {
    const base = this.base();
    if (base?.scale) this.sheet.style.setProperty("--px", (1 / base.scale).toFixed(3));
  }

  /** The window has become higher or lower while somebody chooses, because there is more or less to say
   *  below it: what is drawn stays where it was. @param {{scale: number, left: number, top: number}} before */
  stay({ scale, left, top }) {
    const base = this.base();
    if (!base) return;
    const { w, h } = this.size;
    const whole = this.k === 1 || this.held;
    this.k = scale / base.whole;
    this.x = left - ((w - base.box.width * base.whole) / 2) * this.k;
    this.y = top - ((h - base.box.height * base.whole) / 2) * this.k;
    this.held = whole && (Math.abs(this.k - 1) > 0.001 || Math.hypot(this.x, this.y) > 0.5);
    if (whole && !this.held) [this.k, this.x, this.y] = [1, 0, 0];
    this.put();
  }

  /** What was being chosen is chosen. */
  release() {
    this.steady = false;
    if (this.held) this.to(1, 0, 0);
  }

  /** @param {number} factor @param {number} [px] @param {number} [py] of the window, its middle if not said
   *  @param {boolean} [gently] */
  zoom(factor, px = this.size.w / 2, py = this.size.h / 2, gently = false) {
    const k = Math.min(MOST, Math.max(1, this.k * factor));
    const ratio = k / this.k;
    this.byHand = true;
    this.to(k, px - (px - this.x) * ratio, py - (py - this.y) * ratio, gently);
  }

  fit() {
    this.byHand = false;
    this.to(1, 0, 0, true);
  }

  // -- staying on the same spot while the drawing grows ----------------------------------------

  /** The drawing as it lies in the window: pixels for each of its units, and where it begins.
   *  Reckoned, not measured: it may still be gliding there. */
  base() {
    const box = this.sheet.querySelector("svg")?.viewBox.baseVal;
    if (!box || !box.width) return null;
    const { w, h } = this.size;
    const whole = Math.min(w / box.width, h / box.height);
    const left = this.x + ((w - box.width * whole) / 2) * this.k;
    const top = this.y + ((h - box.height * whole) / 2) * this.k;
    return { box, whole, scale: whole * this.k, left, top };
  }

  remember() {
    const base = this.k > 1 ? this.base() : null;
    this.anchor = base && {
      x: (this.size.w / 2 - base.left) / base.scale + base.box.x,
      y: (this.size.h / 2 - base.top) / base.scale + base.box.y,
      scale: base.scale,
    };
  }

  /** After the board was drawn anew: the same spot in the middle, in the same size. */
  settle() {
    const { anchor } = this;
    this.measure();
    if (!anchor || this.k === 1) return;
    const base = this.base();
    if (!base) return;
    const wide = Math.abs(base.scale - anchor.scale) > 0.001 * anchor.scale;
    const px = base.left + (anchor.x - base.box.x) * base.scale - this.size.w / 2;
    const py = base.top + (anchor.y - base.box.y) * base.scale - this.size.h / 2;
    if (wide || Math.abs(px) + Math.abs(py) > 1) this.centre(anchor.x, anchor.y, anchor.scale);
  }

  /** A point of the drawing in the middle of the window, in a size. @param {number} x @param {number} y
   *  @param {number} scale @param {boolean} [gently] */
  centre(x, y, scale, gently = false) {
    const base = this.base();
    if (!base) return;
    const { w, h } = this.size;
    const k = Math.min(MOST, Math.max(1, scale / base.whole));
    const [left, top] = [(w - base.box.width * base.whole) / 2, (h - base.box.height * base.whole) / 2];
    const px = (left + (x - base.box.x) * base.whole) * k;
    const py = (top + (y - base.box.y) * base.whole) * k;
    this.to(k, w / 2 - px, h / 2 - py, gently);
  }

  /** The reader is to choose here. If things are too small to be hit, come nearer: to as many of
   *  them as the window holds, and among equals to those next to `near`.
   *  @param {import("../boards.js").Attention} where */
  attend(where) {
    const { boxes, near, scale, enough } = where;
    this.wish = where;
    const base = this.base();
    if (!base || !boxes.length) return;
    if (this.byHand && this.near(where)) return; // somebody has chosen a view in which one can go on
    if (base.whole >= enough) {
      if (this.k > 1) this.fit();
      return;
    }
    this.byHand = false;
    let best = { held: 0, far: Infinity, x: near.x, y: near.y };
    for (const one of boxes) {
      const held = boxes.filter((box) => this.holds(box, one.x + one.w / 2, one.y + one.h / 2, scale));
      const x = middle(held.map((box) => [box.x, box.x + box.w]));
      const y = middle(held.map((box) => [box.y, box.y + box.h]));
      const far = Math.hypot(x - near.x, y - near.y);
      if (held.length > best.held || (held.length === best.held && far < best.far)) {
        best = { held: held.length, far, x, y };
      }
    }
    const { box } = base; // and nothing beyond its edges
    const x = within(best.x, box.x, box.width, this.size.w / scale);
    const y = within(best.y, box.y, box.height, this.size.h / scale);
    this.centre(x, y, scale, this.painted);
  }

  /** Would the window hold all of a part, with this point in the middle and in this size?
   *  @param {Box} box @param {number} x @param {number} y @param {number} scale */
  holds(box, x, y, scale) {
    return (
      Math.abs(box.x + box.w / 2 - x) + box.w / 2 <= this.size.w / scale / 2 &&
      Math.abs(box.y + box.h / 2 - y) + box.h / 2 <= this.size.h / scale / 2
    );
  }

  /** Is something of it in sight, and large enough? @param {import("../boards.js").Attention} where */
  near({ boxes, enough }) {
    const { anchor } = this;
    return anchor !== null && anchor.scale >= enough && boxes.some((box) => this.holds(box, anchor.x, anchor.y, anchor.scale));
  }

  /** Can one choose there, as the window is? @param {import("../boards.js").Attention} where */
  serves(where) {
    const base = this.base();
    if (!base) return true;
    return base.whole >= where.enough ? this.k === 1 : this.near(where);
  }

  /** The reader is to choose somewhere else, and nothing is too small: all of it, unless a person has chosen a view. */
  rest() {
    this.wish = null;
    if (!this.byHand && this.k > 1) this.fit();
  }

  /** Bring a part of the drawing into sight. @param {{x: number, y: number, w: number, h: number}} part */
  show(part) {
    const base = this.k > 1 ? this.base() : null;
    if (!base) return;
    const x = base.left + (part.x + part.w / 2 - base.box.x) * base.scale;
    const y = base.top + (part.y + part.h / 2 - base.box.y) * base.scale;
    this.bring(x, y, (part.w * base.scale) / 2, (part.h * base.scale) / 2);
  }

  /** @param {Element} element */
  showElement(element) {
    if (this.k === 1 || !this.frame.contains(element)) return;
    const box = element.getBoundingClientRect();
    const frame = this.frame.getBoundingClientRect();
    this.bring(
      box.x - frame.x + box.width / 2,
      box.y - frame.y + box.height / 2,
      box.width / 2,
      box.height / 2,
    );
  }

  /** @param {number} x @param {number} y @param {number} rx @param {number} ry */
  bring(x, y, rx, ry) {
    const { w, h } = this.size;
    if (x - rx >= 0 && y - ry >= 0 && x + rx <= w && y + ry <= h) return;
    this.to(this.k, this.x + w / 2 - x, this.y + h / 2 - y, true);
  }

  // -- hands -----------------------------------------------------------------------------------

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const frame = this.frame.getBoundingClientRect();
    const amount = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    this.zoom(Math.exp(-amount * 0.0016), event.clientX - frame.x, event.clientY - frame.y);
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (/** @type {Element} */ (event.target).closest(".no-pan")) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) {
      this.dragged = false;
      this.start = { x: event.clientX, y: event.clientY };
      this.doubleTap(event);
    }
  }

  /** @param {PointerEvent} event */
  doubleTap(event) {
    const now = event.timeStamp;
    const onThing = /** @type {Element} */ (event.target).closest(".can, .can-else, .picked");
    if (event.pointerType === "touch" && !onThing && now - this.lastTap < 300) {
      const frame = this.frame.getBoundingClientRect();
      if (this.k > 1.2) this.fit();
      else this.zoom(2.4, event.clientX - frame.x, event.clientY - frame.y, true);
      this.dragged = true;
    }
    this.lastTap = now;
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const here = { x: event.clientX, y: event.clientY };
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, here);
    else if (this.dragged || (this.k > 1 && this.farFrom(here))) {
      if (!this.dragged) this.frame.setPointerCapture(event.pointerId);
      this.dragged = true;
      this.byHand = true;
      this.to(this.k, this.x + here.x - before.x, this.y + here.y - before.y);
    } else return;
    this.fingers.set(event.pointerId, here);
  }

  /** @param {{x: number, y: number}} here */
  farFrom(here) {
    return Math.hypot(here.x - (this.start?.x ?? here.x), here.y - (this.start?.y ?? here.y)) > DRAG;
  }

  /** @param {number} id @param {{x: number, y: number}} before @param {{x: number, y: number}} here */
  pinch(id, before, here) {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (!other) return;
    this.dragged = true;
    const frame = this.frame.getBoundingClientRect();
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(here.x - other.x, here.y - other.y);
    this.zoom(is / was, (here.x + other.x) / 2 - frame.x, (here.y + other.y) / 2 - frame.y);
    this.to(this.k, this.x + (here.x - before.x) / 2, this.y + (here.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    if (this.dragged) setTimeout(() => (this.dragged = false), 60);
  }

  /** @param {KeyboardEvent} event @returns {boolean} was the key used? */
  key(event) {
    const way = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (event.key === "+" || event.key === "=") this.zoom(STEP);
    else if (event.key === "-" || event.key === "_") this.zoom(1 / STEP);
    else if (event.key === "0") this.fit();
    else if (way && this.k > 1) this.to(this.k, this.x + way[0] * NUDGE, this.y + way[1] * NUDGE);
    else return false;
    return true;
  }
}

/** The middle between the outermost ends. @param {number[][]} spans */
function middle(spans) {
  return (Math.min(...spans.map(([from]) => from)) + Math.max(...spans.map(([, to]) => to))) / 2;
}

/** The middle of what is seen, so that it does not reach beyond the whole; or that of the whole, if that is less.
 *  @param {number} middleOf @param {number} from @param {number} length @param {number} seen */
function within(middleOf, from, length, seen) {
  return seen >= length ? from + length / 2 : clamp(middleOf, from + seen / 2, from + length - seen / 2);
}

/** @param {number} value @param {number} least @param {number} most */
function clamp(value, least, most) {
  return Math.min(most, Math.max(least, value));
}
