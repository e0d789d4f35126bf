/**
 * What the reader holds: the cards of the draft, or those drawn for an event.
 */

import { Sign } from "./glyphs.js";
import { CardChip, HandCard } from "./houses.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {import("./houses.js").Card} Card */

/** @param {any} props */
export function Hand({ view, me, people, has, t, html }) {
  if (view.drawn.count > 0) return html`<${Drawn} view=${view} me=${me} people=${people} has=${has} t=${t} html=${html} />`;
  if (!view.pack.length) return null;
  const idle = !view.picked && !view.pack.some((/** @type {Card} */ { card }) => has.open(`card:${card}`));
  if (idle) {
    return html`
      <section class="sal-hand sal-hand-idle" aria-label=${t("show-pack")}><p class="sal-hand-text"><span>${t("show-pack")}</span>
        ${view.pack.map((/** @type {Card} */ card, /** @type {number} */ nth) => html`<${CardChip} key=${nth} card=${card} whole t=${t} html=${html} />`)}</p>
        ${view.passed.length > 0 && html`<${Passed} passed=${view.passed} people=${people} t=${t} html=${html} />`}</section>`;
  }
  const last = view.pack.length === 2;
  const both = view.picked === "discard_both";
  const left = people[(me + 1) % people.length];
  const types = view.players[me]?.types;
  const text = both ? t("show-picked-both")
    : view.picked ? t("show-picked", { thing: t(view.picked.replace(":", "-")) })
    : t("show-pack");
  return html`
    <section class="sal-hand" aria-label=${t("show-pack")}>
      <div class="sal-hand-head"><p class="sal-hand-text"><span class="sal-hand-title" data-told=${Boolean(view.picked) || undefined}>${text}</span>
        ${!last && left && html`<span class="sal-left"><svg viewBox="0 0 24 12" aria-hidden="true"><path d="M24 6H3M8 1L3 6l5 5" /></svg>${t("board-left", { seat: left.name })}</span>`}</p>
        ${view.passed.length > 0 && html`<${Passed} passed=${view.passed} people=${people} t=${t} html=${html} />`}</div>
      <div class="sal-cards" style=${{ "--n": view.pack.length }}><${Cards} cards=${view.pack} types=${types} chosen=${view.picked} both=${both} has=${has} t=${t} html=${html} /></div>
    </section>`;
}

/** What is thought of is lifted, what was answered is ticked; of two equal cards, only one. @param {any} props */
function Cards({ cards, types, chosen, both, has, t, html }) {
  /** @param {(ref: string) => boolean} test */
  const first = (test) => cards.findIndex((/** @type {Card} */ { card }) => test(`card:${card}`));
  const done = first((ref) => ref === chosen);
  const thought = first(has.picked);
  const up = thought < 0 ? done : thought;
  return cards.map((/** @type {Card} */ card, /** @type {number} */ place) => html`
    <${HandCard} key=${place} card=${card} scores=${types?.includes(card.type)} up=${place === up} done=${place === done} away=${both} lit=${has.lit(`card:${card.card}`)} t=${t} html=${html} />`);
}

/** Drawn for an event: only the constable sees them. @param {any} props */
function Drawn({ view, me, people, has, t, html }) {
  const { cards, count } = view.drawn;
  const text = cards ? t("show-drawn") : t("show-drawn-hidden", { seat: people[view.constable].name, count });
  return html`
    <section class="sal-hand" aria-label=${text}>
      <p class="sal-hand-text">${text}</p>
      <div class="sal-cards" style=${{ "--n": count }}>${cards
        ? html`<${Cards} cards=${cards} types=${view.players[me]?.types} chosen=${null} has=${has} t=${t} html=${html} />`
        : Array.from({ length: count }, (_, nth) => html`<span class="sal-back" key=${nth} aria-hidden="true"><${Sign} name="witch" html=${html} /></span>`)}</div>
    </section>`;
}

/** Packs that the reader has seen and handed on: what must still be in them. @param {any} props */
function Passed({ passed, people, t, html }) {
  return html`
    <details class="sal-passed"><summary>${t("board-passed")}</summary>
      <ul aria-label=${t("show-passed")}>${passed.map((/** @type {any} */ { holder, cards }) => html`
        <li key=${holder}><b>${people[holder].name}</b>${cards.map((/** @type {Card} */ card, /** @type {number} */ nth) => html`<${CardChip} key=${nth} card=${card} t=${t} html=${html} />`)}</li>`)}</ul>
    </details>`;
}
