/** The village square by night, and what happens in its middle: the turns of the week. */

import { valueOf } from "../../../web/kit/table.js";
import { Count, faceOf, Sign } from "./glyphs.js";
import { name } from "./players.js";
import { cardThat } from "./printed.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./view.js").Given} Given */

const HORIZON = 176;

/** Houses: where they begin, how wide, how high the wall, how high the gable. */
const HOUSES = [
  [-20, 92, 62, 46], [66, 74, 84, 40], [146, 96, 54, 52], [250, 78, 70, 44], [334, 88, 48, 38], [430, 70, 60, 42],
  [668, 82, 56, 46], [756, 74, 78, 40], [838, 96, 50, 50], [942, 76, 72, 42], [1026, 90, 56, 52], [1122, 92, 80, 44],
];
const ROOFS = HOUSES.map(([x, w, wall, gable]) => `M${x} ${HORIZON}v${-wall}l-7 4 ${w / 2 + 7} ${-gable - 4} ${w / 2 + 7} ${gable + 4}-7-4v${wall}z`).join("")
  + HOUSES.map(([x, w, wall, gable]) => `M${x + w * 0.7} ${HORIZON - wall - gable * 0.3}v${-gable * 0.7}h9v${gable * 0.9}z`).join("");
const BEAMS = HOUSES.map(([x, w, wall, gable]) => `M${x} ${HORIZON - wall}h${w}M${x + w / 2} ${HORIZON - wall}v${-gable * 0.7}M${x} ${HORIZON - wall + 24}h${w}M${x + w * 0.2} ${HORIZON}l${w * 0.2} ${24 - wall}M${x + w * 0.8} ${HORIZON}l${-w * 0.2} ${24 - wall}`).join("");
const WINDOWS = HOUSES.flatMap(([x, w, wall, gable], nth) =>
  [[x + w * 0.2, HORIZON - wall + 21], [x + w * 0.62, HORIZON - wall + 21], [x + w / 2 - 5, HORIZON - wall - gable * 0.28]]
    .filter((_, place) => (nth * 2 + place) % 3 !== 1)); // not all are lit
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

/** In the corners: the week, who holds office, what is in force, the decks. @param {Given} props */
export function State({ view, t, html }) {
  const { effects, influential } = view;
  const inForce = /** @type {[sign: string, called: string, text: string][]} */ ([
    effects.truce && ["event", t(`card-${cardThat("S11")}`), t("show-truce")],
    effects.inquisitor && ["trial", t(`card-${cardThat("S12")}`), t("show-inquisitor")],
    effects.no_counter_trials && ["counter", t("show-no-counters"), t("show-no-counters")],
    effects.possession && ["afterlife", t(`card-${cardThat("U10")}`), t("show-possession", { victim: name(effects.possession.victim), spectre: name(effects.possession.spectre) })],
  ].filter(Boolean));
  const alive = view.players.filter((player) => player.alive).length;
  const told = [
    view.stage !== "setup" && t("show-decks", { count: view.deck, total: view.afterlife_deck }),
    effects.doll && t("show-doll", { seat: name(effects.doll.seat), week: effects.doll.since }),
    ...effects.rotating.map(({ card, seat }) => t("show-rotating", { card: t(`card-${card}`), seat: name(seat), effect: faceOf(card, t).effect })),
  ].filter(Boolean);
  return html`
    <div class="bru-state">
      ${view.stage !== "setup" && html`<p class="bru-week">${t("show-week", { week: view.week })}</p>
        <p class="bru-holder" data-none=${influential === null || undefined}>${influential === null ? t("show-no-influential")
        : html`<${Sign} name="chain" html=${html} />${t("show-influential", { seat: name(influential) })}`}</p>`}
      ${told.length > 0 && html`<p class="bru-said">${told.join(" ")}</p>`}
      ${inForce.length > 0 && html`<ul class="bru-force">${inForce.map(([sign, called, text]) => html`<li key=${sign} title=${text}><${Sign} name=${sign} html=${html} /><span aria-hidden="true">${called}</span><span class="bru-said">${text}</span></li>`)}</ul>`}
    </div>
    <div class="bru-decks">
      <${Count} name="alive" count=${alive} text=${t("board-alive", { count: alive })} html=${html} />
      <span data-deck="general"><${Count} name="deck" count=${view.deck} text=${t("board-deck", { count: view.deck, total: view.discard.length })} html=${html} /></span>
      <span data-deck="afterlife" data-place="afterlife"><${Count} name="grave" count=${view.afterlife_deck} text=${t("board-afterlife", { count: view.afterlife_deck, total: view.afterlife_discard.length })} html=${html} /></span>
    </div>`;
}

/** @param {Given & {trial: any, assembly: any}} props what draws these */
export function Middle({ trial, assembly, ...props }) {
  const { view, html } = props;
  return html`<div class="bru-middle">${view.trial ? html`<${trial} ...${props} />` : view.assembly ? html`<${assembly} ...${props} />` : html`<${Turn} ...${props} />`}</div>`;
}

/** Whose turn it is, and the card that has just been played. @param {Given} props */
function Turn({ view, news, t, html }) {
  const { active } = view;
  const played = news.filter((event) => Array.isArray(event.values.card) && !["drew", "drew_afterlife", "gave", "taken", "passed"].includes(event.key)).at(-1);
  return html`
    <section class="bru-plate">
      <svg class="bru-post-place" viewBox="0 0 132 110" aria-hidden="true"><path class="bru-pyre" d="M60 2h12v80H60z" /><path class="bru-pyre" d="M4 96l18-18h88l18 18-8 12H12zM30 78l14-14h44l14 14z" /><path class="bru-logs" d="M12 96h108M30 78h72M16 107l24-40M116 107L92 67M60 20h12M60 40h12" /></svg>
      <p class="bru-plate-turn">${active === null
        ? t(view.stage === "setup" ? "show-setup" : "show-week", { week: view.week })
        : html`<${Sign} name="candle" html=${html} /><b>${t(view.players[active].alive ? "show-turn" : "event-spectre_turn", { seat: name(active) })}</b>`}</p>
      ${played && html`<${Played} event=${played} t=${t} html=${html} />`}
    </section>`;
}

/** @param {Given & {event: import("../../../web/types.js").GameEvent}} props */
function Played({ event, t, html }) {
  const { name: called, effect, family } = faceOf(String(valueOf(event, "card")), t);
  return html`
    <div class="bru-card bru-played" key=${event.n} data-family=${family} title=${effect}>
      <header><${Sign} name=${family} html=${html} /><b>${called}</b></header>
      <footer>${t(`event-${event.key}`, event.values)}</footer></div>`;
}
