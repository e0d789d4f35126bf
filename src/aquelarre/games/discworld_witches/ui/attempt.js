/**
 * The problem that is being tackled: two dice, flee or stay, symbols, two dice more, effects; and how
 * it has ended.
 */

import { useRef, useState } from "../../../web/kit/panel.js";
import { wayTo } from "./land.js";
import "./later.js";
import { chanceOf, Mark, Sign, TilePicture } from "./pictures.js";

const STEPS = ["before", "first", "second"];
/** Where the spots of a face are, on a die of 40 by 40. */
const SPOTS = /** @type {Record<string, number[][]>} */ ({
  2: [[-9, -9], [9, 9]], 3: [[-10, -10], [0, 0], [10, 10]], 4: [[-9, -9], [9, -9], [-9, 9], [9, 9]],
  5: [[-10, -10], [10, -10], [0, 0], [-10, 10], [10, 10]], 6: [[-9, -11], [9, -11], [-9, 0], [9, 0], [-9, 11], [9, 11]],
});
/** Events that end an attempt: how it has gone. */
const ENDS = /** @type {Record<string, string>} */ ({
  solved: "good", cured: "good", cured_pig: "good", three: "good", failed: "bad", fled: "away", fled_flying: "away", slipped_away: "away",
});
/** And what follows from that. */
const AFTER = ["won_tile", "took_cackle", "took_aliss", "took_from", "to_dungeon", "more_crisis", "lost_tile", "banished", "trapped", "turn_lost"];

/** With these somebody goes on: what was before has been seen. */
const GOES_ON = ["walked", "flew", "stayed", "waited", "left", "left_by_card", "left_by_token"];

/** @typedef {{n: number, key: string, values: any}} News
 *  @typedef {{told: News[], faces: string[]}} Ended  the events from the end of the attempt on, and what the dice showed */

/** What is going on, or how it has just ended; how the reader's own dice fell stays until it was seen. @param {any} props */
export function Attempt(props) {
  const { view, me, news, html } = props;
  const told = /** @type {News[]} */ (news ?? []);
  const [own, away] = useOwn(view, me, told);
  if (view.over) return null;
  const looked = view.question === "pass" && view.active === me && tileAt(view, view.players[me].space);
  if (looked?.looked) return html`<${Glimpse} tile=${looked} ...${props} />`;
  const mine = own && html`<${Outcome} ...${own} away=${away} ...${props} />`;
  const ended = endOf(told);
  const others = ended.length > 0 ? !own && html`<${Outcome} told=${ended} faces=${[]} ...${props} />` : view.attempt?.tile && html`<${Going} ...${props} />`;
  if (mine && others) return html`<div class="lan-both">${mine}${others}</div>`;
  return mine || others || html`<${Ahead} ...${props} />`;
}

/** The end of an attempt and what followed, if that is what was told last. @param {News[]} told */
function endOf(told) {
  const place = Math.max(...told.map(({ key }, nth) => (key in ENDS ? nth : -1)), -1);
  return place < 0 || told.slice(place).some(({ key }) => key === "attempt") ? [] : told.slice(place);
}

/** How the reader's own attempt has ended, as long as they have not put it away or gone on, and what puts it away: others may
 *  have played meanwhile. @param {any} view @param {number} me @param {News[]} told @returns {[Ended | null, () => void]} */
function useOwn(view, me, told) {
  const [seen, setSeen] = useState(-1); // the number of the event
  const kept = useRef(/** @type {Ended | null} */ (null));
  const dice = useRef(/** @type {string[]} */ ([])); // as they lay before what is told now
  const ended = endOf(told);
  const [end] = ended;
  const going = view.attempt?.tile && view.attempt.seat === me;
  if (end && ENDS[end.key] !== "away" && end.values.seat[1] === me) {
    if (kept.current?.told[0].n !== end.n) kept.current = { told: ended, faces: facesAfter(dice.current, told) };
  } else if (going || told.some(({ key, values }) => GOES_ON.includes(key) && values.seat?.[1] === me)) kept.current = null;
  dice.current = going ? view.attempt.dice.map((/** @type {any} */ { face }) => face) : [];
  const own = kept.current && kept.current.told[0].n > seen ? kept.current : null;
  return [own, () => own && setSeen(own.told[0].n)];
}

/** The faces of the dice once all this was told. @param {string[]} before @param {News[]} told */
function facesAfter(before, told) {
  let faces = before;
  for (const { key, values } of told) {
    if (key === "attempt") faces = [];
    else if (key === "rolled") faces = [...faces, values.face[1], values.other[1]];
    else if (key === "rerolled_both") faces = [...faces.slice(0, -2), values.face[1], values.other[1]];
    else if (key === "rerolled") faces = faces.map((face, nth) => (`${nth + 1}` === values.die[1] ? values.face[1] : face));
  }
  return faces;
}

