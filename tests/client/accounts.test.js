/** Points: whose they are, where they come from, and that they add up. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { accountsOf, courses, fromStart } from "../../src/aquelarre/web/accounts.js";

/** @param {number} n @param {string} key @param {any} values @returns {import("../../src/aquelarre/web/types.js").GameEvent} */
const event = (n, key, values) => ({ n, key, rule: "", known: false, places: [], values });
/** @param {number} seat @returns {any} */
const player = (seat) => ({ seat, name: `player ${seat}` });
/** @param {any} view @param {string[]} [sides] @returns {any} */
const position = (view, sides) => ({ view, sides });
const nameOf = (/** @type {string} */ side) => side.toUpperCase();

test("points of players are listed by seat, without what repeats a sum, the highest first", () => {
  const events = [event(0, "road", { seat: ["seat", 0], points: 3 }), event(1, "city", { seat: ["seat", 1], points: 8 }),
    event(2, "won", { seat: ["seat", 1], points: 8 }), event(3, "talk", { seat: ["seat", 1] })];
  const found = accountsOf(position({ players: [{ score: 3 }, { score: 8 }] }), events, [player(0), player(1)], { totals: ["won"] }, nameOf);
  assert.deepEqual(found.map(({ name, total, rest, events: own }) => [name, total, rest, own.map(({ n }) => n)]),
                   [["player 1", 8, 0, [1]], ["player 0", 3, 0, [0]]]);
  assert.deepEqual(courses(found, 4)[0].steps, [{ n: 0, points: 0 }, { n: 2, points: 8 }, { n: 4, points: 8 }]);
});

test("points of sides are those of their members, too, and what both began with is said", () => {
  const events = [event(0, "wisps", { side: ["side", "witches"], points: 3 }), event(1, "herbs", { seat: ["seat", 1], points: 2 }),
    event(2, "familiars", { count: 2, points: 4 })];
  const view = { score: { witches: 8, villagers: 3 }, players: [{}, {}] };
  const found = accountsOf(position(view, ["witches", "villagers"]), events, [player(0), player(1)], { gains: { familiars: "witches" } }, nameOf);
  assert.deepEqual(found.map(({ name, total, rest, events: own }) => [name, total, rest, own.map(({ n }) => n)]),
                   [["WITCHES", 8, 1, [0, 2]], ["VILLAGERS", 3, 1, [1]]]);
  assert.equal(fromStart(found), true);
  assert.deepEqual(courses(found, 3)[0].steps[0], { n: 0, points: 1 });
});

test("what brought nothing is listed where the game wants it said", () => {
  const events = [event(0, "wisps", { seat: ["seat", 1], points: 0 }), event(1, "talk", { seat: ["seat", 1] })];
  const told = (/** @type {any} */ board) => accountsOf(position({ score: { witches: 1, villagers: 1 } }, ["witches", "villagers"]), events, [player(0), player(1)], board, nameOf)
    .map(({ key, rest, events: own }) => [key, rest, own.map(({ n }) => n)]);
  assert.deepEqual(told({}), [["witches", 1, []], ["villagers", 1, []]]);
  assert.deepEqual(told({ noughts: ["wisps"] }), [["witches", 1, []], ["villagers", 1, [0]]]);
});

test("a side keeps its place, and with it its colour, whoever leads", () => {
  const places = (/** @type {any} */ score) => Object.fromEntries(accountsOf(position({ score }, ["witches", "villagers"]), [], [player(0), player(1)], {}, nameOf)
    .map(({ key, place }) => [key, place]));
  assert.deepEqual(places({ witches: 8, villagers: 3 }), { witches: 0, villagers: 1 });
  assert.deepEqual(places({ witches: 3, villagers: 19 }), { witches: 0, villagers: 1 });
});

test("points that nothing tells of are counted in the end, and no points are no accounts", () => {
  const found = accountsOf(position({ players: [{ score: 5 }, { score: 0 }] }), [], [player(0), player(1)], {}, nameOf);
  assert.deepEqual(found.map(({ rest }) => rest), [5, 0]);
  assert.equal(fromStart(found), false);
  assert.deepEqual(courses(found, 9)[0].steps, [{ n: 0, points: 0 }, { n: 9, points: 5 }]);
  assert.deepEqual(accountsOf(position({ players: [{ score: null }] }), [], [player(0)], {}, nameOf), []);
  assert.deepEqual(accountsOf(position(null), [], [], {}, nameOf), []);
});
