/** What a page reckons of a review. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { believed, between, counts, luckOf, moments, signOf, turnOf } from "../../src/aquelarre/web/review-data.js";

/** @param {number} step @param {any} more @returns {any} */
const decision = (step, more = {}) => ({ step, chance: 500, lost: 0, verdict: "good", beliefs: [], ...more });

test("verdicts are counted from the best to the worst, each with its own sign", () => {
  const found = counts([decision(1), decision(2, { verdict: "blunder" }), decision(3)]);
  assert.deepEqual(found, [["good", 2], ["imprecise", 0], ["mistake", 0], ["blunder", 1]]);
  assert.equal(new Set(found.map(([verdict]) => signOf(verdict))).size, 4);
});

test("of luck nothing is said where the error is as large", () => {
  assert.equal(luckOf([60, 60]).said, "unclear");
  assert.equal(luckOf([4, 1]).said, "unclear", "what is rounded to nothing is nothing");
  assert.deepEqual(luckOf([-62, 20]), { said: "harsh", gain: -6, by: 6, error: 2 });
  assert.equal(luckOf([62, 3]).error, 1, "nothing is known without any error");
  assert.equal(luckOf([62, 3]).said, "kind");
});

test("a turning point knows the chances before it", () => {
  const decisions = [decision(3, { chance: 700 }), decision(9, { chance: 300 })];
  const found = turnOf(/** @type {any} */ ({ decisions }), { step: 9, change: -400, cause: "own" });
  assert.deepEqual(found, { decision: decisions[1], from: 700, to: 300 });
});

test("nobody is believed anything while there are no sides", () => {
  const decisions = [decision(1, { beliefs: [[0, 0], [0, 0]] }), decision(2, { beliefs: [[1000, 0], [0, 1000]] })];
  assert.deepEqual(believed(decisions, 1, 0), [null, 0]);
});

test("changes of mind: the large ones, of others, in the order of the game", () => {
  const shares = [300, 310, 800, 100];
  const decisions = shares.map((share, n) => decision(n + 1, { beliefs: [[1000 * (n % 2), 1000 * ((n + 1) % 2)], [share, 1000 - share]] }));
  const found = moments(/** @type {any} */ ({ decisions, seat: 0 }), 0);
  assert.deepEqual(found.map(({ from, to }) => [from, to]), [[2, 3], [3, 4]]);
  assert.deepEqual(found[0].changes, [{ seat: 1, before: 310, after: 800 }]);
});

test("what happened in between begins after the first position", () => {
  const event = (/** @type {number} */ n) => /** @type {any} */ ({ n });
  const frames = [
    { position: { events: 2 }, events: [event(0), event(1)] },
    { position: { events: 4 }, events: [event(2), event(3)] },
    { position: { events: 5 }, events: [event(4)] },
  ];
  assert.deepEqual(between(frames).map(({ n }) => n), [2, 3, 4]);
});
