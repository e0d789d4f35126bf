/** Against whom? The kind of bot that makes an even game for whoever plays on this device, or another one. */
import { html, useEffect, useState } from "./html.js";
import { get } from "./api.js";
import { chosen } from "./tally.js";
import { read } from "./diary.js";
import { chances, ENOUGH, even, measured, ranked } from "./even.js";
import { createTable } from "./make.js";
import { keep, myName, recall } from "./prefs.js";
import { botKind } from "./seats.js";
import { Dialog } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo @typedef {import("./words.js").Words} Words
 *  @typedef {import("./even.js").Measured} Measured @typedef {ReturnType<typeof even> & {found: Measured}} Found */

/** @type {Map<string, Promise<Measured>>} */
const strengths = new Map();

/** What was measured of a title; nothing, if that cannot be had. @param {string} game */
function strengthOf(game) {
  const coming = strengths.get(game) ?? get(`/games/${game}/ui/strength.json`).then(({ rows }) => measured(rows), () => {
    strengths.delete(game);
    return measured([]);
  });
  strengths.set(game, coming);
  return coming;
}

/** @param {GameInfo} game @returns {Promise<Found>} */
export async function evenFor(game) {
  const found = await strengthOf(game.key);
  return { ...even(chosen(read().games, { game: game.key }), found, game.bots), found };
}

/** What this device wants, if anything: a kind of bot. @param {GameInfo} game */
const wishOf = (game) => [recall(`against-${game.key}`)].find((kind) => game.bots.includes(kind)) ?? "";

/** At how many seats one plays at once. @param {GameInfo} game */
const seatsOf = (game) => Math.min(game.most, game.least + 1);

/** A table with bots, as this device wants them: by default so strong that the game is even. @param {GameInfo} game @param {Words} words */
export async function playAtOnce(game, words) {
  const kind = wishOf(game) || (await evenFor(game)).kind;
  const seats = seatsOf(game);
  const bots = Object.fromEntries([...Array(seats - 1).keys()].map((place) => [String(place + 1), kind]));
  await createTable({ game: game.key, seats, settings: {}, bots, names: [myName.value.trim() || words.say("web-guest")] }, words);
}

/** @param {GameInfo} game @param {Words|null} words with the part that says it */
function useEven(game, words) {
  const [found, setFound] = useState(/** @type {Found|null} */ (null));
  useEffect(() => void words?.fetchPart("mine"), [words]);
  useEffect(() => void evenFor(game).then(setFound), [game.key]);
  return words?.has("web-even-title") ? found : null;
}

/** Who is as strong as this person, as far as can be said. @param {Words} words @param {Found} found */
function sentence(words, { kind, known, person }) {
  const bot = botKind(kind, words);
  if (known === "never") return words.say("web-even-never", { bot });
  if (known === "few") return words.say("web-even-few", { bot, games: person.games, more: ENOUGH - person.games });
  return words.say(`web-even-${known}`, { bot, games: person.games });
}

/** What is to be expected against a kind of bot. @param {Words} words @param {Found} found @param {string} kind @param {number} seats */
function prospect(words, { known, person, found }, kind, seats) {
  if (known === "never" || !found.kinds.has(kind)) return words.say("web-even-unmeasured");
  if (known === "few") return "";
  const percent = Object.entries(chances(person, found, kind, seats)).map(([name, share]) => [name, Math.round(100 * share)]);
  return words.say("web-even-chance", Object.fromEntries(percent));
}

/** Under the button of a title that was played here. @param {{game: GameInfo}} props */
export function AgainstLine({ game }) {
  const words = briefly(game.key);
  const found = useEven(game, words);
  if (!words || !found) return null;
  const wish = wishOf(game);
  if (!wish && ["never", "few"].includes(found.known)) return null; // the usual bot needs no word
  return html`<p class="against">${words.say(wish ? "web-even-line-wish" : "web-even-line", { bot: botKind(wish || found.kind, words) })}</p>`;
}

/** @param {{game: GameInfo, close: () => void}} props */
export function AgainstDialog({ game, close }) {
  const words = briefly(game.key);
  const found = useEven(game, words);
  const [wish, setWish] = useState(wishOf(game));
  const [busy, setBusy] = useState(false);
  if (!words || !found) return null;
  const order = ranked(found.found, game.bots);
  const kinds = [...order, ...game.bots.filter((kind) => !order.includes(kind))];
  const play = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    keep(`against-${game.key}`, wish);
    await playAtOnce(game, words);
    setBusy(false);
  };
  const choice = (/** @type {string} */ kind, /** @type {string} */ title, /** @type {string} */ help) => html`<label key=${kind} class=${`opponent ${wish === kind ? "on" : ""}`}>
    <input type="radio" name="against" checked=${wish === kind} onChange=${() => setWish(kind)} /><span><b>${title}</b>${help && html`<small>${help}</small>`}</span></label>`;
  return html`<${Dialog} title=${words.say("web-even-title", { game: words.say("game-title") })} close=${close} words=${words} wide>
    <form class="create" onSubmit=${play}><fieldset class="opponents"><legend>${words.say("web-even-who")}</legend>
      ${choice("", words.say("web-even"), sentence(words, found))}
      ${kinds.map((kind) => choice(kind, botKind(kind, words), prospect(words, found, kind, seatsOf(game))))}</fieldset>
      <p class="hint">${words.say("web-even-seats", { count: seatsOf(game) - 1 })} <a href="/me">${words.say("web-mine")}</a></p>
      <footer class="dialog-foot"><button type="submit" class="action confirm big" disabled=${busy}>${words.say("web-even-play")}</button></footer></form>
  <//>`;
}

/** On the page of one's games: how strong one is at each title. @param {{games: GameInfo[], house: Words, tell: import("./me-words.js").Teller}} props */
export function Strengths({ games, house, tell }) {
  if (!games.length) return null;
  return html`<section class="me-strengths"><h2>${house.say("web-even")}</h2><p class="hint">${house.say("web-even-help")} <a href="/bots">${house.say("web-bots")}</a></p>
    <ul>${games.map((game) => html`<${Strength} key=${game.key} game=${game} house=${house} tell=${tell} />`)}</ul></section>`;
}

/** @param {{game: GameInfo, house: Words, tell: import("./me-words.js").Teller}} props */
function Strength({ game, house, tell }) {
  const found = useEven(game, house);
  if (!found) return null;
  const said = !["never", "few"].includes(found.known) && prospect(house, found, found.kind, seatsOf(game));
  return html`<li class="card"><h3>${tell.title(game.key)}</h3><p>${sentence(house, found)}</p>${said && html`<p class="hint">${said}</p>`}</li>`;
}
