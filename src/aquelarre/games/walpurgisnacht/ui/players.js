/**
 * What lies before the players, and the cards of this turn.
 */

import { CardBack, Chip, TableCard } from "./cards.js";
import { playerInWords, ROLE_OF_SIDE } from "./names.js";

/** @typedef {import("./cards.js").Html} Html */
/** @typedef {import("./cards.js").Say} Say */
/** @typedef {{seat: number, name: string, bot?: string, colour: string, shape: string, initial: string}} Person */

const CARDS_IN_A_TURN = 3;
const MOST_BACKS = 6;

/** Shapes of seats in a box of 40 by 40, by name. */
const SHAPES = /** @type {Record<string, string>} */ ({
  circle: "M20 2a18 18 0 1 1 0 36a18 18 0 1 1 0-36z",
  square: "M5 5h30v30H5z",
  diamond: "M20 0l20 20-20 20L0 20z",
  triangle: "M20 1l20 35H0z",
  hexagon: "M11 3h18l10 17-10 17H11L1 20z",
  pentagon: "M20 1l19 14-7 23H8L1 15z",
  octagon: "M13 3h14l10 10v14L27 37H13L3 27V13z",
  shield: "M3 3h34v16c0 10-8 16-17 20C11 35 3 29 3 19z",
  drop: "M20 0c4 9 15 13 15 24a15 15 0 0 1-30 0C5 13 16 9 20 0z",
  heart: "M20 38C6 27 1 20 1 13 1 2 16 0 20 10 24 0 39 2 39 13c0 7-5 14-19 25z",
  star: "M20 0l6 13 14 1-10 10 3 15-13-8-13 8 3-15L0 14l14-1z",
  cross: "M13 2h14v11h11v14H27v11H13V27H2V13h11z",
  moon: "M28 2A19 19 0 1 0 38 28 15 15 0 0 1 28 2z",
});

/**
 * The mark of a player: a shape in the player's colour with an initial.
 * @param {{person: Person, html: Html}} props
 */
export function Badge({ person, html }) {
  return html`
    <svg class="wal-badge" viewBox="-2 -2 44 44" aria-hidden="true">
      <path d=${SHAPES[person.shape] ?? SHAPES.circle} /><text x="20" y="27" text-anchor="middle">${person.initial}</text>
    </svg>`;
}

/**
 * Another player (or any, for a watcher): seat, role if known, cards.
 * @param {any} props
 */
export function Player({ player, person, view, ghosts, has, t, html }) {
  const ref = `seat:${player.seat}`;
  const ghost = ghosts.seats.get(player.seat);
  const hidden = player.down_cards ? 0 : player.down;
  return html`
    <section class="wal-player" key=${player.seat} data-around=${ref} style=${{ "--seat": person.colour }} ...${stateOf(player.seat, view, ghosts, has, ghost)}>
      <${SeatHead} seatRef=${ref} player=${player} person=${person} view=${view} t=${t} html=${html} />
      ${player.role && html`<${Role} player=${player} t=${t} html=${html} />`}
      <div class="wal-held">
        ${hidden > 0 && html`<${Backs} count=${hidden} html=${html} />`}
        ${player.up.map((/** @type {string} */ card) => html`<${Chip} key=${card} card=${card} lit=${has.lit(`card:${card}`)} t=${t} html=${html} />`)}
        ${(player.down_cards ?? []).map((/** @type {string} */ card) => html`
          <${Chip} key=${card} card=${card} down lit=${has.lit(`card:${card}`)} t=${t} html=${html} />`)}
        ${ghost && html`<${Coming} ghost=${ghost} t=${t} html=${html} />`}
      </div>
    </section>`;
}

/** @param {number} seat @param {any} view @param {any} ghosts @param {any} has @param {any} ghost */
function stateOf(seat, view, ghosts, has, ghost) {
  const ref = `seat:${seat}`;
  return {
    "data-turn": (view.active === seat && !view.over) || undefined,
    "data-won": (view.winner && view.players[seat].side === view.winner) || undefined,
    "data-picked": has.picked(ref) || undefined,
    "data-lit": has.lit(ref) || undefined,
    "data-leaving": ghosts.leaving.has(ref) || undefined,
    "data-getting": Boolean(ghost) || undefined,
  };
}

