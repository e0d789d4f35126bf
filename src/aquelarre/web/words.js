/**
 * Words: ids and values in, sentences out. The same as `aquelarre.words`, for the browser.
 * The texts of the house, of the page and of one game come as one Fluent text.
 */
import { signal } from "./html.js";
import { lang } from "./prefs.js";
import { getText } from "./api.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @typedef {import("./types.js").Values} Values @typedef {import("./types.js").Value} Value */

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Promise<void>>} */
const loading = new Map();
const loaded = signal(0); // moves with every language that has arrived

/** @param {string} language @param {string} game  `-` for none */
export function load(language, game) {
  const key = `${language}/${game}`;
  if (bundles.has(key)) return Promise.resolve();
  let promise = loading.get(key);
  if (!promise) {
    promise = getText(`/api/text/${key}`)
      .then((text) => {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(text), { allowOverrides: true });
        bundles.set(key, bundle);
        loaded.value += 1;
      })
      .finally(() => loading.delete(key));
    loading.set(key, promise);
  }
  return promise;
}

/** @type {Map<string, Words>} */
const made = new Map();
const MOST_KEPT = 200;

/**
 * The words for a reader in the language of this browser; null until the texts are here.
 * The same arguments give the same object, so that components may compare it.
 * @param {string} [game] @param {string[]} [players] @param {number} [reader]
 * @returns {Words|null}
 */
export function words(game = "-", players = [], reader = -1) {
  const language = lang.value;
  loaded.value; // eslint-disable-line no-unused-expressions -- asks again when texts arrive
  const bundle = bundles.get(`${language}/${game}`);
  if (!bundle) {
    load(language, game).catch(() => setTimeout(() => (loaded.value += 1), 3000));
    return null;
  }
  const key = [language, game, reader, ...players].join("\n");
  let found = made.get(key);
  if (!found) {
    if (made.size > MOST_KEPT) made.clear();
    found = new Words(language, bundle, players, reader);
    made.set(key, found);
  }
  return found;
}

/** The texts in one language for one reader. */
export class Words {
  /** @param {string} language @param {FluentBundle} bundle @param {string[]} players
   *  @param {number} reader the seat of the person who reads, −1 for a watcher */
  constructor(language, bundle, players, reader) {
    this.lang = language;
    this.bundle = bundle;
    this.players = players;
    this.reader = reader;
    this.say = this.say.bind(this);
  }

  /** @param {string} key `key.attribute` names an attribute */
  pattern(key) {
    const [name, attribute] = key.split(".", 2);
    const message = this.bundle.getMessage(name);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  /** @param {string} key */
  has(key) {
    return this.pattern(key) !== null;
  }

  /** The text of a key; a missing one is the bare key, which is better than nothing.
   *  @param {string} key @param {Values} [values] */
  say(key, values = {}) {
    const pattern = this.pattern(key);
    if (pattern === null) return key;
    /** @type {Object<string, string|number>} */
    const spoken = {};
    for (const [name, value] of Object.entries(values)) spoken[name] = this.value(value);
    return this.bundle.formatPattern(pattern, /** @type {any} */ (spoken), /** @type {any} */ ([]));
  }

  /** @param {Value} value @returns {string|number} */
  value(value) {
    return Array.isArray(value) ? this.thing(value[0], value[1]) : value;
  }

  /** Who sits there, by name; the reader's own seat is marked. @param {number} seat */
  seat(seat) {
    const name = this.players[seat] || this.say("player-unnamed", { number: String(seat + 1) });
    return seat === this.reader ? this.say("player-own", { name }) : name;
  }

  /** A card, a place, a team… by its own text. @param {string} kind @param {string|number} label */
  thing(kind, label) {
    if (kind === "seat") return this.seat(Number(label));
    if (this.has(`${kind}-${label}`)) return this.say(`${kind}-${label}`);
    if (this.has(kind)) return this.say(kind, { label: String(label) });
    return String(label);
  }

  /** The thing of a ref `kind:label`. @param {string} ref */
  ref(ref) {
    const cut = ref.indexOf(":");
    return this.thing(ref.slice(0, cut), ref.slice(cut + 1));
  }

  /** @param {import("./types.js").Option} option */
  option(option) {
    return this.say(`verb-${option.verb}`, option.args);
  }

  /** @param {import("./types.js").GameEvent} event */
  event(event) {
    const key = `event-${event.key}`;
    return this.say(event.known && this.has(`${key}.known`) ? `${key}.known` : key, event.values);
  }

  /** @param {string} rule @param {Values} values */
  why(rule, values) {
    return this.say(`why-${rule}`, values);
  }

  /** @param {string} rule @returns {{title: string, text: string}} */
  rule(rule) {
    return { title: this.say(`rule-${rule}.title`), text: this.say(`rule-${rule}`) };
  }

  /** The question to the reader; with a seat, what others are told about it.
   *  @param {string} key @param {number|null} [seat] */
  question(key, seat = null) {
    if (seat === null) return this.say(`ask-${key}`);
    return this.say(`ask-${key}.others`, { seat: this.seat(seat) });
  }

  /** One sentence about a refusal; what the locales do not know is said in English.
   *  @param {import("./types.js").Refusal} refusal */
  refusal(refusal) {
    const { error, rule, values, sentence } = refusal;
    if (rule && this.has(`why-${rule}`)) return this.why(rule, values || {});
    if (this.has(error)) return this.say(error, values || {});
    return sentence || this.say("error-refused");
  }

  /** @param {string[]} names "Ana, Beto y Caro" */
  list(names) {
    return new Intl.ListFormat(this.lang, { type: "conjunction" }).format(names);
  }
}
