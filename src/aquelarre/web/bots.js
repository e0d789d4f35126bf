/** The bots: who they are, what they know, how long they think and how strong they are. The figures are those of
 *  `tools/strength.py`, and lie beside each game's board. */
import { html, useEffect, useState } from "./html.js";
import { allGames, get } from "./api.js";
import { settingValue } from "./settings.js";
import { Icon, Switches } from "./ui.js";
import { briefly, words as wordsOf } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo
 *  @typedef {{game: string, seats: number, settings: Object<string, number>, way: string, bot: string, against: string, games: number,
 *    won: number[], others: number[], lead: number[], seconds: number}} Row
 *  @typedef {{game: string, ratings: {bot: string, rating: number[]}[]}} Rated */

const KINDS = ["novice", "neighbour", "guide", "seer", "sage", "random"];
const TOLD = ["blind", "memory", "time"];

export function BotsPage() {
  const words = wordsOf();
  const [rows, setRows] = useState(/** @type {Row[]} */ ([]));
  const [rated, setRated] = useState(/** @type {Rated[]} */ ([]));
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  useEffect(() => {
    allGames().then(async (/** @type {GameInfo[]} */ found) => {
      setGames(found);
      const files = await Promise.all(found.map(({ key }) => get(`/games/${key}/ui/strength.json`)));
      setRows(files.flatMap((file) => file.rows));
      setRated(files.map(({ ratings }, place) => ({ game: found[place].key, ratings })));
    }).catch(() => {});
  }, []);
  useEffect(() => void words?.fetchPart("minds"), [words]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-bots")} · Aquelarre`;
  }, [words]);
  if (!words) return html`<p class="loading" role="status">…</p>`;
  const told = words.has("web-minds-blind");
  return html`<div class="page about bots-page">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <${Switches} words=${words} /></header>
    <main class="prose"><h1>${words.say("web-bots")}</h1>
      ${told && html`
        ${KINDS.map((kind) => html`<section key=${kind}><h2>${words.say(`web-bot-${kind}`)}</h2><p>${words.say(`web-minds-${kind}`)}</p></section>`)}
        ${TOLD.map((each) => html`<section key=${each}><h2>${words.say(`web-minds-${each}-title`)}</h2><p>${words.say(`web-minds-${each}`)}</p></section>`)}
        ${rated.length > 0 && html`<h2>${words.say("web-minds-rated-title")}</h2><p>${words.say("web-minds-rated")}</p>
          <ul class="strengths">${rated.map((each) => html`<${Ratings} key=${each.game} rated=${each} words=${words} />`)}</ul>`}
        ${rows.length > 0 && games.length > 0 && html`<h2>${words.say("web-minds-strong-title")}</h2><p>${words.say("web-minds-strong")}</p>
          <ul class="strengths">${rows.map((row, place) => html`<${Strength} key=${place} row=${row} games=${games} words=${words} />`)}</ul>`}`}
    </main>
  </div>`;
}

/** The bots of a title from the strongest on, with the interval in which each rating lies.
 *  @param {{rated: Rated, words: import("./words.js").Words}} props */
function Ratings({ rated: { game, ratings }, words }) {
  const own = briefly(game);
  if (!own) return null;
  const said = ratings.map(({ bot, rating: [at, low, high] }) => {
    const values = { bot: words.say(`web-bot-${bot}`), rating: String(at), low: String(low), high: String(high) };
    return html`<li key=${bot}>${words.say(low === high ? "web-minds-rating-fixed" : "web-minds-rating", values)}</li>`;
  });
  return html`<li><strong>${own.say("game-title")}</strong><ol class="ratings">${said}</ol></li>`;
}

/** A table and how often the bot won there, drawn with the interval in which the true share lies.
 *  @param {{row: Row, games: GameInfo[], words: import("./words.js").Words}} props */
function Strength({ row, games, words }) {
  const own = briefly(row.game);
  const game = games.find((each) => each.key === row.game);
  if (!own || !game) return null;
  const settings = Object.entries(row.settings).map(([name, value]) => {
    const values = game.settings.find((each) => each.name === name)?.values ?? [value];
    return `${own.say(`setting-${name}`)}: ${settingValue(own, name, value, values)}`;
  });
  const [won, low, high] = row.won.map(Math.round);
  const kind = words.say(`web-bot-${row.bot.split("@")[0]}`);
  const where = [own.say("game-title"), words.say("web-minds-seats", { count: row.seats }), ...settings].join(" · ");
  return html`<li><strong>${where}</strong>
    <span>${words.say(`web-minds-way-${row.way}`, { bot: kind, seats: row.seats })}</span>
    <span class="strength" role="img" aria-label=${words.say("web-minds-won", { won, low, high, games: row.games })}>
      <i style=${`width:${won}%`}></i><b style=${`left:${low}%;width:${Math.max(high - low, 0.5)}%`}></b></span>
    <span>${words.say("web-minds-won", { won, low, high, games: row.games })} ${row.others.length > 0 && row.way === "one" && words.say("web-minds-others", { won: Math.round(row.others[0]) })}
      ${row.lead.length > 0 && words.say("web-minds-lead", { lead: row.lead[0] })} ${words.say("web-minds-seconds", { seconds: row.seconds })}</span></li>`;
}
