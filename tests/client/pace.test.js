/** How long a seat thinks. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { storage } from "./fakes.js";
import { forgetTimes, Pace, timesOf } from "../../src/aquelarre/web/pace.js";

let clock = 0;
const pace = (id = "t:0") => new Pace(id, () => clock);
const wait = (/** @type {number} */ seconds) => void (clock += seconds * 1000);

beforeEach(() => {
  clock = 0;
  storage.kept.clear();
});

test("from when the question comes until the answer is taken", () => {
  const own = pace();
  own.look(true);
  wait(9); // others think
  own.ask(4);
  wait(3);
  own.taken(4);
  own.ask(-1);
  wait(9);
  own.ask(7);
  wait(1.54);
  own.taken(7);
  assert.deepEqual(timesOf("t:0"), [30, 15]);
});

test("also if the next question is there before the word that it was taken", () => {
  const own = pace();
  own.look(true);
  own.ask(4);
  wait(2);
  own.ask(5);
  wait(3);
  own.taken(4);
  wait(1);
  own.taken(5);
  assert.deepEqual(timesOf("t:0"), [20, 40]);
});

test("not while nobody can see it", () => {
  const own = pace();
  own.ask(4);
  wait(60);
  own.look(true);
  wait(2);
  own.look(false);
  wait(60);
  own.look(true);
  wait(1);
  own.taken(4);
  assert.deepEqual(timesOf("t:0"), [30]);
});

test("a question that goes unanswered is no decision", () => {
  const own = pace();
  own.look(true);
  own.ask(4);
  wait(5);
  own.ask(6);
  wait(1);
  own.taken(6);
  assert.deepEqual(timesOf("t:0"), [10]);
});

test("an answer that is taken back is thought about further, and what followed is gone", () => {
  const own = pace();
  own.look(true);
  for (const number of [4, 5]) {
    own.ask(number);
    wait(1);
    own.taken(number);
  }
  own.ask(4);
  wait(2);
  own.taken(4);
  assert.deepEqual(timesOf("t:0"), [30]);
});

test("what was thought about a question that was taken back is not counted for the one that comes instead", () => {
  const own = pace();
  own.look(true);
  own.ask(5);
  wait(8);
  own.ask(4);
  wait(1);
  own.ask(5);
  own.taken(4);
  wait(2);
  own.taken(5);
  assert.deepEqual(timesOf("t:0"), [10, 20]);
});

test("a page that is loaded again goes on with the game", () => {
  for (const number of [1, 2]) {
    const own = pace();
    own.look(true);
    own.ask(number);
    wait(number);
    own.taken(number);
  }
  assert.deepEqual(timesOf("t:0"), [10, 20]);
  forgetTimes("t:0");
  assert.equal(storage.kept.size, 0);
});

test("games that nobody ends do not fill the device", () => {
  for (let n = 0; n < 40; n++) {
    const own = pace(`t${n}:0`);
    own.ask(1);
    own.taken(1);
  }
  const own = pace("long:0");
  for (let n = 0; n < 400; n++) own.taken(n);
  assert.equal(Object.keys(JSON.parse(storage.getItem("aquelarre-pace") ?? "")).length, 12);
  assert.equal(timesOf("long:0").length, 300);
});
