/** A trial in the middle of the square: the stake, two piles of votes, who still thinks, every vote in words. */

import { sheet } from "../../../web/kit/style.js";
import { faceOf, Mark, Sign } from "./glyphs.js";
import { Portrait, signed } from "./people.js";
import { name } from "./players.js";
import { cardThat } from "./printed.js";

/** @typedef {import("./glyphs.js").Say} Say @typedef {import("./view.js").Given} Given @typedef {import("./view.js").Court} Court
 *  @typedef {import("./view.js").Vote} Vote @typedef {import("./view.js").Trial} TrialSeen */

await sheet(new URL("./trial.css", import.meta.url).href);

const TRIAL_STEPS = ["speeches", "open", "vote", "tie", "verdict"];
const PYRE = "M4 58l10-8 60 2 10 6-4 6H8zM14 50l8-7 46 2 6 7z";
const LOGS = "M8 58h72M16 50h54M24 45l36 1M12 64l8-14M76 64l-8-14M30 64l4-18M56 64l-3-18";
const FLAMES = "M12 66q-8-14 4-26 0 8 5 10 0-16 12-24-2 10 4 14 2-14 11-20-2 12 4 18 4-8 10-10-2 8 3 14 4-2 5-8 12 16 0 32z";

/** @param {Given & {view: Court}} props */
export function Trial({ view, people, asked, has, t, html }) {
  const { trial, players } = view;
  const { accused, accuser, phase, verdict, condemned } = trial;
  const current = phase === "execution" ? "verdict" : phase;
  const burning = condemned ?? accused;
  const fate = condemned !== null ? "guilty" : verdict; // in a double trial somebody burns though the accused is innocent
  return html`
    <section class="bru-trial" data-place="court" data-phase=${phase} aria-label=${t("board-trial", { accused: name(accused) })}>
      <header>
        <h2><${Sign} name="trial" html=${html} />${t("board-trial", { accused: name(accused) })}</h2>
        <${Cause} trial=${trial} has=${has} t=${t} html=${html} />
      </header>
      <ol class="bru-steps">${TRIAL_STEPS.map((step) => html`<li key=${step} aria-current=${step === current ? "step" : undefined}>${t(`board-step-${step}`)}</li>`)}</ol>
      <div class="bru-court">
        <${Pile} cause="for" view=${view} people=${people} t=${t} html=${html} />
        <figure class="bru-stake" data-fire=${fate === "guilty" || undefined}>
          <span class="bru-niche"><${Portrait} character=${players[burning].character} html=${html} /><${Mark} person=${people[burning]} html=${html} /></span>
          <svg viewBox="0 0 88 70" aria-hidden="true"><path class="bru-flames" d=${FLAMES} /><path class="bru-pyre" d=${PYRE} /><path class="bru-logs" d=${LOGS} /></svg>
          ${fate && html`<b class="bru-stamp" data-verdict=${fate}>${t(`ballot-${fate}`)}</b>`}
        </figure>
        <${Pile} cause="against" view=${view} people=${people} t=${t} html=${html} />
      </div>
      <div class="bru-now">
        ${accuser !== null && html`<span class="bru-niche" data-spectre=${!players[accuser].alive || undefined}><${Portrait} character=${players[accuser].character} spectre=${!players[accuser].alive} html=${html} /></span>`}
        <p>${accuser === null ? t("board-no-accuser") : t("board-accuser", { accuser: name(accuser) })} ${trial.double && fate !== "guilty" && t("show-trial-double")} <b>${sentence(view, t)}</b>
          ${trial.last && html` ${t("show-last", { card: t(`card-${trial.last}`) })}`}</p>
      </div>
      <p class="bru-said">${courtTold(view, t).join(" ")}</p>
      <div class="bru-foot"><${Waiting} view=${view} people=${people} asked=${asked} t=${t} html=${html} /><${Tally} view=${view} t=${t} html=${html} /></div>
    </section>`;
}

/** The trial in words, as a terminal tells of it: what is seen in piles and signs. @param {Court} view @param {Say} t */
function courtTold(view, t) {
  const { accused, accuser, cause, phase, double, yes, no, votes } = view.trial;
  const { name: card, effect } = faceOf(cause, t);
  return [
    accuser === null ? t("show-trial-alone", { accused: name(accused), card }) : t("show-trial", { accuser: name(accuser), accused: name(accused), card, effect }),
    phase !== "speeches" && t(`show-phase-${phase}`),
    double && t("show-trial-double"),
    double && accuser !== null ? t("show-votes-double", { accuser: name(accuser), accused: name(accused), yes, no }) : t("show-votes", { yes, no }),
    ...votes.map((vote) => `${voteText(view, vote, t)}.`),
  ].filter(Boolean);
}

/** The card that brought it about, and what is special about this trial. @param {Given & {trial: TrialSeen}} props */
function Cause({ trial, has, t, html }) {
  const { name: called, effect, family } = faceOf(trial.cause, t);
  const ref = `card:${trial.cause}`;
  return html`
    <p class="bru-cause"><span class="bru-chip" data-ref=${ref} data-kind=${family} data-lit=${has.lit(ref) || undefined} title=${effect}><${Sign} name=${family} html=${html} />${called}</span>
      <span class="bru-effect">${effect}</span></p>`;
}

