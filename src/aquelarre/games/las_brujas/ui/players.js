/**
 * The players. Around the square: portrait and name, reputation as a balance, what lies before them,
 * what they say; and all of it in words when the balance is touched. Below: the reader's own cards.
 */

import { valueOf } from "../../../web/kit/table.js";
import { Balance, faceOf, familyOf, Mark, Sign } from "./glyphs.js";
import { Portrait, signed } from "./people.js";
import { abilityOf, cardThat, effectOf, factsOf } from "./printed.js";

/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {import("./view.js").Given} Given @typedef {import("./view.js").Who} Who @typedef {import("./view.js").View} View
 *  @typedef {import("../../../web/types.js").Player} Person */

/** @param {number} seat @returns {[string, number]} */
export const name = (seat) => ["seat", seat];

/** The rumours that the reader, calming the village, has chosen to silence so far. @param {View} view @returns {string[]} */
export const silenced = (view) => (view.question === "calm" && view.draft) || [];

/** @param {Given & {player: Who, place: import("./board.js").Place, person: Person, mine: boolean}} props */
export function Seat({ player, place, person, mine, view, people, has, ghost, news, asked, t, html }) {
  const { seat, alive, character } = player;
  const ref = `seat:${seat}`;
  const { trial } = view;
  const role = trial?.accused === seat ? "accused" : trial?.accuser === seat ? "accuser" : undefined;
  const burnt = news.some((event) => event.key === "burnt" && valueOf(event, "victim") === seat);
  const { side } = player;
  const won = view.over && view.winner === player.side;
  return html`
    <section class="bru-seat" data-seat=${seat} data-mine=${mine || undefined} data-spectre=${!alive || undefined} data-turn=${(view.active === seat && !view.over) || undefined}
        data-role=${role} data-won=${won || undefined} data-burnt=${burnt || undefined} data-asked=${asked.has(seat) || undefined} data-left=${place.x < -0.1 || undefined}
        data-low=${place.y > 0 || undefined} aria-label=${t("show-name", { seat: name(seat) })}
        style=${{ "--x": place.x.toFixed(3), "--y": place.y.toFixed(3), "--row": place.row, "--column": place.column, "--span": place.span, "--seat": person.colour }}>
      <div class="bru-who" data-ref=${ref} data-picked=${has.picked(ref) || undefined} data-ghost=${ghost?.refs.includes(ref) || undefined}>
        <span class="bru-niche">
          <${Portrait} character=${character} spectre=${!alive} html=${html} />
          <${Mark} person=${person} html=${html} />
          ${side && html`<span class="bru-side" data-place=${mine ? "side" : undefined} data-public=${!alive || view.over || undefined}><${Sign} name=${side} text=${t("show-side", { side: t(`side-${side}.one`) })} html=${html} /></span>`}
          ${view.active === seat && !view.over && html`<span class="bru-turn"><${Sign} name="candle" text=${t("show-turn", { seat: name(seat) })} html=${html} /></span>`}
          ${view.influential === seat && html`<span class="bru-office"><${Sign} name="chain" text=${t("board-influential")} html=${html} /></span>`}
          ${ghost?.sign && ghost.refs.includes(ref) && html`<span class="bru-coming" aria-hidden="true"><${Sign} name=${ghost.sign} html=${html} /></span>`}
          <span class="bru-pips" aria-hidden="true">${pips(player).map((kind, nth) => html`<i key=${nth} data-kind=${kind}></i>`)}</span>
          <${Rolled} seat=${seat} news=${news} t=${t} html=${html} />
        </span>
        <span class="bru-names"><b>${person.name}</b><small>${!alive ? t("board-spectre") : character ? t(`character-${character}`) : t("board-choosing")}</small></span>
      </div>
      <${Facts} player=${player} mine=${mine} view=${view} people=${people} t=${t} html=${html} />
      <div class="bru-before"><${Lying} player=${player} view=${view} has=${has} t=${t} html=${html} /><${Says} says=${player.says} people=${people} t=${t} html=${html} /></div>
      <${Bubble} seat=${seat} news=${news} t=${t} html=${html} />
    </section>`;
}

/** A bead for each rumour, where there is no room for more. @param {Who} player */
const pips = ({ good, bad }) => [...good.map(() => "good"), ...bad.map(() => "bad")];

