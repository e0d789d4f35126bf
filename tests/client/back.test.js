/** Whoever comes back to a table: how far they have looked, and what is offered to them. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Socket } from "./fakes.js";
import { Back } from "../../src/aquelarre/web/back.js";
import { signal } from "../../src/aquelarre/web/html.js";
import { Session } from "../../src/aquelarre/web/session.js";

/** @returns {any} */
const table = () => ({ table: "t", game: "g", seats: 2, status: "playing", people: [] });
/** A position after so many events. @param {number} events @returns {any} */
const update = (events, more = {}) => ({
  t: "update", table: table(), position: { view: {}, question: null, events, over: false }, events: [], since: events, past: "", ...more,
});
/** What the server was told. */
const seen = () => Socket.last.sent.filter(({ t }) => t === "seen").map(({ events }) => events);

/** @type {Session} */
let session;
/** @type {Back} */
let back;
let now = 0;
const looked = signal(true);
beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  Socket.all.length = 0;
  looked.value = true;
  session = new Session("t", 0);
  back = new Back(session, looked);
  Socket.last.open();
});

afterEach(() => {
  back.end();
  session.end();
  mock.timers.reset();
  mock.restoreAll();
});

/** @param {number} events */
const tell = (events, more = {}) => Socket.last.tell(update(events, more));

test("the server hears how far somebody has looked: a moment later, and once", () => {
  tell(3);
  tell(5);
  assert.deepEqual(seen(), []);
  mock.timers.tick(1000);
  assert.deepEqual(seen(), [5]);
  mock.timers.tick(5000);
  assert.deepEqual(seen(), [5]);
});

test("it hears of it at once when the page is hidden", () => {
  tell(3);
  looked.value = false;
  assert.deepEqual(seen(), [3]);
  tell(7);
  mock.timers.tick(5000);
  assert.deepEqual(seen(), [3]);
});

test("it hears of it again when the line was lost", () => {
  tell(3);
  mock.timers.tick(1000);
  session.light.value = "lost";
  tell(3);
  mock.timers.tick(1000);
  assert.deepEqual(seen(), [3, 3]);
});

test("what came in a long time in which nobody looked is offered", () => {
  tell(3);
  looked.value = false;
  tell(5);
  tell(8);
  now += 61_000;
  looked.value = true;
  assert.deepEqual(session.away.value, { since: 3, steps: 2 });
  mock.timers.tick(5000);
  assert.deepEqual(seen(), [3], "nothing of it has been looked at");
  session.away.value = null;
  mock.timers.tick(1000);
  assert.deepEqual(seen(), [3, 8]);
});

test("what came in a moment is not, nor what nobody did", () => {
  tell(3);
  looked.value = false;
  tell(5);
  now += 59_000;
  looked.value = true;
  assert.equal(session.away.value, null);
  looked.value = false;
  now += 100_000;
  looked.value = true;
  assert.equal(session.away.value, null);
});

test("what the server offers waits until it is looked at, refused or answered", async () => {
  tell(8, { away: { since: 3, steps: 2 } });
  mock.timers.tick(5000);
  assert.deepEqual(seen(), []);
  assert.deepEqual(session.away.value, { since: 3, steps: 2 });
  tell(9);
  assert.deepEqual(session.away.value, { since: 3, steps: 2 });
  tell(9, { position: { view: {}, question: { number: 4, options: [] }, events: 9, over: false } });
  const answered = session.answer({ action: 1, verb: "do", args: {}, refs: [], rule: "" });
  Socket.last.tell({ t: "ack", id: Socket.last.sent.at(-1).id });
  await answered;
  assert.equal(session.away.value, null);
});

test("when the game is over there is nothing to come back to", () => {
  tell(8, { away: { since: 3, steps: 2 } });
  tell(9, { position: { view: {}, question: null, events: 9, over: true } });
  assert.equal(session.away.value, null);
});

test("what was taken back has not been seen", () => {
  tell(5);
  looked.value = false;
  tell(4);
  tell(6);
  now += 61_000;
  looked.value = true;
  assert.equal(session.away.value?.since, 4);
});