/** What somebody's vote is, in words. @param {Court} view @param {Vote} vote @param {Say} t */
function voteText(view, vote, t) {
  const cause = vote.cause === "none" ? t("show-cause-none") : pileName(view, vote.cause, t);
  if (!vote.votes && vote.seat !== null) {
    const nothing = vote.what === "reputation" ? "show-vote-nothing" : "show-vote-void";
    return t(nothing, { seat: name(vote.seat), why: vote.why === "bribe" ? t("show-why-bribe") : cause });
  }
  const why = vote.why ? t(`show-why-${vote.why}`) : "";
  const values = {
    cause, why, votes: plain(vote.votes), seat: vote.seat === null ? "" : name(vote.seat), card: vote.card ? t(`card-${vote.card}`) : "", character: vote.character ? t(`character-${vote.character}`) : "",
  };
  return t(`show-vote-${vote.what}`, values);
}

/** @param {Court} view @param {string} cause @param {Say} t */
function pileName({ trial }, cause, t) {
  if (!trial.double || trial.accuser === null) return t(`cause-${cause}`);
  return t("board-pile-double", { seat: name(cause === "for" ? trial.accuser : trial.accused) });
}

/** A number of votes; in a double trial reputation can make it less than nothing. @param {number} votes */
const plain = (votes) => signed(votes).replace("+", "");

/** One pile of votes, a token for each. @param {Given & {view: Court, cause: "for"|"against"}} props */
function Pile({ cause, view, people, t, html }) {
  const { trial } = view;
  const votes = trial.votes.filter((vote) => vote.cause === cause && (vote.votes || vote.what === "ballot"));
  return html`
    <div class="bru-pile" data-cause=${cause} data-many=${votes.length > (view.players.length > 8 ? 4 : 6) || undefined}>
      <p class="bru-pile-head"><${Sign} name=${cause === "for" && !trial.double ? "good" : "fire"} html=${html} /><b>${plain(cause === "for" ? trial.yes : trial.no)}</b><span>${pileName(view, cause, t)}</span></p>
      <ul>${votes.map((vote, nth) => html`
        <li class="bru-token" key=${`${vote.what} ${vote.seat} ${vote.card} ${nth}`} data-what=${vote.what} data-worth=${vote.votes === 1 ? undefined : vote.votes} title=${voteText(view, vote, t)}>
          <${Token} vote=${vote} people=${people} html=${html} /><span class="bru-token-name">${tokenName(vote, people, t)}</span>${vote.votes !== 1 && html`<b>${plain(vote.votes)}</b>`}</li>`)}</ul>
    </div>`;
}

/** @param {Vote} vote @param {import("../../../web/types.js").Player[]} people @param {Say} t */
function tokenName({ what, seat, card, character }, people, t) {
  if (what === "reputation") return t("board-reputation-votes");
  if (what === "card") return t(`card-${card}`);
  return what === "character" ? t(`character-${character}`) : people[seat].name;
}

/** @param {Given & {vote: Vote}} props */
function Token({ vote, people, html }) {
  if (vote.what === "ballot") return html`<${Mark} person=${people[vote.seat]} html=${html} />`;
  if (vote.what === "influential") return html`<${Sign} name="chain" html=${html} />`;
  if (vote.what === "reputation") return html`<span class="bru-scale" aria-hidden="true">⚖</span>`;
  if (vote.what === "card") return html`<${Sign} name=${faceOf(vote.card, String).family} html=${html} />`;
  return html`<${Portrait} character=${vote.character} html=${html} />`;
}

/** Who votes, and who has voted. @param {Given & {view: Court}} props */
function Waiting({ view, people, asked, t, html }) {
  const { phase, possession, voters, bribed } = view.trial;
  const late = (/** @type {number} */ seat) => asked.has(possession && seat === possession.victim ? possession.spectre : seat);
  if (phase !== "vote") return null;
  return html`
    <ul class="bru-waiting" aria-label=${t("board-voters")}>${voters.map((seat) => html`
      <li key=${seat} data-late=${late(seat) || undefined} data-bribed=${bribed.includes(seat) || undefined} title=${`${people[seat].name}: ${t(late(seat) ? "board-thinks" : "board-done")}`}>
        <${Mark} person=${people[seat]} html=${html} /><i aria-hidden="true">${late(seat) ? "…" : "✓"}</i><span class="bru-said">${people[seat].name}: ${t(late(seat) ? "board-thinks" : "board-done")}</span></li>`)}</ul>`;
}

/** @param {Court} view @param {Say} t */
function sentence({ trial }, t) {
  const { phase, speaker, tie, revote, condemned, accused } = trial;
  const told = [];
  if (phase === "speeches" && speaker !== null) told.push(t("show-phase-speeches", { seat: name(speaker) }));
  else if (phase === "open" || phase === "vote" || phase === "execution") told.push(t(`show-phase-${phase}`));
  if (tie === "influential") told.push(t("board-tie-influential"));
  else if (tie) told.push(t(`event-tie_${tie}`));
  if (revote === "called") told.push(t("show-revote"));
  else if (condemned !== null) told.push(t("show-condemned", { victim: name(condemned) }));
  else if (trial.verdict === "innocent") told.push(t("show-free"));
  if (phase === "vote" && revote === "held") told.push(t("event-revote", { accused: name(accused) }));
  return told.join(" ");
}

/** Every vote in words, and what else holds in this trial. @param {Given & {view: Court}} props */
function Tally({ view, t, html }) {
  const { trial } = view;
  const { votes, confession } = trial;
  return html`
    <details class="bru-tally">
      <summary>${t("board-votes")}</summary>
      <ul>${votes.map((vote, nth) => html`<li key=${nth} data-cause=${vote.cause}>${voteText(view, vote, t)}</li>`)}
        <li key="cause">${faceOf(trial.cause, t).effect}</li>
        ${confession && html`<li key="confession">${t(`card-${cardThat("D5")}`)}: ${t("effect-D5")}</li>`}</ul>
    </details>`;
}