/** @param {any} props */
function SeatHead({ seatRef, player, person, view, t, html }) {
  const turn = view.active === player.seat && !view.over;
  return html`
    <div class="wal-seat" data-ref=${seatRef}>
      <${Badge} person=${person} html=${html} />
      <span class="wal-who" aria-hidden="true">${person.name}</span>
      <span class="wal-said">${playerInWords(player, view, t)}</span>
      ${turn && html`
        <svg class="wal-candle" viewBox="0 0 24 40" aria-hidden="true">
          <circle cx="12" cy="11" r="12" fill="url(#wal-glow-ember)" />
          <path class="wal-candle-flame wal-flicker" d="M12 1c1 5 5 7 5 12a5 5 0 0 1-10 0c0-5 4-7 5-12z" />
          <path class="wal-candle-wax" d="M7 20h10v16H7zM3 36h18v3H3z" />
        </svg>`}
    </div>`;
}

/** @param {{player: any, t: Say, html: Html}} props */
function Role({ player, t, html }) {
  const role = ROLE_OF_SIDE[player.side];
  return html`
    <span class=${`wal-role wal-role-${role}`} title=${t(`card-${player.role}`)}>
      <svg viewBox="0 0 34 34" aria-hidden="true"><use class=${`wal-icon wal-${role}`} href=${`#wal-${role}`} width="34" height="34" /></svg>
      <span>${player.declared || player.role === "W00" ? t(`card-${player.role}`) : t(`role-${role}`)}</span>
    </span>`;
}

/** Cards face down, as many as there are. @param {{count: number, html: Html}} props */
function Backs({ count, html }) {
  return html`
    <span class="wal-backs">
      ${Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => html`
        <svg key=${i} viewBox="-60 -72 120 144" aria-hidden="true"><${CardBack} html=${html} /></svg>`)}
      <b aria-hidden="true">×${count}</b>
    </span>`;
}

/** A card that would come here. @param {any} props */
function Coming({ ghost, t, html }) {
  if (ghost.card) {
    return html`<${Chip} key="ghost" card=${ghost.card} down=${ghost.down} refs=${false} ghost t=${t} html=${html} />`;
  }
  return html`
    <span class="wal-backs wal-backs-ghost" key="ghost">
      <svg viewBox="-60 -72 120 144" aria-hidden="true"><${CardBack} html=${html} /></svg><b>+1</b>
    </span>`;
}

/**
 * What the reader has: the role, what was received, larger than with the others.
 * @param {any} props
 */
export function Mine({ player, person, view, ghosts, has, t, html }) {
  const ghost = ghosts.seats.get(player.seat);
  const role = player.side && ROLE_OF_SIDE[player.side];
  const nothing = !player.up.length && !player.down;
  /** @param {string} card @param {boolean} down */
  const shown = (card, down) => html`
    <${TableCard} key=${card} card=${card} down=${down} picked=${has.picked(`card:${card}`)} lit=${has.lit(`card:${card}`)}
      leaving=${ghosts.leaving.has(`card:${card}`)} t=${t} html=${html} />`;
  return html`
    <section class="wal-mine" data-around=${`seat:${player.seat}`} style=${{ "--seat": person.colour }} ...${stateOf(player.seat, view, ghosts, has, ghost)}>
      <div class="wal-mine-head">
        <${SeatHead} seatRef=${`seat:${player.seat}`} player=${player} person=${person} view=${view} t=${t} html=${html} />
        ${player.role && html`
          <p class=${`wal-own-role wal-role-${role}`}>
            <svg viewBox="0 0 34 34" aria-hidden="true"><use class=${`wal-icon wal-${role}`} href=${`#wal-${role}`} width="34" height="34" /></svg>
            <span>${t("show-own-role", { role: t(`role-${role}`), card: t(`card-${player.role}`) })}${" "}
              ${player.declared && t("show-own-declared")}</span>
          </p>`}
      </div>
      ${(player.role || !nothing || ghost) && html`
        <div class="wal-row">
          ${player.role && html`<div class="wal-cards"><${TableCard} card=${player.role} fixed lit=${has.lit(`card:${player.role}`)} t=${t} html=${html} /></div>`}
          ${nothing && !ghost && html`<p class="wal-hint">${t("show-own-nothing")}</p>`}
          ${player.down > 0 && html`<${Group} text=${t("show-own-down")} html=${html}>${player.down_cards.map((/** @type {string} */ card) => shown(card, true))}<//>`}
          ${player.up.length > 0 && html`<${Group} text=${t("show-own-up")} html=${html}>${player.up.map((/** @type {string} */ card) => shown(card, false))}<//>`}
          ${ghost && html`<div class="wal-held"><${Coming} ghost=${ghost} t=${t} html=${html} /></div>`}
        </div>`}
    </section>`;
}