/** What failing costs where somebody is about to go. @param {any} props */
function Ahead(props) {
  const { view, t, html } = props;
  const space = props.picked.find((/** @type {string} */ ref) => ref.startsWith("space:"))?.slice(6);
  const tile = space && ["walk", "fly"].includes(wayTo(space, props) ?? "") && tileAt(view, space);
  return tile && tile.failure && html`<p class="lan-ahead"><b>${t(`tile-${tile.tile}`)}</b> · <b class="lan-if">${t("board-if-failed")}</b> ${t(`failure-${tile.failure}`)}</p>`;
}

/** The tile on a space. @param {any} view @param {string} space */
function tileAt(view, space) {
  return view.spaces.find((/** @type {any} */ one) => one.space === space)?.tile;
}

/** What the reader alone has seen, and may still pass by. @param {any} props */
function Glimpse({ tile, t, html }) {
  const chance = chanceOf(tile.odds, t);
  return html`
    <section class="lan-attempt lan-outcome lan-glimpse" aria-label=${t("board-glimpse")}>
      <${TilePicture} label=${tile.tile} html=${html} />
      <div><b>${t(`tile-${tile.tile}`)}</b><p>${t("board-glimpse")}</p>
        <p>${t("board-difficulty", { difficulty: tile.difficulty })}${chance && ` · ${t("board-chance", { chance })}`} · ${t("board-points", { points: tile.points })}</p>
        ${tile.failure && html`<p class="lan-threat"><b>${t("board-if-failed")}</b> ${t(`failure-${tile.failure}`)}</p>`}</div>
    </section>`;
}

/** @param {any} props */
function Going({ view, me, people, has, preview, news, t, html }) {
  const { attempt } = view;
  const tile = tileAt(view, attempt.space);
  const three = new Set(view.players[me]?.cards?.map((/** @type {any} */ { trio }) => trio).filter(Boolean)).size > 2;
  const person = people[attempt.seat];
  const mine = attempt.seat === me;
  return html`
    <section class="lan-attempt" data-place="attempt" aria-label=${t("board-attempt", { seat: person.name, tile: t(`tile-${attempt.tile}`) })}>
      <header>
        <${TilePicture} label=${attempt.tile} html=${html} />
        <span class="lan-attempt-what"><b>${t(`tile-${attempt.tile}`)}</b>
          <i>${!mine && html`<${Mark} person=${person} html=${html} />`}${mine ? t(`space-${attempt.space}.name`) : t("board-tackled-by", { seat: person.name, space: t(`space-${attempt.space}`) })}</i></span>
        <span class="lan-needed" title=${t("board-difficulty", { difficulty: attempt.difficulty })}>
          <b>${attempt.difficulty}</b>${attempt.crisis > 0 && html`<small>${attempt.base}+${attempt.difficulty - attempt.base}<${Sign} name="crisis" text=${t("board-crises", { count: attempt.crisis })} html=${html} /></small>`}</span>
      </header>
      <ol class="lan-steps">${STEPS.map((step) => html`<li key=${step} aria-current=${step === attempt.stage ? "step" : undefined}>${t(`board-step-${step === "first" && attempt.stayed ? "stayed" : step}`)}</li>`)}</ol>
      <${Dice} attempt=${attempt} preview=${preview} has=${has} news=${news} t=${t} html=${html} />
      <${Sum} attempt=${attempt} t=${t} html=${html} />
      <${Prospect} attempt=${attempt} t=${t} html=${html} />
      ${mine && three && html`<p class="lan-threat lan-hope"><${Sign} name="trio" html=${html} /> ${t("board-three")}</p>`}
      ${tile?.failure && html`<p class="lan-threat lan-failure"><b>${t("board-if-failed")}</b> ${t(`failure-${tile.failure}`)}</p>`}
      ${tile?.group === "elf" && html`<p class="lan-threat">${t("board-three-elves")}</p>`}
      ${tile?.success && html`<p class="lan-threat"><b class="lan-hope">${t("board-if-solved")}</b> ${t(`success-${tile.success}`)}</p>`}
    </section>`;
}

