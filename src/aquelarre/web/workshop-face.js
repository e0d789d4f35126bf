/** A row as it will look on the table: drawn by what its game brings for that (`ui/face.js`), else in words. */
import { Component, html, useEffect, useState } from "./html.js";
import { sheet } from "./lazy.js";
import { rooted } from "./root.js";
import { words as wordsOf } from "./words.js";
import { meant } from "./workshop-box.js";
import { valueInWords } from "./workshop-fields.js";

/** @typedef {import("./words.js").Words} Words */

/** The drawing of each game, fetched once. @type {Map<string, Promise<any>>} */
const drawings = new Map();

/** @param {string} game */
function drawingOf(game) {
  const found = drawings.get(game) ?? import(rooted(`/games/${game}/ui/face.js`)).then(async (drawn) => {
    await Promise.all((drawn.sheets ?? []).map((/** @type {string} */ name) => sheet(rooted(`/games/${game}/ui/${name}`))));
    return drawn;
  }).catch(() => ({}));
  drawings.set(game, found);
  return found;
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
  const [drawn, setDrawn] = useState(/** @type {any} */ (null));
  const spoken = wordsOf(form.game);
  useEffect(() => void drawingOf(form.game).then(setDrawn), [form.game]);
  useEffect(() => void spoken?.fetchPart("tell"), [spoken]);
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
  const [drawn, setDrawn] = useState(/** @type {any} */ (null));
  useEffect(() => void drawingOf(game).then(setDrawn), [game]);
  return drawn?.Drawings ? html`<div class="ws-drawings" aria-hidden="true"><${drawn.Drawings} html=${html} /></div>` : null;
}

/** @param {any} props */
function InWords({ part, row, words }) {
  return html`<dl class="ws-words">${meant(part, row).map((field) => html`<div key=${field.name}><dt>${field.label}</dt><dd>${valueInWords(field, row[field.name], words)}</dd></div>`)}</dl>`;
}
