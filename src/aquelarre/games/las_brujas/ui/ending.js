/** The end: who has won, what everybody was, and the trials that led there. All of it is in the view. */

import { sheet } from "../../../web/kit/style.js";
import { Mark, Sign } from "./glyphs.js";
import { Portrait } from "./people.js";
import { name } from "./players.js";

/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {import("./view.js").Given} Given */

await sheet(new URL("./ending.css", import.meta.url).href);

/** @param {Given} props */
export function Ending({ view, people, t, html }) {
  const { winner, players } = view;
  const title = winner === "nobody" ? t("show-nobody") : t(winner === "villagers" ? "show-won-villagers" : "show-won", { side: t(`side-${winner}`) });
  return html`
    <section class="bru-ending" data-winner=${winner}>
      <h2>${winner !== "nobody" && html`<${Sign} name=${winner} html=${html} />`}${title}</h2>
      <div class="bru-sides">${["witches", "villagers"].map((side) => html`
        <div class="bru-group" key=${side} data-won=${side === winner || undefined}>
          <h3><${Sign} name=${side} html=${html} />${t(`board-side-${side}`)}</h3>
          <ul>${players.filter((player) => player.side === side).map((player) => html`
            <li key=${player.seat} data-spectre=${!player.alive || undefined}><span class="bru-niche"><${Portrait} character=${player.character} spectre=${!player.alive} html=${html} /><${Mark} person=${people[player.seat]} html=${html} /></span>
              <span><b>${people[player.seat].name}</b><small>${t(`character-${player.character}`)} · ${t(player.alive ? "board-lives" : "board-burnt")}</small></span></li>`)}</ul>
        </div>`)}</div>
    </section>`;
}

/** The trials that led there. @param {Given} props */
export function History({ view, t, html }) {
  const { trials } = view.history;
  const text = t("board-trials", { count: trials.length });
  return html`
    <section class="bru-history" role="region" aria-label=${text} tabindex="0"><h3><${Sign} name="trial" html=${html} />${text}</h3>
      <ol>${trials.map((trial, nth) => html`<li key=${nth} data-verdict=${trial.condemned === null ? "innocent" : "guilty"}>${told(trial, view.options.double_trial, t)}</li>`)}</ol>
    </section>`;
}

/** A trial in a few words. @param {import("./view.js").PastTrial} trial @param {boolean} double @param {Say} t */
function told(trial, double, t) {
  const { week, accused, accuser, condemned, side, guilty, innocent } = trial;
  const head = accuser === null ? t("board-past-alone", { week, accused: name(accused) }) : t("board-past", { week, accused: name(accused), accuser: name(accuser) });
  const end = condemned === null ? t("board-past-free") : t("board-past-burnt", { victim: name(condemned), side: t(`side-${side}.one`) });
  const count = { guilty: guilty.length, innocent: innocent.length };
  const votes = double && accuser !== null ? t("board-past-double", { ...count, accused: name(accused), accuser: name(accuser) }) : t("board-past-votes", count);
  return `${head} ${votes} ${end}`;
}
