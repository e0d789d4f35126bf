/** The assembly in the middle of the square: election, calming, and the gifts that the reader puts together. */

import { sheet } from "../../../web/kit/style.js";
import { Count, faceOf, Mark, Sign } from "./glyphs.js";
import { Portrait } from "./people.js";
import { name, silenced } from "./players.js";

/** @typedef {import("./view.js").Given} Given @typedef {import("./view.js").Meeting} Meeting */

await sheet(new URL("./assembly.css", import.meta.url).href);

/** @param {Given & {view: Meeting}} props */
export function Assembly(props) {
  const { view, people, has, t, html } = props;
  const { assembly, question, influential } = view;
  const left = assembly.quota - silenced(view).length;
  const step = question === "election" || question === "name" ? "election" : question === "calm" || question === "priest" ? "calm" : "share";
  return html`
    <section class="bru-assembly" data-place="assembly" data-step=${step} aria-label=${t("show-assembly", { week: view.week })}>
      <h2><${Sign} name="event" html=${html} />${t("show-assembly", { week: view.week })}</h2>
      <ol class="bru-steps">${["election", "calm", "share"].map((each) => html`<li key=${each} aria-current=${each === step ? "step" : undefined}>${t(`board-step-${each}`)}</li>`)}</ol>
      ${influential !== null && step !== "share" && html`<p class="bru-elected"><span class="bru-niche"><${Portrait} character=${view.players[influential].character} html=${html} /><span class="bru-office"><${Sign} name="chain" html=${html} /></span></span>
        <span>${t("show-influential", { seat: name(influential) })}${step === "calm" && assembly.quota > 0 && html` ${t("show-quota", { count: left })}`}</span></p>`}
      ${assembly.tied.length > 0 && html`
        <p class="bru-now"><span aria-hidden="true">${t("board-tied")}</span><span class="bru-said">${t("show-tied", { players: assembly.tied.map((seat) => people[seat].name).join(", ") })}</span></p>
        <div class="bru-tied">${assembly.tied.map((seat) => html`
          <div key=${seat} data-ref=${`seat:${seat}`} data-picked=${has.picked(`seat:${seat}`) || undefined}><span class="bru-niche"><${Portrait} character=${view.players[seat].character} html=${html} /><${Mark} person=${people[seat]} html=${html} /></span>${people[seat].name}</div>`)}</div>`}
      ${step === "share" && html`<${Sharing} ...${props} />`}
    </section>`;
}

/** What the reader gives to whom, each to be taken back by a touch; and who is ready. @param {Given & {view: Meeting}} props */
function Sharing({ view, people, asked, has, t, html }) {
  const { gifts, laid, most } = view.assembly;
  return html`
    <p class="bru-now">${most ? t("board-share-how", { count: most }) : t("board-sharing")}</p>
    ${gifts.length > 0 && html`<ul class="bru-own-gifts" aria-label=${t("board-own-gifts")}>${gifts.map(({ card, receiver }) => {
      const ref = `card:${card}`;
      const { name: called, family } = faceOf(card, t);
      return html`
        <li key=${card}><span class="bru-gift" data-ref=${ref} data-family=${family} data-picked=${has.picked(ref) || undefined}>
          <span class="bru-said">${t("show-gift", { card: called, receiver: name(receiver) })}</span>
          <${Sign} name=${family} html=${html} /><b aria-hidden="true">${called}</b><i aria-hidden="true">→</i><${Mark} person=${people[receiver]} html=${html} /><span aria-hidden="true">${people[receiver].name}</span>
          ${has.open(ref) && html`<i class="bru-gift-off" aria-hidden="true">×</i>`}</span></li>`;
    })}</ul>`}
    <ul class="bru-gifts">${view.players.filter((player) => player.alive).map(({ seat }) => html`
      <li key=${seat} data-late=${asked.has(seat) || undefined}><${Mark} person=${people[seat]} html=${html} />
        ${!most && laid[seat] > 0 && html`<${Count} name="card" count=${laid[seat]} text=${t("board-laid", { count: laid[seat] })} html=${html} />`}<i aria-hidden="true">${asked.has(seat) ? "…" : "✓"}</i><span class="bru-said">${people[seat].name}: ${t(asked.has(seat) ? "board-thinks" : "board-done")}</span></li>`)}</ul>`;
}
