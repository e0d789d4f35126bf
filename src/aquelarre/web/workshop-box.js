/** A box on the workbench: what its rows have, what differs from ours, undoing, and a box as a link. Nothing here knows a game
 *  or a page; a form (`/api/workshop/…`) says what there can be. */

/** @typedef {{name: string, label: string, kind: string, values: any[], labels?: string[], where: Object<string, any[]>, source: string, least: number, most: number}} Field
 *  @typedef {{names: Object<string, string>, keys: string[]}} Thing
 *  @typedef {{name: string, label: string, ids: Object<string, Thing>, fields: Field[], sources: string[]}} Part
 *  @typedef {Object<string, any>} Row @typedef {Object<string, Row[]>} Facts
 *  @typedef {{fact: string, by?: string, on?: string}} Checked
 *  @typedef {{title: string, facts: Facts, checked: Checked[]}} Box
 *  @typedef {{game: string, title: string, mark: string, seats: number[], parts: Part[], facts: Facts}} Form
 *  @typedef {{part: string, key: string, field: string, kind: "changed"|"added"|"removed", ours?: any, mine?: any}} Difference
 *  @typedef {{past: Box[], now: Box, future: Box[]}} History */

const MOST_STEPS = 200; // that can be undone
const OWN = ["id", "name", "sources"]; // what rows of every part may have
const plain = (/** @type {any} */ value) => ["string", "number", "boolean"].includes(typeof value);
export const same = (/** @type {any} */ a, /** @type {any} */ b) => spelled(a) === spelled(b);

