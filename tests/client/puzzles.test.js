/** Puzzles on a device: what was found, the days in a row, the puzzle of a day; and which answers stand side by side. */
import assert from "node:assert/strict";
import { env } from "node:process";
import { afterEach, beforeEach, describe, test } from "node:test";

import { storage } from "./fakes.js";
import { today } from "../../src/aquelarre/web/device.js";
import { asFile, gamesIn } from "../../src/aquelarre/web/diary.js";
import { bringIn, forFile, forgetPuzzles, nameOf, nextOf, note, puzzleOf, read, SHOWN, streakOf } from "../../src/aquelarre/web/puzzle-record.js";
import { Posed, sideBySide } from "../../src/aquelarre/web/posed.js";

/** @param {string} game @param {number} count */
const book = (game, count) => ({ game, puzzles: [...Array(count).keys()].map((n) => ({ id: `p${n}`, difficulty: 1 + (n % 5), seats: 2, settings: {} })) });
const BOOKS = [book("a", 31), book("b", 30), book("c", 7)];

beforeEach(() => {
  storage.kept.clear();
  storage.room = Infinity;
});

describe("the day", () => {
  const zone = env.TZ;
  afterEach(() => {
    if (zone === undefined) delete env.TZ;
    else env.TZ = zone;
  });

  test("is that of this device's calendar, wherever it is", () => {
    const moment = new Date("2026-03-29T22:30:00Z");
    const days = ["Pacific/Auckland", "Europe/Madrid", "UTC", "America/Los_Angeles"].map((where) => {
      env.TZ = where;
      return new Date(today(new Date(moment)) * 864e5).toISOString().slice(0, 10);
    });
    assert.deepEqual(days, ["2026-03-30", "2026-03-30", "2026-03-29", "2026-03-29"]);
  });

  test("the hours that are left out or come twice make no day more or less", () => {
    env.TZ = "Europe/Madrid";
    for (const month of [2, 9]) { // March and October
      const days = [...Array(31 * 24).keys()].map((hour) => today(new Date(2026, month, 1, hour)));
      assert.equal(new Set(days).size, days[days.length - 1] - days[0] + 1);
      assert.equal(today(new Date(2026, month, 28, 23, 59)) + 1, today(new Date(2026, month, 29, 0, 0)));
    }
  });
});

describe("the streak", () => {
  test("goes on until a day is missed, and is not over before today's is", () => {
    assert.equal(streakOf([], 100), 0);
    assert.equal(streakOf([100], 100), 1);
    assert.equal(streakOf([99], 100), 1, "there is still time today");
    assert.equal(streakOf([98], 100), 0);
    assert.equal(streakOf([95, 96, 98, 99, 100], 100), 3);
    assert.equal(streakOf([100, 99, 99, 98], 100), 3, "in any order");
    assert.equal(streakOf([101], 100), 0, "a clock that was set back");
  });

  test("a day counts at whatever try, but not once the answer was shown", () => {
    note("a/p1", 3, 100);
    note("a/p2", SHOWN, 101);
    note("a/p2", 1, 101);
    assert.deepEqual(read(), { solved: { "a/p1": 3, "a/p2": SHOWN }, days: [100] });
  });

  test("what was found stays found, and the same day counts once", () => {
    note("a/p1", 1, 100);
    note("a/p1", SHOWN, 100);
    note("a/p1", 4, 100);
    assert.deepEqual(read(), { solved: { "a/p1": 1 }, days: [100] });
  });

  test("a puzzle of no day counts for none", () => {
    note("a/p1", 1);
    assert.deepEqual(read().days, []);
  });

  test("one that was found before counts for its day when it is found again", () => {
    note("a/p1", 1);
    note("a/p1", 1, 100);
    assert.deepEqual(read().days, [100]);
  });
});

describe("what is kept", () => {
  test("nothing that makes no sense is read", () => {
    for (const bad of ["{", "[]", "null", "7", '{"solved":{"../x":1}}', '{"solved":{"a/b":-1}}', '{"solved":{"a/b":1.5}}', '{"days":[1.5]}', '{"days":{}}', '{"solved":7}']) {
      storage.setItem("aquelarre-puzzles", bad);
      assert.deepEqual(read(), { solved: {}, days: [] }, bad);
    }
  });

  test("where there is no room the page goes on", () => {
    storage.room = 10;
    note("a/p1", 1, 100);
    assert.deepEqual(read(), { solved: {}, days: [] });
  });

  test("goes into the file of one's games and out of it, and joins what is there", () => {
    note("a/p1", 1, 100);
    note("b/p2", SHOWN);
    const file = asFile(forFile());
    assert.deepEqual(gamesIn(file), [], "it is still a file of games");
    forgetPuzzles();
    assert.equal(storage.getItem("aquelarre-puzzles"), null);
    note("b/p2", 2, 101);
    assert.equal(bringIn(file), 1);
    assert.deepEqual(read(), { solved: { "a/p1": 1, "b/p2": 2 }, days: [100, 101] });
    assert.equal(bringIn(file), 0, "once more changes nothing");
  });

  test("a file without puzzles, or with bad ones, brings none", () => {
    note("a/p1", 1, 100);
    for (const text of ["", "{}", '{"puzzles":{"solved":{"x":1}}}', '{"puzzles":7}', '{"puzzles":null}']) assert.equal(bringIn(text), 0, text);
    assert.deepEqual(read(), { solved: { "a/p1": 1 }, days: [100] });
  });

  test("nothing kept is nothing in the file", () => assert.deepEqual(forFile(), {}));
});

