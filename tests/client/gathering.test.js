/** Looking at a replay together: what a page knows of it, and what it tells. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Socket } from "./fakes.js";
import { Gathering } from "../../src/aquelarre/web/gathering.js";

/** @type {Gathering} */
let gathering;
/** @type {any[]} */
let posted;
/** @type {() => any} */
let answered;

const ROOM = { t: "room", you: 0, leader: 0, step: 3, eyes: -2, people: [{ who: 0, name: "Ana", here: true }], items: [] };
const settled = () => new Promise((done) => setImmediate(done));

beforeEach(async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Socket.all.length = 0;
  posted = [];
  answered = () => ({ ok: true, status: 200, text: async () => "{}", json: async () => ({}) });
  mock.method(globalThis, "fetch", async (/** @type {string} */ address, /** @type {any} */ init) => {
    posted.push([address, init?.body]);
    return answered();
  });
  gathering = new Gathering("t", "r", "Ana");
  await gathering.open();
});

afterEach(() => {
  gathering.end();
  mock.timers.reset();
  mock.restoreAll();
});

/** @param {any} frame */
const arrive = (frame) => Socket.last.tell(frame);
const sent = () => Socket.last.sent.filter((/** @type {any} */ message) => !["hello", "ping"].includes(message.t));

test("it comes in by its name, and then keeps a line", () => {
  assert.match(posted[0][0], /\/api\/tables\/t\/together\/r$/);
  assert.equal(posted[0][1], '{"name":"Ana"}');
  assert.match(Socket.last.address, /\/together\/r\/live\?seat=-1$/);
  Socket.last.open();
  assert.deepEqual(Socket.last.sent[0], { t: "hello" });
});

test("it knows who leads, where, and what was marked", () => {
  Socket.last.open();
  arrive({ ...ROOM, you: 1, items: [{ n: 0 }, { n: 1 }] });
  assert.equal(gathering.leads, false);
  assert.deepEqual(gathering.at.value, { step: 3, eyes: -2 });
  arrive({ t: "at", step: 9, eyes: 1 });
  arrive({ t: "items", add: [{ n: 2 }], gone: [0] });
  arrive({ t: "people", leader: 1, people: [] });
  assert.deepEqual(gathering.at.value, { step: 9, eyes: 1 });
  assert.deepEqual(gathering.items.value.map(({ n }) => n), [1, 2]);
  assert.equal(gathering.leads, true);
});

test("of many quick steps the first and the last are told", () => {
  Socket.last.open();
  arrive(ROOM);
  for (const step of [4, 5, 6]) gathering.tell({ step, eyes: -2 });
  gathering.tell({ step: 6, eyes: -2 });
  assert.deepEqual(sent().map(({ step }) => step), [4]);
  mock.timers.tick(200);
  assert.deepEqual(sent().map(({ step }) => step), [4, 6]);
  mock.timers.tick(200);
  assert.equal(sent().length, 2);
});

test("who does not lead tells no steps", () => {
  Socket.last.open();
  arrive({ ...ROOM, you: 1 });
  gathering.tell({ step: 7, eyes: -2 });
  assert.deepEqual(sent(), []);
});

test("one's own marks can be taken away, and all of them by who leads", () => {
  Socket.last.open();
  arrive({ ...ROOM, you: 1 });
  const item = (/** @type {number} */ who) => /** @type {any} */ ({ n: 0, who });
  assert.equal(gathering.mayRemove(item(1)), true);
  assert.equal(gathering.mayRemove(item(0)), false);
  arrive({ t: "people", leader: 1, people: [] });
  assert.equal(gathering.mayRemove(item(0)), true);
});

test("when the line is lost it asks whether there still is a room", async () => {
  Socket.last.open();
  arrive(ROOM);
  answered = () => ({ ok: false, status: 404, json: async () => ({ error: "error-room-gone" }) });
  Socket.last.break();
  await settled();
  await settled();
  assert.equal(gathering.problem.value.error, "error-room-gone");
  assert.equal(gathering.line, null);
});

test("a room that ends says so", () => {
  Socket.last.open();
  arrive(ROOM);
  arrive({ t: "bye", reason: "ended" });
  assert.equal(gathering.problem.value.error, "error-room-gone");
});
