/**
 * The teacher at a table with a lesson: what she says, what she points at, and what the learner can say to her.
 * Which step it is, the server knows (docs/LESSONS.md); nothing of it is decided here.
 */
import { html, useEffect, useLayoutEffect, useRef, useState } from "./html.js";
import { follow } from "./kit/follow.js";
import { elementsAt } from "./pointing.js";
import { go } from "./nav.js";
import { learnt } from "./learnt.js";
import { Icon, IconButton, RuleChip, useEscape } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session
 *  @typedef {import("./types.js").Lesson} Lesson */

/** Whose names the texts may say: `$you`, and `$seat0`… of all. @param {Words} words @param {number} seats @param {number} me */
export function namesIn(words, seats, me) {
  const names = [...Array(seats).keys()].map((seat) => [`seat${seat}`, words.seat(seat)]);
  return Object.fromEntries([...names, ["you", words.seat(me)]]);
}

/** @param {{session: Session, words: Words, openRule: (rule: string) => void, pan: {current: any}, game: string,
 *           lessons: {name: string}[]}} props */
export function Teacher({ session, words, openRule, pan, game, lessons }) {
  const now = session.teacher.value;
  useEffect(() => {
    words.fetchPart("lessons");
    words.fetchPart("school");
  }, [words]);
  const over = Boolean(session.position.value?.over);
  useEffect(() => {
    if (now) learnt.keep(game, now.lesson, session.table, over || now.taught); // who knows the essentials need not play to the end
  }, [now?.lesson, now?.taught, over]);
  const said = useRef(/** @type {HTMLElement|null} */ (null));
  const button = useRef(/** @type {HTMLElement|null} */ (null));
  const held = useRef(false); // was the focus on what went away?
  const [back, setBack] = useState(0); // how many of her earlier texts ago is read again
  const before = useRef(/** @type {{step: string, says: string}[]} */ ([])); // the last one is what she says now
  if (now?.step && before.current.at(-1)?.step !== now.step) before.current = [...before.current.slice(1 - KEPT), { step: now.step, says: now.says }];
  useEffect(() => setBack(0), [now?.step, now?.reply?.says]);
  const ready = Boolean(now) && words.has("web-school-on") && words.has(`lesson-${now?.lesson}`);
  useLayoutEffect(() => {
    const nowhere = !document.activeElement || document.activeElement === document.body;
    if (button.current && (nowhere || held.current)) button.current.focus({ preventScroll: true });
    else if (nowhere && held.current) said.current?.focus({ preventScroll: true });
    held.current = false;
  }, [ready, now?.step, now?.reply?.says]);
  if (!now || !ready) return null;
  const tell = (/** @type {string} */ what) => {
    held.current = true;
    session.learn(what, now.step);
  };
  const names = namesIn(words, session.summary.value?.seats ?? 0, session.seat);
  const earlier = now.step ? before.current.slice(0, -1) : before.current;
  const again = back > 0 && earlier.at(-back);
  const title = words.say(`lesson-${now.lesson}`);
  const question = session.position.value?.question;
  const meant = now.reply && [...(question?.options ?? []), ...(question?.asides ?? [])].find((each) => each.action === now.reply?.action);
  const insist = () => meant && session.answer(meant);
  const next = (over || now.taught) && !now.step ? lessons[lessons.findIndex(({ name }) => name === now.lesson) + 1] : null;
  const idle = now.quiet ? "quiet" : over ? "over" : !now.taught ? (session.awaited.value ? "yours" : "waits") : next ? "taught" : "taught-all";
  return html`<aside class=${`teacher ${now.step ? "" : "waits"}`} aria-label=${words.say("web-school-teacher")}>
    <span class="teacher-face"><${Icon} name="witch" size=${34} /></span>
    <div class="teacher-said" ref=${said} tabindex="-1" role="status" aria-live="polite" aria-atomic="true">
      ${again ? html`<p class="teacher-again" key=${`again ${again.step}`}>${words.say(again.says, names)}</p>` : html`
      ${now.missed && html`<p class="hint" key="missed">${words.say("web-school-missed")}</p>`}
      ${now.step ? html`<p key=${now.step} data-step=${now.step}>${words.say(now.says, names)}</p>`
        : html`<p class="hint">${words.say(`web-school-${idle}`, { title })}</p>`}
      ${now.reply && html`<p class="teacher-reply" key=${now.reply.says}>${words.say(now.reply.says, names)}</p>`}`}
    </div>
    <div class="teacher-tools">
      ${again ? html`<button type="button" class="action quiet small" key="forward" onClick=${() => setBack(0)}>${words.say("web-school-forward")}</button>` : now.reply ? html`<button type="button" class="action confirm small" ref=${button} key="else" onClick=${() => tell("else")}>${words.say("web-school-else")}</button>
          ${now.reply.may && html`<button type="button" class="action quiet small" key="insist" onClick=${insist}>${words.say("web-school-insist")}</button>`}`
        : now.waits === "on" && html`<button type="button" class="action confirm teacher-on" ref=${button} key="on" onClick=${() => tell("on")}>${words.say("web-school-on")}<${Icon} name="next" size=${18} /></button>`}
      ${!now.reply && now.waits === "answer" && html`<span class="teacher-turn" key="turn">${words.say("web-school-do")}</span>`}
      ${now.quiet && !over && html`<button type="button" class="action small" key="aloud" onClick=${() => tell("aloud")}>${words.say("web-school-aloud")}</button>`}
      ${next && html`<button type="button" class=${`action small teacher-next ${over ? "confirm" : ""}`} key="next" onClick=${() => learnt.begin(game, next.name, words)}>${words.say("web-school-next", { title: words.say(`lesson-${next.name}`) })}</button>`}
      ${earlier.length > back && html`<${IconButton} key="back" icon="back" class="small teacher-back" label=${words.say("web-school-back")} onClick=${() => setBack(back + 1)} />`}
      ${now.number > 0 && (now.step || !now.taught) && html`<span class="teacher-count" key="count" aria-label=${words.say("web-school-count", { number: now.number, of: now.of })}>${now.number}/${now.of}</span>`}
      <${WayOut} key="out" words=${words} quiet=${now.quiet || over} tell=${tell} />
    </div>
    ${now.rules.length > 0 && html`<div class="teacher-rules">${now.rules.map((rule) => html`<${RuleChip} key=${rule} rule=${rule} open=${openRule}
      label=${words.say("web-open-rule", { rule, title: words.ruleTitle(rule) })} />`)}</div>`}
  </aside>
  ${now.point.length > 0 && html`<${Rings} key=${now.step} point=${now.point} pan=${pan} />`}`;
}

