/**
 * An even game: how strong somebody is at a title by their games against bots, and which kind of bot is as strong. Nothing
 * here knows the page, the clock or the device.
 *
 * Strength is on a logistic scale on which the guide is 0. Where each plays alone, somebody of strength a wins among
 * others of strengths b, c… with chance exp(a) / (exp(a) + exp(b) + exp(c)…), which for two is the logistic curve. Where
 * sides play each other a side is as strong as its people on average, and what the box gives one of them is added. What
 * is measured of the bots (`tools/strength.py`) says how strong they are; a person is thought to be about as strong as
 * the middle one until their own games say otherwise.
 */

/** @typedef {{seats: number, settings: Object<string, number>, way: string, bot: string, against: string, games: number, won: number[],
 *    others: number[], sides?: Object<string, number[]>}} Row  of strength.json
 *  @typedef {{kinds: Map<string, number>, bySide: boolean, edge: Object<string, number>}} Measured  strengths of the kinds of bots;
 *    `edge`: what a side has ahead
 *  @typedef {{at: number, spread: number, low: number, high: number, games: number}} Estimate */

export const ENOUGH = 5; // games, before anything is concluded
const LATEST = 60; // games count: people learn
const PRIOR = 1.5; // how far people are from the middle bot, as a standard deviation
const REACH = 8, STEP = 0.02; // strengths that are considered
const LITTLE = 0.005; // a share of games that is never less: nobody loses always
const ANCHOR = "guide";

/** @param {number} share */
const odds = (share) => Math.log(share / (1 - share));
/** @param {number} x */
const logistic = (x) => 1 / (1 + Math.exp(-x));
/** @param {number} percent */
const share = (percent) => Math.min(1 - LITTLE, Math.max(LITTLE, percent / 100));

/** A bot by its kind, whatever it is told about its thinking: `seer@400` is a seer. @param {string} bot */
export const kindOf = (bot) => bot.split("@")[0];

/** What was measured of the bots at a title. @param {Row[]} rows @returns {Measured} */
export function measured(rows) {
  const usual = rows.filter((row) => row.against && row.others.length);
  const plain = usual.filter((row) => !Object.keys(row.settings).length);
  const duels = (plain.length ? plain : usual).map((row) => ({
    bot: kindOf(row.bot), against: kindOf(row.against), games: row.games, lead: Math.log(share(row.won[0]) / share(row.others[0])),
  }));
  const kinds = new Map(duels.length ? [[duels.some(({ bot, against }) => [bot, against].includes(ANCHOR)) ? ANCHOR : duels[0].against, 0]] : []);
  for (let before = 0; before < kinds.size;) { // whoever has played somebody of known strength is known, too
    before = kinds.size;
    for (const { bot, against } of duels) {
      for (const [kind, known] of [[bot, against], [against, bot]]) {
        if (!kinds.has(kind) && kinds.has(known)) kinds.set(kind, average(duels, kind, kinds));
      }
    }
  }
  const sided = rows.find((row) => row.way === "sides" && Object.keys(row.sides ?? {}).length === 2);
  /** @type {Object<string, number>} */
  const edge = {};
  const [first, second] = Object.entries(sided?.sides ?? {});
  if (first && second) {
    edge[first[0]] = (odds(share(first[1][0])) - odds(share(second[1][0]))) / 2;
    edge[second[0]] = -edge[first[0]];
  }
  return { kinds, bySide: Boolean(sided), edge };
}

/** @param {{bot: string, against: string, games: number, lead: number}[]} duels @param {string} kind @param {Map<string, number>} known */
function average(duels, kind, known) {
  let sum = 0, games = 0;
  for (const duel of duels) {
    const other = duel.bot === kind ? duel.against : duel.against === kind ? duel.bot : "";
    if (!other || !known.has(other)) continue;
    sum += duel.games * ((known.get(other) ?? 0) + (duel.bot === kind ? duel.lead : -duel.lead));
    games += duel.games;
  }
  return sum / games;
}

/** The kinds from the weakest on. @param {Measured} found @param {string[]} bots that may sit down */
export const ranked = ({ kinds }, bots) => bots.filter((bot) => kinds.has(bot)).sort((a, b) => (kinds.get(a) ?? 0) - (kinds.get(b) ?? 0));

/** The middle one; of two, the weaker. Where nothing is measured, whoever plays by the game's own advice.
 *  @param {Measured} found @param {string[]} bots */
export function middle(found, bots) {
  const order = ranked(found, bots);
  return order[Math.floor((order.length - 1) / 2)] ?? (bots.includes(ANCHOR) ? ANCHOR : bots[0]);
}

/** How likely somebody of a strength wins, as a function of it: `others` are the seats, `mate` those on the same side.
 *  @param {number[]} mates @param {number[]} foes @param {boolean} bySide @param {number} edge
 *  @returns {(strength: number) => number} */
