/**
 * The board of a game that brings none, and of one whose drawing broke: the position in the game's own
 * lines, a panel for the table and one for each player, and the things that can be chosen. It is served
 * in the place of such a game's own files, so it imports nothing.
 */

/** @typedef {import("../types.js").BoardProps} BoardProps @typedef {import("../types.js").Player} Player
 *  @typedef {{text: string, details: string[]}} Line */

const WIDTH = 99; // columns after which the lines of a terminal go on in the next, indented (kernel/folding.py)
const NAMES = /[\uE000-\uE0FF]/g; // each stands for the name on a seat

/** @param {string} mark */
const seatOf = (mark) => mark.charCodeAt(0) - 0xE000;

/** Lines that were folded are whole again. @param {string[]} lines */
export function unfolded(lines) {
  /** @type {string[]} */
  const whole = [];
  let before = "";
  for (const line of lines) {
    const goesOn = /^\s/.test(line) && `${before} ${line.trim().split(" ", 1)[0]}`.length > WIDTH;
    if (goesOn && whole.length) whole.push(`${whole.pop()} ${line.trim()}`);
    else whole.push(line);
    before = line;
  }
  return whole;
}

/** The lines by whom they are about: a player (by seat), or the table (−1). A line that begins with a name, or
 *  has but one, is about that player; lines that are indented belong to the one before them.
 *  @param {string[]} lines @returns {Map<number, Line[]>} */
export function panelsOf(lines) {
  /** @type {Map<number, Line[]>} */
  const panels = new Map();
  /** @type {Line|null} */
  let last = null;
  for (const line of unfolded(lines)) {
    const text = line.trim();
    if (!text) continue;
    if (/^\s/.test(line) && last) {
      last.details.push(text);
      continue;
    }
    const named = new Set(text.match(NAMES));
    const [first] = text.replace(/^[\u2066-\u2069"'«“¡¿(]+/, "");
    const about = named.has(first) ? first : named.size === 1 ? [...named][0] : "";
    const who = about ? seatOf(about) : -1;
    last = { text, details: [] };
    panels.set(who, [...(panels.get(who) ?? []), last]);
  }
  return panels;
}

/** @param {BoardProps} props */
export function Board(props) {
  const { view, lines, open, players, t, html } = props;
  const panels = panelsOf(lines ?? []);
  const chosen = things(open);
  return html`<div class="plain-board">
    ${!lines && html`<p class="plain-note">${t("web-board-broken")}</p>`}
    ${panels.has(-1) && html`<section class="plain-panel plain-table" aria-label=${t("web-plain-table")}>
      ${panels.get(-1)?.map((line) => shown(line, props))}</section>`}
    ${chosen.length > 0 && html`<section class="plain-panel plain-things" aria-label=${t("web-plain-things")}>
      <h2>${t("web-plain-things")}</h2>
      ${chosen.map((refs) => html`<div class="plain-kind">${refs.map((ref) => html`
        <button type="button" key=${ref} class="plain-thing" data-ref=${ref}>${props.thing(ref)}</button>`)}</div>`)}
    </section>`}
    <div class="plain-players">${players.map((player) => html`
      <${PlayerPanel} key=${player.seat} player=${player} facts=${view?.players?.[player.seat]} lines=${panels.get(player.seat) ?? []} board=${props} html=${html} />`)}</div>
  </div>`;
}

/** Who it is, the score, whose turn it is, and all that the game says of the player.
 *  @param {{player: Player, facts: any, lines: Line[], board: BoardProps, html: BoardProps["html"]}} props */
function PlayerPanel({ player, facts, lines, board, html }) {
  const { view, me, asked, t } = board;
  const turn = asked.includes(player.seat) || view?.active === player.seat;
  const notes = [player.seat === me && t("web-you"), player.bot && t("web-bot"), turn && t(player.seat === me ? "web-plain-turn-you" : "web-plain-turn")].filter(Boolean);
  return html`<section class="plain-panel plain-player" data-turn=${turn || undefined} data-mine=${player.seat === me || undefined} style=${{ "--seat": player.colour }}>
    <h2 data-ref=${`seat:${player.seat}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${player.path} fill=${player.colour} stroke=${player.ink} /><text x="12" y="16.4" text-anchor="middle" fill=${player.ink}>${player.initial}</text></svg>
      <span class="plain-name">${player.name}</span>${notes.length > 0 && html`<small>${notes.join(" · ")}</small>`}
      ${typeof facts?.score === "number" && html`<b class="plain-score" aria-label=${t("web-points", { points: facts.score })}>${facts.score}</b>`}
    </h2>
    ${lines.map((line) => shown(line, board))}
  </section>`;
}

/** A line with its details. @param {Line} line @param {BoardProps} board */
function shown({ text, details }, board) {
  const { html } = board;
  return html`<div class="plain-line"><p>${named(text, board)}</p>
    ${details.length > 0 && html`<ul>${details.map((each) => html`<li>${named(each, board)}</li>`)}</ul>`}</div>`;
}

/** A text with the names of the players in it. @param {string} text @param {BoardProps} board */
function named(text, { players, html }) {
  return text.split(/([\uE000-\uE0FF])/).map((part) => {
    const player = part.length === 1 && /[\uE000-\uE0FF]/.test(part) ? players[seatOf(part)] : null;
    return player ? html`<b style=${{ "--seat": player.colour }}>${player.name}</b>` : part;
  });
}

/** What can be chosen, kind by kind. Seats have panels. @param {Iterable<string>} open */
function things(open) {
  /** @type {Map<string, string[]>} */
  const kinds = new Map();
  for (const ref of open) {
    const kind = ref.slice(0, ref.indexOf(":"));
    if (kind !== "seat") kinds.set(kind, [...(kinds.get(kind) ?? []), ref]);
  }
  return [...kinds.values()];
}