const KEPT = 60; // texts that can be read again: more than a lesson has

/** Out of the lesson, at any time: to the lobby (it can be taken up again), or to play on without her. @param {any} props */
function WayOut({ words, quiet, tell }) {
  const [open, setOpen] = useState(false);
  useEscape(open, () => setOpen(false));
  return html`<span class="teacher-out"><${IconButton} icon="close" class="small" label=${words.say("web-school-out")} aria-expanded=${open} onClick=${() => setOpen(!open)} />
    ${open && html`<span class="teacher-ways">
      ${!quiet && html`<button type="button" class="menu-item" onClick=${() => (setOpen(false), tell("quiet"))}><${Icon} name="pause" />${words.say("web-school-alone")}</button>`}
      <button type="button" class="menu-item" onClick=${() => go("/")}><${Icon} name="door" />${words.say("web-school-leave")}</button></span>`}</span>`;
}

const AROUND = 5; // pixels between a thing and its ring,
const EDGE = 3; // and between that and the edge of the page

/** Rings around what is pointed at. They follow it, whatever the board does. @param {{point: string[], pan: {current: any}}} props */
function Rings({ point, pan }) {
  /** @type {{current: HTMLDivElement|null}} */
  const layer = useRef(null);
  useEffect(() => {
    let [shown, room] = [0, 0];
    const end = follow(() => {
      const found = [...new Set(point.flatMap(elementsAt))]; // one list may hold several of them
      const here = document.querySelector(".stage")?.clientHeight ?? 0; // the bar below has grown, or what is said
      if (found.length > shown || here !== room) {
        [shown, room] = [found.length, here];
        bringIntoSight(found, pan.current);
      }
      return layer.current && draw(layer.current, found);
    });
    const anew = () => void (shown = 0); // laid out otherwise, it may be out of sight
    addEventListener("resize", anew);
    return () => {
      removeEventListener("resize", anew);
      end();
    };
  }, []);
  return html`<div class="school-rings" ref=${layer} aria-hidden="true"></div>`;
}

