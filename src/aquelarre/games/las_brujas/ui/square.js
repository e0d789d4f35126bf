/**
 * The village square by night, and what happens in its middle: the turns of the week, the trial with its
 * two piles of votes, the assembly, and the end.
 */

import { Count, faceOf, Mark, Sign } from "./glyphs.js";
import { Portrait, signed } from "./people.js";
import { Laid, name } from "./players.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */

const HORIZON = 176;

/** Houses: where they begin, how wide, how high the wall, how high the gable. */
const HOUSES = [[-20, 92, 62, 46], [66, 74, 84, 40], [146, 96, 54, 52], [250, 78, 70, 44], [334, 88, 48, 38], [430, 70, 60, 42], [668, 82, 56, 46], [756, 74, 78, 40], [838, 96, 50, 50], [942, 76, 72, 42], [1026, 90, 56, 52], [1122, 92, 80, 44]];
const ROOFS = HOUSES.map(([x, w, wall, gable]) => `M${x} ${HORIZON}v${-wall}l-7 4 ${w / 2 + 7} ${-gable - 4} ${w / 2 + 7} ${gable + 4}-7-4v${wall}z`).join("")
  + HOUSES.map(([x, w, wall, gable]) => `M${x + w * 0.7} ${HORIZON - wall - gable * 0.3}v${-gable * 0.7}h9v${gable * 0.9}z`).join("");
const BEAMS = HOUSES.map(([x, w, wall, gable]) => `M${x} ${HORIZON - wall}h${w}M${x + w / 2} ${HORIZON - wall}v${-gable * 0.7}M${x} ${HORIZON - wall + 24}h${w}M${x + w * 0.2} ${HORIZON}l${w * 0.2} ${24 - wall}M${x + w * 0.8} ${HORIZON}l${-w * 0.2} ${24 - wall}`).join("");
const WINDOWS = HOUSES.flatMap(([x, w, wall, gable], nth) => [[x + w * 0.2, HORIZON - wall + 21], [x + w * 0.62, HORIZON - wall + 21], [x + w / 2 - 5, HORIZON - wall - gable * 0.28]].filter((_, place) => (nth * 2 + place) % 3 !== 1));
const CHURCH = "M540 176V76h-5l20-44 5-18h-7v-5h7V0h6v9h7v5h-7l5 18 20 44h-5v34l52 24v42z";
const STARS = [[40, 22], [128, 52], [214, 14], [300, 44], [392, 20], [470, 58], [640, 18], [716, 50], [1000, 22], [1076, 60], [1160, 20]];

/** The light of the moon, in arcs; and rows of cobbles that widen towards the reader. */
const RAYS = [46, 60, 76, 94].map((r) => `M${880 - r} 60a${r} ${r} 0 0 1 ${2 * r} 0`).join("");
const COBBLES = Array.from({ length: 11 }, (_, row) => {
  const width = 22 + row * 7;
  let path = "";
  for (let x = -((row % 2) * width) / 2; x < 1200; x += width) path += `M${x} ${HORIZON + 12 + row * 9 + row * row * 2.4}q${width / 2} ${-5 - row} ${width - 4} 0`;
  return path;
}).join("");

/** @param {{html: Html}} props */
export function Scene({ html }) {
  return html`
    <svg class="bru-scene" viewBox="0 0 1200 480" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <defs>
        <radialGradient id="bru-light" cx="50%" cy="62%" r="60%"><stop class="bru-light-in" offset="0" /><stop class="bru-light-mid" offset="0.6" /><stop class="bru-light-out" offset="1" /></radialGradient>
        <linearGradient id="bru-sky" x1="0" y1="0" x2="0" y2="1"><stop class="bru-sky-top" offset="0" /><stop class="bru-sky-low" offset="1" /></linearGradient>
      </defs>
      <rect width="1200" height=${HORIZON} fill="url(#bru-sky)" /><rect class="bru-ground" y=${HORIZON} width="1200" height="310" />
      <path class="bru-stars" d=${STARS.map(([x, y]) => `M${x} ${y}l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5z`).join("")} />
      <path class="bru-rays" d=${RAYS} /><circle class="bru-moon" cx="880" cy="60" r="32" /><path class="bru-craters" d="M868 48q7-4 11 2M890 66q6 4 2 9M864 70q6 0 8 6" />
      <path class="bru-houses" d=${ROOFS + CHURCH} /><path class="bru-beams" d=${BEAMS} />
      <path class="bru-windows" d=${[...WINDOWS, [552, 112], [572, 112], [596, 150], [616, 150]].map(([x, y]) => `M${x} ${y}v-11q5.5-8 11 0v11z`).join("")} />
      <path class="bru-cobbles" d=${COBBLES} />
      <rect width="1200" height="480" fill="url(#bru-light)" />
    </svg>`;
}

