/** The end of a game on its way into the diary, whatever comes first: the end, or the word on the last answer. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";

import { Socket, storage } from "./fakes.js";
import { read } from "../../src/aquelarre/web/diary.js";
import { follow } from "../../src/aquelarre/web/pace.js";
import { Session } from "../../src/aquelarre/web/session.js";

/** @typedef {import("../../src/aquelarre/web/types.js").Option} Option */

let now = 0;
/** @type {Session} */
let session;
/** @type {(() => void)[]} */
let stops;

const person = (/** @type {number} */ seat) => ({ seat, name: `P${seat}`, bot: "", agent: "", free: false, here: true, mine: seat === 0 });
const table = (status = "playing") => ({ table: "t", game: "moths", seats: 2, created: 1, lesson: "", status, people: [person(0), person(1)] });
/** @type {Option} */
const option = { action: 3, verb: "do", args: {}, refs: [], rule: "" };
const asking = (/** @type {number} */ number) => ({
  t: "update", table: table(), events: [], since: 0, past: "",
  position: { over: false, view: {}, question: { number, key: "q", mine: true, answered: false, options: [option], asides: [], asked: [0], completes: [] } },
});
const ending = () => ({
  t: "update", table: table("finished"), events: [], since: 0, past: "",
  position: { over: true, returns: [1, -1], view: {}, question: null },
});
/** What is fetched for the diary, and what waits for it, has come. */
const settled = async () => {
  await import("../../src/aquelarre/web/record.js");
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
const taken = async () => {
  Socket.last.tell({ t: "ack", id: Socket.last.sent.findLast(({ t }) => t === "answer").id });
  await settled();
};
const times = () => read().games.map((game) => game.times);

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(performance, "now", () => now);
  storage.kept.clear();
  session = new Session("t", 0);
  Socket.last.open();
  stops = follow(session, () => true);
});

afterEach(() => {
  for (const stop of stops) stop();
  session.end();
  mock.timers.reset();
  mock.restoreAll();
});

/** A game of two decisions, three and five seconds long. @param {() => Promise<void>} end what comes after the last one */
async function played(end) {
  for (const [number, seconds] of [[1, 3], [2, 5]]) {
    session.take(asking(number));
    now += seconds * 1000;
    session.answer(option);
    if (number === 1) await taken();
  }
  await end();
}

test("the last decision was taken, and then it is over", async () => {
  await played(async () => {
    await taken();
    session.take(ending());
    await settled();
  });
  assert.deepEqual(times(), [[30, 50]]);
});

test("it is over before the word comes that the last decision was taken", async () => {
  await played(async () => {
    session.take(ending());
    await settled();
    assert.deepEqual(times(), [[30]]);
    await taken();
  });
  assert.deepEqual(times(), [[30, 50]]);
  assert.equal(storage.getItem("aquelarre-pace"), null); // and nothing stays behind
});