/** The balance, and behind it everything about the player in words. @param {Given & {player: Who, mine: boolean}} props */
function Facts({ player, mine, view, people, t, html }) {
  const { seat, reputation, alive } = player;
  if (!player.character) return html`<b class="bru-called" aria-hidden="true">${people[seat].name}</b><span class="bru-said">${toldOf(player, view, people, t)[0]}</span>`;
  const parts = (reputation?.parts ?? []).map((part) => partText(part, t));
  const calmed = (reputation?.parts ?? []).filter(({ card }) => card && silenced(view).includes(card)).reduce((sum, { value }) => sum + value, 0);
  const text = reputation ? t("board-reputation", { total: signed(reputation.total), parts: parts.join(", ") }) : t("board-no-reputation");
  return html`
    <details class="bru-facts" name="bru-facts" onToggle=${unfolded}>
      <summary title=${text}>
        <b class="bru-called" aria-hidden="true">${people[seat].name}</b>
        ${reputation
          ? html`<${Balance} total=${reputation.total} html=${html} /><b aria-hidden="true" data-good=${reputation.total > 0 || undefined} data-bad=${reputation.total < 0 || undefined}>${signed(reputation.total)}${calmed !== 0 && ` → ${signed(reputation.total - calmed)}`}</b>`
          : html`<${Sign} name="afterlife" html=${html} />`}
        <span class="bru-held"><${Sign} name=${alive ? "card" : "grave"} html=${html} /><span aria-hidden="true">${player.hand}</span></span>
        <span class="bru-said">${toldOf(player, view, people, t).map(sentence).join(" ")}</span>
      </summary>
      <${More} player=${player} mine=${mine} view=${view} people=${people} t=${t} html=${html} />
    </details>`;
}

/** A line that is read out has a full stop, and only one. @param {string} line */
const sentence = (line) => (line.endsWith(".") ? line : `${line}.`);

/** A player in words, as a terminal tells of one: also what is only to be seen in signs. @param {Who} player @param {View} view
 *  @param {Person[]} people @param {Say} t @returns {string[]} */
export function toldOf(player, view, people, t) {
  const { seat, character, reputation, says, known, hand: count } = player;
  const side = player.side ? t(`side-${player.side}.one`) : "";
  if (!character) return [t("show-player-new", { seat: name(seat) })];
  if (!reputation) return [t("show-spectre", { seat: name(seat), character: t(`character-${character}`), side, count })];
  const names = (/** @type {number[]} */ seats) => seats.map((other) => people[other].name).join(", ");
  const { sex } = factsOf(character);
  const parts = reputation.parts.map((part) => partText(part, t)).join(", ");
  const lines = [
    t("show-player", { seat: name(seat), character: t(`character-${character}`), sex: t(`show-sex-${sex}`), total: signed(reputation.total), parts, count }),
    side && seat !== view.seat && t("show-side", { side }),
    known.length > 0 && t("show-known", { cards: known.map((card) => quoted(card, t)).join(", ") }),
    player.curfew && t("show-curfew"),
    player.ability && !player.ability.ready && t("show-spent"),
    says.villager && t("show-says-villager"),
    says.suspects.length > 0 && t("show-says-suspects", { players: names(says.suspects) }),
    says.trusts.length > 0 && t("show-says-trusts", { players: names(says.trusts) }),
  ];
  return /** @type {string[]} */ (lines.filter(Boolean));
}

/** What is unfolded comes into sight. @param {Event} event */
function unfolded({ currentTarget }) {
  const facts = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (facts.open) facts.lastElementChild?.scrollIntoView({ block: "nearest" });
}

/** @param {string} card @param {Say} t */
const quoted = (card, t) => t("show-quoted", { card: t(`card-${card}`) });

/** @param {{card: string|null, value: number}} part @param {Say} t */
function partText({ card, value }, t) {
  return card === null ? t("show-base", { value: signed(value) }) : t("show-part", { card: t(`card-${card}`), value: signed(value) });
}

