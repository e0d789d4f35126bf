/**
 * The players: who is constable, who has a badge, who is on trial, and each one's street.
 */

import { textOfEvent } from "./events.js";
import { Count, Mark, Sign } from "./glyphs.js";
import { Houses } from "./houses.js";
import { Known, Own } from "./people.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */

const SAFE_CONDUCT = "V18"; // in our box

/** Is this a card whose holder is not put on trial: is that annulled instead? @param {string} event @param {any} view @returns {boolean} */
const protects = (event, view) => (view.otherwise?.[event] ? view.otherwise[event].effect === "safe_conduct" : event === SAFE_CONDUCT);

/** Somebody is to be put on trial: not this one, because of a card? @param {any} player @param {any} view @returns {string | undefined} */
export const wouldBeInVain = (player, view) =>
  view.question === "try" ? player.kept.find((/** @type {string} */ event) => protects(event, view)) : undefined;

/**
 * A player's street under what is known of the player.
 * @param {any} props
 */
export function Street({ player, person, mine, view, has, ghost, asked, t, html }) {
  const ref = `seat:${player.seat}`;
  const won = view.result?.winners.includes(player.seat);
  const { loose } = player;
  const shield = wouldBeInVain(player, view);
  return html`
    <section class="sal-street" data-street=${player.seat} data-mine=${mine || undefined} data-constable=${player.constable || undefined}
        data-tried=${player.tried || undefined} data-won=${won || undefined} style=${{ "--seat": person.colour }}
        aria-label=${mine ? t("board-own-street") : t("board-street", { seat: person.name })}>
      <div class="sal-who" data-ref=${ref} data-picked=${has.picked(ref) || undefined} data-lit=${has.lit(ref) || undefined}
          data-ghost=${ghost?.refs.includes(ref) || undefined}>
        <${Mark} person=${person} html=${html} />
        <span class="sal-name-line"><b class="sal-player">${person.name}</b><${Roles} player=${player} t=${t} html=${html} /></span>
        ${ghost?.refs.includes(ref) && ghost.sign && html`<span class="sal-coming" aria-hidden="true"><${Sign} name=${ghost.sign} html=${html} /></span>`}
        <${Drafting} player=${player} asked=${asked} view=${view} t=${t} html=${html} />
        <span class="sal-totals">
          <${Count} name="hope" count=${player.hope} text=${t("board-hope", { count: player.hope })} html=${html} />
          <${Count} name="despair" count=${player.despair} text=${t("board-despair", { count: player.despair })} html=${html} />
          <${Sets} sets=${player.sets} t=${t} html=${html} />
          ${player.score !== null && html`<b class="sal-points">${t("board-points", { points: player.score })}</b>`}
        </span>
      </div>
      ${player.character && (!mine || view.over) && html`<${Known} player=${player} view=${view} has=${has} t=${t} html=${html} />`}
      ${player.kept.length > 0 && html`
        <p class="sal-kept">${player.kept.map((/** @type {string} */ event) => html`
          <span class="sal-chip sal-chip-event" key=${event} data-ref=${`event:${event}`} data-lit=${has.lit(`event:${event}`) || undefined} title=${textOfEvent(event, view, t)}>${t(`event-${event}`)}</span>`)}</p>`}
      ${shield && html`<p class="sal-vain" role="note">${t("board-vain", { seat: person.name, event: t(`event-${shield}`) })}</p>`}
      ${loose.hope + loose.despair > 0 && html`<p class="sal-loose">${t("show-note-loose", loose)}</p>`}
      ${mine && !view.over && html`<${Own} player=${player} tips=${view.tips} has=${has} t=${t} html=${html} />`}
      ${player.street.length
        ? html`<${Houses} street=${player.street} has=${has} ghost=${ghost} t=${t} html=${html} />`
        : html`<p class="sal-empty">${t("show-no-street")}</p>`}
    </section>`;
}

/** Constable, badge, trial, protection: each a sign with a name. @param {any} props */
function Roles({ player, t, html }) {
  return html`
    <span class="sal-roles">
      ${player.constable && html`<${Sign} name="hat" text=${t("show-note-constable")} html=${html} />`}
      ${player.badge && html`<${Sign} name="badge" text=${t("show-note-badge")} html=${html} />`}
      ${player.tried && html`<span class="sal-tried"><${Sign} name="trial" html=${html} />${t("show-note-tried")}</span>`}
      ${player.spared && html`<${Sign} name="spared" text=${t("show-note-spared")} html=${html} />`}
    </span>`;
}

