/**
 * Choose: from the list of legal options to one of them, by touching things.
 *
 * Every thing touched is a chain of refs, from the innermost outwards. A pick narrows the options
 * to those that touch everything picked; touching the same thing again turns through what is left
 * (a tile's rotations), takes the pick back, or confirms the only option. No rule is known here,
 * and no DOM: `hands.js` binds this to the page.
 */
import { batch, computed, signal } from "./html.js";

/** @typedef {import("./types.js").Option} Option
 *  @typedef {{picked: string[], options: Option[], fresh: boolean, level: number}} Found */

/** @param {string} ref */
export const kindOf = (ref) => ref.slice(0, ref.indexOf(":"));

export class Choose {
  /** @param {(option: Option) => void} send */
  constructor(send) {
    this.send = send;
    /** @type {import("./types.js").Signal<Option[]>} */
    this.options = signal([]);
    this.question = signal(-1);
    this.parts = false; // is an answer put together of several? Then each is sent as soon as it is clear
    /** @type {number[]} */
    this.completes = []; // but for what completes it
    /** @type {import("./types.js").Signal<string[]>} */
    this.picked = signal([]);
    this.turn = signal(0); // which of the options left is shown
    this.turning = signal(false); // are they turned through, or narrowed by another pick?
    /** @type {import("./types.js").Signal<Option|null>} */
    this.hover = signal(null); // the option of a button that is pointed at
    /** @type {import("./types.js").Signal<Option|null>} */
    this.peek = signal(null); // what touching the thing that is pointed at would preview
    /** @type {import("./types.js").Signal<Option|null>} */
    this.advised = signal(null); // what the guide would do
    this.asking = signal(false); // the next touch asks "why can't I?"
    /** Is this ref drawn somewhere, so that it can be picked next? Set by `hands.js`. */
    this.drawn = (/** @type {string} */ _ref) => false;
    /** Does this ref stand for different things in different surroundings? */
    this.ambiguous = (/** @type {string} */ _ref) => false;

    this.open = computed(() => new Set(this.options.value.flatMap((option) => option.refs)));
    this.left = computed(() => touching(this.options.value, this.picked.value));
    this.chosen = computed(() => {
      const left = this.left.value;
      if (!this.picked.value.length || !left.length) return null;
      if (left.length === 1) return left[0];
      return this.turning.value ? left[this.turn.value % left.length] : null;
    });
    this.preview = computed(() => {
      const found = this.hover.value ?? this.chosen.value ?? this.peek.value ?? this.advised.value;
      return found && this.options.value.includes(found) ? found : null;
    });
  }

  /** A new question, or the same one again. @param {number} number @param {Option[]} options @param {boolean} [parts]
   *  @param {number[]} [completes] */
  offer(number, options, parts = false, completes = []) {
    this.parts = parts;
    this.completes = completes;
    batch(() => {
      const same = number === this.question.peek() && sameOptions(options, this.options.peek());
      if (same) return;
      this.question.value = number;
      this.options.value = options;
      this.clear();
    });
  }

  clear() {
    batch(() => {
      this.picked.value = [];
      this.turn.value = 0;
      this.turning.value = false;
      this.hover.value = null;
      this.peek.value = null;
      this.advised.value = null;
      this.asking.value = false;
    });
  }

  /** What touching this chain would lead to; null if no option touches it.
   *  @param {string[]} chain @returns {Found|null} */
  resolve(chain) {
    const open = this.open.value;
    if (!chain.some((ref) => open.has(ref))) return null; // most of what is on a table
    const picked = this.picked.value;
    const kinds = new Set(chain.map(kindOf));
    const bases = [picked];
    if (picked.length) bases.push(picked.filter((ref) => !kinds.has(kindOf(ref))), []);
    for (const [level, base] of bases.entries()) {
      const match = this.bestMatch(touching(this.options.value, base), chain);
      if (!match) continue;
      if (level > 0 && this.isRefused(chain)) return null;
      const all = [...new Set([...base, ...match])];
      const fresh = level > 0 || match.some((ref) => !picked.includes(ref));
      return { picked: all, options: touching(this.options.value, all), fresh, level };
    }
    return null;
  }

  /** What is picked is done to such a thing (in an answer that is named after it), but not to this one: then that is what
   *  was meant, and there is a reason to be told. It does not turn into another answer that nobody asked for.
   *  @param {string[]} chain */
  isRefused(chain) {
    const picked = this.picked.value;
    const kinds = new Set(picked.map(kindOf));
    if (!picked.length || chain.some((ref) => kinds.has(kindOf(ref)))) return false;
    const after = (/** @type {string[]} */ refs) => refs.slice(Math.max(...picked.map((ref) => refs.indexOf(ref))) + 1);
    const wanted = new Set(this.left.value.flatMap(({ refs }) => after(refs)).map(kindOf));
    return chain.some((ref) => this.open.value.has(ref) && wanted.has(kindOf(ref)));
  }

