/**
 * The events that lie open, with their cost and what stands in their way; the constable's duty.
 */

import { scrollable, Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */

/** @param {any} props */
export function Events({ view, me, launching, has, ghost, t, html }) {
  if (!view.events.length) return null;
  return html`
    <details class="sal-events" open=${launching} data-launching=${view.phase === "launch" || undefined} onToggle=${unfolded}>
      <summary><span class="sal-title">${t("board-events")}</span>
        <span class="sal-event-names">${view.events.map((/** @type {any} */ event) => html`
          <span class="sal-chip sal-chip-event" key=${event.event} data-red=${event.red || undefined}><b>${event.cost}</b>${t(`event-${event.event}`)}</span>`)}</span>
        <${Duty} view=${view} me=${me} t=${t} html=${html} />
      </summary>
      <div class="sal-event-row" role="group" aria-label=${t("board-events")} ref=${(/** @type {HTMLElement | null} */ row) => scrollable(row)}>
        ${view.events.map((/** @type {any} */ event) => html`
          <${EventCard} key=${event.event} event=${event} view=${view} has=${has} ghost=${ghost} t=${t} html=${html} />`)}
      </div>
    </details>`;
}

/** @param {Event} event */
function unfolded({ currentTarget }) {
  const all = /** @type {HTMLElement} */ (currentTarget);
  scrollable(/** @type {HTMLElement | null} */ (all.querySelector(".sal-event-row")));
}

/** What an event does; one of another edition in the words of its effect. @param {string} event @param {any} view @param {Say} t */
export function textOfEvent(event, view, t) {
  const does = view.otherwise?.[event];
  return does ? t(`effect-${does.effect}`, does) : t(`event-${event}.text`);
}

/** Can it be launched as things stand? While another is carried out or a successor is named, none can. @param {any} event @param {any} view */
function canBeLaunched(event, view) {
  return event.launchable && event.payable && ["launch", "last_call"].includes(view.question);
}

/** Is it being carried out, can it be launched, and if not, why? Nothing if only the moment is wrong. @param {any} event @param {any} view @param {Say} t */
export function stateOfEvent(event, view, t) {
  if (view.launched?.event === event.event) return t("board-launched");
  if (event.obstacle) return t(`obstacle-${event.obstacle}`);
  return canBeLaunched(event, view) ? t("board-ready") : "";
}

/** @param {any} props */
function EventCard({ event, view, has, ghost, t, html }) {
  const ref = `event:${event.event}`;
  const trials = event.event === "V02" ? view.trials : null;
  const now = view.launched?.event === event.event;
  const ready = canBeLaunched(event, view);
  return html`
    <article class="sal-event" data-ref=${ref} data-red=${event.red || undefined} data-kept=${event.kept || undefined} data-ready=${ready || undefined}
        data-now=${now || undefined} data-picked=${has.picked(ref) || undefined} data-lit=${has.lit(ref) || undefined}
        data-ghost=${ghost?.refs.includes(ref) || undefined}>
      <header>
        <span class="sal-cost" aria-hidden="true"><${Sign} name="hope" html=${html} /><b>${event.cost}</b></span>
        <b class="sal-event-name">${t(`event-${event.event}`)}</b><span class="sal-said">${t("board-cost", { cost: event.cost })}</span></header>
      <p>${textOfEvent(event.event, view, t)}</p>
      <footer>
        ${trials && html`<span class="sal-pile"><${Sign} name="trial" html=${html} />${t("board-trials-left", trials)}</span>`}
        <span class="sal-state">${stateOfEvent(event, view, t)}</span>
      </footer>
    </article>`;
}

/** What the constable does, must do, or may. @param {any} props */
function Duty({ view, me, t, html }) {
  const { duty, launched, constable } = view;
  if (!duty || constable === null) return null;
  const key = launched ? "board-launching" : view.question === "last_call" ? "board-last-call" : duty.applies ? "board-duty" : "board-no-duty";
  const event = launched && { event: t(`event-${launched.event}`), text: textOfEvent(launched.event, view, t) };
  const text = t(constable === me ? `${key}.own` : key, { seat: ["seat", constable], hope: duty.hope, dearest: duty.dearest, ...event });
  const urgent = !launched && (duty.applies || view.question === "last_call");
  return html`<span class="sal-duty" data-urgent=${urgent || undefined}><${Sign} name="hat" html=${html} /><span>${text}</span></span>`;
}