/** Cards under a heading. @param {any} props */
function Group({ text, children, html }) {
  return html`<div class="wal-group"><p class="wal-hint">${text}</p><div class="wal-cards">${children}</div></div>`;
}

/**
 * The cards of this turn with what they are worth now, whom Mephistopheles commands, and how
 * many movements of the dance are made.
 * @param {any} props
 */
export function Turn({ view, people, ghosts, has, t, html }) {
  const { hand, stake, order } = view;
  if (!hand.count && !stake && !order && view.movements === null) return null;
  const name = view.active === null ? "" : people[view.active].name;
  return html`
    <section class="wal-hand">
      ${hand.count > 0 && html`<p class="wal-hint">${headingOf(view, name, t)}</p>`}
      <div class="wal-cards">
        ${hand.cards
          ? hand.cards.map((/** @type {string} */ card) => html`
              <${TableCard} key=${card} card=${card} picked=${has.picked(`card:${card}`)} lit=${has.lit(`card:${card}`)}
                leaving=${ghosts.leaving.has(`card:${card}`)} t=${t} html=${html} />`)
          : Array.from({ length: hand.count }, (_, i) => html`<${TableCard} key=${i} card=${null} t=${t} html=${html} />`)}
        ${view.question === "follow_wisps" && hand.count > 0 && Array.from({ length: CARDS_IN_A_TURN - hand.count }, (_, i) => html`
          <div class="wal-card wal-card-none" key=${`none-${i}`}><svg viewBox="-60 -72 120 144" aria-hidden="true">
            <rect class="wal-place" x="-54" y="-66" width="108" height="132" rx="9" /></svg></div>`)}
        ${stake && html`<${Stake} stake=${stake} t=${t} html=${html} />`}
        ${order && html`<p class="wal-stake">${t("show-order", { giver: people[order.giver].name, receiver: people[order.receiver].name })}</p>`}
        ${view.movements !== null && html`
          <p class="wal-steps">
            <span class="wal-said">${t("board-movements", { made: view.movements })}</span>
            ${[0, 1, 2].map((i) => html`<svg key=${i} viewBox="0 0 32 32" aria-hidden="true" data-made=${i < view.movements || undefined}><use href="#wal-whirl" width="32" height="32" /></svg>`)}
          </p>`}
      </div>
    </section>`;
}

/** @param {any} view @param {string} name @param {Say} t */
function headingOf(view, name, t) {
  if (view.hand.cards === null) return t("show-hand-hidden", { seat: name, number: view.hand.count });
  if (view.over) return t("show-hand-over");
  return view.active === view.seat ? t("show-hand-own") : t("show-hand-open", { seat: name });
}

/** @param {{stake: any, t: Say, html: Html}} props */
function Stake({ stake, t, html }) {
  const text = stake.side ? t("show-stake", { points: stake.points, side: t(`side-${stake.side}`) }) : t("show-stake-none");
  return html`<p class=${`wal-stake wal-stake-${stake.side ?? "none"}`}>${text}</p>`;
}