/** Complete panoramas, by number. @param {{sets: Record<string, number>, t: Say, html: Html}} props */
function Sets({ sets, t, html }) {
  const all = Object.entries(sets);
  if (!all.length) return null;
  const count = all.reduce((sum, [, more]) => sum + more, 0);
  const types = all.map(([type, more]) => t("show-set", { count: more, type: t(`type-${type}`) })).join(", ");
  return html`<${Count} name="set" count=${count} text=${t("show-sets", { sets: types })} html=${html} />`;
}

/** In the draft: who still thinks, and how many cards each one holds. @param {any} props */
function Drafting({ player, asked, view, t, html }) {
  if (view.phase !== "build" || !player.pack) return null;
  const known = asked && (view.question === "pick" || view.question === "last_pick");
  const done = known && !asked.includes(player.seat);
  const cards = t("board-pack", { count: player.pack });
  return html`
    <span class="sal-draft" data-done=${done || undefined} title=${known ? `${cards} ${t(done ? "board-has-picked" : "board-thinks")}` : cards}>
      <${Sign} name="pack" html=${html} /><b aria-hidden="true">${done ? "✓" : player.pack}</b>
      <span class="sal-said">${cards} ${known && t(done ? "board-has-picked" : "board-thinks")}</span>
    </span>`;
}

/**
 * On a narrow screen: all players at a glance; a touch brings the street.
 * @param {any} props
 */
export function Tabs({ order, people, has, asked, t, html }) {
  return html`
    <nav class="sal-tabs" aria-label=${t("board-streets")}>
      ${order.map((/** @type {any} */ player, /** @type {number} */ place) => {
        const person = people[player.seat];
        const open = has.open(`seat:${player.seat}`);
        const inside = player.street.some((/** @type {any} */ house) => has.open(`building:${house.building}`));
        return html`
          <button type="button" class="sal-tab" key=${`${player.seat} ${open}`} data-tab=${player.seat} data-inside=${inside || undefined} aria-current=${place === 0 ? "true" : undefined}
              data-ref=${open ? `seat:${player.seat}` : undefined} data-tried=${player.tried || undefined} data-constable=${player.constable || undefined}
              data-thinks=${asked?.includes(player.seat) || undefined} onClick=${(/** @type {MouseEvent} */ event) => show(event, player.seat)}>
            <span class="sal-tab-mark"><${Mark} person=${person} html=${html} />
              ${player.constable && html`<${Sign} name="hat" text=${t("show-note-constable")} html=${html} />`}
              ${player.badge && !player.constable && html`<${Sign} name="badge" text=${t("show-note-badge")} html=${html} />`}
              ${player.tried && html`<${Sign} name="trial" text=${t("show-note-tried")} html=${html} />`}</span>
            <span class="sal-said">${person.name}</span>
            <span class="sal-tab-count" aria-hidden="true"><i><${Sign} name="hope" html=${html} />${player.hope}</i><i><${Sign} name="despair" html=${html} />${player.despair}</i></span>
          </button>`;
      })}
    </nav>`;
}

/** Bring a street into sight. @param {MouseEvent} event @param {number} seat */
function show(event, seat) {
  const board = /** @type {Element} */ (event.currentTarget).closest(".sal");
  const street = /** @type {HTMLElement | null | undefined} */ (board?.querySelector(`[data-street="${seat}"]`));
  const row = street?.parentElement;
  if (!street || !row) return;
  row.scrollBy({ left: street.getBoundingClientRect().left - row.getBoundingClientRect().left });
}

/** Mark the tab of the street that is in sight. @param {Event} event */
export function swiped(event) {
  const row = /** @type {HTMLElement} */ (event.currentTarget);
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  for (const street of /** @type {NodeListOf<HTMLElement>} */ (row.querySelectorAll("[data-street]"))) {
    const { left, right } = street.getBoundingClientRect();
    const tab = row.closest(".sal")?.querySelector(`[data-tab="${street.dataset.street}"]`);
    if (left <= middle && middle < right) tab?.setAttribute("aria-current", "true");
    else tab?.removeAttribute("aria-current");
  }
}
