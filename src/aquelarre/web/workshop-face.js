/** A row as it will look on the table: drawn by what its game brings for that (`ui/face.js`), else in words. */
import { Component, html } from "./html.js";
import { sheet } from "./lazy.js";
import { rooted } from "./root.js";
import { words as wordsOf } from "./words.js";
import { meant } from "./workshop-box.js";
import { valueInWords } from "./workshop-fields.js";

/** @typedef {import("./words.js").Words} Words */

/** The drawing of each game, as far as it has come. @type {Map<string, any>} */
const drawings = new Map();

/** From then on rows of this game are drawn as they will look; without a drawing, in words. @param {string} game */
export async function fetchDrawing(game) {
  const drawn = await import(rooted(`/games/${game}/ui/face.js`)).catch(() => ({}));
  await Promise.all((drawn.sheets ?? []).map((/** @type {string} */ name) => sheet(rooted(`/games/${game}/ui/${name}`))));
  drawings.set(game, drawn);
}

/** What cannot be drawn, because it is not right yet, is said in words. */
class Careful extends Component {
  /** @param {any} props */
  constructor(props) {
    super(props);
    this.state = { failed: null };
  }

  /** @param {any} problem */
  componentDidCatch(problem) {
    void problem;
    this.setState({ failed: this.props.row });
  }

  render() {
    const { children, otherwise, row } = /** @type {any} */ (this.props);
    return /** @type {any} */ (this.state).failed === row ? otherwise : children;
  }
}

/** @param {{form: any, part: any, row: any, words: Words}} props */
export function Face({ form, part, row, words }) {
  const drawn = drawings.get(form.game);
  const spoken = wordsOf(form.game);
  const inWords = html`<${InWords} part=${part} row=${row} words=${words} />`;
  if (!drawn?.Face || !spoken) return inWords;
  const own = typeof row.name === "string" ? row.name : row.name?.[words.lang] || Object.values(row.name ?? {}).find(Boolean);
  const keys = part.ids[row.id]?.keys ?? [];
  const t = (/** @type {string} */ key, /** @type {any} */ values) => (own && keys.includes(key) ? own : spoken.say(key, values));
  const picture = tried(() => drawn.Face({ part: part.name, row, keys, facts: form.facts, t, html }));
  if (!picture) return inWords;
  return html`<${Careful} row=${row} otherwise=${inWords}><div class="ws-face" data-part=${part.name} aria-hidden="true">${picture}</div><//>`;
}

/** Nothing where a row is not right yet. @param {() => any} draw */
function tried(draw) {
  try {
    return draw();
  } catch {
    return null;
  }
}

/** What the faces of a game share, once on a page. @param {{game: string}} props */
export function Drawings({ game }) {
  const drawn = drawings.get(game);
  return drawn?.Drawings ? html`<div class="ws-drawings" aria-hidden="true"><${drawn.Drawings} html=${html} /></div>` : null;
}

/** @param {any} props */
function InWords({ part, row, words }) {
  return html`<dl class="ws-words">${meant(part, row).map((field) => html`<div key=${field.name}><dt>${field.label}</dt><dd>${valueInWords(field, row[field.name], words)}</dd></div>`)}</dl>`;
}