describe("the puzzle of a day", () => {
  test("is of the titles in turn, and comes again only when all of a title have come", () => {
    for (const [place, { game, puzzles }] of BOOKS.entries()) {
      const found = puzzles.map((_, round) => puzzleOf(BOOKS, 20_400 + place + 3 * round));
      assert.ok(found.every((each) => each?.game === game));
      assert.equal(new Set(found.map((each) => each?.id)).size, puzzles.length);
    }
  });

  test("is the same for everybody on a day", () => assert.deepEqual(puzzleOf(BOOKS, 20_410), puzzleOf(structuredClone(BOOKS), 20_410)));

  test("hard and easy ones take turns", () => {
    const places = [...Array(10).keys()].map((round) => Number(puzzleOf([BOOKS[0]], round)?.id.slice(1)));
    assert.ok(places.slice(1).every((place, at) => Math.abs(place - places[at]) > 5));
  });

  test("of one puzzle, and of none", () => {
    assert.deepEqual(puzzleOf([book("a", 1)], 5), { game: "a", id: "p0" });
    assert.equal(puzzleOf([], 5), null);
  });
});

describe("the next puzzle", () => {
  const { puzzles } = book("a", 4);
  test("is one that was not seen here, after this one", () => {
    note(nameOf("a", "p2"), 1);
    assert.equal(nextOf(puzzles, "a", "p1", read()), "p3");
    note(nameOf("a", "p3"), SHOWN);
    assert.equal(nextOf(puzzles, "a", "p1", read()), "p0");
  });

  test("else simply the next; and there may be no other", () => {
    for (const { id } of puzzles) note(nameOf("a", id), 1);
    assert.equal(nextOf(puzzles, "a", "p3", read()), "p0");
    assert.equal(nextOf(puzzles.slice(0, 1), "a", "p0", read()), "");
  });
});

describe("two answers side by side", () => {
  const option = (/** @type {number} */ action) => ({ action, verb: "do", args: {}, refs: [], rule: "" });
  const judged = { best: option(1), also: [option(2)], plain: option(3), chances: [{ action: option(1), chance: 640 }, { action: option(2), chance: 636 }, { action: option(3), chance: 410 }],
    reasons: { for: [], against: [] } };
  const told = (/** @type {any} */ more) => sideBySide({ ...judged, right: false, action: null, ...more }).map(({ said, option: each, chance }) => [said, each?.action ?? null, chance]);

  test("a poor one beside the best, which is not named to who may try again", () => {
    assert.deepEqual(told({ action: option(3) }), [["yours", 3, 410], ["best", null, 640]]);
    assert.deepEqual(told({ action: option(3), shown: true }), [["yours", 3, 410], ["best", 1, 640]]);
    assert.deepEqual(told({ action: option(9) }), [["yours", 9, null], ["best", null, 640]], "it was not compared");
  });

  test("a good one beside what comes to mind first", () => {
    assert.deepEqual(told({ right: true, action: option(1) }), [["plain", 3, 410], ["found", 1, 640]]);
    assert.deepEqual(told({ right: true, action: option(2) }), [["plain", 3, 410], ["found", 2, 636]]);
    assert.deepEqual(told({ shown: true }), [["plain", 3, 410], ["best", 1, 640]]);
  });
});

describe("a puzzle as a session", () => {
  const question = { number: 4, key: "do", rule: "", mine: true, answered: false, goes_on: false, asked: [1], window: true, parts: true, completes: [], occasion: 3, options: [], asides: [{}], rules: [] };
  const puzzle = /** @type {any} */ ({ game: "moths", id: "p0", seat: 1, seats: 2, settings: {}, difficulty: 2, names: ["Yaga", ""], position: { view: {}, question, undo: true, over: false, returns: null, events: 0 }, events: [] });

  test("one answer to one question: nothing unasked, no parts, nothing to take back", () => {
    const { position, summary, seat } = new Posed(puzzle, "Ana");
    assert.equal(position.value.undo, false);
    assert.deepEqual([position.value.question?.asides, position.value.question?.parts, position.value.question?.window], [[], false, false]);
    assert.deepEqual(summary.value.people.map(({ name, bot, mine }) => [name, bot, mine]), [["Yaga", "guide", false], ["Ana", "", true]]);
    assert.equal(seat, 1);
  });

  test("it is noted before it is said", () => {
    const session = new Posed(puzzle, "Ana");
    /** @type {any[]} */
    const seen = [];
    session.done = (judged) => seen.push([judged.right, session.judged.value]);
    session.say(/** @type {any} */ ({ right: false }));
    assert.deepEqual(seen, [], "a wrong answer is no end");
    session.say(/** @type {any} */ ({ right: true }));
    session.again();
    assert.deepEqual([seen.length, seen[0][0], session.judged.value, session.awaited.value], [1, true, null, true]);
  });
});