/** A value as a text in which the order of fields means nothing. @param {any} value @returns {string} */
function spelled(value) {
  if (Array.isArray(value)) return `[${value.map(spelled).join()}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "";
  return `{${Object.keys(value).sort().map((name) => `${name}:${spelled(value[name])}`).join()}}`;
}

/** What a row is called in paths: its id, or its number. @param {Row} row @param {number} place */
export const keyOf = (row, place) => (typeof row.id === "string" ? row.id : String(place + 1));

/** @param {Form} form @returns {Box} */
export const ourBox = (form) => ({ title: "", facts: form.facts, checked: [] });

/** The fields that this row has: of several with one name the first that fits. @param {Part} part @param {Row} row @returns {Field[]} */
export function meant(part, row) {
  /** @type {Map<string, Field>} */
  const found = new Map();
  for (const field of part.fields) {
    const fits = Object.entries(field.where).every(([name, values]) => values.includes(row[name]));
    if (fits && !found.has(field.name)) found.set(field.name, field);
  }
  return [...found.values()];
}

/** Something that can stand there. @param {Field} field @param {any} [near] a value that it should resemble */
function fitting({ kind, values, least, most }, near) {
  if (kind === "list") {
    const kept = (Array.isArray(near) ? near : []).filter((each) => values.includes(each)).slice(0, most);
    while (kept.length < least) kept.push(values.find((each) => !kept.includes(each)) ?? values[0]);
    return kept;
  }
  if (values.includes(near)) return near;
  if (kind !== "number" || typeof near !== "number") return values[0];
  return values.reduce((best, each) => (Math.abs(each - near) < Math.abs(best - near) ? each : best), values[0]);
}

/** The row with another value; fields that come and go with it do. @param {Part} part @param {Row} row @param {string} name
 *  @param {any} value @param {Row} [like] where fields that come may be taken from @returns {Row} */
export function withField(part, row, name, value, like = {}) {
  /** @type {Row} */
  const next = { ...row, [name]: value };
  if (value === undefined) delete next[name];
  if (OWN.includes(name)) return next;
  const fields = meant(part, next);
  const known = new Set([...OWN, ...fields.map((field) => field.name)]);
  for (const each of Object.keys(next)) if (!known.has(each)) delete next[each];
  for (const field of fields) {
    if (field.name === name) continue;
    const here = field.name in next;
    const out = here && field.kind !== "list" && !field.values.includes(next[field.name]);
    if (!here || out) next[field.name] = fitting(field, here ? next[field.name] : like[field.name]);
  }
  return ordered(part, next);
}

/** Fields in the order of the form. @param {Part} part @param {Row} row */
function ordered(part, row) {
  const names = ["id", "name", ...part.fields.map((field) => field.name), "sources"];
  return Object.fromEntries([...new Set(names)].filter((name) => name in row).map((name) => [name, row[name]]));
}

/** A new row, as like as can be to the one before it. @param {Part} part @param {string} id @param {Row|undefined} like @returns {Row} */
export function newRow(part, id, like) {
  /** @type {Row} */
  let row = like ? { ...like, sources: like.sources && { ...like.sources } } : {};
  delete row.name;
  if (!row.sources) delete row.sources;
  if (id) row.id = id;
  else delete row.id;
  for (const field of meant(part, row)) row = withField(part, row, field.name, fitting(field, row[field.name]));
  return row;
}

/** @param {Box} box @param {string} part @param {(rows: Row[]) => Row[]} change @returns {Box} */
const withRows = (box, part, change) => ({ ...box, facts: { ...box.facts, [part]: change(box.facts[part] ?? []) } });

/** @param {string} part @param {string} key @param {string} [field] */
export const factOf = (part, key, field = "") => [part, key, field].filter(Boolean).join(".");

/** What of a row can be checked. @param {Part} part @param {Row} row @param {string} key */
const factsOf = (part, row, key) => [...("id" in row ? ["name"] : []), ...meant(part, row).map(({ name }) => name)].map((name) => factOf(part.name, key, name));

/** @param {Box} box @param {Part} part @param {number} place @param {Row} row @param {string} [field] that has changed: it is not checked any more */
export function withRow(box, part, place, row, field = "") {
  const key = keyOf(row, place);
  const whole = box.checked.find(({ fact }) => fact === factOf(part.name, key));
  let checked = box.checked.filter(({ fact }) => fact !== factOf(part.name, key, field));
  if (whole && field) {
    const others = factsOf(part, row, key).filter((fact) => fact !== factOf(part.name, key, field));
    checked = [...checked.filter((each) => each !== whole), ...others.map((fact) => ({ ...whole, fact }))];
  }
  return { ...withRows(box, part.name, (rows) => rows.map((each, k) => (k === place ? row : each))), checked };
}

/** @param {Box} box @param {Part} part @param {Row} row */
export const withNewRow = (box, part, row) => withRows(box, part.name, (rows) => [...rows, row]);

/** @param {Box} box @param {Part} part @param {number} place */
export function withoutRow(box, part, place) {
  const row = box.facts[part.name][place];
  const gone = "id" in row ? `${factOf(part.name, keyOf(row, place))}` : part.name; // numbers move
  const checked = box.checked.filter(({ fact }) => fact !== gone && !fact.startsWith(`${gone}.`));
  return { ...withRows(box, part.name, (rows) => rows.filter((_, k) => k !== place)), checked };
}

/** Who has checked a fact, by itself or with its row. @param {Box} box @param {string} part @param {string} key @param {string} [field] */
export const checkOf = (box, part, key, field = "") =>
  box.checked.find(({ fact }) => fact === factOf(part, key, field) || fact === factOf(part, key)) ?? null;

/** A fact, or without a field all of a row, is checked, or is not any more. @param {Box} box @param {Part} part @param {number} place
 *  @param {string} field @param {{by: string, on: string}|null} who @returns {Box} */
export function withCheck(box, part, place, field, who) {
  const row = box.facts[part.name][place];
  const key = keyOf(row, place);
  const fact = factOf(part.name, key, field);
  const about = (/** @type {Checked} */ each) => each.fact === fact || (!field && each.fact.startsWith(`${fact}.`));
  const whole = field && box.checked.find((each) => each.fact === factOf(part.name, key));
  let checked = box.checked.filter((each) => !about(each) && each !== whole);
  if (whole) checked.push(...factsOf(part, row, key).filter((each) => each !== fact).map((each) => ({ ...whole, fact: each })));
  if (who) checked.push({ fact, ...(who.by && { by: who.by }), ...(who.on && { on: who.on }) });
  return { ...box, checked };
}

/** Our row of the same id; of those without, one that says the same. @param {Form} form @param {Part} part @param {Row} row */
export const ourRow = (form, part, row) => (form.facts[part.name] ?? []).find((each) => ("id" in row ? each.id === row.id : same(each, row))) ?? null;

/** All that is not as in our box. @param {Form} form @param {Box} box @returns {Difference[]} */
export function differences(form, box) {
  return form.parts.flatMap((part) => {
    const rows = box.facts[part.name] ?? [];
    const changed = rows.flatMap((row, place) => {
      const key = keyOf(row, place);
      const ours = ourRow(form, part, row);
      if (!ours) return /** @type {Difference[]} */ ([{ part: part.name, key, field: "", kind: "added", mine: row }]);
      const names = [...new Set([...Object.keys(ours), ...Object.keys(row)])];
      return names.filter((name) => !same(ours[name], row[name]))
        .map((field) => /** @type {Difference} */ ({ part: part.name, key, field, kind: "changed", ours: ours[field], mine: row[field] }));
    });
    const gone = (form.facts[part.name] ?? []).map((row, place) => ({ row, key: keyOf(row, place) }))
      .filter(({ row }) => !rows.some((each) => ("id" in row ? each.id === row.id : same(each, row))))
      .map(({ row, key }) => /** @type {Difference} */ ({ part: part.name, key, field: "", kind: "removed", ours: row }));
    return [...changed, ...gone];
  });
}

/** One difference less. @param {Form} form @param {Box} box @param {Difference} one @returns {Box} */
export function reset(form, box, one) {
  const part = form.parts.find(({ name }) => name === one.part);
  if (!part) return box;
  if (one.kind === "removed") return withNewRow(box, part, one.ours);
  const place = (box.facts[part.name] ?? []).findIndex((row, k) => keyOf(row, k) === one.key);
  if (place < 0) return box;
  if (one.kind === "added") return withoutRow(box, part, place);
  const row = box.facts[part.name][place];
  return withRow(box, part, place, withField(part, row, one.field, one.ours, ourRow(form, part, row) ?? {}), one.field);
}

/* -- undo ---------------------------------------------------------------------------------- */

/** @param {Box} box @param {Box[]} [past] @returns {History} */
export const begun = (box, past = []) => ({ past, now: box, future: [] });
/** @param {History} history @param {Box} box @returns {History} */
export const done = ({ past, now }, box) => ({ past: [...past, now].slice(-MOST_STEPS), now: box, future: [] });
/** @param {History} history @returns {History} */
export const undone = (history) => {
  const before = history.past.at(-1);
  return before ? { past: history.past.slice(0, -1), now: before, future: [history.now, ...history.future] } : history;
};
/** @param {History} history @returns {History} */
export const redone = (history) => {
  const [next, ...future] = history.future;
  return next ? { past: [...history.past, history.now], now: next, future } : history;
};

/* -- as a text ----------------------------------------------------------------------------- */

/** A box from whatever a device has kept or a link says; null if that is none. @param {any} found @returns {Box|null} */
export function boxFrom(found) {
  if (found === null || typeof found !== "object" || typeof found.title !== "string" || found.facts === null || typeof found.facts !== "object") return null;
  const isRow = (/** @type {any} */ row) => row !== null && typeof row === "object" && !Array.isArray(row)
    && Object.values(row).every((value) => plain(value) || (Array.isArray(value) && value.every(plain))
      || (value !== null && typeof value === "object" && !Array.isArray(value) && Object.values(value).every(plain)));
  const rows = Object.values(found.facts);
  if (!rows.every((each) => Array.isArray(each) && each.every(isRow))) return null;
  const checked = Array.isArray(found.checked) ? found.checked.filter((/** @type {any} */ each) => each && typeof each.fact === "string" && Object.values(each).every((x) => typeof x === "string")) : [];
  return { title: found.title, facts: found.facts, checked };
}

/** The differences to our box as a short text for a link. @param {Form} form @param {Box} box */
export function asLink(form, box) {
  /** @type {Object<string, any>} */
  const parts = {};
  for (const part of form.parts) {
    const rows = box.facts[part.name] ?? [];
    const ours = form.facts[part.name] ?? [];
    if (same(rows, ours)) continue;
    const known = rows.every((row) => "id" in row) && ours.every((row) => "id" in row);
    parts[part.name] = !known ? { all: rows } : {
      rows: rows.filter((row) => !same(row, ours.find((each) => each.id === row.id))),
      gone: ours.filter((row) => !rows.some((each) => each.id === row.id)).map(({ id }) => id),
    };
  }
  const bytes = new TextEncoder().encode(JSON.stringify({ mark: form.mark, title: box.title, parts, checked: box.checked }));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The box of a link; null if it is none. @param {Form} form @param {string} text @returns {Box|null} */
export function fromLink(form, text) {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));
    const { title, parts, checked } = JSON.parse(new TextDecoder().decode(bytes));
    /** @type {Facts} */
    const facts = { ...form.facts };
    for (const { name } of form.parts) {
      const { all, rows = [], gone = [] } = parts[name] ?? {};
      const ours = form.facts[name] ?? [];
      const changed = (/** @type {Row} */ row) => rows.find((/** @type {Row} */ each) => each.id === row.id) ?? row;
      facts[name] = all ?? [...ours.filter(({ id }) => !gone.includes(id)).map(changed), ...rows.filter((/** @type {Row} */ row) => !ours.some(({ id }) => id === row.id))];
    }
    return boxFrom({ title, facts, checked });
  } catch {
    return null;
  }
}
