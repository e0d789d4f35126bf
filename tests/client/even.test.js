/** How strong somebody is by their games against bots, and who is as strong. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { chances, ENOUGH, estimate, even, measured, middle, ranked } from "../../src/aquelarre/web/even.js";

/** @param {string} bot @param {string} against @param {number} won @param {number} others @returns {any} */
const row = (bot, against, won, others, more = {}) => ({ seats: 2, settings: {}, way: "turns", bot, against, games: 100, won: [won], others: [others], sides: {}, ...more });
const DUEL = measured([row("seer@400", "guide", 75, 25), row("random", "guide", 10, 90)]);
const BOTS = ["guide", "random", "seer"];

/** So many games, of which so many were won. @param {number} count @param {number} won @param {string} bot @returns {any[]} */
const games = (count, won, bot, more = {}) => [...Array(count).keys()].map((place) => ({
  table: `t${place}`, seat: 0, at: place, side: "", together: false, flags: [], result: place % count < won ? "won" : "lost",
  people: [{ bot: "", agent: "", side: "" }, { bot, agent: "", side: "" }], ...more,
}));

/** @param {number} a @param {number} b @param {number} [by] */
const near = (a, b, by = 0.02) => assert.ok(Math.abs(a - b) < by, `${a} is not ${b}`);

describe("the bots", () => {
  test("are as strong as they won, on a scale on which the guide is nothing", () => {
    near(DUEL.kinds.get("seer") ?? NaN, Math.log(3));
    near(DUEL.kinds.get("random") ?? NaN, -Math.log(9));
    assert.equal(DUEL.kinds.get("guide"), 0);
    assert.deepEqual(ranked(DUEL, BOTS), ["random", "guide", "seer"]);
    assert.equal(middle(DUEL, BOTS), "guide");
  });

  test("who never played the guide is known by whom they played", () => {
    const found = measured([row("seer", "guide", 60, 40), row("novice", "seer", 20, 80)]);
    near(found.kinds.get("novice") ?? NaN, Math.log(1.5) - Math.log(4));
  });

  test("rows with the usual rules count, and others only if there are none", () => {
    const odd = row("seer", "guide", 90, 10, { settings: { small: 1 } });
    near(measured([odd, row("seer", "guide", 60, 40)]).kinds.get("seer") ?? NaN, Math.log(1.5));
    near(measured([odd]).kinds.get("seer") ?? NaN, Math.log(9));
  });

  test("a clean sweep is not endless", () => {
    assert.ok(Number.isFinite(measured([row("seer", "guide", 100, 0)]).kinds.get("seer")));
  });

  test("a bot alone at its table says nothing", () => {
    assert.equal(measured([row("guide", "", 25, 25, { way: "alone", others: [] })]).kinds.size, 0);
  });
});

describe("a person", () => {
  test("without games is taken for the middle bot, with a wide interval", () => {
    const { at, low, high, games: count } = estimate([], DUEL, BOTS);
    near(at, 0);
    assert.ok(low < -2.5 && high > 2.5);
    assert.equal(count, 0);
  });

  test("who wins half of many games against a bot is about as strong as it", () => {
    near(estimate(games(60, 30, "seer"), DUEL, BOTS).at, Math.log(3), 0.15);
    near(estimate(games(60, 30, "guide"), DUEL, BOTS).at, 0, 0.05);
  });

  test("the prior draws few games towards the middle, and many hardly", () => {
    const few = estimate(games(4, 3, "guide"), DUEL, BOTS), many = estimate(games(60, 45, "guide"), DUEL, BOTS);
    assert.ok(few.at > 0 && few.at < many.at && many.at < Math.log(3) + 0.05);
    assert.ok(many.high - many.low < few.high - few.low);
  });

  test("the interval holds the truth about as often as it says", () => {
    // every number of games won of 20, as often as it comes to somebody of this strength
    const truth = 0.8, chance = 1 / (1 + Math.exp(-truth));
    let held = 0;
    for (let won = 0, ways = 1; won <= 20; ways = (ways * (20 - won)) / (won + 1), won++) {
      const { low, high } = estimate(games(20, won, "guide"), DUEL, BOTS);
      if (low <= truth && truth <= high) held += ways * chance ** won * (1 - chance) ** (20 - won);
    }
    assert.ok(held > 0.92 && held <= 1, String(held));
  });

  test("a draw is half a win", () => {
    near(estimate(games(40, 0, "guide", { result: "drawn" }), DUEL, BOTS).at, 0, 0.01);
  });

  test("only the latest games count: people learn", () => {
    const early = games(100, 0, "guide"), late = games(60, 30, "guide").map((game) => ({ ...game, at: game.at + 1000 }));
    near(estimate([...early, ...late], DUEL, BOTS).at, 0, 0.05);
  });

  test("lessons, games together, with people, or with bots that nobody measured say nothing", () => {
    const odd = [
      ...games(9, 9, "guide", { flags: ["lesson"] }), ...games(9, 9, "guide", { together: true }), ...games(9, 9, ""), ...games(9, 9, "mine:Own"),
    ];
    assert.equal(estimate(odd, DUEL, BOTS).games, 0);
  });

  test("among three equal ones a third of the games is even", () => {
    const bot = { bot: "guide", agent: "", side: "" };
    const found = estimate(games(60, 20, "guide", { people: [{ bot: "", agent: "", side: "" }, bot, bot] }), DUEL, BOTS);
    near(found.at, 0, 0.05);
    near(chances(found, DUEL, "guide", 3).about, 1 / 3);
    near(chances(found, DUEL, "guide", 3).even, 1 / 3, 1e-9);
  });
});