// what happens there

/** In the corners: the week, who holds office, what is in force, the decks. @param {any} props */
export function State({ view, people, t, html }) {
  const { effects, influential } = view;
  const inForce = [
    effects.truce && ["event", t("card-S11"), t("show-truce")],
    effects.inquisitor && ["trial", t("card-S12"), t("show-inquisitor")],
    effects.no_counter_trials && ["counter", t("show-no-counters"), t("show-no-counters")],
    effects.possession && ["afterlife", t("card-U10"), t("show-possession", { victim: name(effects.possession.victim), spectre: name(effects.possession.spectre) })],
  ].filter(Boolean);
  const alive = view.players.filter((player) => player.alive).length;
  return html`
    <div class="bru-state">
      ${view.stage !== "setup" && html`<p class="bru-week">${t("show-week", { week: view.week })}</p>
        <p class="bru-holder" data-none=${influential === null || undefined}>${influential === null ? t("show-no-influential")
        : html`<${Sign} name="chain" html=${html} />${t("show-influential", { seat: name(influential) })}`}</p>`}
      ${inForce.length > 0 && html`<ul class="bru-force">${inForce.map(([sign, called, text]) => html`<li key=${sign} title=${text}><${Sign} name=${sign} html=${html} /><span aria-hidden="true">${called}</span><span class="bru-said">${text}</span></li>`)}</ul>`}
    </div>
    <div class="bru-decks">
      <${Count} name="alive" count=${alive} text=${t("board-alive", { count: alive })} html=${html} />
      <span data-deck="general"><${Count} name="deck" count=${view.deck} text=${t("board-deck", { count: view.deck, total: view.discard.length })} html=${html} /></span>
      <span data-deck="afterlife"><${Count} name="grave" count=${view.afterlife_deck} text=${t("board-afterlife", { count: view.afterlife_deck, total: view.afterlife_discard.length })} html=${html} /></span>
    </div>`;
}

/** @param {any} props */
export function Middle(props) {
  const { view, html } = props;
  if (view.over) return html`<div class="bru-middle"><${History} ...${props} /></div>`;
  return html`<div class="bru-middle">${view.trial ? html`<${Trial} ...${props} />` : view.assembly ? html`<${Assembly} ...${props} />` : html`<${Turn} ...${props} />`}</div>`;
}

/** Whose turn it is, and the card that has just been played. @param {any} props */
function Turn({ view, people, news, t, html }) {
  const { active } = view;
  const played = news.filter((event) => Array.isArray(event.values.card) && !["drew", "gave", "taken", "passed"].includes(event.key)).at(-1);
  return html`
    <section class="bru-plate">
      <svg class="bru-post-place" viewBox="0 0 132 110" aria-hidden="true"><path class="bru-pyre" d="M60 2h12v80H60z" /><path class="bru-pyre" d="M4 96l18-18h88l18 18-8 12H12zM30 78l14-14h44l14 14z" /><path class="bru-logs" d="M12 96h108M30 78h72M16 107l24-40M116 107L92 67M60 20h12M60 40h12" /></svg>
      <p class="bru-plate-turn">${active === null
        ? t(view.stage === "setup" ? "show-setup" : "show-week", { week: view.week })
        : html`<${Sign} name="candle" html=${html} /><b>${t(view.players[active].alive ? "show-turn" : "event-spectre_turn", { seat: name(active) })}</b>`}</p>
      ${played && html`<${Played} event=${played} t=${t} html=${html} />`}
    </section>`;
}

/** @param {any} props */
function Played({ event, t, html }) {
  const { name: called, effect, family } = faceOf(String(event.values.card[1]), t);
  return html`
    <div class="bru-card bru-played" key=${event.n} data-family=${family} title=${effect}>
      <header><${Sign} name=${family} html=${html} /><b>${called}</b></header>
      <footer>${t(`event-${event.key}`, event.values)}</footer></div>`;
}

