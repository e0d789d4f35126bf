/** One small picture for each game, in the manner of a woodcut. */
import { html } from "./html.js";

const STARS = [[22, 26], [40, 14], [84, 20], [100, 38], [14, 52], [104, 62], [62, 12]];

/** @param {{game: string, size?: number}} props */
export function Emblem({ game, size = 104 }) {
  const scene = SCENES[game] ?? Cauldron;
  return html`<svg class="emblem" viewBox="0 0 120 120" width=${size} height=${size} aria-hidden="true">
    <circle cx="60" cy="60" r="58" class="em-sky" />
    ${STARS.map(([x, y]) => html`<circle cx=${x} cy=${y} r="1.3" class="em-star" />`)}
    <${scene} />
    <circle cx="60" cy="60" r="57" class="em-rim" />
  </svg>`;
}

const Castle = () => html`<g>
  <circle cx="86" cy="34" r="13" class="em-moon" />
  <path class="em-far" d="M2 78q22-16 44-6t40-4 34 8v44H2z" />
  <path class="em-dark" d="M28 92V50h4v-5h5v5h5v-5h5v5h4v12h18V44h3v-6h5v6h5v-6h5v6h5v-6h5v6h3v48z" />
  <path class="em-roof" d="M26 47 39.5 26 53 47zM67 40l15-24 15 24z" />
  <path class="em-lit" d="M36 58h6v9h-6zM79 52h6v10h-6zM54 92V80a6 6 0 0 1 12 0v12z" />
  <path class="em-near" d="M4 92h112q-12 26-56 26T4 92z" />
  <path class="em-line" d="M60 92q-6 8 4 12t-2 13" />
</g>`;

const Mountain = () => {
  const star = [0, 2, 4, 1, 3].map((k) => {
    const turn = -Math.PI / 2 + (k * 2 * Math.PI) / 5;
    return `${(60 + 25 * Math.cos(turn)).toFixed(1)} ${(46 + 25 * Math.sin(turn)).toFixed(1)}`;
  });
  return html`<g>
    <circle cx="60" cy="46" r="31" class="em-moon" />
    <path class="em-star-line" d=${`M${star.join("L")}z`} />
    <path class="em-dark" d="M4 100 34 66l10 8 16-24 14 20 10-6 32 36q-14 18-56 18T4 100z" />
    <path class="em-line" d="M60 52l-6 18 8 8-5 14M36 70l4 14M84 68l-2 12 8 8" />
    <circle cx="30" cy="92" r="3.5" class="em-wisp-green" /><circle cx="92" cy="88" r="3.5" class="em-wisp-violet" />
    <circle cx="58" cy="102" r="3.5" class="em-wisp-green" />
  </g>`;
};

const Cauldron = () => html`<g>
  <circle cx="84" cy="32" r="13" class="em-moon" />
  <path class="em-dark" d="M26 62h68q4 0 4 4t-4 4q0 30-34 30T26 70q-4 0-4-4t4-4z" />
  <circle cx="48" cy="52" r="6" class="em-wisp-green" /><circle cx="64" cy="44" r="8" class="em-wisp-green" />
  <path class="em-near" d="M10 100h100q-16 18-50 18t-50-18z" />
  <path class="em-lit" d="M44 108q4-10 8-6 2-8 8-2 4-8 8 0 6-4 8 8z" />
</g>`;

/** @type {Object<string, any>} */
const SCENES = { carcassonne: Castle, walpurgisnacht: Mountain };
