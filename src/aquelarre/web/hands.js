/**
 * Hands: binds `choose.js` to everything on a page that has a `data-ref`.
 *
 * Marks what can be chosen (`.can`, `.picked`), names it for screen readers, makes it one stop of
 * the Tab key with arrows between the things, and turns clicks, taps and keys into picks. A thing
 * that no option touches asks why, or is looked at closely where nothing is to be chosen.
 */
import { Press } from "./press.js";

/** @typedef {import("./choose.js").Choose} Choose */

const FINGER = 44; // pixels that a finger needs
const THINGS = ".stage, .own"; // where what has a ref is a thing of the game, and no name in a list
const MARKS = ["can", "can-else", "picked"];
const MARKED = MARKS.map((mark) => `.${mark}:not([data-ref])`).join(", "); // what has lost its ref

/** The refs of an element and of what it stands in, innermost first.
 *  @param {Element|null} element @param {Element} root @returns {string[]} */
export function chainOf(element, root) {
  /** @type {string[]} */
  const chain = [];
  let at = element?.closest("[data-ref]") ?? null;
  while (at && root.contains(at)) {
    const ref = at.getAttribute("data-ref");
    if (ref && !chain.includes(ref)) chain.push(ref);
    at = at.parentElement?.closest("[data-ref]") ?? null;
  }
  return chain;
}

export class Hands {
  /**
   * @param {HTMLElement} root @param {Choose} choose
   * @param {{voice: () => any, name: (ref: string) => string, why: (chain: string[], element: Element) => void, canAsk: () => boolean,
   *          look: (element: Element, chain: string[], could?: import("./types.js").Option[]) => void,
   *          seen: (element: Element) => void}} page  `look`: closely, and with `could` also at why it is not possible;
   *   `canAsk`: is there a game in which it can be asked why not?
   */
  constructor(root, choose, page) {
    this.root = root;
    this.choose = choose;
    this.page = page;
    /** @type {Map<string, Set<string>>} */
    this.surroundings = new Map(); // of each ref: the chains it stands in
    /** @type {WeakMap<Element, {voice: any, chain: string[]}>} */
    this.named = new WeakMap(); // by whose words, and as what
    /** @type {Element|null} */
    this.current = null; // the stop of the Tab key
    /** @type {Element[]} */
    this.stops = []; // everything that can be touched now
    this.lastTouched = ""; // to find the place again when the board was drawn anew
    this.frame = 0;
    this.press = new Press(root, (target) => this.look(target));
    choose.drawn = (ref) => this.surroundings.has(ref);
    choose.ambiguous = (ref) => (this.surroundings.get(ref)?.size ?? 0) > 1;
    this.on = {
      click: this.click.bind(this),
      keydown: this.key.bind(this),
      pointerover: this.over.bind(this),
      pointerleave: () => choose.point(null),
      focusin: this.focus.bind(this),
    };
    for (const [name, listener] of Object.entries(this.on)) {
      root.addEventListener(name, /** @type {EventListener} */ (listener));
    }
    this.observer = new MutationObserver((records) => records.some(concerns) && this.soon());
    this.observer.observe(root, { childList: true, subtree: true, attributeFilter: ["data-ref", "class"] });
  }

  end() {
    cancelAnimationFrame(this.frame);
    this.press.end();
    this.observer.disconnect();
    for (const [name, listener] of Object.entries(this.on)) {
      this.root.removeEventListener(name, /** @type {EventListener} */ (listener));
    }
  }

