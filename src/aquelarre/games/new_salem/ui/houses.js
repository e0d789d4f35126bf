/**
 * Buildings as cards: in a street, where three of a kind join to one picture, and in a hand.
 */

import { Emblem, PICTURES, Sign } from "./glyphs.js";

/** @typedef {import("./glyphs.js").Html} Html */
/** @typedef {import("./glyphs.js").Say} Say */
/** @typedef {{card: string, type: string, pos: "L" | "C" | "R", symbols: string[]}} Card */
/** @typedef {Card & {building: string, number: number, hope: number, despair: number, chest: boolean}} Building */
/** @typedef {{type: string, houses: Building[], whole: boolean}} Panorama */

const MOST_CUBES = 3; // that are drawn one by one
const HALF_MOON = "M10 0a10 10 0 0 0 0 20z";
const TRIANGLE = "M10 0L0 10 10 20z";
const EDGES = /** @type {Record<string, {left?: string, right?: string}>} */ ({
  L: { right: HALF_MOON }, C: { left: HALF_MOON, right: TRIANGLE }, R: { left: TRIANGLE },
});

/**
 * A street in panoramas: of each type the first left, centre and right one, the second ones…
 * @param {Building[]} street @returns {Panorama[]}
 */
export function panoramas(street) {
  /** @type {Map<string, Panorama>} */
  const found = new Map();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const house of street) {
    const nth = counts.get(house.card) ?? 0;
    counts.set(house.card, nth + 1);
    const key = `${house.type} ${nth}`;
    const panorama = found.get(key) ?? { type: house.type, houses: [], whole: false };
    panorama.houses.push(house);
    panorama.whole = panorama.houses.length === 3;
    found.set(key, panorama);
  }
  const order = street.map(({ type }) => type);
  return [...found.values()].sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

/** A long name may be broken where its parts meet. @param {string} name */
const soft = (name) => name.replace(/([A-Za-z]{5,})(house)/, "$1\u00ad$2");

/** Do these two join? @param {Card | undefined} left @param {Card | undefined} right */
const join = (left, right) => Boolean(left && right && left.pos + right.pos !== "LR");

/**
 * The buildings of a player, joined where they can be.
 * @param {{street: Building[], has: any, ghost: any, t: Say, html: Html}} props
 */
export function Houses({ street, has, ghost, t, html }) {
  return html`
    <div class="sal-houses">
      ${panoramas(street).map(({ houses, whole }) => html`
        <div class="sal-panorama" key=${houses[0].building} data-whole=${whole || undefined}>
          ${houses.map((house, at) => html`
            <${House} key=${house.building} house=${house} before=${join(houses[at - 1], house)} after=${join(house, houses[at + 1])}
              has=${has} ghost=${ghost} t=${t} html=${html} />`)}
        </div>`)}
    </div>`;
}

/** A building with what lies on it, in words. @param {Building} house @param {Say} t */
export function houseInWords(house, t) {
  const what = { building: t(`building-${house.building}`), type: t(`type-${house.type}`), hope: house.hope, despair: house.despair };
  return t("board-building", what) + (house.chest ? ` ${t("board-chest")}` : "");
}

/** A building with what lies on it. @param {any} props */
function House({ house, before, after, has, ghost, t, html }) {
  const ref = `building:${house.building}`;
  const name = t(`card-${house.card}`);
  const coming = ghost?.refs.includes(ref) && ghost.sign;
  return html`
    <div class="sal-house" data-ref=${ref} data-type=${house.type} data-join-before=${before || undefined} data-join-after=${after || undefined}
        data-picked=${has.picked(ref) || undefined} data-lit=${has.lit(ref) || undefined} data-ghost=${ghost?.refs.includes(ref) || undefined}
        data-tip=${t(`building-${house.building}`)}>
      <span class="sal-said">${houseInWords(house, t)}</span>
      <${Picture} card=${house} html=${html} />
      <span class="sal-cubes" aria-hidden="true">
        <${Cubes} sign="hope" count=${house.hope} html=${html} /><${Cubes} sign="despair" count=${house.despair} html=${html} />
      </span>
      ${house.chest && html`<span class="sal-chest" data-place="chest" aria-hidden="true" title=${t("board-chest")}><${Sign} name="chest" html=${html} /></span>`}
      ${coming && html`<span class="sal-coming" aria-hidden="true"><${Sign} name=${coming} html=${html} /></span>`}
      <${Band} card=${house} name=${name} number=${house.number} html=${html} />
    </div>`;
}

