/**
 * Words: ids and values in, sentences out. The same as `aquelarre.words`, for the browser.
 * They come in parts: the house, with some of its words apart; of a game what the lobby says of it, what its table says, and
 * its rules in full, its reasons and what its guide says, which are fetched when somebody wants to read that.
 */
import { effect, signal } from "./html.js";
import { lang } from "./prefs.js";
import { at, getText } from "./api.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @typedef {import("./types.js").Values} Values @typedef {import("./types.js").Value} Value */

const HOUSE = "-";
const APART = ["lobby", "fair", "admin", "files", "comfort", "about", "told", "notes", "away", "end", "keys", "agents", "minds", "school", "coach", "mine", "fork", "together", "review", "puzzle", "calls", "workshop", "since", "devices", "groups", "prepared", "mail"]; // parts of the house that not every page needs
const NAMES = "names "; // with a table after it: what the owner of its box calls things
const AGAIN = 3000; // milliseconds until a part that did not come is asked for again
/** @type {Map<string, FluentResource|null>} parts by language and name; null while one is coming */
const parts = new Map();
const arrived = signal(0); // moves with every part that has arrived

/** Where a part of the texts is. @param {string} language @param {string} name */
const placeOf = (language, name) => (name.startsWith(NAMES) ? at(name.slice(NAMES.length), `/names/${language}`) : `/api/text/${language}/${name}`);

/** A part of the texts; null until it is here. @param {string} language @param {string} name */
function part(language, name) {
  const key = `${language}/${name}`;
  if (!parts.has(key)) {
    parts.set(key, null);
    getText(placeOf(language, name)).then((text) => {
      parts.set(key, new FluentResource(text));
      arrived.value += 1;
    }).catch(() => setTimeout(() => {
      parts.delete(key);
      arrived.value += 1;
    }, AGAIN));
  }
  return parts.get(key) ?? null;
}

/** The same part as soon as it is here. @param {string} language @param {string} name @returns {Promise<FluentResource>} */
const soon = (language, name) => new Promise((done) => {
  const stop = effect(() => {
    void arrived.value;
    const found = part(language, name);
    if (!found) return;
    done(found);
    queueMicrotask(() => stop());
  });
});

/** `SIGNED($points)` of a text: +2, or with the sign of the books −6; nothing is 0. @param {any[]} numbers */
export const SIGNED = ([number]) => {
  const value = Number(number);
  return value > 0 ? `+${value}` : PLAIN([value]);
};

/** `PLAIN($points)` of a text: 2, or with the sign of the books −6. @param {any[]} numbers */
export const PLAIN = ([number]) => String(Number(number)).replace("-", "−");

/** How far a place of a grid is from where it begins: `3,-2` is 3 to the east, 2 to the north. @param {string} label
 *  @returns {Values|null} */
function steps(label) {
  if (!/^-?\d+,-?\d+$/.test(label)) return null;
  const [x, y] = label.split(",").map(Number);
  return { x, y, east: Math.max(x, 0), west: Math.max(-x, 0), south: Math.max(y, 0), north: Math.max(-y, 0) };
}

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
/** @type {Map<string, Words>} */
const made = new Map();
/** @type {Map<string, Words>} the newest that were given, whatever their language */
const latest = new Map();
const MOST_KEPT = 200;

/**
 * The words for a reader in the language of this browser; null until the texts are here. When the
 * language changes, those of the other one do until then: the page stays as it is.
 * The same arguments give the same object, so that components may compare it.
 * @param {string} [game] @param {string[]} [players] @param {number} [reader]
 * @param {import("./types.js").Summary|null} [table] whose box may have names of its own for things
 * @returns {Words|null}
 */
export function words(game = HOUSE, players = [], reader = -1, table = null) {
  const named = table?.edition && !table.edition.ours ? `${NAMES}${table.table}` : "";
  return wordsFrom(game === HOUSE ? [] : [game], game, players, reader, named);
}

/** What an edition is called: one that comes with the game has a name in every language.
 *  @param {import("./types.js").Edition} edition @param {Words|null} words */
export const titleOf = ({ title, name }, words) => (name && words?.has(`edition-${name}`) ? words.say(`edition-${name}`) : title);

/** What the lobby says of a game: its name, its goal, its settings. @param {string} game */
export function briefly(game) {
  return wordsFrom([`${game}/brief`], game, [], -1);
}

