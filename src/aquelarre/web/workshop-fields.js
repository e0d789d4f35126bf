/** The fields of a row on the workbench: a fitting control for each, its fault, its source, and whether somebody has checked it. */
import { html, useState } from "./html.js";
import { checkOf, keyOf, meant, ourRow, same, withCheck, withField, withRow } from "./workshop-box.js";
import { IconButton } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./workshop-box.js").Field} Field
 *  @typedef {import("./workshop-box.js").Part} Part @typedef {import("./workshop-box.js").Box} Box
 *  @typedef {import("./workshop-box.js").Row} Row @typedef {{path: (string|number)[], said: string}} Fault */

export const MARKS = ["R", "D", "F", "X"];
const MOST_NAME = 40;
const LANGS = /** @type {const} */ (["es", "en"]);

/** A field to type in. What is typed counts when it is left, and stays until then, whatever else is drawn meanwhile.
 *  @param {any} props */
export function Typed({ value, commit, ...rest }) {
  const [draft, setDraft] = useState(/** @type {string|null} */ (null));
  const left = (/** @type {any} */ event) => {
    setDraft(null);
    commit(event.target.value);
  };
  return html`<input ...${rest} value=${draft ?? value} onInput=${(/** @type {any} */ event) => setDraft(event.target.value)} onChange=${left} />`;
}

/** What the values of a field are called. @param {Field|undefined} field @param {Words} words */
const labelsOf = (field, words) => (same(field?.values, MARKS) ? MARKS.map((mark) => words.say(`web-workshop-source-${mark}`)) : field?.labels);

/** A value in words. @param {Field|undefined} field @param {any} value @param {Words} words @returns {string} */
export function valueInWords(field, value, words) {
  if (Array.isArray(value)) return value.map((each) => valueInWords(field, each, words)).join(", ") || words.say("web-workshop-nothing");
  if (typeof value === "boolean") return words.say(value ? "web-workshop-yes" : "web-workshop-no");
  if (value !== null && typeof value === "object") return Object.entries(value).map(([name, each]) => `${name}: ${each}`).join(", ");
  if (value === undefined || value === "") return labelsOf(field, words)?.[field?.values.indexOf("") ?? -1] ?? words.say("web-workshop-nothing");
  if (typeof value === "number") return String(value).replace("-", "−");
  const label = labelsOf(field, words)?.[field?.values.indexOf(value) ?? -1] ?? String(value);
  return same(field?.values, MARKS) ? label : label.split(": ")[0];
}

/** What a row is called in the reader's language. @param {Part} part @param {Row} row @param {number} place @param {string} lang */
export function rowName(part, row, place, lang) {
  const own = typeof row.name === "string" ? row.name : row.name?.[lang] || Object.values(row.name ?? {}).find(Boolean);
  return own || part.ids[row.id]?.names[lang] || keyOf(row, place);
}

/** @param {{field: Field, id: string, value: any, change: (value: any) => void, wrong: boolean, words: Words, fault: string}} props */
function Control({ field, id, value, change, wrong, words, fault }) {
  const labels = labelsOf(field, words);
  const described = { "aria-invalid": wrong ? "true" : undefined, "aria-describedby": wrong ? fault : undefined };
  const options = (/** @type {any} */ chosen) => html`${!field.values.includes(chosen) && html`<option value="">${String(chosen ?? "")}</option>`}
    ${field.values.map((each, k) => html`<option key=${k} value=${k}>${labels?.[k] ?? each}</option>`)}`;
  const at = (/** @type {any} */ chosen) => (field.values.includes(chosen) ? String(field.values.indexOf(chosen)) : "");
  if (field.kind === "flag") return html`<input id=${id} type="checkbox" checked=${value === true} onChange=${() => change(value !== true)} ...${described} />`;
  if (field.kind === "number" && field.values.length > 1) {
    const typed = (/** @type {string} */ text) => text !== "" && Number.isInteger(Number(text)) && change(Number(text));
    return html`<${Typed} id=${id} type="number" inputmode="numeric" step="1" min=${Math.min(...field.values)} max=${Math.max(...field.values)} value=${value} commit=${typed} ...${described} />`;
  }
  if (field.kind !== "list") return html`<select id=${id} value=${at(value)} disabled=${field.values.length === 1 && value === field.values[0]}
    onChange=${(/** @type {any} */ event) => change(field.values[Number(event.target.value)])} ...${described}>${options(value)}</select>`;
  const items = Array.isArray(value) ? value : [];
  const spare = field.values.find((each) => !items.includes(each)) ?? field.values[0];
  return html`<span class="ws-list" role="group" id=${id} aria-label=${field.label} ...${described}>${items.map((item, k) => html`<span class="ws-item" key=${k}>
      <select aria-label=${`${field.label} ${k + 1}`} value=${at(item)} onChange=${(/** @type {any} */ event) => change(items.map((each, n) => (n === k ? field.values[Number(event.target.value)] : each)))}>${options(item)}</select>
      ${items.length > field.least && html`<${IconButton} icon="close" class="small" label=${words.say("web-workshop-less", { what: `${field.label} ${k + 1}` })} onClick=${() => change(items.filter((_, n) => n !== k))} />`}</span>`)}
    ${items.length < field.most && html`<button type="button" class="action small quiet" onClick=${() => change([...items, spare])}>+<span class="hidden"> ${field.label}</span></button>`}</span>`;
}