function chanceAmong(mates, foes, bySide, edge) {
  const sum = (/** @type {number[]} */ some) => some.reduce((all, each) => all + each, 0);
  if (bySide) {
    const [own, theirs] = [sum(mates), foes.length ? sum(foes) / foes.length : 0];
    return (strength) => logistic(edge + (strength + own) / (mates.length + 1) - theirs);
  }
  const rest = Math.log(sum(foes.map(Math.exp)));
  return (strength) => logistic(strength - rest);
}

/** A game that says something: all the others are bots that were measured, and there was somebody to beat.
 *  @param {import("./diary.js").Played} game @param {Measured} found */
function chanceIn({ people, seat, side, together, flags }, { kinds, bySide, edge }) {
  if (together || flags.length) return null;
  const others = people.filter((_, place) => place !== seat);
  if (!others.length || !others.every(({ bot }) => kinds.has(kindOf(bot)))) return null;
  const strength = (/** @type {{bot: string}[]} */ some) => some.map(({ bot }) => kinds.get(kindOf(bot)) ?? 0);
  const mates = bySide ? others.filter((each) => each.side === side) : [];
  const foes = others.filter((each) => !mates.includes(each));
  return foes.length ? chanceAmong(strength(mates), strength(foes), bySide, edge[side] ?? 0) : null;
}

/** How strong somebody is, and where that lies with 95 % certainty. @param {import("./diary.js").Played[]} games of one
 *  title, in any order @param {Measured} found @param {string[]} bots that may sit down @returns {Estimate} */
export function estimate(games, found, bots) {
  const telling = games.slice().sort((a, b) => b.at - a.at)
    .map((game) => ({ chance: chanceIn(game, found), worth: { won: 1, drawn: 0.5, lost: 0 }[game.result] }))
    .filter(({ chance }) => chance).slice(0, LATEST);
  const before = found.kinds.get(middle(found, bots)) ?? 0;
  const grid = [...Array(Math.round((2 * REACH) / STEP) + 1).keys()].map((place) => before - REACH + place * STEP);
  const logs = grid.map((strength) => telling.reduce((sum, { chance, worth }) => {
    const won = Math.min(1 - 1e-9, Math.max(1e-9, /** @type {(strength: number) => number} */ (chance)(strength)));
    return sum + worth * Math.log(won) + (1 - worth) * Math.log(1 - won);
  }, -(((strength - before) / PRIOR) ** 2) / 2));
  const top = Math.max(...logs);
  const weights = logs.map((each) => Math.exp(each - top));
  const whole = weights.reduce((sum, each) => sum + each, 0);
  const at = grid.reduce((sum, strength, place) => sum + strength * weights[place], 0) / whole;
  const spread = Math.sqrt(grid.reduce((sum, strength, place) => sum + (strength - at) ** 2 * weights[place], 0) / whole);
  const quantile = (/** @type {number} */ part) => {
    let sum = 0;
    return grid[weights.findIndex((each) => (sum += each) >= part * whole)];
  };
  return { at, spread, low: quantile(0.025), high: quantile(0.975), games: telling.length };
}

/** How often somebody should win at a table with bots of one kind, as shares: about, at least, at most; and how often
 *  whoever is as strong as they. Of sides the average of both, with as many on each side as can be.
 *  @param {Estimate} person @param {Measured} found @param {string} kind @param {number} seats */
export function chances(person, found, kind, seats) {
  const strength = found.kinds.get(kind) ?? 0;
  const mates = found.bySide ? Math.max(0, Math.round(seats / 2) - 1) : 0;
  const chance = chanceAmong(Array(mates).fill(strength), Array(seats - 1 - mates).fill(strength), found.bySide, 0);
  return { about: chance(person.at), low: chance(person.low), high: chance(person.high), even: chance(strength) };
}

/** The kind of bot that somebody should beat half the time, and whether that can be said at all.
 *  @param {import("./diary.js").Played[]} games of one title @param {Measured} found @param {string[]} bots that may sit down
 *  @returns {{kind: string, known: "measured"|"stronger"|"weaker"|"few"|"never", person: Estimate}}  `stronger`, `weaker`: than all bots,
 *    with 95 % certainty */
export function even(games, found, bots) {
  const person = estimate(games, found, bots);
  const order = ranked(found, bots);
  const fair = middle(found, bots);
  if (!order.length) return { kind: fair, known: "never", person };
  if (person.games < ENOUGH) return { kind: fair, known: "few", person };
  const far = (/** @type {string} */ kind) => Math.abs((found.kinds.get(kind) ?? 0) - person.at);
  const kind = order.reduce((best, each) => (far(each) < far(best) ? each : best));
  const strength = found.kinds.get(kind) ?? 0;
  return { kind, known: person.low > strength && kind === order[order.length - 1] ? "stronger" : person.high < strength && kind === order[0] ? "weaker" : "measured", person };
}
