/**
 * Looking at a replay together: who is here and who leads, marks on the board, notes by step. The page of the replay gives
 * its step and its eyes away as long as the reader follows, and tells them to the others as long as the reader leads.
 */
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "./html.js";
import { Gathering } from "./gathering.js";
import { Link } from "./invite.js";
import { myName } from "./prefs.js";
import { rooted } from "./root.js";
import { markOf } from "./seats.js";
import { Dialog, Icon, IconButton, notify } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./gathering.js").Item} Item */

const LONGEST = 200;

/** The page goes where the leader is, and says so when its reader is elsewhere. @param {Gathering} gathering
 *  @param {{step: number, eyes: number, show: (step: number, eyes: number) => void, fresh: boolean}} page */
function useFollowing(gathering, { step, eyes, show, fresh }) {
  const at = gathering.at.value;
  const { leads } = gathering;
  const last = useRef(/** @type {any} */ (null)); // where the leader was when we last looked
  const follows = gathering.follows.value;
  useEffect(() => {
    if (!at) return;
    const apart = at.step !== step || at.eyes !== eyes;
    if (leads && (fresh || last.current)) gathering.tell({ step, eyes }); // who comes back goes where the others are first
    else if (follows && apart && last.current !== at) show(at.step, at.eyes);
    else if (follows && apart && !leads) gathering.follows.value = false; // the reader has gone elsewhere
    last.current = at;
  }, [at, step, eyes, leads, follows]);
}

/** What is touched on the board becomes a mark: two things an arrow, one thing twice a ring.
 *  @param {Gathering} gathering @param {number} step @param {{current: ((chain: string[]) => void)|null}} touched @param {(answer: any) => void} told */
function useMarking(gathering, step, touched, told) {
  const [on, setOn] = useState(false);
  const [begun, setBegun] = useState({ point: "", step }); // the first of two things; at another step it is another board
  const first = begun.step === step ? begun.point : "";
  const turn = (/** @type {boolean} */ now) => {
    setBegun({ point: "", step });
    setOn(now);
  };
  const mark = (/** @type {string} */ to) => {
    gathering.mark(step, first, to).then(told);
    turn(false);
  };
  useLayoutEffect(() => { // as soon as it is said that things may be touched
    touched.current = on ? (/** @type {string[]} */ chain) => {
      const point = [...chain].reverse().join(" ");
      if (!first) setBegun({ point, step });
      else mark(point === first ? "" : point);
    } : null;
    return () => {
      touched.current = null;
    };
  }, [on, first, step, gathering]);
  return { on, first, setOn: turn, ring: () => mark("") };
}

/** @param {{who: number, name: string}} guest @param {Words} words */
const nameOf = ({ who, name }, words) => name || `${words.say("web-guest")} ${who + 1}`;

/** A thing or a thing in a thing, in words. @param {string} point @param {Words} words */
const thing = (point, words) => point.split(" ").reverse().map((ref) => words.ref(ref)).join(", ");

/** What an item says. @param {Item} item @param {Words} words */
const said = (item, words) => item.text || words.say(item.to ? "web-together-arrow-told" : "web-together-ring-told", { from: thing(item.from, words), to: item.to ? thing(item.to, words) : "" });

/**
 * @param {{table: string, room: string, step: number, eyes: number, words: Words, leave: () => void, fresh: boolean,
 *          show: (step: number, eyes: number) => void, touched: {current: ((chain: string[]) => void)|null},
 *          marks: import("./types.js").Signal<import("./kit/marks.js").Mark[]>}} props
 *   `fresh`: the reader has just opened it; `touched` is told of things on the board while a mark is made,
 *   and `marks` are those to be drawn over it
 */
