/** Playing on from a step of a replay: who takes which seat at the new table. */
import { html, useEffect, useState } from "./html.js";
import { at, post } from "./api.js";
import { go } from "./nav.js";
import { callMe, invites, myName } from "./prefs.js";
import { Badge, botKind } from "./seats.js";
import { Dialog, Icon, notify } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Player} Player */

const ME = "me"; // instead of a kind of bot

/** Who sits where to begin with: the reader where they look from, or where somebody is asked, and bots elsewhere.
 *  @param {Player[]} players @param {string[]} kinds @param {number} own */
const seated = (players, kinds, own) =>
  players.map(({ seat, bot }) => (seat === own ? ME : kinds.includes(bot) ? bot : "guide"));

/**
 * @param {{table: string, step: number, eyes: number, asked: number[], game: import("./types.js").GameInfo|null,
 *          players: Player[], words: Words, close: () => void}} props
 *   `eyes`: the seat the reader looks through, below 0 none
 */
export function ForkDialog({ table, step, eyes, asked, game, players, words, close }) {
  const kinds = game?.bots ?? ["guide"];
  const [sits, setSits] = useState(seated(players, kinds, eyes >= 0 ? eyes : asked[0] ?? 0));
  const [names, setNames] = useState(/** @type {Object<number, string>} */ ({}));
  const [busy, setBusy] = useState(false);
  useEffect(() => void words.fetchPart("fork"), [words]);
  if (!words.has("web-fork-open")) return null;
  const own = sits.flatMap((/** @type {string} */ who, /** @type {number} */ seat) => (who === ME ? [seat] : []));
  const nameOf = (/** @type {number} */ seat) => names[seat] ?? (seat === own[0] ? myName.value : players[seat].name);
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    if (names[own[0]]) callMe(names[own[0]]);
    const chosen = Object.fromEntries(own.map((/** @type {number} */ seat) => [seat, nameOf(seat).trim() || words.say("web-guest")]));
    const bots = Object.fromEntries(Object.entries(sits).filter(([, who]) => who !== ME));
    try {
      const made = await post(at(table, "/fork"), { step, names: chosen, bots });
      invites.keep(made.table, made.invite);
      go(`/t/${made.table}`);
    } catch (problem) {
      notify(words.refusal(/** @type {any} */ (problem).refusal ?? { error: "web-error-server", rule: "", values: {}, sentence: "" }), { tone: "bad" });
      setBusy(false);
      close();
    }
  };
  const sit = (/** @type {number} */ seat, /** @type {string} */ who) => // of what is so by then: two may be changed before it is drawn
    setSits((/** @type {string[]} */ now) => now.map((before, place) => (place === seat ? who : before)));
  return html`<${Dialog} title=${words.say("web-fork-title", { step })} close=${close} words=${words} wide class="fork">
    <form onSubmit=${begin}>
      <p>${words.say("web-fork-what")}</p>
      ${game?.secrets && html`<p class="fork-honest"><${Icon} name="info" size=${20} /><span>${words.say("web-fork-secrets")}</span></p>`}
      <fieldset><legend>${words.say("web-who-sits")}</legend>
        <ul class="fork-seats">${players.map((player) => html`<li key=${player.seat}>
          <${Badge} player=${player} size=${28} /><span class="fork-name">${player.name}</span>
          <select aria-label=${words.say("web-fork-seat", { name: player.name })} value=${sits[player.seat]}
            onChange=${(/** @type {any} */ event) => sit(player.seat, event.target.value)}>
            <option value=${ME}>${words.say("web-fork-me")}</option>
            ${kinds.map((kind) => html`<option key=${kind} value=${kind}>${botKind(kind, words)}</option>`)}</select>
          ${sits[player.seat] === ME && html`<input type="text" maxlength="24" aria-label=${words.say("web-fork-called", { name: player.name })}
            placeholder=${words.say("web-guest")} value=${nameOf(player.seat)}
            onInput=${(/** @type {any} */ event) => setNames({ ...names, [player.seat]: event.target.value })} />`}</li>`)}</ul></fieldset>
      ${own.length === 0 && html`<p role="alert">${words.say("web-fork-nobody")}</p>`}
      <div class="dialog-foot"><button type="submit" class="action confirm" disabled=${busy || own.length === 0}>${words.say("web-fork-begin")}</button></div>
    </form><//>`;
}

/** Where a table comes from. @param {{origin: {table: string, step: number}, words: Words}} props */
export function Origin({ origin, words }) {
  useEffect(() => void words.fetchPart("fork"), [words]);
  if (!words.has("web-fork-origin")) return null;
  return html`<span>${words.say("web-fork-origin", { step: origin.step })} <a href=${`/r/${origin.table}#${origin.step}`}>${words.say("web-fork-back")}</a></span>`;
}