/** @param {{id: string, faults: Fault[]}} props */
export function Faults({ id, faults }) {
  return faults.length > 0 && html`<p class="ws-fault" id=${id}>${faults.map(({ said }) => said).join(" ")}</p>`;
}

/** One row, open. @param {{form: any, part: Part, place: number, box: Box, faults: Fault[], change: (box: Box) => void, who: {by: string, on: string}, words: Words}} props */
export function RowEditor({ form, part, place, box, faults, change, who, words }) {
  const row = box.facts[part.name][place];
  const ours = ourRow(form, part, row);
  const key = keyOf(row, place);
  const shared = { part, place, box, row, ours, name: key, faults, change, who, words };
  return html`<div class="ws-fields">
    ${part.ids[row.id]?.keys.length > 0 && html`<${Names} ...${shared} />`}
    ${meant(part, row).map((field, k, all) => html`<${OneField} key=${field.name} field=${field} first=${all.findIndex((each) => each.source === field.source) === k} ...${shared} />`)}
    <${Faults} id=${`ws-${part.name}-${key}-whole`} faults=${faults.filter(({ path }) => path.length === 2)} />
    <p class="ws-row-foot"><label class="check"><input type="checkbox" checked=${box.checked.some(({ fact }) => fact === `${part.name}.${key}`)}
      onChange=${(/** @type {any} */ event) => change(withCheck(box, part, place, "", event.target.checked ? who : null))} /><span>${words.say("web-workshop-checked-all")}</span></label></p></div>`;
}

/** @param {any} props */
function OneField({ field, first, part, place, box, row, ours, name: key, faults, change, who, words }) {
  const id = `ws-${part.name}-${key}-${field.name}`;
  const here = faults.filter((/** @type {Fault} */ { path }) => path[2] === field.name || (path[2] === "sources" && path[3] === field.source));
  const changed = ours && !same(ours[field.name], row[field.name]);
  const set = (/** @type {any} */ value) => change(withRow(box, part, place, withField(part, row, field.name, value, ours ?? {}), field.name));
  return html`<div class="ws-field" data-changed=${changed || undefined}>
    <label for=${id}>${field.label}</label>
    <${Control} field=${field} id=${id} value=${row[field.name]} change=${set} wrong=${here.length > 0} fault=${`${id}-fault`} words=${words} />
    <${Faults} id=${`${id}-fault`} faults=${here} />
    ${changed && html`<p class="ws-ours">${words.say("web-workshop-ours", { value: valueInWords(field, ours[field.name], words) })}
      <button type="button" class="action small quiet" onClick=${() => set(ours[field.name])}>${words.say("web-workshop-reset")}<span class="hidden"> ${field.label}</span></button></p>`}
    <${Known} fact=${field.name} source=${first ? field.source : ""} label=${field.label} ...${{ part, place, box, row, name: key, change, who, words }} /></div>`;
}

/** The names in both languages. @param {any} props */
function Names({ part, place, box, row, ours, name: key, faults, change, who, words }) {
  const id = `ws-${part.name}-${key}-name`;
  const given = (/** @type {string} */ lang) => (typeof row.name === "string" ? row.name : row.name?.[lang] ?? "");
  const here = faults.filter((/** @type {Fault} */ { path }) => path[2] === "name");
  const set = (/** @type {string} */ lang, /** @type {string} */ text) => {
    const both = Object.fromEntries(LANGS.map((each) => [each, each === lang ? text : given(each)]).filter(([, name]) => name));
    change(withRow(box, part, place, withField(part, row, "name", Object.keys(both).length ? both : undefined), "name"));
  };
  return html`<div class="ws-field" data-changed=${(ours && !same(ours.name, row.name)) || undefined}>
    ${LANGS.map((lang) => html`<label key=${lang} class="ws-name"><span>${words.say(`web-workshop-name-${lang}`)}</span>
      <${Typed} type="text" lang=${lang} maxlength=${MOST_NAME} value=${given(lang)} placeholder=${part.ids[row.id]?.names[lang]} aria-invalid=${here.length > 0 ? "true" : undefined}
        commit=${(/** @type {string} */ text) => set(lang, text.trim())} /></label>`)}
    <${Faults} id=${`${id}-fault`} faults=${here} />
    <${Known} fact="name" source="name" label=${words.say("web-workshop-name")} ...${{ part, place, box, row, name: key, change, who, words }} /></div>`;
}

/** Where a fact is known from, and whether it was held against a box. @param {any} props */
function Known({ fact, source, label, part, place, box, row, name: key, change, who, words }) {
  const check = checkOf(box, part.name, key, fact);
  const set = (/** @type {string} */ mark) => change(withRow(box, part, place, { ...row, sources: { ...row.sources, [source]: mark } }));
  return html`<div class="ws-known">
    ${source && row.sources && source in row.sources && html`<label class="ws-source"><span class="hidden">${words.say("web-workshop-source")} ${label}</span>
      <select value=${row.sources[source]} onChange=${(/** @type {any} */ event) => set(event.target.value)}>
        ${MARKS.map((mark) => html`<option key=${mark} value=${mark}>${words.say(`web-workshop-source-${mark}`)}</option>`)}</select></label>`}
    <label class="check"><input type="checkbox" checked=${check !== null} aria-label=${`${label}: ${words.say("web-workshop-checked")}`}
      onChange=${(/** @type {any} */ event) => change(withCheck(box, part, place, fact, event.target.checked ? who : null))} />
      <span>${check && (check.by || check.on) ? [check.by, check.on].filter(Boolean).join(", ") : words.say("web-workshop-checked")}</span></label></div>`;
}