/** Election, calming, sharing. @param {any} props */
function Assembly({ view, people, asked, has, t, html }) {
  const { assembly, question, influential } = view;
  const step = question === "election" || question === "name" ? "election" : question === "calm" || question === "priest" ? "calm" : "share";
  return html`
    <section class="bru-assembly" data-step=${step} aria-label=${t("show-assembly", { week: view.week })}>
      <h2><${Sign} name="event" html=${html} />${t("show-assembly", { week: view.week })}</h2>
      <ol class="bru-steps">${["election", "calm", "share"].map((each) => html`<li key=${each} aria-current=${each === step ? "step" : undefined}>${t(`board-step-${each}`)}</li>`)}</ol>
      ${influential !== null && html`<p class="bru-elected"><span class="bru-niche"><${Portrait} character=${view.players[influential].character} html=${html} /><span class="bru-office"><${Sign} name="chain" html=${html} /></span></span>
        <span>${t("show-influential", { seat: name(influential) })}${step === "calm" && assembly.quota > 0 && html` ${t("show-quota", { count: assembly.quota })}`}</span></p>`}
      ${assembly.tied.length > 0 && html`
        <p class="bru-now">${t("board-tied")}</p>
        <div class="bru-tied">${assembly.tied.map((seat) => html`
          <div key=${seat} data-ref=${`seat:${seat}`} data-picked=${has.picked(`seat:${seat}`) || undefined}><span class="bru-niche"><${Portrait} character=${view.players[seat].character} html=${html} /><${Mark} person=${people[seat]} html=${html} /></span>${people[seat].name}</div>`)}</div>`}
      ${step === "share" && html`
        <p class="bru-now">${t("board-sharing")}</p>
        <ul class="bru-gifts">${view.players.filter((player) => player.alive).map(({ seat }) => html`
          <li key=${seat} data-late=${asked.has(seat) || undefined}><${Mark} person=${people[seat]} html=${html} />
            ${assembly.laid[seat] > 0 && html`<${Laid} count=${assembly.laid[seat]} t=${t} html=${html} />`}<i aria-hidden="true">${asked.has(seat) ? "…" : "✓"}</i><span class="bru-said">${people[seat].name}: ${t(asked.has(seat) ? "board-thinks" : "board-done")}</span></li>`)}</ul>`}
      ${assembly.gifts.length > 0 && html`<ul class="bru-own-gifts">${assembly.gifts.map((gift) => html`
        <li key=${gift.card}>${t("show-gift", { card: t(`card-${gift.card}`), receiver: name(gift.receiver) })}</li>`)}</ul>`}
    </section>`;
}

/** The end: who has won, what everybody was, and the trials that led there. All of it is in the view. @param {any} props */
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

/** The trials that led there. @param {any} props */
function History({ view, t, html }) {
  const { trials } = view.history;
  const text = t("board-trials", { count: trials.length });
  return html`
    <section class="bru-history" role="region" aria-label=${text} tabindex="0"><h3><${Sign} name="trial" html=${html} />${text}</h3>
      <ol>${trials.map((trial, nth) => html`<li key=${nth} data-verdict=${trial.condemned === null ? "innocent" : "guilty"}>${told(trial, view.options.double_trial, t)}</li>`)}</ol>
    </section>`;
}

/** A trial in a few words. @param {any} trial @param {boolean} double @param {Say} t */
function told(trial, double, t) {
  const { week, accused, accuser, condemned, side, guilty, innocent } = trial;
  const head = accuser === null ? t("board-past-alone", { week, accused: name(accused) }) : t("board-past", { week, accused: name(accused), accuser: name(accuser) });
  const end = condemned === null ? t("board-past-free") : t("board-past-burnt", { victim: name(condemned), side: side ? t(`side-${side}`) : "?" });
  const count = { guilty: guilty.length, innocent: innocent.length };
  const votes = double && accuser !== null ? t("board-past-double", { ...count, accused: name(accused), accuser: name(accuser) }) : t("board-past-votes", count);
  return `${head} ${votes} ${end}`;
}

// the trial

const TRIAL_STEPS = ["speeches", "open", "vote", "tie", "verdict"];
const PYRE = "M4 58l10-8 60 2 10 6-4 6H8zM14 50l8-7 46 2 6 7z";
const LOGS = "M8 58h72M16 50h54M24 45l36 1M12 64l8-14M76 64l-8-14M30 64l4-18M56 64l-3-18";
const FLAMES = "M12 66q-8-14 4-26 0 8 5 10 0-16 12-24-2 10 4 14 2-14 11-20-2 12 4 18 4-8 10-10-2 8 3 14 4-2 5-8 12 16 0 32z";