/** All that is known of a player who has chosen a character. @param {Given & {player: Who & {character: string}, mine: boolean}} props */
function More({ player, mine, view, people, t, html }) {
  const { seat, character, reputation, ability, says, known, side } = player;
  const { sex } = factsOf(character);
  const cards = (/** @type {string[]} */ some) => some.map((card) => quoted(card, t)).join(", ");
  const names = (/** @type {number[]} */ seats) => seats.map((other) => people[other].name).join(", ");
  const lines = [
    side && html`<span class=${mine && !view.over ? "bru-secret" : undefined}>${t(mine ? "show-own-side" : "show-side", { side: t(`side-${side}.one`) })}</span>`,
    player.curfew && t("show-curfew"),
    player.doll && t("show-card-long", { card: t(`card-${cardThat("S16")}`), effect: effectOf(cardThat("S16"), t) }),
    ...player.rotating.map((card) => t("show-card-long", { card: t(`card-${card}`), effect: effectOf(card, t) })),
    says.villager && t("show-says-villager"),
    says.suspects.length && t("show-says-suspects", { players: names(says.suspects) }),
    says.trusts.length && t("show-says-trusts", { players: names(says.trusts) }),
    known.length && t("show-known", { cards: cards(known) }),
    view.over && player.cards?.length && t("board-held", { cards: cards(player.cards) }),
  ].filter(Boolean);
  return html`
    <div class="bru-more">
      <h3>${people[seat].name}: ${t(`character-${character}`)}<small> ${t(`show-sex-${sex}`)}</small></h3>
      ${ability && html`<p>${abilityOf(character, t)}${!ability.ready && html`<em> (${t("show-spent")})</em>`}</p>`}
      ${reputation && html`<ul class="bru-parts">${reputation.parts.map((part, nth) => html`
        <li key=${nth}><b data-good=${part.value > 0 || undefined} data-bad=${part.value < 0 || undefined}>${signed(part.value)}</b>${part.card ? t(`card-${part.card}`) : t("board-base")}</li>`)}
        <li class="bru-sum"><b>${signed(reputation.total)}</b>${t("board-total")}</li></ul>`}
      ${lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`}
      <p class="bru-more-hand">${t("board-hand", { count: player.hand })}</p>
    </div>`;
}

/** Rumours and other cards before the player. @param {Given & {player: Who}} props */
function Lying({ player, view, has, t, html }) {
  const gone = silenced(view);
  const doll = cardThat("S16");
  const worth = new Map((player.reputation?.parts ?? []).map((part) => [part.card, part.value]));
  const things = [...player.good, ...player.bad, ...player.rotating, ...(player.doll ? [doll] : [])];
  if (!things.length && !player.curfew) return null;
  return html`
    <span class="bru-lying">
      ${things.map((card) => {
        const ref = `card:${card}`;
        const { name: called, effect } = faceOf(card, t);
        const value = worth.get(card);
        return html`
          <span class="bru-chip" key=${card} data-ref=${ref} data-kind=${card === doll ? "doll" : familyOf(card)} data-silenced=${gone.includes(card) || undefined} data-lit=${has.lit(ref) || undefined} data-picked=${has.picked(ref) || undefined} title=${`${called}: ${effect}`}>
            <${Sign} name=${card === doll ? "doll" : familyOf(card)} html=${html} />${value !== undefined && html`<b>${signed(value)}</b>`}<span class="bru-chip-name">${called}</span></span>`;
      })}
      ${player.curfew && html`<${Sign} name="curfew" text=${t("show-curfew")} html=${html} />`}
    </span>`;
}

/** What the player has claimed, as signs. @param {Given & {says: Who["says"]}} props */
function Says({ says, people, t, html }) {
  const { villager, suspects, trusts } = says;
  if (!villager && !suspects.length && !trusts.length) return null;
  const marks = (/** @type {number[]} */ seats) => seats.map((seat) => html`<${Mark} key=${seat} person=${people[seat]} html=${html} />`);
  const names = (/** @type {number[]} */ seats) => seats.map((seat) => people[seat].name).join(", ");
  return html`
    <span class="bru-says">
      ${villager && html`<span><${Sign} name="villagers" text=${t("show-says-villager")} html=${html} /></span>`}
      ${suspects.length > 0 && html`<span><${Sign} name="suspect" text=${t("show-says-suspects", { players: names(suspects) })} html=${html} />${marks(suspects)}</span>`}
      ${trusts.length > 0 && html`<span><${Sign} name="trust" text=${t("show-says-trusts", { players: names(trusts) })} html=${html} />${marks(trusts)}</span>`}
    </span>`;
}

export const LINGER = 6000; // ms that something said or thrown can be seen: the next answer may come at once

const CLAIMS = /** @type {Record<string, string>} */ ({ claimed_villager: "villager", claimed_suspect: "suspect", claimed_trust: "trust", asked_why: "why",
  claimed_reason: "reason", claimed_reason_me: "reason-me", asked_about: "about", asked_about_me: "about-me", replied: "reply" });

/** Seen for a while, though nothing else may happen. @param {Element | null} thing */
function fleeting(thing) {
  if (thing) setTimeout(() => thing.setAttribute("data-gone", ""), LINGER);
}

/** What has just been said, word for word. @param {Given & {seat: number}} props */
function Bubble({ seat, news, t, html }) {
  const last = news.filter((event) => CLAIMS[event.key]).slice(-2); // more of them would hide the village
  const said = last.findLast((event) => valueOf(event, "seat") === seat);
  if (!said) return null;
  return html`<q class="bru-bubble" key=${said.n} data-older=${said !== last.at(-1) || undefined} ref=${fleeting}>${t(`board-said-${CLAIMS[said.key]}`, said.values)}</q>`;
}

/** The die that has just been thrown. @param {Given & {seat: number}} props */
function Rolled({ seat, news, t, html }) {
  const roll = news.filter((event) => typeof event.values.die === "number" && [valueOf(event, "seat"), valueOf(event, "accused")].includes(seat)).at(-1);
  if (!roll) return null;
  const { die } = roll.values;
  return html`<b class="bru-die" key=${roll.n} ref=${fleeting} title=${t("event-rolled", { seat: name(seat), die })}>${die}</b>`;
}

// the reader's own things

/** @param {Given & {mine: Who|undefined}} props */
export function Hand({ mine, view, people, has, ghost, open, t, html }) {
  if (!mine || view.over) return null;
  if (mine.offered.length) return html`<${Offered} offered=${mine.offered} has=${has} t=${t} html=${html} />`;
  const cards = mine.cards ?? [];
  const busy = cards.some((card) => has.open(`card:${card}`)); // then others' cards are touched where they lie
  const others = busy ? [] : elsewhere(view, mine, open);
  const shown = others.length ? [] : cards; // one row is enough
  const given = new Map((view.assembly?.gifts ?? []).map((gift) => [gift.card, gift.receiver]));
  return html`
    <section class="bru-hand" data-spectre=${!mine.alive || undefined} aria-label=${t("show-own-hand")}>
      <${Own} player=${mine} view=${view} people=${people} has=${has} t=${t} html=${html} />
      ${others.length > 0 && html`
        <div class="bru-cards bru-others" role="group" tabindex="0" aria-label=${t("board-lying")}>${others.map(({ card, where, seat }) => html`
          <${Card} key=${card} card=${card} gone=${silenced(view).includes(card)} place=${t(where, { seat: seat === null ? "" : name(seat) })} has=${has} ghost=${ghost} t=${t} html=${html} />`)}</div>`}
      ${!others.length && html`<div class="bru-cards" role="group" tabindex="0" aria-label=${t("show-own-hand")} data-many=${shown.length > 7 || undefined}>${shown.map((card) => html`
        <${Card} key=${card} card=${card} to=${people[given.get(card) ?? -1]} chosen=${view.draft?.includes(card)} has=${has} ghost=${ghost} t=${t} html=${html} />`)}
        ${!shown.length && mine.character && html`<p class="bru-empty">${t("show-own-empty")}</p>`}</div>`}
      ${view.draft && view.draft.length > 0 && html`<p class="bru-said">${t("show-draft", { cards: view.draft.map((card) => quoted(card, t)).join(", ") })}</p>`}
      ${view.looked_at.length > 0 && html`<p class="bru-looked">${t("show-looked-at", { cards: view.looked_at.map((card) => quoted(card, t)).join(", ") })}</p>`}
    </section>`;
}

/** Cards that can be chosen and are not in the reader's hand, and where they lie. @param {View} view @param {Who} mine @param {string[]} open */
function elsewhere(view, mine, open) {
  const own = new Set(mine.cards ?? []);
  return open.filter((ref) => ref.startsWith("card:") && !own.has(ref.slice(5))).map((ref) => {
    const card = ref.slice(5);
    const before = view.players.find((player) => player.good.includes(card) || player.bad.includes(card));
    if (before) return { card, where: "board-lies-before", seat: before.seat };
    const holder = view.players.find((player) => player.known.includes(card));
    if (holder) return { card, where: "board-in-hand", seat: holder.seat };
    return { card, where: view.looked_at.includes(card) ? "board-on-top" : "board-discarded", seat: null };
  });
}

const LONG = 17; // letters of a name that may need a third line where many cards lie

/** A card with its name and what it does. @param {Given & {card: string, place?: string, to?: Person, chosen?: boolean, gone?: boolean}} props */
export function Card({ card, place, to, chosen, gone, has, ghost, t, html }) {
  const ref = `card:${card}`;
  const { name: called, effect, worth, family } = faceOf(card, t);
  return html`
    <div class="bru-card" data-ref=${ref} data-family=${family} data-picked=${has.picked(ref) || chosen || undefined} data-lit=${has.lit(ref) || undefined} data-ghost=${ghost?.refs.includes(ref) || undefined}
        data-given=${to ? true : undefined} data-silenced=${gone || undefined} data-long=${called.length > LONG || undefined} title=${`${called}: ${effect}`}>
      <header><${Sign} name=${family} html=${html} /><b>${called}</b></header>
      ${worth ? html`<p class="bru-worth">${worth}</p>` : null}
      <p class="bru-effect">${effect}</p>
      ${(place || to) && html`<footer>${to ? `→ ${to.name}` : place}</footer>`}
    </div>`;
}

/** Who the reader is. The side can be hidden from curious eyes. @param {Given & {player: Who}} props */
function Own({ player, view, people, has, t, html }) {
  const { character, side, alive, ability, seat } = player;
  if (!character) return null;
  const ref = `character:${character}`;
  const friends = view.players.filter((other) => other.side === "witches" && other.seat !== seat);
  return html`
    <div class="bru-own">
      <div class="bru-self" data-ref=${ref} data-lit=${has.lit(ref) || undefined} data-picked=${has.picked(ref) || undefined}>
        <span class="bru-niche"><${Portrait} character=${character} spectre=${!alive} html=${html} /></span>
        ${alive && html`<span class="bru-said">${t("show-own-ability", { character: t(`character-${character}`), ability: abilityOf(character, t) })}${ability?.ready ? "" : ` (${t("show-spent")})`}</span>`}
        <span class="bru-self-text" aria-hidden=${alive || undefined}><b>${t(`character-${character}`)}</b>
          <span class="bru-ability">${alive ? abilityOf(character, t) : t("board-spectre-own")}${ability && !ability.ready && html` <em>(${t("show-spent")})</em>`}</span></span>
      </div>
      ${side && html`
        <p class="bru-own-side" data-place="side" data-side=${side}><button type="button" class="bru-hide" aria-pressed="false" aria-label=${t("board-hide-side")} title=${t("board-hide-side")} onClick=${hide}><${Sign} name="suspect" html=${html} /></button>
          <span class="bru-secret"><${Sign} name=${side} html=${html} /><b>${t("show-own-side", { side: t(`side-${side}.one`) })}</b>
            ${side === "witches" && friends.length > 0 && alive && html`<small aria-hidden="true">${t("board-with", { players: friends.map((other) => people[other.seat].name).join(", ") })}</small>`}
            ${side === "witches" && html`<span class="bru-said">${t("show-own-witches", { players: [player, ...friends].map((other) => people[other.seat].name).join(", ") })}</span>`}</span></p>`}
    </div>`;
}

/** Sides are covered, or shown again. @param {MouseEvent} event */
function hide(event) {
  const button = /** @type {HTMLElement} */ (event.currentTarget);
  const board = /** @type {HTMLElement} */ (button.closest(".bru"));
  const covered = board.toggleAttribute("data-covered");
  button.setAttribute("aria-pressed", String(covered));
}

/** Characters to choose from. @param {Given & {offered: string[]}} props */
function Offered({ offered, has, t, html }) {
  return html`
    <section class="bru-hand bru-offer" aria-label=${t("show-offered")}>
      <p class="bru-offer-text">${t("show-offered")}</p>
      <div class="bru-cards">${offered.map((id) => {
        const ref = `character:${id}`;
        const { sex, base } = factsOf(id);
        return html`
          <div class="bru-card bru-person" key=${id} data-ref=${ref} data-picked=${has.picked(ref) || undefined}>
            <span class="bru-niche"><${Portrait} character=${id} html=${html} /></span>
            <header><b>${t(`character-${id}`)}</b></header>
            <p class="bru-stats"><span>${t(`show-sex-${sex}`)}</span><span>${t("show-base", { value: signed(base) })}</span></p>
            <p class="bru-effect">${abilityOf(id, t)}</p>
          </div>`;
      })}</div>
    </section>`;
}