  /** The refs of the chain that most go together in one option; ties go to the innermost.
   *  @param {Option[]} options @param {string[]} chain @returns {string[]|null} */
  bestMatch(options, chain) {
    let best = null;
    let bestScore = 0;
    const open = this.open.value;
    const useful = chain.filter((ref) => open.has(ref));
    for (const option of options) {
      if (!useful.some((ref) => option.refs.includes(ref))) continue;
      const match = chain.filter((ref) => option.refs.includes(ref));
      if (!match.length || !this.inPlace(option, chain, match)) continue;
      const score = match.length * 100 - chain.indexOf(match[0]);
      if (score > bestScore) {
        best = match;
        bestScore = score;
      }
    }
    return best;
  }

  /** A part that many things have (a tile's northern city) means that of the thing it is on.
   *  @param {Option} option @param {string[]} chain @param {string[]} match */
  inPlace(option, chain, match) {
    const inner = match[0];
    if (!this.ambiguous(inner)) return true;
    const kinds = new Set(option.refs.map(kindOf));
    return chain
      .slice(chain.indexOf(inner) + 1)
      .every((ref) => match.includes(ref) || !kinds.has(kindOf(ref)));
  }

  /** Touch a thing. @param {string[]} chain @returns {boolean} false: nothing legal there */
  pick(chain) {
    const found = this.resolve(chain);
    if (!found) return false;
    batch(() => {
      this.peek.value = null;
      if (found.fresh) {
        this.picked.value = found.picked;
        this.turn.value = 0;
        this.turning.value = this.turnable(found);
      } else this.again(chain);
    });
    if (found.fresh) this.part();
    return true;
  }

  /** The same thing once more. @param {string[]} chain */
  again(chain) {
    const left = this.left.value;
    if (left.length === 1) this.confirm();
    else if (this.turning.value) this.turn.value = (this.turn.value + 1) % left.length;
    else {
      this.picked.value = this.picked.value.filter((ref) => !chain.includes(ref));
    }
  }

  /** Can what is left only be turned through, because nothing more can be touched?
   *  @param {{picked: string[], options: Option[]}} found */
  turnable(found) {
    return found.options.every((option) =>
      option.refs.every((ref) => found.picked.includes(ref) || !this.drawn(ref)),
    );
  }

  /** More is drawn than when something was picked: then it may be touched. Whoever turns already goes on. */
  redrawn() {
    if (!this.turning.peek() || this.turn.peek()) return;
    this.turning.value = this.turnable({ picked: this.picked.peek(), options: this.left.peek() });
  }

  /** Choose a value from the list, as if it had been touched. @param {string} ref */
  narrow(ref) {
    batch(() => {
      const picked = this.picked.value.includes(ref)
        ? this.picked.value
        : [...this.picked.value, ref];
      const options = touching(this.options.value, picked);
      if (!options.length) return;
      this.picked.value = picked;
      this.turn.value = 0;
      this.turning.value = this.turnable({ picked, options });
      this.hover.value = null;
    });
    this.part();
  }

  /** A part of an answer is given as soon as it is clear which: it can be taken back. What completes the answer cannot. */
  part() {
    const [only, ...more] = this.left.value;
    if (this.parts && !more.length && !this.completes.includes(only.action)) this.confirm();
  }

  /** @param {string} ref */
  drop(ref) {
    batch(() => {
      this.picked.value = this.picked.value.filter((each) => each !== ref);
      this.turn.value = 0;
      this.turning.value = this.turnable({ picked: this.picked.value, options: this.left.value });
    });
  }

  next(step = 1) {
    const count = this.left.value.length;
    if (this.turning.value && count > 1) this.turn.value = (this.turn.value + step + count) % count;
  }

  confirm() {
    const option = this.chosen.value;
    if (option) this.send(option);
  }

  /** Point at a thing: show what touching it would do. @param {string[]|null} chain */
  point(chain) {
    const found = chain && !this.chosen.value ? this.resolve(chain) : null;
    const sure = found && (found.options.length === 1 || this.turnable(found));
    this.peek.value = sure ? found.options[0] : null;
  }
}

/** @param {Option[]} options @param {string[]} refs */
export function touching(options, refs) {
  if (!refs.length) return options;
  return options.filter((option) => refs.every((ref) => option.refs.includes(ref)));
}

/** @param {Option[]} one @param {Option[]} other */
function sameOptions(one, other) {
  return (
    one.length === other.length && one.every((option, place) => option.action === other[place].action)
  );
}
