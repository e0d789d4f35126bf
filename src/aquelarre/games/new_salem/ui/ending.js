/**
 * The end, step by step: what lay in the streets, trials, sets, what the witches needed, points. All
 * of it stands in the view as lines of the final reckoning, so it can be told again at any time.
 */

import { Emblem, Mark, Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {{key: string, rule: string, values: Record<string, any>, places: string[]}} Line  of the reckoning */

/** What changes the despair of the town, with its signs. */
const TRIALS = /** @type {Record<string, string[]>} */ ({ witch_tried: ["witch", "trial"], witch_free: ["witch"], puritan_tried: ["puritan", "trial"] });
const SETS = /** @type {Record<string, string>} */ ({ death_sets: "MUE", justice_sets: "JUS" });
const SCORES = ["type_scored", "set_scored", "letter_scored"];

/** With its sign, as one writes it. @param {number} change */
const signed = (change) => (change < 0 ? `−${-change}` : `+${change}`);

/** Who a line is about. @param {Line} line @returns {number} */
const seatOf = ({ values }) => Number(values.seat?.[1] ?? -1);

/** @param {any} props */
export function Ending({ view, people, t, html }) {
  const { side, winners, steps } = view.result;
  /** @param {string} key @returns {Line | undefined} */
  const line = (key) => steps.find((/** @type {Line} */ one) => one.key === key);
  const trials = line("trials_summed");
  const sets = line("sets_summed");
  const cut = steps.indexOf(trials);
  const emptied = steps.filter((/** @type {Line} */ { key }) => key === "town_emptied");
  const reasons = { people, t, html };
  const sign = side === "witches" ? "witch" : side === "puritans" ? "puritan" : "despair";
  const names = winners.map((/** @type {number} */ seat) => people[seat].name).join(", ");
  return html`
    <section class="sal-ending" data-side=${side} aria-label=${t("phase-end")}>
      <header><${Sign} name=${sign} html=${html} />
        <h2>${winners.length ? t("show-won", { players: names, side: t(`side-${side}`), side_one: t(`side-${side}.one`) }) : t("show-lost")}</h2></header>
      <ol class="sal-steps" data-place="reckoning">
        <${Step} nth=${0} total=${line("town_counted")?.values.despair} text=${t("board-end-town_counted")} html=${html} />
        <${Step} nth=${1} total=${trials?.values.total} text=${t("board-end-trials_summed")} html=${html}>
          <${Reasons} lines=${steps.filter((/** @type {Line} */ { key }) => key in TRIALS)} ...${reasons} />
          <${Reasons} lines=${emptied.filter((/** @type {Line} */ one) => steps.indexOf(one) < cut)} ...${reasons} /><//>
        <${Step} nth=${2} total=${sets?.values.total} text=${t("board-end-sets_summed")} html=${html}>
          <${Reasons} lines=${steps.filter((/** @type {Line} */ { key }) => key in SETS)} ...${reasons} />
          <${Reasons} lines=${emptied.filter((/** @type {Line} */ one) => steps.indexOf(one) > cut)} ...${reasons} /><//>
        <${Step} nth=${3} total=${view.town.threshold} text=${t("board-end-need")} need html=${html} />
        ${winners.length > 0 && html`<${Rivals} view=${view} ...${reasons} />`}
      </ol>
    </section>`;
}

/** One number of the reckoning, and where it comes from. @param {any} props */
function Step({ nth, total, text, need, children, html }) {
  return html`<li data-need=${need || undefined} style=${{ "--nth": nth }}><b>${total}</b><span>${text}</span>${children}</li>`;
}

/** Who or what has changed the count, and by how much. @param {{lines: Line[], people: any[], t: Say, html: Html}} props */
function Reasons({ lines, people, t, html }) {
  if (!lines.length) return null;
  return html`
    <span class="sal-reasons">${lines.map((line, place) => {
      const { key, values } = line;
      const text = t(`event-${key}`, values);
      const seat = seatOf(line);
      return html`
        <span class="sal-reason" key=${place} title=${text} data-less=${values.change < 0 || undefined}>
          ${seat >= 0 && html`<${Mark} person=${people[seat]} html=${html} />`}${TRIALS[key]?.map((name) => html`<${Sign} key=${name} name=${name} html=${html} />`)}
          ${SETS[key] && html`<span class="sal-chip" data-type=${SETS[key]}><${Emblem} type=${SETS[key]} html=${html} /></span>`}
          <b aria-hidden="true">${key === "town_emptied" ? "≥ 0" : signed(values.change)}</b><span class="sal-said">${text}</span>
        </span>`;
    })}</span>`;
}

/** Those of the winning side by their points; where they are level, by the hope they have left. @param {any} props */
function Rivals({ view, people, t, html }) {
  const { side, winners, steps } = view.result;
  const rivals = view.players.filter((/** @type {any} */ player) => player.side === side)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => b.score - a.score || Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)));
  /** @param {number} seat @returns {Line | undefined} */
  const hope = (seat) => steps.find((/** @type {Line} */ line) => line.key === "hope_counted" && seatOf(line) === seat);
  return html`
    <${Step} nth=${4} total=${rivals[0].score} text=${t("board-end-points", { side })} html=${html}>
      <span class="sal-reasons">${rivals.map((/** @type {any} */ { seat, score }) => {
        const tie = hope(seat);
        const text = [t("event-points_counted", { seat: ["seat", seat], points: score }), tie && t("event-hope_counted", tie.values)].filter(Boolean).join(" ");
        return html`
          <span class="sal-reason" key=${seat} title=${text} data-won=${winners.includes(seat) || undefined}>
            <${Mark} person=${people[seat]} html=${html} /><b aria-hidden="true">${score}</b>
            ${tie && html`<${Sign} name="hope" html=${html} /><b aria-hidden="true">${tie.values.hope}</b>`}<span class="sal-said">${text}</span>
          </span>`;
      })}</span><//>`;
}

/** What a player's points are made of. @param {{view: any, seat: number, t: Say, html: Html}} props */
export function Points({ view, seat, t, html }) {
  const lines = (view.result?.steps ?? []).filter((/** @type {Line} */ line) => SCORES.includes(line.key) && seatOf(line) === seat);
  if (!lines.length) return null;
  return html`
    <span class="sal-scoring">${lines.map((/** @type {Line} */ { key, values }) => {
      const type = values.type?.[1];
      const text = t(`event-${key}`, values);
      return html`
        <span class="sal-chip" key=${`${key} ${type}`} data-type=${type} title=${text}>
          ${type && html`<${Emblem} type=${type} html=${html} />`}${key === "set_scored" && html`<${Sign} name="set" html=${html} />`}
          ${key === "letter_scored" && t(`event-${values.event[1]}`)}<b aria-hidden="true">+${values.points}</b><span class="sal-said">${text}</span>
        </span>`;
    })}</span>`;
}
