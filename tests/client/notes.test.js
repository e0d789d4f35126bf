/** What one notes for oneself, on its way to the server; and what the page reads of a saved file. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";

import "./fakes.js";
import { lostOf } from "../../src/aquelarre/web/lost.js";
import { Keeper, next } from "../../src/aquelarre/web/notes-keeper.js";
import { peopleOf } from "../../src/aquelarre/web/saved.js";

/** @type {any[]} what the server was sent */
let sent = [];
let status = 200;
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(() => {
  sent = [];
  status = 200;
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(globalThis, "fetch", async (/** @type {string} */ path, /** @type {any} */ init) => {
    sent.push({ path: path.slice(path.indexOf("/api/")), ...JSON.parse(init.body), keepalive: init.keepalive });
    return { ok: status === 200, status, text: async () => "{}", json: async () => ({ error: "error-too-much" }) };
  });
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

describe("keeping", () => {
  test("many changes are sent as one, a little later", async () => {
    const keeper = new Keeper("t", 2);
    for (const text of ["w", "wi", "wit"]) keeper.later({ text, marks: {} });
    assert.equal(keeper.state.value, "keeping");
    mock.timers.tick(700);
    await settled();
    assert.deepEqual(sent, [{ path: "/api/tables/t/notes", seat: 2, text: "wit", marks: {}, keepalive: false }]);
    assert.equal(keeper.state.value, "kept");
  });

  test("who leaves the page loses nothing", async () => {
    const keeper = new Keeper("t", 0);
    keeper.later({ text: "a", marks: { "1 witches": 3 } });
    keeper.now(true);
    await settled();
    assert.deepEqual(sent.map((each) => [each.text, each.keepalive]), [["a", true]]);
    mock.timers.tick(700);
    await settled();
    assert.equal(sent.length, 1);
  });

  test("what was not taken is said to be so, and sent again; the newest counts", async () => {
    const keeper = new Keeper("t", 0);
    status = 429;
    keeper.later({ text: "a", marks: {} });
    mock.timers.tick(700);
    await settled();
    assert.equal(keeper.state.value, "unkept");
    status = 200;
    keeper.later({ text: "ab", marks: {} });
    mock.timers.tick(700);
    await settled();
    assert.deepEqual(sent.map((each) => each.text), ["a", "ab"]);
    assert.equal(keeper.state.value, "kept");
    mock.timers.tick(5000);
    await settled();
    assert.equal(sent.length, 2);
  });
});

test("a mark goes from nothing over perhaps and yes to no, and round", () => {
  /** @type {Object<string, number>} */
  let marks = { "2 witches": 1 };
  const seen = [];
  for (let times = 0; times < 4; times += 1) {
    marks = next(marks, "1 witches");
    seen.push(marks["1 witches"] ?? 0);
  }
  assert.deepEqual(seen, [2, 3, 1, 0]);
  assert.deepEqual(marks, { "2 witches": 1 });
});

test("the people of a saved game that is not over", () => {
  const head = (/** @type {string} */ state) => `${JSON.stringify({ aquelarre: 1, status: state, players: [{ name: "Ana" }, { bot: "guide" }, {}] })}\n{}`;
  assert.deepEqual(peopleOf(head("running")), [{ seat: 0, name: "Ana" }, { seat: 2, name: "" }]);
  for (const other of [head("finished"), "", "x", "{}\n", '{"status":"running"}\n']) assert.deepEqual(peopleOf(other), []);
});

describe("a seat that this device has lost", () => {
  /** @param {any[]} comings @returns {any} */
  const table = (comings) => ({ comings, people: [{ seat: 0 }, { seat: 1, had: true }] });
  /** @param {string} bye @returns {any} */
  const session = (bye) => ({ seat: 1, goodbye: { value: bye } });

  test("is told by what the table tells of it, the newest", () => {
    const lines = [{ seat: 1, what: "removed" }, { seat: 1, what: "sat" }, { seat: 1, what: "moved" }, { seat: 0, what: "left" }];
    assert.deepEqual(lostOf(table(lines), [], []), [{ seat: 1, what: "moved" }]);
  });

  test("before the game by the goodbye, which is remembered", () => {
    const lost = lostOf(table([]), [session("removed")], []);
    assert.deepEqual(lost, [{ seat: 1, what: "removed" }]);
    assert.deepEqual(lostOf(table([]), [], lost), lost);
  });

  test("is no loss for who has left it", () => {
    assert.deepEqual(lostOf(table([{ seat: 1, what: "left" }]), [session("left")], []), []);
    assert.deepEqual(lostOf(table([]), [session("")], []), []);
  });
});
