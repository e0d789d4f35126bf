/**
 * Around the map: the players' boards, the reader's cards, the boxes with what is to come; the problem
 * that is being tackled (two dice, flee or stay, symbols, two dice more); and the end.
 */

import { around } from "../../../web/kit/table.js";
import { Count, firstCopy, Mark, minus, PEOPLE, roomy, Sign, TilePicture } from "./pictures.js";

/** @typedef {import("./pictures.js").Html} Html */
/** @typedef {import("./pictures.js").Say} Say */

const COUNTED = 8; // easy problems that count for the hand
const FIRST = "dimity"; // who has no token to use

/** @type {Object<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The boards are one stop of the Tab key, so that the answers are near; arrows lead to the others.
 *  @param {KeyboardEvent} event */
function walk(event) {
  const from = /** @type {HTMLElement} */ (event.target);
  if (!STEPS[event.key] || !from.matches("summary:not([data-ref])")) return;
  const all = Array.from(/** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("summary"));
  all[all.indexOf(from) + STEPS[event.key]]?.focus();
  event.preventDefault();
}

/** @param {any} props */
export function People(props) {
  const { view, t, html } = props;
  const order = around(view.players, props.me);
  const room = roomy();
  return html`
    <section class="lan-people" data-place="people" data-count=${order.length} aria-label=${t("board-people")} onKeyDown=${walk}>
      ${order.map((/** @type {any} */ player, /** @type {number} */ nth) => html`<${Person} key=${player.seat} first=${nth === 0} player=${player} person=${props.people[player.seat]} room=${room} ...${props} />`)}
    </section>`;
}

/** @param {any} props */
function Person({ player, person, first, room, view, me, has, asked, t, html }) {
  const ref = `seat:${player.seat}`;
  const mine = player.seat === me;
  const pairs = Math.floor(Math.min(player.easy.length, COUNTED) / 2);
  const won = view.result?.winners.includes(player.seat);
  const turn = view.active === player.seat && !view.over;
  const used = !player.tokens.length && player.apprentice !== FIRST;
  const choosing = view.stage === "setup" && view.rolls.length > 0 && view.players.some((/** @type {any} */ { apprentice }) => !apprentice);
  return html`
    <details class="lan-person" data-person=${player.seat} data-mine=${mine || undefined} data-turn=${turn || undefined}
        data-asked=${asked.includes(player.seat) || undefined} data-won=${won || undefined} style=${{ "--seat": person.colour }} open=${room || (mine && view.question === "lose")} name=${room ? undefined : "lan-person"}>
      <summary tabindex=${first ? 0 : -1} data-ref=${has.open(ref) ? ref : undefined} data-picked=${has.picked(ref) || undefined} data-lit=${has.lit(ref) || undefined}>
        <span class="lan-face">${player.apprentice ? html`<${Sign} name=${player.apprentice} html=${html} />` : null}<${Mark} person=${person} html=${html} /></span>
        <span class="lan-who"><b>${person.name}</b><i>${player.apprentice ? t(`apprentice-${player.apprentice}`) : t("board-no-apprentice")}</i></span>
        ${choosing ? html`<${OpeningRoll} faces=${view.rolls[player.seat] ?? []} t=${t} html=${html} />` : html`<span class="lan-facts">
          <${Count} name="star" count=${minus(player.score)} text=${t("board-points", { points: player.score })} html=${html} />
          <${Count} name="cackle" count=${player.cackles} text=${t("board-cackles", { count: player.cackles })} html=${html} />
          ${player.aliss > 0 && html`<${Count} name="aliss" count=${player.aliss} text=${t("board-aliss", { count: player.aliss })} html=${html} />`}
          ${player.tokens.map((/** @type {string} */ token) => html`<${Sign} key=${token} name=${token} text=${t(`token-${token}`)} html=${html} />`)}
          <${Count} name="card" count=${`${player.hand}/${player.limit}`} text=${t("board-hand", { count: player.hand, limit: player.limit })} html=${html} />
        </span>`}
        ${turn && view.action > 0 && html`<span class="lan-pips" title=${t("board-action", { action: view.action })}>
          ${[1, 2].map((nth) => html`<i key=${nth} data-now=${nth === view.action || undefined} data-done=${nth < view.action || undefined}></i>`)}<span class="lan-said">${t("board-action", { action: view.action })}</span></span>`}
      </summary>
      <div class="lan-person-more">
        ${!room && html`<p><b>${person.name}</b>${player.apprentice && ` · ${t(`apprentice-${player.apprentice}`)} · ${t("board-hand", { count: player.hand, limit: player.limit })}`}</p>`}
        ${player.dungeon && html`<p class="lan-jailed">${t("board-in-dungeon")}</p>`}
        ${player.apprentice && html`<p class="lan-ability" data-ref=${`apprentice:${player.apprentice}`}>${t(`ability-${player.apprentice}${used ? ".used" : ""}`)}</p>`}
        <div class="lan-slots" role="group" aria-label=${t("board-easy-won", { count: player.easy.length, more: pairs })} title=${t("board-easy-won", { count: player.easy.length, more: pairs })}>
          ${Array.from({ length: Math.max(COUNTED, player.easy.length) }, (_, nth) => html`<${Slot} key=${nth} label=${player.easy[nth]} counts=${nth < COUNTED && nth % 2 === 1} mine=${mine} has=${has} t=${t} html=${html} />`)}
        </div>
        ${player.hard.length > 0 && html`
          <div class="lan-slots" role="group" aria-label=${t("board-hard-won", { count: player.hard.length, bonus: player.bonus })} title=${t("board-hard-won", { count: player.hard.length, bonus: player.bonus })}>
            ${player.hard.map((/** @type {string} */ label, /** @type {number} */ nth) => html`<${Slot} key=${nth} label=${label} has=${has} t=${t} html=${html} />`)}
            ${player.bonus > 0 && html`<b class="lan-bonus" aria-hidden="true">+${player.bonus}</b>`}
          </div>`}
        ${player.known?.length > 0 && !player.cards && html`<p class="lan-known">${t("show-known", { cards: player.known.map((/** @type {any} */ { card }) => t(`card-${card}`)).join(", ") })}</p>`}
      </div>
    </details>`;
}

/** The roll for who chooses first. @param {any} props */
function OpeningRoll({ faces, t, html }) {
  const total = faces.reduce((/** @type {number} */ sum, /** @type {string} */ face) => sum + (Number(face) || 0), 0);
  const said = t("board-opening", { total });
  return faces.length > 0 && html`
    <span class="lan-opening" title=${said}>${faces.map((/** @type {string} */ face, /** @type {number} */ nth) => html`<i key=${nth} aria-hidden="true">${face === "cackle" ? html`<${Sign} name="cackle" html=${html} />` : face}</i>`)}
      <b aria-hidden="true">${total}</b><span class="lan-said">${said}</span></span>`;
}

/** A place for an easy problem: every second one is worth a card. @param {any} props */
function Slot({ label, counts, mine, has, t, html }) {
  const ref = `tile:${label}`;
  const plus = counts && html`<b class="lan-plus" aria-hidden="true">+1</b>`;
  if (!label) return html`<span class="lan-slot-empty">${plus}</span>`;
  return html`
    <span title=${t(`tile-${label}`)} data-ref=${mine && has.open(ref) ? ref : undefined} data-picked=${has.picked(ref) || undefined}>
      <${TilePicture} label=${label} html=${html} /><span class="lan-said">${t(`tile-${label}`)}</span>${plus}</span>`;
}

/** Who will you be? @param {any} props */
export function Apprentices({ view, has, t, html }) {
  if (view.question !== "choose" || view.over) return null;
  const room = roomy();
  const taken = new Set(view.players.map((/** @type {any} */ { apprentice }) => apprentice));
  return html`
    <section class="lan-apprentices" aria-label=${t("board-apprentices")}>${Object.keys(PEOPLE).map((name) => {
      const ref = `apprentice:${name}`;
      return html`
        <div class="lan-apprentice" key=${name} data-ref=${ref} data-taken=${taken.has(name) || undefined} data-picked=${has.picked(ref) || undefined}>
          <${Sign} name=${name} html=${html} /><span><b>${t(`apprentice-${name}`)}</b>${taken.has(name) ? html`<i>${t("board-taken")}</i>`
            : html`${!room && html`<i aria-hidden="true">${t(`ability-${name}`)}</i>`}<i class=${room ? "" : "lan-said"}>${t(`ability-${name}.does`)}</i>`}</span></div>`;
    })}</section>`;
}

// -- what is to come ---------------------------------------------------------------------------

const FEW_CRISES = 2;
const ELVES = 3; // face up: everybody has lost
const HARD_LEFT = 3; // with more left, nobody wins together

/** @param {any} props */
export function Track({ view, options, news, t, html }) {
  const up = view.spaces.map((/** @type {any} */ { tile }) => tile).filter(Boolean);
  const elves = up.filter((/** @type {any} */ tile) => tile.up && tile.group === "elf").length;
  const hard = up.filter((/** @type {any} */ tile) => tile.hard).length;
  const { supply, tokens } = view;
  const place = view.revealed && placeNamed(view, options ?? [], news ?? []);
  /** @param {string} name */
  const pile = (name) => html`<${Count} name=${name} count=${supply[name]} text=${t("board-supply", { name, count: supply[name], of: tokens[name] })} data-pile=${name} data-ref=${`token:${name}`}
    data-short=${(name === "crisis" && supply.crisis <= FEW_CRISES) || supply[name] === 0 || undefined} html=${html} />`;
  return html`
    <section class="lan-track" aria-label=${t("board-to-come")}>
      <p class="lan-turn"><b>${view.turn > 0 ? t("board-turn", { turn: view.turn, turns: view.turns }) : t("stage-setup")}</b>
        ${view.last && !view.over && html`<em>${t("board-last")}</em>`}</p>
      ${!view.over && html`<ol class="lan-boxes" data-place="boxes" data-pile="box">${view.boxes.map((/** @type {any} */ box) => html`<${Box} key=${box.box} box=${box} top=${view.tiles[box.top]} placing=${view.placing?.box === box.box} t=${t} html=${html} />`)}</ol>`}
      <p class="lan-piles" data-place="supply">${pile("cackle")}${pile("crisis")}${pile("aliss")}
        <${Count} name="card" count=${view.deck} text=${t("board-deck", { count: view.deck, discard: view.discard.length })} data-pile="deck" html=${html} />
        ${elves > 0 && html`<${Count} name="elves" count=${`${elves}/${ELVES}`} text=${t("board-elves", { count: elves })} data-short=${elves >= ELVES - 1 || undefined} html=${html} />`}
        ${view.mode === "cooperative" && html`<${Count} name="back" count=${`${hard}/${HARD_LEFT}`} text=${t("board-hard-left", { count: hard })} data-short=${hard > HARD_LEFT || undefined} html=${html} />`}</p>
      ${view.mode === "solo" && !view.over && html`<p class="lan-goal">${t("board-solo-goal")}</p>`}
      ${view.revealed && html`<p class="lan-revealed"><${Sign} name="card" html=${html} /><span>${t("board-revealed", { card: t(firstCopy(view.revealed)) })}${place && ` – ${t(`place-${place}`)}`}</span></p>`}
    </section>`;
}

/** The place that the revealed card names, as it was told or as the choice there shows: cards of one name have several.
 *  @param {any} view @param {any[]} options @param {any[]} news @returns {string | undefined} */
function placeNamed(view, options, news) {
  const told = news.filter(({ key, values }) => key === "revealed" && values.card[1] === view.revealed).pop();
  const space = options.find(({ verb }) => verb === "place_at" || verb === "crisis_on")?.args.space[1];
  return told?.values.place[1] ?? view.spaces.find((/** @type {any} */ one) => one.space === space)?.place;
}

/** A box of problems that wait: the easy one on top is seen, hard ones lie below, face down. @param {any} props */
function Box({ box, top, placing, t, html }) {
  const count = box.easy + box.hard;
  const shown = top ? t("board-problem", { tile: t(`tile-${box.top}`), ...top }) : t("show-hidden");
  const said = count ? t("board-box", { box: box.box, easy: box.easy, hard: box.hard, top: shown }) : t("board-box-empty", { box: box.box });
  return html`
    <li class="lan-box" data-next=${box.next || placing || undefined} data-empty=${!count || undefined} title=${said}>
      ${count > 0 && html`<${TilePicture} label=${box.top} html=${html} />`}
      ${count > 0 && html`<b aria-hidden="true">${count}</b>`}<span class="lan-said">${said}</span></li>`;
}
