/** The reader's cards, and how far a witch gets with or without them. */

import { wayTo } from "./land.js";
import "./later.js";
import { chanceOf, firstCopy, groupsOf, roomy, Sign } from "./pictures.js";

/** @typedef {import("./pictures.js").Say} Say */
/** @typedef {{card: string, symbol: string, effect: string, amount: number, against: string[], cackle: number, trio: string | null, place: string}} Card */

const ROLLED = ["first_pair", "second_pair"]; // then cards may still add to it

/** @param {any} props */
export function Hand(props) {
  const { view, me, t, html } = props;
  const player = view.players.find((/** @type {any} */ { seat }) => seat === me);
  const cards = player?.cards;
  if (!cards || view.over || view.stage === "setup" && !cards.length) return null;
  return html`
    <section class="lan-hand" aria-label=${t("board-own-hand", { count: cards.length, limit: player.limit })} style=${{ "--n": Math.max(cards.length, 1) }}>
      ${view.transmute?.seat === me && html`<p class="lan-hand-text">${t("board-transmuted", { count: view.transmute.cards.length })}</p>`}
      ${cards.length === 0 && html`<p class="lan-hand-text">${t("board-no-cards")}</p>`}
      <div class="lan-cards" tabindex=${roomy() ? undefined : 0} role="group" aria-label=${t("show-cards")}>${cards.map((/** @type {Card} */ card) => html`<${HandCard} key=${card.card} card=${card} ...${props} />`)}</div>
    </section>`;
}

/** @param {any} props */
export function HandCard({ card, view, me, has, preview, t, html }) {
  const ref = `card:${card.card}`;
  const gain = has.open(ref) ? gainOf(card, view, me, t) : null;
  return html`
    <div class="lan-card" data-ref=${ref} data-symbol=${card.symbol} data-picked=${has.picked(ref) || undefined} data-lit=${has.lit(ref) || undefined}
        data-meant=${preview?.refs?.includes(ref) || undefined}>
      <span class="lan-card-head"><${Sign} name=${card.symbol} text=${t(`symbol-${card.symbol}`)} html=${html} /><b>${t(firstCopy(card.card))}</b>
        ${card.trio && html`<${Sign} name="trio" text=${t("board-trio", { character: t(`character-${card.trio}`) })} html=${html} />`}</span>
      <span class="lan-card-effect">${effectOf(card, t)}</span>
      ${gain ? html`<span class="lan-card-gain">${gain}</span>`
        : html`<span class="lan-card-place"><svg viewBox="0 0 12 16" aria-hidden="true"><path d="M6 0a6 6 0 0 1 6 6c0 4-6 10-6 10S0 10 0 6a6 6 0 0 1 6-6zm0 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z" /></svg>${t(`place-${card.place}`)}</span>`}
    </div>`;
}

/** What a card does, in words. @param {Card} card @param {Say} t */
function effectOf({ effect, amount, against, cackle }, t) {
  const more = against.length ? "-against" : cackle ? "-cackle" : "";
  return t(`effect-${effect}${more}`, { amount, groups: groupsOf(against, t) });
}

/** What a card would bring to the attempt that is going on. @param {Card} card @param {any} view @param {number} me @param {Say} t */
function gainOf({ symbol, effect, amount }, { attempt, question }, me, t) {
  if (!attempt || attempt.seat !== me || !ROLLED.includes(question)) return null;
  if (attempt.stage === "first" && symbol !== "broomstick") {
    const points = symbol === "magic" ? 2 : 1;
    const chance = chanceOf(attempt.odds, t, points);
    return chance ? t("board-gain", { points, chance }) : t("board-gain-hidden", { points });
  }
  if (attempt.stage === "second" && effect === "add") return t("board-gain-hidden", { points: amount });
  return null;
}

/** What the rings on the map mean, where there are several kinds: on foot, by broomstick, for the effect of a card.
 *  @param {any} props */
export function Legend(props) {
  const { view, t, html } = props;
  const ways = new Set(view.spaces.map((/** @type {any} */ { space }) => wayTo(space, props)));
  if (!ways.has("fly") && !ways.has("card")) return null;
  return html`
    <p class="lan-legend" aria-hidden="true">${["walk", "fly", "card"].filter((way) => ways.has(way)).map((way) => html`<span key=${way}><svg viewBox="-11 -11 22 22"><circle r="8" data-way=${way} /></svg>${t(`board-by-${way}`)}</span>`)}</p>`;
}

/** What the drawing shows at a glance, for who does not see it: whose turn it is and what for, the steps that are left, what
 *  is about to come. @param {any} props */
export function InWords({ view, t, html }) {
  const { turn, turns, active, stage, placing, attempt, walk, question } = view;
  if (view.over || active === null) return null;
  const lines = [
    t("show-turn", { turn, turns, mode: t(`mode-${view.mode}`), seat: ["seat", active], stage: t(`stage-${stage}`) }),
    placing && t("show-placing", { tile: t(placing.tile ? `tile-${placing.tile}` : "show-hidden") }),
    !attempt?.tile && walk && ["act", "walk_on", "pass"].includes(question) && t("show-walk", { steps: walk.steps }),
  ].filter(Boolean);
  return html`<div class="lan-said">${lines.map((said) => html`<p key=${said}>${said}</p>`)}</div>`;
}