  soon() {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.mark());
  }

  // -- marking -----------------------------------------------------------------------------

  mark() {
    const elements = [...this.root.querySelectorAll("[data-ref]")];
    const chains = elements.map((element) => chainOf(element, this.root));
    this.surroundings.clear();
    for (const chain of chains) {
      const around = this.surroundings.get(chain[0]) ?? new Set();
      around.add(chain.slice(1).join(" "));
      this.surroundings.set(chain[0], around);
    }
    this.choose.redrawn();
    if (!this.surroundings.has(this.lastTouched)) this.lastTouched = ""; // it is gone, perhaps turned down
    const picked = new Set(this.choose.picked.value);
    const asking = this.choose.asking.value;
    /** @type {Map<string, import("./choose.js").Found|null>} */
    const known = new Map();
    const found = chains.map((chain, place) => {
      if (isRefused(elements[place])) return null;
      const key = chain.join(" ");
      if (!known.has(key)) known.set(key, this.choose.resolve(chain));
      return known.get(key) ?? null;
    });
    const active = elements.filter((_, place) => found[place] || asking);
    const around = surrounding(active, this.root);
    for (const [place, element] of elements.entries()) {
      const chain = chains[place];
      const taken = found[place] !== null && !found[place].fresh && picked.has(chain[0]);
      this.show(element, chain, found[place], taken, around.has(element));
    }
    for (const element of this.root.querySelectorAll(MARKED)) element.classList.remove(...MARKS);
    // where nothing is to be chosen one may still walk over the board and look
    const walked = active.length ? around : surrounding(elements, this.root);
    this.rove((active.length ? active : elements).filter((element) => !walked.has(element)));
    this.observer.takeRecords(); // what was seen just now need not be seen again
  }

  /** @param {Element} element @param {string[]} chain @param {import("./choose.js").Found|null} found
   *  @param {boolean} taken @param {boolean} outer are there others in it that can be touched? */
  show(element, chain, found, taken, outer) {
    element.classList.toggle("can", found !== null && found.level === 0);
    element.classList.toggle("can-else", found !== null && found.level > 0);
    element.classList.toggle("picked", taken);
    this.name(element, chain);
    const active = found !== null || this.choose.asking.value;
    const drawing = element instanceof SVGElement;
    // a button in a button is one for nobody: what holds others is a group, and they are the buttons
    if (outer) put(element, "role", "group");
    else if (active && !(element instanceof HTMLButtonElement)) put(element, "role", "button");
    else put(element, "role", drawing ? "img" : null);
    put(element, "aria-pressed", found && !outer ? String(taken) : null);
  }

  /** A drawing is named after what it stands for; what has words of its own speaks for itself.
   *  @param {Element} element @param {string[]} chain */
  name(element, chain) {
    const voice = this.page.voice();
    const before = this.named.get(element);
    if (before && before.voice === voice && before.chain.join() === chain.join()) return;
    this.named.set(element, { voice, chain });
    const own = element.hasAttribute("aria-label") && !element.hasAttribute("data-named");
    const spoken = !(element instanceof SVGElement) && element.textContent?.trim();
    if (own || spoken) return;
    const name = chain.map((ref) => this.page.name(ref)).join(", ");
    put(element, "aria-label", name);
    put(element, "data-named", "");
  }

  /** One of the things is a stop of the Tab key; arrows lead to the others. @param {Element[]} stops */
  rove(stops) {
    const inside = new Set(stops);
    if (!this.current || !inside.has(this.current)) {
      const again = stops.find((each) => each.getAttribute("data-ref") === this.lastTouched);
      this.current = again ?? stops[0] ?? null;
    }
    for (const element of this.root.querySelectorAll("[data-ref]")) {
      const reached = inside.has(element) || element === document.activeElement; // what has the focus keeps it
      put(element, "tabindex", element === this.current ? "0" : reached ? "-1" : null);
    }
    this.stops = stops;
  }

  // -- touching ----------------------------------------------------------------------------

  /** @param {MouseEvent} event */
  click(event) {
    const target = /** @type {Element} */ (event.target);
    const chain = this.chainAt(target);
    const missed = this.press.kind === "touch" && !this.choose.asking.value && !isRefused(target);
    const near = missed && !(chain.length && this.choose.resolve(chain)) ? this.nearest(event) : null;
    const touched = near ?? (chain.length ? target.closest("[data-ref]") : null);
    if (!touched) return;
    this.touch(touched, event.detail > 1);
    event.preventDefault();
  }

  /** A finger is wide: a small thing that can be chosen is hit a little beside it, too.
   *  @param {MouseEvent} event */
  nearest({ clientX, clientY, target }) {
    if (!(/** @type {Element} */ (target).closest(".stage"))) return null;
    let best = null;
    let bestReach = Infinity;
    for (const stop of this.stops) {
      const box = stop.getBoundingClientRect();
      const spare = (FINGER - Math.min(box.width, box.height)) / 2;
      if (!box.width || spare <= 0 || !stop.closest(".stage") || !stop.matches(".can, .can-else")) continue;
      const dx = Math.max(box.left - clientX, clientX - box.right, 0);
      const dy = Math.max(box.top - clientY, clientY - box.bottom, 0);
      const reach = Math.hypot(dx, dy);
      if (reach <= spare && reach < bestReach) {
        best = stop;
        bestReach = reach;
      }
    }
    return best;
  }

  /** @param {Element} target */
  chainAt(target) {
    const own = target.closest("[data-ref]");
    const control = target.closest("button, a, input, select, textarea, label, summary");
    if (!own || (control && control !== own && own.contains(control))) return [];
    return chainOf(own, this.root);
  }

  /** @param {Element} element @param {boolean} [hasty] the second of two quick clicks: the first may have answered */
  touch(element, hasty = false) {
    const chain = chainOf(element, this.root);
    this.lastTouched = chain[0];
    if (this.choose.asking.value) {
      this.choose.asking.value = false;
      const found = isRefused(element) ? null : this.choose.resolve(chain);
      this.page.look(element, chain, found?.picked.includes(chain[0]) ? found.options : []);
    } else if (!isRefused(element) && this.choose.pick(chain)) return;
    else if (this.page.canAsk() && this.choose.options.value.length) this.page.why(chain, element);
    else if (!hasty && element.closest(THINGS)) this.page.look(element, chain);
  }

  /** Closely, at the thing that this is a part of. @param {Element} target */
  look(target) {
    const own = this.chainAt(target).length ? target.closest("[data-ref]") : null;
    if (own) this.page.look(own, chainOf(own, this.root));
    return own !== null;
  }

  /** @param {PointerEvent} event */
  over(event) {
    if (event.pointerType === "touch") return;
    const target = /** @type {Element} */ (event.target);
    const chain = this.chainAt(target);
    this.choose.point(chain.length && !isRefused(target) ? chain : null);
  }

  /** @param {FocusEvent} event */
  focus(event) {
    const target = /** @type {Element} */ (event.target);
    const own = target.closest("[data-ref]");
    if (!own || own !== target) return;
    if (own !== this.current) {
      this.current?.setAttribute("tabindex", "-1");
      this.current = own;
      own.setAttribute("tabindex", "0");
    }
    if (own.matches(":focus-visible")) {
      this.choose.point(chainOf(own, this.root));
      this.page.seen(own);
    }
  }

  // -- keys --------------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea, dialog")) return;
    const own = target.closest("[data-ref]");
    const arrow = ARROWS[event.key];
    if (event.key === "Escape" && this.choose.picked.value.length) this.choose.clear();
    else if (!own) return;
    else if (event.key === "Enter" || event.key === " ") {
      if (own instanceof HTMLButtonElement) return; // the browser makes a click of it
      this.touch(own);
    } else if (arrow && !event.shiftKey) this.step(own, arrow);
    else if (event.key === "i" || event.key === "I") this.look(own);
    else if (event.key === "r" || event.key === "R") this.choose.next(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  }

  /** Go to the nearest thing in a direction. @param {Element} from @param {[number, number]} way */
  step(from, [dx, dy]) {
    const start = centre(from);
    let best = null;
    let bestCost = Infinity;
    for (const stop of this.stops) {
      if (stop === from || !(/** @type {HTMLElement} */ (stop).getClientRects().length)) continue;
      const there = centre(stop);
      const ahead = (there.x - start.x) * dx + (there.y - start.y) * dy;
      const aside = Math.abs((there.x - start.x) * dy) + Math.abs((there.y - start.y) * dx);
      if (ahead < 2) continue;
      const cost = ahead + aside * 2.5;
      if (cost < bestCost) {
        best = stop;
        bestCost = cost;
      }
    }
    if (best) /** @type {HTMLElement} */ (best).focus({ preventScroll: true });
  }
}