/** @param {string[]} names @param {string} game @param {string[]} players @param {number} reader @param {string} [named] a part with names of an owner's own */
function wordsFrom(names, game, players, reader, named = "") {
  const language = lang.value;
  void arrived.value;
  const wanted = [HOUSE, ...names];
  const later = [...["rules", "why", "advice", "tell", "lessons"].map((name) => `${game}/${name}`), ...APART.map((name) => `${HOUSE}/${name}`)];
  for (const more of later) if (parts.get(`${language}/${more}`)) wanted.push(more);
  if (named) wanted.push(named); // last, for they replace ours
  const found = wanted.map((name) => part(language, name));
  const whose = [...names, named, reader, ...players].join("\n");
  if (found.includes(null)) return latest.get(whose) ?? null;
  const about = [language, ...wanted].join(" ");
  const bundle = bundles.get(about) ?? new FluentBundle(language, { functions: { PLAIN, SIGNED }, useIsolating: false });
  if (!bundles.has(about)) {
    for (const resource of found) bundle.addResource(/** @type {FluentResource} */ (resource), { allowOverrides: true });
    bundles.set(about, bundle);
  }
  const key = [about, reader, ...players].join("\n");
  const kept = made.get(key);
  if (kept) return given(whose, kept);
  if (made.size > MOST_KEPT) {
    made.clear();
    latest.clear();
  }
  const home = (/** @type {string} */ name) => `${APART.includes(name) ? HOUSE : game}/${name}`;
  const fresh = new Words(language, bundle, players, reader, (name) => part(language, home(name)), () => soon(language, home("why")));
  made.set(key, fresh);
  return given(whose, fresh);
}

/** @param {string} whose @param {Words} words */
function given(whose, words) {
  latest.set(whose, words);
  return words;
}

/** @param {import("./types.js").GameEvent} event */
const seatOf = ({ values: { seat } }) => (Array.isArray(seat) ? Number(seat[1]) : -1);

/** The text of an answer: of its verb, or the manner of it in this box. @param {import("./types.js").Option} option */
export const verbText = ({ verb, manner }) => `verb-${verb}${manner ? `.${manner}` : ""}`;

const OF_A_DRAFT = /^(verb|event)-/; // other texts may only be on their way

/** As texts name them: `give-move_chest`. @param {import("./types.js").Option[]} options */
const kindsOf = (options) => [...new Set(options.map(({ verb }) => verb))].sort().join("-");

/** The texts in one language for one reader. */
export class Words {
  /** @param {string} language @param {FluentBundle} bundle @param {string[]} players
   *  @param {number} reader the seat of the person who reads, −1 for a watcher
   *  @param {(name: string) => FluentResource|null} fetchPart @param {() => Promise<FluentResource>} fetchReasons */
  constructor(language, bundle, players, reader, fetchPart, fetchReasons) {
    this.lang = language;
    this.bundle = bundle;
    this.players = players;
    this.reader = reader;
    this.fetchPart = fetchPart;
    this.fetchReasons = fetchReasons;
    /** @type {Map<string, Words>} */
    this.others = new Map();
    this.say = this.say.bind(this);
  }