export function Together({ table, room, step, eyes, words, leave, show, touched, marks, fresh }) {
  const gathering = useMemo(() => new Gathering(table, room, myName.value.trim()), [table, room]);
  const [link, setLink] = useState(fresh);
  useEffect(() => {
    gathering.open();
    return () => gathering.end();
  }, [gathering]);
  useEffect(() => void words.fetchPart("together"), [words]);
  const told = (/** @type {any} */ answer) => {
    if (answer?.t === "refused") notify(words.refusal(answer), { tone: "bad" });
  };
  useFollowing(gathering, { step, eyes, show, fresh });
  const drawn = gathering.items.value.filter((item) => item.step === step && item.from);
  useEffect(() => {
    marks.value = drawn.map((/** @type {Item} */ item) => ({ ...item, colour: markOf(item.who).colour }));
  }, [drawn.map(({ n }) => n).join()]);
  useEffect(() => () => void (marks.value = []), []);
  const marking = useMarking(gathering, step, touched, told);
  const problem = gathering.problem.value;
  if (!words.has("web-together")) return null;
  if (problem) {
    return html`<section class="together"><p role="alert">${words.refusal(problem)}</p>
      <button type="button" class="action small" onClick=${leave}>${words.say("web-together-alone")}</button></section>`;
  }
  const people = gathering.people.value;
  const leader = people.find(({ who }) => who === gathering.leader.value);
  if (!leader) return html`<section class="together"><p role="status">${words.say("web-loading")}</p></section>`;
  const { leads } = gathering;
  const follows = gathering.follows.value;
  const items = gathering.items.value;
  const here = items.filter((item) => item.step === step);
  const back = () => {
    gathering.follows.value = true;
    if (gathering.at.value) show(gathering.at.value.step, gathering.at.value.eyes);
  };
  const key = leads ? "you-lead" : !leader.here ? "leader-away" : follows ? "following" : "apart";
  const status = words.say(`web-together-${key}`, { name: nameOf(leader, words), step: gathering.at.value?.step ?? 0 });
  return html`<section class="together" aria-label=${words.say("web-together")}>
    <p class="together-status" role="status">${status}</p>
    <div class="together-tools">
      ${!leads && leader.here && html`<button type="button" class=${`action small ${follows ? "quiet" : "confirm"}`} onClick=${follows ? () => (gathering.follows.value = false) : back}>
        ${words.say(follows ? "web-together-let-go" : "web-together-follow", { name: nameOf(leader, words) })}</button>`}
      ${!leads && !leader.here && html`<button type="button" class="action small confirm" onClick=${() => gathering.lead(gathering.you.value).then(told)}>${words.say("web-together-take")}</button>`}
      <button type="button" class="action small" aria-pressed=${String(marking.on)} onClick=${() => marking.setOn(!marking.on)}>
        <${Icon} name="arrow" size=${18} />${words.say(marking.on ? "web-together-mark-stop" : "web-together-mark")}</button>
      <button type="button" class="action small" onClick=${() => setLink(true)}><${Icon} name="share" size=${18} />${words.say("web-together-invite")}</button>
      <button type="button" class="action small quiet" onClick=${leave}><${Icon} name="door" size=${18} />${words.say("web-together-leave")}</button>
    </div>
    ${marking.on && html`<div class="together-hint"><p role="status">${marking.first ? words.say("web-together-mark-second", { thing: thing(marking.first, words) }) : words.say("web-together-mark-first")}</p>
      ${marking.first && html`<button type="button" class="action small" onClick=${marking.ring}>${words.say("web-together-ring")}</button>`}</div>`}
    <${Crowd} gathering=${gathering} words=${words} told=${told} />
    <${Items} ...${{ gathering, words, here, told, step }} />
    <${NoteForm} gathering=${gathering} words=${words} step=${step} told=${told} />
    <${Elsewhere} items=${items} step=${step} words=${words} go=${(/** @type {number} */ place) => show(place, eyes)} />
    ${link && html`<${Dialog} title=${words.say("web-together-link")} close=${() => setLink(false)} words=${words}>
      <p>${words.say("web-together-link-help")}</p>
      <${Link} text=${`${location.origin}${rooted(`/r/${encodeURIComponent(table)}?with=${encodeURIComponent(room)}`)}`} label=${words.say("web-together-link-label")} words=${words} /><//>`}
  </section>`;
}

/** Who is here; the lead can be handed to each of them. @param {{gathering: Gathering, words: Words, told: (answer: any) => void}} props */
function Crowd({ gathering, words, told }) {
  const { leads } = gathering;
  const here = gathering.people.value.filter((guest) => guest.here || guest.who === gathering.leader.value);
  return html`<ul class="together-people" aria-label=${words.say("web-together-people")}>${here.map((guest) => html`<li key=${guest.who} style=${`--mark:${markOf(guest.who).colour}`}>
    <i aria-hidden="true"></i><span>${nameOf(guest, words)}${guest.who === gathering.you.value ? ` (${words.say("web-you")})` : ""}${guest.who === gathering.leader.value ? ` · ${words.say("web-together-leads")}` : ""}</span>
    ${leads && guest.who !== gathering.you.value && guest.here && html`<button type="button" class="action small quiet" aria-label=${words.say("web-together-hand-to", { name: nameOf(guest, words) })}
      onClick=${() => gathering.lead(guest.who).then(told)}>${words.say("web-together-hand")}</button>`}</li>`)}</ul>`;
}

/** The marks and notes of this step, as text. @param {{gathering: Gathering, words: Words, here: Item[], step: number, told: (answer: any) => void}} props */
function Items({ gathering, words, here, step, told }) {
  return html`<div class="together-items" role="log" aria-live="polite" aria-label=${words.say("web-together-items", { step })} tabindex="0">
    ${here.length === 0 ? html`<p class="hint">${words.say("web-together-nothing")}</p>` : html`<ul>${here.map((item) => html`<li key=${item.n} style=${`--mark:${markOf(item.who).colour}`}>
      <i aria-hidden="true"></i><span><b>${nameOf(item, words)}:</b> ${said(item, words)}</span>
      ${gathering.mayRemove(item) && html`<${IconButton} icon="close" class="small" label=${words.say("web-together-remove", { what: said(item, words) })}
        onClick=${() => gathering.remove(item.n).then(told)} />`}</li>`)}</ul>`}</div>`;
}

/** @param {{gathering: Gathering, words: Words, step: number, told: (answer: any) => void}} props */
function NoteForm({ gathering, words, step, told }) {
  const [text, setText] = useState("");
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const note = text.trim();
    if (!note) return;
    setText("");
    const answer = await gathering.note(step, note);
    if (answer?.t === "refused") setText(note);
    told(answer);
  };
  const label = words.say("web-together-write", { step });
  return html`<form class="together-note" onSubmit=${send}><input type="text" maxlength=${LONGEST} autocomplete="off" enterkeyhint="send" value=${text}
      aria-label=${label} placeholder=${label} onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
    <button type="submit" class="action small" disabled=${!text.trim()}>${words.say("web-together-add")}</button></form>`;
}

/** At which other steps there is something. @param {{items: Item[], step: number, words: Words, go: (step: number) => void}} props */
function Elsewhere({ items, step, words, go }) {
  const steps = [...new Set(items.map((item) => item.step))].filter((each) => each !== step).sort((a, b) => a - b);
  if (!steps.length) return null;
  return html`<p class="together-elsewhere"><span>${words.say("web-together-elsewhere")}</span> ${steps.map((each) => html`<button type="button" class="action small quiet" key=${each}
    onClick=${() => go(each)}>${words.say("web-together-step", { step: each, count: items.filter((item) => item.step === each).length })}</button> `)}</p>`;
}
