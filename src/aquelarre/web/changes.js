/** Changes: an update of which only what is different comes, as a JSON Patch (RFC 6902) of three operations. */

const OPTIONS = ["options", "asides"];

/** What is held of a table: the last update, with the numbers of options, and what each of them is. */
export class Held {
  constructor() {
    /** @type {any} */
    this.update = null;
    /** @type {Map<number, import("./types.js").Option>} */
    this.options = new Map();
  }

  /** The whole update that a message makes. @param {any} message @returns {any} */
  take(message) {
    if (message.t === "change") {
      const { events, since, past, seq } = message;
      this.learn(message.described ?? []);
      this.update = { ...changed(this.update, message.changes), events, since, past, seq, away: undefined };
      return this.withOptions((number) => this.options.get(number));
    }
    this.update = message;
    for (const name of OPTIONS) this.learn(message.position?.question?.[name] ?? []);
    this.update = this.withOptions((option) => option.action);
    return message;
  }

  /** @param {import("./types.js").Option[]} options */
  learn(options) {
    for (const option of options) this.options.set(option.action, option);
  }

  /** @param {(option: any) => any} made */
  withOptions(made) {
    const { position } = this.update;
    if (!position?.question) return this.update;
    const question = { ...position.question };
    for (const name of OPTIONS) question[name] = (question[name] ?? []).map(made);
    return { ...this.update, position: { ...position, question } };
  }
}

/** A copy with these changes; what is the same stays the same. @param {any} held
 *  @param {{op: string, path: string, value?: any}[]} changes */
export function changed(held, changes) {
  for (const { op, path, value } of changes) {
    const way = path.split("/").slice(1).map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    held = put(held, way, op, value);
  }
  return held;
}

/** @param {any} inside @param {string[]} way @param {string} op @param {any} value @returns {any} */
function put(inside, [name, ...rest], op, value) {
  const copy = Array.isArray(inside) ? [...inside] : { ...inside };
  if (rest.length) copy[name] = put(copy[name], rest, op, value);
  else if (op === "remove" && !Array.isArray(copy)) delete copy[name];
  else if (op === "remove") copy.splice(Number(name), 1);
  else if (op === "add" && Array.isArray(copy)) copy.splice(Number(name), 0, value);
  else copy[name] = value;
  return copy;
}