/** Four dice; those not rolled yet are outlines. @param {any} props */
function Dice({ attempt, preview, has, news, t, html }) {
  const roll = (news ?? []).filter((/** @type {any} */ { key }) => /^(rolled|rerolled|rerolled_both)$/.test(key)).pop();
  const again = roll?.key === "rerolled" ? roll.values.die?.[1] : null;
  return html`
    <div class="lan-dice">${["1", "2", "3", "4"].map((name) => {
      const die = attempt.dice.find((/** @type {any} */ one) => one.die === name);
      if (!die) return html`<span class="lan-die lan-die-none" key=${name} aria-hidden="true"></span>`;
      const ref = `die:${name}`;
      const said = die.face === "cackle" ? t("board-die-cackle") : t("board-die", { value: die.value });
      return html`
        <span class="lan-die" key=${name} data-ref=${ref} title=${said} data-live=${die.live || undefined} data-picked=${has.picked(ref) || undefined}
            data-meant=${preview?.refs?.includes(ref) || (die.live && preview?.verb === "reroll_both") || undefined} data-cackle=${die.face === "cackle" || undefined}
            data-rolled=${roll && die.live && (again === null || again === name) ? roll.n % 2 : undefined}>
          ${faceOf(die.face, html)}<span class="lan-said">${said}</span></span>`;
    })}</div>`;
}

/** What a die shows. @param {string} face @param {import("./pictures.js").Html} html */
function faceOf(face, html) {
  return html`<svg viewBox="-20 -20 40 40" aria-hidden="true">${face === "cackle"
    ? html`<use href="#lan-cackle" x="-17" y="-17" width="34" height="34" />`
    : SPOTS[face].map(([x, y], nth) => html`<circle key=${nth} cx=${x} cy=${y} r="4" />`)}</svg>`;
}

/** What has come together so far. @param {any} props */
function Sum({ attempt, t, html }) {
  const dice = attempt.dice.reduce((/** @type {number} */ sum, /** @type {any} */ { value }) => sum + value, 0);
  return html`
    <p class="lan-total"><b>${attempt.total}</b>${t("board-of", { difficulty: attempt.difficulty })}${attempt.stage !== "second" && html`<span class="lan-said">${t("board-missing", { missing: attempt.missing })}</span>`}</p>
    ${attempt.dice.length > 0 && html`
      <ul class="lan-sum">
        <li><b>${dice}</b>${t("board-dice")}</li>
        ${attempt.cards.map((/** @type {any} */ { card, as, value }, /** @type {number} */ nth) => {
          const name = card ? t(`card-${card}`) : t("token-magic");
          return html`<li key=${nth} title=${name}><${Sign} name=${as === "add" ? "star" : as} text=${name} html=${html} /><b>+${value}</b></li>`;
        })}
        ${attempt.bonus > 0 && html`<li><b>+${attempt.bonus}</b>${t("board-bonus")}</li>`}
      </ul>`}
    <span class="lan-gauge" aria-hidden="true"><i style=${{ "--part": Math.min(1, attempt.total / attempt.difficulty) }}></i></span>`;
}

/** How likely success is now; after the last roll, whether it is enough. @param {any} props */
function Prospect({ attempt, t, html }) {
  const { stage, missing, cackles } = attempt;
  const chance = chanceOf(attempt.odds, t);
  const said = stage === "second" ? (missing > 0 ? t("board-missing", { missing }) : t("board-enough")) : chance && t("board-chance", { chance });
  return html`
    <p class="lan-prospect" data-good=${(stage === "second" && missing === 0) || undefined} data-bad=${(stage === "second" && missing > 0) || undefined}>
      ${said && html`<b>${said}</b>`}
      ${cackles > 0 && html`<span class="lan-due">${Array.from({ length: cackles }, (_, nth) => html`<${Sign} key=${nth} name="cackle" html=${html} />`)}<span>${t("board-due", { count: cackles })}</span></span>`}
    </p>`;
}

/** How it has ended: of others as long as it is news, of the reader until it is put `away`. @param {any} props */
function Outcome({ told, faces, away, view, t, html }) {
  const [end] = told;
  const label = end.values.tile?.[1] ?? view.attempt?.tile;
  const lines = told.filter((/** @type {any} */ { key }) => key === end.key || AFTER.includes(key)).slice(0, 5);
  return html`
    <section class=${`lan-attempt lan-outcome ${away ? "lan-own" : ""}`} data-end=${ENDS[end.key]} role="status" onClick=${away}>
      ${label && html`<${TilePicture} label=${label} html=${html} />`}
      <div><b>${t(`board-end-${ENDS[end.key]}`)}</b>${faces.length > 0 && html`<span class="lan-fell" aria-hidden="true">${faces.map((/** @type {string} */ face, /** @type {number} */ nth) => html`<i key=${nth} data-cackle=${face === "cackle" || undefined}>${faceOf(face, html)}</i>`)}</span>`}
        <ul>${lines.map((/** @type {any} */ { n, key, values }) => html`<li key=${n}>${t(`event-${key}`, values)}</li>`)}</ul></div>
      ${away && html`<button type="button" class="lan-seen" aria-label=${t("board-seen")} title=${t("board-seen")}>✓</button>`}
    </section>`;
}
