/** What can be chosen on a board that is scrolled. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { wayTo } from "../../src/aquelarre/web/in-sight.js";

const hand = { top: 420, bottom: 560 }, others = { top: 580, bottom: 690 };

test("nothing moves while all of it is seen, or nothing is to be chosen", () => {
  assert.equal(wayTo([], 70, 400), 70);
  assert.equal(wayTo([{ top: 10, bottom: 400 }], 0, 400), 0);
  assert.equal(wayTo([hand, others], 300, 400), 300);
});

test("as little as will do, up or down", () => {
  assert.equal(wayTo([hand, others], 0, 400), 302);
  assert.equal(wayTo([hand, others], 500, 400), 420);
});

test("where there is no room for all of it, something", () => {
  assert.equal(wayTo([hand, others], 0, 200), 420);
  assert.equal(wayTo([hand, others], 570, 200), 570);
});