  /** The same texts with other names, of another time. @param {string[]} players @param {number} reader */
  called(players, reader) {
    const key = [reader, ...players].join("\n");
    const kept = this.others.get(key) ?? new Words(this.lang, this.bundle, players, reader, this.fetchPart, this.fetchReasons);
    this.others.set(key, kept);
    return kept;
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

  /** A text of a part that may still be on its way: nothing until it has come. @param {string} key */
  coming(key) {
    return this.has(key) ? this.say(key) : "";
  }

  /** The text of a key; a missing one is the bare key, which is better than nothing. What things tell of
   *  themselves is fetched with the first word of it.
   *  @param {string} key @param {Values} [values] */
  say(key, values = {}) {
    const pattern = this.pattern(key);
    if (pattern === null && key.startsWith("tell-")) this.fetchPart("tell");
    if (pattern === null) return OF_A_DRAFT.test(key) ? this.draft(key, values) : key;
    /** @type {Object<string, string|number>} */
    const spoken = {};
    for (const [name, value] of Object.entries(values)) {
      spoken[name] = this.value(value);
      if (Array.isArray(value) && value[0] === "side") spoken[`${name}_one`] = this.oneOf(value[1]);
    }
    return this.bundle.formatPattern(pattern, /** @type {any} */ (spoken), /** @type {any} */ ([]));
  }

  /** A text that has not been written yet: its key, and what it would tell. So a prototype can be played.
   *  @param {string} key @param {Values} values */
  draft(key, values) {
    const told = Object.entries(values).map(([name, value]) => `${name}: ${this.value(value)}`).join(", ");
    return told ? `${key} (${told})` : key;
  }

  /** @param {Value} value @returns {string|number} */
  value(value) {
    return Array.isArray(value) ? this.thing(value[0], value[1]) : value;
  }

  /** What one person of a side is called: “a witch”. @param {string|number} side */
  oneOf(side) {
    return this.say(this.has(`side-${side}.one`) ? `side-${side}.one` : `side-${side}`);
  }

  /** Who sits there, by name; the reader's own seat is marked. @param {number} seat */
  seat(seat) {
    const name = this.players[seat] || this.say("player-unnamed", { number: String(seat + 1) });
    return seat === this.reader ? this.say("player-own", { name }) : name;
  }

  /** Who sits there, in a sentence: “Ana, Beto and Carla”. @param {number[]} seats */
  seats(seats) {
    const names = seats.map((seat) => this.seat(seat));
    const last = names.pop() ?? "";
    if (!names.length) return last;
    return this.say(/^h?[ií](?!e)/i.test(last) ? "player-and-i" : "player-and", { names: names.join(", "), last });
  }

  /** A card, a place, a team… by its own text. @param {string} kind @param {string|number} label */
  thing(kind, label) {
    if (kind === "seat") return this.seat(Number(label));
    if (this.has(`${kind}-${label}`)) return this.say(`${kind}-${label}`);
    const way = this.has(`${kind}.way`) ? steps(String(label)) : null;
    if (way) return this.say(`${kind}.way`, way);
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
    return this.say(verbText(option), option.args);
  }

  /** What happened; with `others`, of whom the same is told (`alike`), as one sentence about them all.
   *  @param {import("./types.js").GameEvent} event @param {import("./types.js").GameEvent[]} [others] */
  event(event, others = []) {
    const key = `event-${event.key}`;
    if (others.length) return this.say(`${key}.all`, { ...event.values, seat: this.seats([event, ...others].map(seatOf)) });
    return this.say(event.known && this.has(`${key}.known`) ? `${key}.known` : key, event.values);
  }

  /** Is the same told of somebody else, after these? @param {import("./types.js").GameEvent[]} told
   *  @param {import("./types.js").GameEvent} other */
  alike(told, other) {
    const [first] = told;
    if (!first || first.key !== other.key || !this.has(`event-${other.key}.all`)) return false;
    const bare = (/** @type {import("./types.js").GameEvent} */ event) => JSON.stringify({ ...event.values, seat: 0 });
    return bare(first) === bare(other) && !told.some((each) => seatOf(each) === seatOf(other));
  }

  /** A reason; until it has come, what its rule is called. @param {string} rule @param {Values} values */
  why(rule, values) {
    if (this.has(`why-${rule}`)) return this.say(`why-${rule}`, values);
    this.reasons();
    return this.ruleTitle(rule);
  }

  /** What a refusal needs has come, for these words as they are. */
  async reasons() {
    this.bundle.addResource(await this.fetchReasons(), { allowOverrides: true });
  }

  /** What a rule is called. @param {string} rule */
  ruleTitle(rule) {
    return this.say(`rule-${rule}.title`);
  }

  /** A rule in full. The text is empty until it has come. @param {string} rule */
  rule(rule) {
    const here = this.has(`rule-${rule}`);
    if (!here) this.fetchPart("rules");
    return { title: this.ruleTitle(rule), text: here ? this.say(`rule-${rule}`) : "" };
  }

  /** What all that may be done unasked is called, if the game has a word for it. @param {import("./types.js").Option[]} asides */
  asides(asides) {
    const key = `asides-${kindsOf(asides)}`;
    return this.has(key) ? { own: true, name: this.say(key), may: this.say(`${key}.may`) }
      : { own: false, name: this.say("web-asides"), may: this.say("web-may-speak") };
  }

  /** The question to the reader; with a seat, what others are told about it. Where the kinds of answer that are open make it
   *  another one, it has a text for them: `ask-launch.launch`.
   *  @param {string} key @param {number|null} [seat] @param {import("./types.js").Option[]} [options] */
  question(key, seat = null, options = []) {
    const asked = `ask-${key}.${kindsOf(options)}`;
    if (seat === null) return this.say(options.length && this.has(asked) ? asked : `ask-${key}`);
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