/** Is it a part that cannot be chosen of a thing of which others can? Who touches it means this one, and not those.
 *  @param {Element} element */
const isRefused = (element) => element.closest("[data-ref]")?.hasAttribute("data-refused") ?? false;

/** Set an attribute if it is another one: a page is laid out again for less.
 *  @param {Element} element @param {string} name @param {string|null} value null: none */
function put(element, name, value) {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** The things with a ref that hold one of these. @param {Element[]} inner @param {Element} root */
function surrounding(inner, root) {
  /** @type {Set<Element>} */
  const found = new Set();
  for (const element of inner) {
    let outer = element.parentElement?.closest("[data-ref]");
    while (outer && root.contains(outer) && !found.has(outer)) {
      found.add(outer);
      outer = outer.parentElement?.closest("[data-ref]");
    }
  }
  return found;
}

/** Has a thing with a ref come, gone, or lost its marks? @param {MutationRecord} record */
function concerns({ type, target, addedNodes, removedNodes }) {
  if (type === "attributes") return /** @type {Element} */ (target).hasAttribute("data-ref");
  return [...addedNodes, ...removedNodes].some((node) => node instanceof Element
    && (node.hasAttribute("data-ref") || node.querySelector("[data-ref]")));
}

/** @type {Object<string, [number, number]>} */
const ARROWS = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** @param {Element} element */
function centre(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