/** @param {any} props */
function Trial({ view, people, asked, has, t, html }) {
  const { trial, players } = view;
  const { accused, accuser, phase, verdict, condemned } = trial;
  const current = phase === "execution" ? "verdict" : phase;
  const burning = condemned ?? accused;
  const fate = condemned !== null ? "guilty" : verdict; // in a double trial somebody burns though the accused is innocent
  return html`
    <section class="bru-trial" data-phase=${phase} aria-label=${t("board-trial", { accused: name(accused) })}>
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
      <div class="bru-foot"><${Waiting} view=${view} people=${people} asked=${asked} t=${t} html=${html} /><${Tally} view=${view} t=${t} html=${html} /></div>
    </section>`;
}

/** The card that brought it about, and what is special about this trial. @param {any} props */
function Cause({ trial, has, t, html }) {
  const { name: called, effect, family } = faceOf(trial.cause, t);
  const ref = `card:${trial.cause}`;
  return html`
    <p class="bru-cause"><span class="bru-chip" data-ref=${ref} data-kind=${family} data-lit=${has.lit(ref) || undefined} title=${effect}><${Sign} name=${family} html=${html} />${called}</span>
      <span class="bru-effect">${effect}</span></p>`;
}

/** What somebody's vote is, in words. @param {any} view @param {any} vote @param {Say} t */
function voteText(view, vote, t) {
  const cause = vote.cause === "none" ? t("show-cause-none") : pileName(view, vote.cause, t);
  const why = vote.why ? t(`show-why-${vote.why}`) : "";
  const values = {
    cause, why, votes: plain(vote.votes), seat: vote.seat === null ? "" : name(vote.seat), card: vote.card ? t(`card-${vote.card}`) : "", character: vote.character ? t(`character-${vote.character}`) : "",
  };
  return t(`show-vote-${vote.what}`, values);
}

/** @param {any} view @param {string} cause @param {Say} t */
function pileName({ trial }, cause, t) {
  if (!trial.double) return t(`cause-${cause}`);
  return t("board-pile-double", { seat: name(cause === "for" ? trial.accuser : trial.accused) });
}

/** A number of votes; in a double trial reputation can make it less than nothing. @param {number} votes */
const plain = (votes) => signed(votes).replace("+", "");

/** One pile of votes, a token for each. @param {any} props */
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

/** @param {any} vote @param {any[]} people @param {Say} t */
function tokenName({ what, seat, card, character }, people, t) {
  if (what === "reputation") return t("board-reputation-votes");
  if (what === "card") return t(`card-${card}`);
  return what === "character" ? t(`character-${character}`) : people[seat].name;
}

/** @param {any} props */
function Token({ vote, people, html }) {
  if (vote.what === "ballot") return html`<${Mark} person=${people[vote.seat]} html=${html} />`;
  if (vote.what === "influential") return html`<${Sign} name="chain" html=${html} />`;
  if (vote.what === "reputation") return html`<span class="bru-scale" aria-hidden="true">⚖</span>`;
  if (vote.what === "card") return html`<${Sign} name=${faceOf(vote.card, String).family} html=${html} />`;
  return html`<${Portrait} character=${vote.character} html=${html} />`;
}

/** Who votes, and who has voted. @param {any} props */
function Waiting({ view, people, asked, t, html }) {
  const { phase, possession, voters, bribed } = view.trial;
  const late = (seat) => asked.has(seat === possession?.victim ? possession.spectre : seat);
  if (phase !== "vote") return null;
  return html`
    <ul class="bru-waiting" aria-label=${t("board-voters")}>${voters.map((seat) => html`
      <li key=${seat} data-late=${late(seat) || undefined} data-bribed=${bribed.includes(seat) || undefined} title=${`${people[seat].name}: ${t(late(seat) ? "board-thinks" : "board-done")}`}>
        <${Mark} person=${people[seat]} html=${html} /><i aria-hidden="true">${late(seat) ? "…" : "✓"}</i><span class="bru-said">${people[seat].name}: ${t(late(seat) ? "board-thinks" : "board-done")}</span></li>`)}</ul>`;
}

/** @param {any} view @param {Say} t */
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

/** Every vote in words, and what else holds in this trial. @param {any} props */
function Tally({ view, t, html }) {
  const { trial } = view;
  const { votes, confession } = trial;
  return html`
    <details class="bru-tally">
      <summary>${t("board-votes")}</summary>
      <ul>${votes.map((vote, nth) => html`<li key=${nth} data-cause=${vote.cause}>${voteText(view, vote, t)}</li>`)}
        <li key="cause">${faceOf(trial.cause, t).effect}</li>
        ${confession && html`<li key="confession">${t("card-D5")}: ${t("effect-D5")}</li>`}</ul>
    </details>`;
}
