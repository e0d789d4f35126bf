/** The end: how it came about, and where every point comes from. */

import "./later.js";
import { Mark, minus, roomy, Sign, TilePicture } from "./pictures.js";

const OMENS = /** @type {Record<string, string>} */ ({ elves: "elves", aliss: "aliss", problems: "back" });

/** The end, and where every point comes from. @param {any} props */
export function Ending({ view, people, t, html }) {
  const { result } = view;
  if (!view.over || !result) return null;
  const names = result.winners.map((/** @type {number} */ seat) => people[seat].name).join(", ");
  const best = result.winners.length === 1 && result.players.length > 1 && result.players[result.winners[0]];
  const said = best ? t("event-won", { seat: names, points: best.total }) : t(result.verdict ? `verdict-${result.verdict}` : `outcome-${result.outcome}`);
  return html`
    <section class="lan-ending" tabindex=${roomy() ? undefined : 0} aria-label=${said} data-lost=${result.winners.length === 0 || undefined}>
      <header><${Sign} name=${result.winners.length ? "star" : result.verdict ? "pig" : OMENS[result.outcome] ?? "crisis"} html=${html} />
        <div><h2>${said}</h2>
          ${names && !best && html`<p>${t("show-winners", { players: names })}</p>`}</div></header>
      ${result.players.length > 0 && html`
        <table class="lan-accounts" aria-label=${t("board-accounts")}>
          <thead><tr><th scope="col">${t("board-player")}</th><th scope="col">${t("board-easy")}</th><th scope="col">${t("board-hard")}</th><th scope="col">${t("board-lost")}</th><th scope="col">${t("board-total")}</th></tr></thead>
          ${[...result.players].sort((a, b) => b.total - a.total).map((one) => html`<${Account} key=${one.seat} one=${one} person=${people[one.seat]} t=${t} html=${html} />`)}
        </table>`}
    </section>`;
}

/** @param {any} props */
function Account({ one, person, t, html }) {
  return html`
    <tbody data-won=${one.won || undefined}>
      <tr><th scope="row"><span><${Mark} person=${person} html=${html} />${person.name}${one.won && html`<${Sign} name="star" text=${t("board-winner")} html=${html} />`}</span></th>
        <td>${one.easy}</td><td>${one.hard}</td><td>${one.aliss ? `−${one.aliss}` : 0}</td><td><b>${minus(one.total)}</b></td></tr>
      <tr class="lan-won-tiles"><td colspan="5">
        ${one.tiles.map((/** @type {any} */ { tile, points }, /** @type {number} */ nth) => html`<span key=${nth} title=${t(`tile-${tile}`)}><${TilePicture} label=${tile} html=${html} /><span class="lan-said">${t(`tile-${tile}`)}</span>${points}</span>`)}
        <span class="lan-tokens"><${Sign} name="cackle" text=${t("board-cackles", { count: one.cackles })} html=${html} />${one.cackles}</span>
        ${one.tie && html`<em>${t(`tie-${one.tie}`)}</em>`}</td></tr>
    </tbody>`;
}
