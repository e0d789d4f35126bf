/** The workshop: a box that its owner corrects on the page. What is changed stays on this device; the server says what does not
 *  fit, in the words of `aquelarre edition check`, and keeps nothing. */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { allGames, get, post } from "./api.js";
import { keep, recall } from "./device.js";
import { Emblem } from "./emblem.js";
import { lazy } from "./lazy.js";
import { lang, myName } from "./prefs.js";
import { rooted } from "./root.js";
import { copy, Icon, IconButton, Notices, notify, sure, Switches } from "./ui.js";
import { asLink, begun, boxFrom, differences, done, fromLink, keyOf, newRow, ourBox, redone, reset, undone, withNewRow, withoutRow } from "./workshop-box.js";
import { Faults, RowEditor, rowName, Typed, valueInWords } from "./workshop-fields.js";
import { briefly, words as wordsOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./workshop-box.js").Form} Form
 *  @typedef {import("./workshop-box.js").Box} Box @typedef {import("./workshop-box.js").Part} Part
 *  @typedef {import("./workshop-box.js").Difference} Difference @typedef {import("./types.js").GameInfo} GameInfo
 *  @typedef {{faults: any[], more?: number, mark: string, ours: boolean, text: string}} Verdict */

const CreateDialog = lazy(() => import("./create.js").then((found) => found.CreateDialog));
const Drawings = lazy(() => import("./workshop-face.js").then((found) => found.Drawings));
const Face = lazy(() => import("./workshop-face.js").then((found) => found.Face));
const QuickLook = lazy(() => import("./workshop-look.js").then((found) => found.QuickLook));
const PAUSE = 350; // ms after the last change, before the server is asked
const LARGEST = 200_000; // bytes of a file: no edition has so many

/** The words of the workshop; null while they come. */
function useWords() {
  const words = wordsOf();
  useEffect(() => void ["workshop", "lobby"].forEach((part) => words?.fetchPart(part)), [words]);
  return words?.has("web-workshop-help") && words.has("web-tagline") ? words : null;
}

/** @param {{game: string}} props */
export function WorkshopPage({ game }) {
  const words = useWords();
  const [games, setGames] = useState(/** @type {GameInfo[]|null} */ (null));
  const [keys, setKeys] = useState(/** @type {string[]} */ ([]));
  useEffect(() => void Promise.all([allGames(), get("/api/workshop")]).then(([all, some]) => (setKeys(some), setGames(all)), () => setGames([])), []);
  useEffect(() => {
    if (words) document.title = `${words.say("web-workshop")} · Aquelarre`;
  }, [words]);
  if (!words || !games) return html`<p class="loading" role="status">…</p>`;
  const info = games.find(({ key }) => key === game && keys.includes(key));
  return html`<div class="page workshop">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <nav><a href="/workshop">${words.say("web-workshop")}</a></nav><${Switches} words=${words} /></header>
    <main>${info ? html`<${Bench} key=${`${game} ${lang.value}`} info=${info} words=${words} />` : html`<${Shelf} games=${games.filter(({ key }) => keys.includes(key))} words=${words} />`}</main>
    <${Notices} words=${words} /></div>`;
}

/** Which box? @param {{games: GameInfo[], words: Words}} props */
function Shelf({ games, words }) {
  return html`<h1>${words.say("web-workshop")}</h1><p>${words.say("web-workshop-help")}</p>
    <ul class="ws-shelf">${games.map(({ key }) => html`<li key=${key}><a class="card" href=${`/workshop/${key}`}><${Emblem} game=${key} size=${64} />
      <span class="row-text"><b>${briefly(key)?.say("game-title") ?? key}</b><small>${words.say(recall(`workshop-${key}`) ? "web-workshop-kept" : "web-workshop-untouched")}</small></span></a></li>`)}</ul>`;
}

/** What this device has kept of a box, or a link brings. @param {Form} form */
function firstHistory(form) {
  let found = null;
  try {
    found = boxFrom(JSON.parse(recall(`workshop-${form.game}`) || "null"));
  } catch {
    // what cannot be read is forgotten
  }
  const here = found ?? ourBox(form);
  const linked = location.hash.length > 1 ? fromLink(form, location.hash.slice(1)) : null;
  return linked ? begun(linked, [here]) : begun(here);
}

/** All that the bench consists of comes first: else it would grow, and move a button under a finger.
 *  @param {{info: GameInfo, words: Words}} props */
function Bench({ info, words }) {
  const [form, setForm] = useState(/** @type {Form|null} */ (null));
  const [dressed, setDressed] = useState(false);
  const [broken, setBroken] = useState(false);
  const told = wordsOf(info.key)?.fetchPart("tell"); // what is said on the faces
  useEffect(() => {
    get(`/api/workshop/${info.key}/${words.lang}`).then(setForm, () => setBroken(true));
    const faces = import("./workshop-face.js").then((found) => found.fetchDrawing(info.key));
    // what does not come is asked for again where it belongs
    Promise.allSettled([faces, Face.fetch(), Drawings.fetch(), QuickLook.fetch()]).then(() => setDressed(true));
  }, []);
  if (broken) return html`<p role="alert">${words.say("web-error-server")}</p>`;
  return form && dressed && told ? html`<${Workbench} form=${form} info=${info} words=${words} />` : html`<p class="loading" role="status">…</p>`;
}

/** What the server says of the box, a moment after it was changed. @param {Form} form @param {Box} box @param {Words} words */
function useVerdict(form, box, words) {
  const [verdict, setVerdict] = useState(/** @type {(Verdict & {box: Box})|null} */ (null));
  useEffect(() => {
    let here = true;
    const timer = setTimeout(() => post(`/api/workshop/${form.game}/${words.lang}`, box).then(
      (found) => here && setVerdict({ ...found, box }),
      (problem) => here && notify(words.refusal(problem.refusal), { tone: "bad" }),
    ), verdict ? PAUSE : 0);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [box]);
  return verdict;
}

/** @param {{form: Form, info: GameInfo, words: Words}} props */
function Workbench({ form, info, words }) {
  const [history, setHistory] = useState(() => firstHistory(form));
  const [shown, setShown] = useState(form.parts[0].name);
  const [open, setOpen] = useState(/** @type {string[]} */ ([]));
  const [playing, setPlaying] = useState(false);
  const [by, setBy] = useState(recall("workshop-by") || myName.value);
  const box = history.now;
  const verdict = useVerdict(form, box, words);
  const changes = useMemo(() => differences(form, box), [form, box]);
  // with what is drawn: whoever leaves right after a change loses nothing
  useLayoutEffect(() => keep(`workshop-${form.game}`, changes.length || box.title || box.checked.length ? JSON.stringify(box) : ""), [box]);
  useEffect(() => {
    if (location.hash) window.history.replaceState(null, "", location.pathname + location.search); // it is here now, and kept
  }, []);
  const change = (/** @type {Box} */ next) => setHistory((/** @type {any} */ before) => done(before, next));
  const keys = (/** @type {KeyboardEvent} */ event) => {
    const typing = /** @type {HTMLElement} */ (event.target).matches?.("input[type=text], textarea");
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z" || typing) return;
    event.preventDefault();
    setHistory(event.shiftKey ? redone : undone);
  };
  const current = verdict?.box === box;
  const faults = verdict?.faults ?? [];
  const ready = current && !faults.length;
  const who = { by: by.trim().slice(0, 40), on: new Date().toLocaleDateString("sv") };
  const part = /** @type {Part} */ (form.parts.find(({ name }) => name === shown));
  const goTo = (/** @type {any[]} */ path) => {
    const [name, place] = path;
    if (!form.parts.some((each) => each.name === name)) return;
    setShown(name);
    const row = box.facts[name]?.[place];
    const id = row && `${name}.${keyOf(row, place)}`;
    if (id) setOpen((/** @type {string[]} */ before) => [...new Set([...before, id])]);
    setTimeout(() => document.getElementById(id ? `row-${id}` : "ws-rows")?.scrollIntoView({ block: "center" }));
  };
  return html`<div onKeyDown=${keys}><header class="ws-head"><${Emblem} game=${form.game} size=${64} /><h1>${form.title}</h1></header>
    <p>${words.say("web-workshop-how")}</p>
    <${Tools} ...${{ form, box, history, setHistory, verdict, current, changes, change, words, play: () => setPlaying(true) }} />
    <div class="ws-who"><label class="field"><span>${words.say("web-workshop-title")}</span><${Typed} type="text" maxlength="40" value=${box.title} commit=${(/** @type {string} */ text) => change({ ...box, title: text.trim() })} /></label>
      <label class="field"><span>${words.say("web-workshop-by")}</span><input type="text" maxlength="40" value=${by} onInput=${(/** @type {any} */ event) => (setBy(event.target.value), keep("workshop-by", event.target.value.trim()))} /></label></div>
    <${Verdicts} ...${{ form, box, faults, more: verdict?.more ?? 0, current, changes, change, words, goTo, mark: verdict?.mark ?? "" }} />
    ${info.bots.length > 0 && html`<${QuickLook} form=${form} text=${ready ? verdict.text : ""} bots=${info.bots} words=${words} />`}
    <nav class="ws-parts" aria-label=${words.say("web-workshop-parts")}>${form.parts.map(({ name, label }) => {
      const wrong = faults.filter(({ path }) => path[0] === name).length;
      return html`<button type="button" key=${name} class="action small" aria-pressed=${String(name === shown)} onClick=${() => setShown(name)}>${label}
        ${" "}<small>${(box.facts[name] ?? []).length}</small>${wrong > 0 && html`${" "}<b class="ws-wrong">${words.say("web-workshop-faults", { count: wrong })}</b>`}</button>`;
    })}</nav>
    <${Drawings} game=${form.game} />
    <${Rows} key=${shown} ...${{ form, part, box, faults, change, changes, open, setOpen, who, words }} />
    ${playing && verdict && html`<${CreateDialog} game=${info} edition=${{ name: box.title || verdict.mark, text: verdict.text }} close=${() => setPlaying(false)} />`}</div>`;
}

/** @param {string} text @param {string} kind @param {string} name */
function save(text, kind, name) {
  const href = URL.createObjectURL(new Blob([text], { type: kind }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // the browser has read it by then
}

/** @param {any} props */
function Tools({ form, box, history, setHistory, verdict, current, changes, change, words, play }) {
  const ready = current && verdict.faults.length === 0;
  const read = async (/** @type {any} */ event) => {
    const file = event.target.files[0];
    event.target.value = "";
    if (!file) return;
    const text = file.size > LARGEST ? "" : await file.text().catch(() => "");
    if (!text) return notify(words.say("web-workshop-no-file"), { tone: "bad" });
    const found = await post(`/api/workshop/${words.lang}`, { text }).catch((/** @type {any} */ problem) => ({ faults: [{ said: words.refusal(problem.refusal) }] }));
    const opened = found.game === form.game && boxFrom(found);
    if (opened) change(opened);
    else notify(found.game && found.game !== form.game ? words.say("web-workshop-other-game") : found.faults[0]?.said ?? words.say("web-workshop-no-file"), { tone: "bad" });
  };
  const share = async () => {
    const link = `${location.origin}${rooted(`/workshop/${form.game}`)}#${asLink(form, box)}`;
    notify(words.say((await copy(link)) ? "web-workshop-shared" : "web-workshop-not-shared"));
  };
  const csv = async () => {
    const found = await post(`/api/workshop/${form.game}/${words.lang}/csv`, box).catch(() => null);
    if (found) save(found.csv, "text/csv;charset=utf-8", `${form.game}.csv`);
  };
  const forget = async () => {
    if (await sure(words.say("web-workshop-forget-sure"), words.say("web-workshop-forget"))) change(ourBox(form));
  };
  return html`<div class="ws-tools" role="toolbar" aria-label=${words.say("web-workshop-tools")}>
    <button type="button" class="action confirm" disabled=${!ready} onClick=${play}><${Icon} name="cauldron" />${words.say("web-workshop-play")}</button>
    <${IconButton} icon="undo" label=${words.say("web-workshop-undo")} disabled=${!history.past.length} onClick=${() => setHistory(undone)} />
    <${IconButton} icon="undo" class="ws-redo" label=${words.say("web-workshop-redo")} disabled=${!history.future.length} onClick=${() => setHistory(redone)} />
    <button type="button" class="action small" disabled=${!current} onClick=${() => save(verdict.text, "text/plain;charset=utf-8", `${form.game}${verdict.mark && `-${verdict.mark}`}.toml`)}><${Icon} name="file" />${words.say("web-workshop-save")}</button>
    <button type="button" class="action small" onClick=${csv}><${Icon} name="list" />${words.say("web-workshop-csv")}</button>
    <label class="action small quiet"><${Icon} name="plus" />${words.say("web-workshop-open")}<input type="file" class="hidden" accept=".toml,.csv,text/plain,text/csv" onChange=${read} /></label>
    <button type="button" class="action small" onClick=${share}><${Icon} name="share" />${words.say("web-workshop-share")}</button>
    <button type="button" class="action small quiet danger" disabled=${!changes.length && !box.title && !box.checked.length} onClick=${forget}>${words.say("web-workshop-forget")}</button></div>`;
}

/** What does not fit yet, and what is not as in our box. @param {any} props */
function Verdicts({ form, box, faults, more, current, changes, change, words, goTo, mark }) {
  const partOf = (/** @type {string} */ name) => form.parts.find((/** @type {Part} */ each) => each.name === name);
  const where = (/** @type {any[]} */ [name, place, field]) => {
    const part = partOf(name);
    const row = part && typeof place === "number" ? box.facts[name]?.[place] : null;
    const label = part?.fields.find((/** @type {any} */ each) => each.name === (row ? field : place))?.label;
    return [part?.label ?? name, row && rowName(part, row, place, words.lang), label].filter(Boolean).join(" · ");
  };
  const told = (/** @type {Difference} */ one) => {
    const part = partOf(one.part);
    const row = one.kind === "removed" ? one.ours : box.facts[one.part].find((/** @type {any} */ each, /** @type {number} */ k) => keyOf(each, k) === one.key);
    const field = part.fields.find((/** @type {any} */ { name }) => name === one.field);
    const name = `${part.label} · ${rowName(part, row, Number(one.key) - 1, words.lang)}`;
    if (one.kind !== "changed") return words.say(`web-workshop-${one.kind}`, { name });
    return words.say("web-workshop-changed", { name, field: field?.label ?? words.say(`web-workshop-${one.field === "name" ? "name" : "source"}`), ours: valueInWords(field, one.ours, words), mine: valueInWords(field, one.mine, words) });
  };
  const state = !current ? "web-workshop-looking" : faults.length ? "web-workshop-unfit" : "web-workshop-fit";
  return html`<section class="ws-verdict"><p role="status"><b>${words.say(state, { count: faults.length + more, mark })}</b> ${words.say("web-workshop-differences", { count: changes.length })}
      ${" "}${words.say("web-workshop-checks", { count: box.checked.length })}</p>
    ${faults.length > 0 && html`<ul class="ws-faults">${faults.map((/** @type {any} */ fault, /** @type {number} */ k) => html`<li key=${k}><button type="button" class="ws-go" onClick=${() => goTo(fault.path)}>${where(fault.path)}</button> <span>${fault.said}</span></li>`)}</ul>`}
    ${changes.length > 0 && html`<details class="ws-changes"><summary>${words.say("web-workshop-what-differs")}</summary><ul>${changes.map((/** @type {Difference} */ one, /** @type {number} */ k) => html`<li key=${k}><span>${told(one)}</span>
      ${" "}<button type="button" class="action small quiet" onClick=${() => change(reset(form, box, one))}>${words.say("web-workshop-reset")}<span class="hidden"> ${told(one)}</span></button></li>`)}</ul></details>`}</section>`;
}

/** One kind of thing: its rows, and more of them. @param {any} props */
function Rows({ form, part, box, faults, change, changes, open, setOpen, who, words }) {
  const [wanted, setWanted] = useState("");
  const [only, setOnly] = useState(false);
  const list = useRef(/** @type {HTMLElement|null} */ (null));
  const rows = box.facts[part.name] ?? [];
  const here = faults.filter((/** @type {any} */ { path }) => path[0] === part.name);
  const isChanged = (/** @type {string} */ key) => changes.some((/** @type {Difference} */ one) => one.part === part.name && one.key === key && one.kind !== "removed");
  const free = Object.keys(part.ids).filter((id) => !rows.some((/** @type {any} */ row) => row.id === id));
  const flip = (/** @type {string} */ id) => setOpen((/** @type {string[]} */ before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id]));
  const add = (/** @type {string} */ id) => {
    const row = newRow(part, id, rows.at(-1));
    change(withNewRow(box, part, row));
    flip(`${part.name}.${keyOf(row, rows.length)}`);
  };
  const shown = rows.map((/** @type {any} */ row, /** @type {number} */ place) => ({ row, place, key: keyOf(row, place), name: rowName(part, row, place, words.lang) }))
    .filter((/** @type {any} */ { key, name }) => (!only || isChanged(key)) && `${name} ${key}`.toLowerCase().includes(wanted.toLowerCase()));
  return html`<section class="ws-rows" id="ws-rows" aria-label=${part.label} ref=${list}>
    <div class="ws-find"><label class="field"><span>${words.say("web-workshop-find")}</span><input type="search" value=${wanted} onInput=${(/** @type {any} */ event) => setWanted(event.target.value)} /></label>
      <label class="check"><input type="checkbox" checked=${only} onChange=${() => setOnly(!only)} /><span>${words.say("web-workshop-only")}</span></label></div>
    <${Faults} id="ws-part-faults" faults=${here.filter((/** @type {any} */ { path }) => typeof path[1] !== "number")} />
    <ul>${shown.map((/** @type {any} */ { row, place, key, name }) => {
      const id = `${part.name}.${key}`;
      const wrong = here.filter((/** @type {any} */ { path }) => path[1] === place);
      const isOpen = open.includes(id);
      return html`<li class="card ws-row" id=${`row-${id}`} key=${id} data-changed=${isChanged(key) || undefined} data-wrong=${wrong.length > 0 || undefined} data-open=${isOpen || undefined}>
        <${Face} form=${form} part=${part} row=${row} words=${words} />
        <div class="ws-row-text"><h2>${name}${" "}<small>${key !== name && key}</small></h2>
          <p>${isChanged(key) && html`<span class="tag waiting">${words.say("web-workshop-differs")}</span>${" "}`}${wrong.length > 0 && html`<span class="tag ws-wrong">${words.say("web-workshop-faults", { count: wrong.length })}</span>`}</p>
          <div class="row"><button type="button" class="action small" aria-expanded=${String(isOpen)} onClick=${() => flip(id)}>${words.say(isOpen ? "web-workshop-shut" : "web-workshop-edit")}<span class="hidden"> ${name}</span></button>
            ${isOpen && html`<button type="button" class="action small quiet danger" onClick=${() => change(withoutRow(box, part, place))}>${words.say("web-workshop-remove")}<span class="hidden"> ${name}</span></button>`}</div></div>
        ${isOpen && html`<${RowEditor} ...${{ form, part, place, box, faults: wrong, change, who, words }} />`}</li>`;
    })}</ul>
    ${(free.length > 0 || Object.keys(part.ids).length === 0) && html`<p class="ws-add">${free.length > 0 ? html`<label class="field inline"><span>${words.say("web-workshop-add")}</span>
      <select value="" onChange=${(/** @type {any} */ event) => event.target.value && add(event.target.value)}><option value="">…</option>${free.map((id) => html`<option key=${id} value=${id}>${id} ${part.ids[id].names[words.lang] ?? ""}</option>`)}</select></label>`
      : html`<button type="button" class="action small" onClick=${() => add("")}>${words.say("web-workshop-add")}</button>`}</p>`}</section>`;
}