/** All of them, and from farther away if need be: of things that belong together one would otherwise lie beyond the edge.
 *  @param {Element[]} elements @param {any} pan */
function bringIntoSight(elements, pan) {
  const drawn = pan?.base() ? elements.filter((element) => element.closest(".sheet")) : [];
  const others = elements.filter((element) => !drawn.includes(element));
  for (const other of others.reverse()) other.scrollIntoView({ block: "nearest", inline: "nearest" }); // the first wins, where not all fit
  const part = drawn.length ? partAround(drawn, pan) : null;
  if (!part) return;
  const fits = Math.min(pan.size.w / part.w, pan.size.h / part.h);
  if (pan.base().scale > fits) pan.centre(part.x + part.w / 2, part.y + part.h / 2, fits, true);
  else pan.show(part);
}

/** The part of the drawing that holds these, in its own units: those do not change while the view is gliding.
 *  @param {Element[]} elements @param {any} pan */
function partAround(elements, pan) {
  const drawing = elements[0].closest(".sheet")?.querySelector("svg");
  const whole = drawing?.getBoundingClientRect();
  if (!drawing || !whole?.width) return null;
  const { box, whole: scale } = pan.base();
  const unit = (whole.width / drawing.clientWidth) * scale; // pixels of each, at this moment
  const [left, top] = [whole.x + (whole.width - box.width * unit) / 2, whole.y + (whole.height - box.height * unit) / 2];
  const rects = elements.map((element) => element.getBoundingClientRect());
  const [x, y] = [Math.min(...rects.map((rect) => rect.left)) - AROUND, Math.min(...rects.map((rect) => rect.top)) - AROUND];
  const [right, bottom] = [Math.max(...rects.map((rect) => rect.right)) + AROUND, Math.max(...rects.map((rect) => rect.bottom)) + AROUND];
  return { x: (x - left) / unit + box.x, y: (y - top) / unit + box.y, w: (right - x) / unit, h: (bottom - y) / unit };
}

/** What a ring goes around: of a thing with a name written beside it only the parts that say so (`data-hull`). @param {Element} element */
function hullOf(element) {
  const rects = [...element.querySelectorAll("[data-hull]")].map((part) => part.getBoundingClientRect()).filter(({ width }) => width); // some are empty
  if (!rects.length) return element.getBoundingClientRect();
  const [x, y] = [Math.min(...rects.map(({ left }) => left)), Math.min(...rects.map(({ top }) => top))];
  return { x, y, width: Math.max(...rects.map(({ right }) => right)) - x, height: Math.max(...rects.map(({ bottom }) => bottom)) - y };
}

/** Has anything moved? @param {HTMLElement} layer @param {Element[]} elements */
function draw(layer, elements) {
  let moved = false;
  while (layer.children.length > elements.length) layer.lastChild?.remove();
  while (layer.children.length < elements.length) layer.append(document.createElement("i"));
  for (const [place, element] of elements.entries()) {
    const { x, y, width, height } = hullOf(element);
    const [left, top] = [Math.max(EDGE, x - AROUND), Math.max(EDGE, y - AROUND)]; // a ring is whole, also around what is as wide as the page
    const [right, bottom] = [Math.min(innerWidth - EDGE, x + width + AROUND), Math.min(innerHeight - EDGE, y + height + AROUND)];
    const frame = element.closest(".frame")?.getBoundingClientRect();
    const outside = frame && (y + height / 2 < frame.top || y + height / 2 > frame.bottom || x + width / 2 < frame.left || x + width / 2 > frame.right);
    const ring = /** @type {HTMLElement} */ (layer.children[place]);
    const above = element.closest(".speak, .long.is-open") ? "z-index:55;" : ""; // a sheet lies over everything else
    const style = `${above}translate:${left}px ${top}px;width:${right - left}px;height:${bottom - top}px;${outside || !width || bottom < top ? "display:none" : ""}`;
    if (ring.dataset.at !== style) {
      ring.dataset.at = style;
      ring.style.cssText = style;
      moved = true;
    }
  }
  return moved;
}