/** @param {{sign: string, count: number, html: Html}} props */
function Cubes({ sign, count, html }) {
  if (!count) return null;
  const drawn = count > MOST_CUBES ? 1 : count;
  return html`
    <span class=${`sal-heap sal-heap-${sign}`}>
      ${Array.from({ length: drawn }, (_, nth) => html`<${Sign} key=${nth} name=${sign} html=${html} />`)}${count > MOST_CUBES && html`<b>${count}</b>`}
    </span>`;
}

/** The drawing with the marks at its edges. @param {{card: Card, html: Html}} props */
function Picture({ card, html }) {
  const edges = EDGES[card.pos];
  return html`
    <img class="sal-picture" src=${PICTURES[card.card]} alt="" draggable=${false} />
    ${edges.left && html`<svg class="sal-edge sal-edge-left" viewBox="0 0 10 20" aria-hidden="true"><path d=${edges.left} /></svg>`}
    ${edges.right && html`<svg class="sal-edge sal-edge-right" viewBox="0 0 10 20" aria-hidden="true"><path d=${edges.right} /></svg>`}`;
}

/** Type and name, printed below. @param {{card: Card, name: string, number: number, html: Html}} props */
function Band({ card, name, number, html }) {
  return html`
    <span class="sal-band" aria-hidden="true">
      <span class="sal-kind"><${Emblem} type=${card.type} html=${html} /></span><span class="sal-name">${soft(name)}${" "}<i>${number}</i></span>
    </span>`;
}

/** What it does when it is built, by its printed symbols. @param {Card} card @param {Say} t */
const symbolsOf = (card, t) => card.symbols.map((symbol) => t(`symbol-${symbol}`)).join(" + ") || t("symbol-none");

/** A card with all that is printed on it. @param {Card} card @param {Say} t */
function cardInWords(card, t) {
  return t("show-card", { card: t(`card-${card.card}`), type: t(`type-${card.type}`), pos: t(`pos-${card.pos}`), symbols: symbolsOf(card, t) });
}

/**
 * A card in the hand: large, with its type and symbols in words.
 * @param {{card: Card, scores?: boolean, up?: boolean, done?: boolean, away?: boolean, lit?: boolean, t: Say, html: Html}} props
 */
export function HandCard({ card, scores, up, done, away, lit, t, html }) {
  return html`
    <div class="sal-house sal-card" data-ref=${`card:${card.card}`} data-type=${card.type} data-up=${up || undefined} data-done=${done || undefined} data-away=${away || undefined}
        data-lit=${lit || undefined}>
      <span class="sal-said">${cardInWords(card, t)}</span>
      ${scores && html`<span class="sal-said sal-scores-said">${t("board-scores")}</span>`}
      <${Picture} card=${card} html=${html} />
      <span class="sal-printed" aria-hidden="true">${card.symbols.map((symbol, nth) => html`<${Sign} key=${nth} name=${symbol} html=${html} />`)}</span>
      <span class="sal-band" aria-hidden="true">
        <span class="sal-kind"><${Emblem} type=${card.type} html=${html} /></span>${scores && html`<span class="sal-scores" title=${t("board-scores")}></span>`}
        <span class="sal-name">${soft(t(`card-${card.card}`))}<small>${t(`type-${card.type}`)}</small></span>
      </span>
    </div>`;
}

/** A card in a line of text. @param {{card: Card, whole?: boolean, t: Say, html: Html}} props */
export function CardChip({ card, whole, t, html }) {
  const name = t(`card-${card.card}`);
  const text = whole ? cardInWords(card, t) : t("show-card-short", { card: name, symbols: symbolsOf(card, t) });
  return html`
    <span class="sal-chip" data-type=${card.type}><${Emblem} type=${card.type} html=${html} /><span aria-hidden="true">${name}</span>
      <span class="sal-said">${text}</span></span>`;
}
