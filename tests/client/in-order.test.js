// Replies that come in another order than they were asked for: what is old is not shown any more.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "../../src/aquelarre/web/in-order.js";

/** Looks whose replies come when one says so. */
function looks() {
  /** @type {string[]} */
  const shown = [];
  const show = inOrder((/** @type {string} */ found) => shown.push(found));
  /** @type {(() => void)[]} */
  const come = [];
  const done = ["first", "second", "third"].map((found) => show(new Promise((told) => come.push(() => told(found)))));
  return { shown, come, done };
}

test("what was asked earlier and comes later is not shown", async () => {
  const { shown, come, done } = looks();
  for (const place of [1, 0, 2]) {
    come[place]();
    await done[place];
  }
  assert.deepEqual(shown, ["second", "third"]);
});

test("a question that fails holds no other reply back", async () => {
  /** @type {string[]} */
  const shown = [];
  const show = inOrder((/** @type {string} */ found) => shown.push(found));
  const first = show(Promise.resolve("first"));
  await show(Promise.reject(new Error("no line"))).catch(() => shown.push("no line"));
  await first;
  assert.deepEqual(shown, ["first", "no line"]);
});