describe("sides", () => {
  const found = measured([row("seer", "guide", 70, 30, { way: "sides", seats: 5, sides: { witches: [80, 0, 0, 50], villagers: [60, 0, 0, 50] } })]);
  const village = (/** @type {string} */ side) => [side, "witches", "villagers", "villagers", "villagers"].map((of, seat) => ({ bot: seat ? "guide" : "", agent: "", side: of }));

  test("what the box gives a side is no merit of whoever has it", () => {
    near(found.edge.witches, (Math.log(4) - Math.log(1.5)) / 2);
    const witch = estimate(games(30, 20, "", { side: "witches", people: village("witches") }), found, BOTS);
    const villager = estimate(games(30, 20, "", { side: "villagers", people: village("villagers") }), found, BOTS);
    assert.ok(villager.at > witch.at);
  });

  test("one of several says less than one alone", () => {
    const alone = estimate(games(30, 20, "guide"), measured([row("seer", "guide", 70, 30)]), BOTS);
    const among = estimate(games(30, 20, "", { side: "villagers", people: village("villagers") }), { ...found, edge: {} }, BOTS);
    assert.ok(among.high - among.low > alone.high - alone.low);
    near(chances(among, found, "guide", 4).even, 0.5, 1e-9);
  });
});

describe("an even game", () => {
  test("with too few games it is the middle bot, and that is said", () => {
    assert.deepEqual(pick(even(games(ENOUGH - 1, ENOUGH - 1, "guide"), DUEL, BOTS)), ["guide", "few"]);
    assert.deepEqual(pick(even(games(ENOUGH, ENOUGH, "guide"), DUEL, BOTS)), ["seer", "measured"]);
  });

  test("is the kind that is nearest", () => {
    assert.deepEqual(pick(even(games(40, 32, "guide"), DUEL, BOTS)), ["seer", "measured"]);
    assert.deepEqual(pick(even(games(40, 3, "guide"), DUEL, BOTS)), ["random", "measured"]);
    assert.deepEqual(pick(even(games(40, 20, "guide"), DUEL, BOTS)), ["guide", "measured"]);
  });

  test("who is stronger or weaker than all of them is told so", () => {
    assert.deepEqual(pick(even(games(40, 39, "seer"), DUEL, BOTS)), ["seer", "stronger"]);
    assert.deepEqual(pick(even(games(40, 1, "random"), DUEL, BOTS)), ["random", "weaker"]);
  });

  test("only those who may sit down are offered", () => {
    assert.deepEqual(pick(even(games(40, 39, "guide"), DUEL, ["guide", "random"])), ["guide", "stronger"]);
  });

  test("where nothing was measured nothing is claimed", () => {
    assert.deepEqual(pick(even(games(40, 39, "guide"), measured([]), BOTS)), ["guide", "never"]);
    assert.deepEqual(pick(even([], measured([]), ["mine"])), ["mine", "never"]);
  });
});

/** @param {{kind: string, known: string}} found */
const pick = ({ kind, known }) => [kind, known];
