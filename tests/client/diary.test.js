/** The games of a device: kept once each, bounded, deleted for good; and what they come to. */
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { storage } from "./fakes.js";
import { add, asFile, bringIn, forget, forgetAll, gamesIn, MOST_GAMES, read } from "../../src/aquelarre/web/diary.js";
import { record } from "../../src/aquelarre/web/record.js";
import { asCsv, by, chosen, course, kindsIn, median, summed } from "../../src/aquelarre/web/tally.js";

/** @typedef {import("../../src/aquelarre/web/diary.js").Played} Played */

/** @param {string} table @param {Partial<Played>} [more] @returns {Played} */
const played = (table, more = {}) => ({
  table, seat: 0, game: "moths", at: 1000, name: "Ana", people: [{ bot: "", agent: "", side: "" }, { bot: "guide", agent: "", side: "" }], side: "", role: null,
  points: 7, result: "won", together: false, times: [10, 30], flags: [], ...more,
});
const tables = () => read().games.map(({ table }) => table);

beforeEach(() => {
  storage.kept.clear();
  storage.room = Infinity;
});

describe("the diary", () => {
  test("keeps a game once for a table and a seat", () => {
    add(played("a"), true, 0);
    add(played("a"), false, 0);
    add(played("a", { seat: 1, result: "lost" }), true, 0);
    assert.deepEqual(read().games.map(({ seat, result }) => [seat, result]), [[0, "won"], [1, "lost"]]);
  });

  test("an end that was taken back and came otherwise is the one that counts", () => {
    add(played("a"), true, 0);
    add(played("a", { at: 5000, result: "lost", times: [] }), true, 0);
    assert.deepEqual(read().games, [played("a", { result: "lost" })]);
  });

  test("has room for so many, and the oldest go", () => {
    const games = [...Array(MOST_GAMES).keys()].reverse().map((n) => played(`t${n}`, { at: n }));
    storage.setItem("aquelarre-diary", JSON.stringify({ games }));
    for (const n of [MOST_GAMES, MOST_GAMES + 1]) add(played(`t${n}`, { at: n }), true, 0);
    assert.equal(read().games.length, MOST_GAMES);
    assert.ok(!tables().includes("t0") && tables().includes(`t${MOST_GAMES + 1}`));
  });

  test("where the device has less room, the newest stay", () => {
    storage.room = 1500;
    for (const n of [0, 1, 2, 3, 4, 5, 6, 7]) add(played(`t${n}`, { at: n }), true, 0);
    assert.ok(tables().length >= 3);
    assert.equal(tables().at(-1), "t7");
  });

  test("what was deleted does not come back when its table is looked at", () => {
    add(played("a"), true, 0);
    forget(played("a"));
    add(played("a"), false, 0);
    assert.deepEqual(tables(), []);
  });

  test("nor when everything was deleted; what goes on then is kept, and so is what begins later", () => {
    add(played("a"), true, 0);
    forgetAll();
    assert.ok(![...storage.kept.values()].join().includes('"a"'));
    add(played("a"), false, Date.now() - 60_000);
    assert.deepEqual(tables(), []);
    add(played("b"), true, Date.now() - 60_000);
    add(played("c"), false, Date.now() + 60_000);
    assert.deepEqual(tables(), ["b", "c"]);
  });

  test("what is broken in it is left out", () => {
    storage.setItem("aquelarre-diary", "nonsense");
    assert.deepEqual(read().games, []);
    storage.setItem("aquelarre-diary", JSON.stringify({ games: [played("a"), { table: "b" }, null] }));
    assert.deepEqual(tables(), ["a"]);
  });
});

describe("files", () => {
  test("come back on another device, and twice is as good as once", () => {
    add(played("a"), true, 0);
    add(played("b", { role: ["card", "W00"], side: "witches", points: null, flags: ["lesson"] }), true, 0);
    const file = asFile(), before = read().games;
    storage.kept.clear();
    add(played("a"), true, 0);
    assert.deepEqual(bringIn(file), { added: 1, known: 1 });
    assert.deepEqual(bringIn(file), { added: 0, known: 2 });
    assert.deepEqual(read().games, before);
  });

  test("bring in what was deleted here: whoever brings it wants it", () => {
    add(played("a"), true, 0);
    const file = asFile();
    forget(played("a"));
    assert.equal(bringIn(file)?.added, 1);
    assert.deepEqual(tables(), ["a"]);
  });

  test("that are none change nothing", () => {
    add(played("a"), true, 0);
    const whole = JSON.parse(asFile());
    const wrong = [
      "", "{", "[]", "null", '{"games":[]}', JSON.stringify({ ...whole, version: 2 }), JSON.stringify({ ...whole, games: [{}] }),
      ...[{ seat: 2 }, { result: "great" }, { times: ["x"] }, { flags: ["x"] }, { game: "<b>" }, { at: -1 }, { people: [] }, { role: "x" }, { name: "x".repeat(99) }]
        .map((more) => JSON.stringify({ ...whole, games: [{ ...played("b"), ...more }] })),
    ];
    for (const text of wrong) assert.equal(bringIn(text), null, text);
    assert.deepEqual(tables(), ["a"]);
  });

  test("bring only what we know of", () => {
    assert.deepEqual(gamesIn(JSON.stringify({ format: "aquelarre-diary", version: 1, games: [{ ...played("a"), more: 1 }] })), [played("a")]);
  });
});

describe("a game that is over", () => {
  /** @returns {any} */
  const summary = (more = {}) => ({
    table: "t", game: "moths", created: 1, lesson: "", people: [{ seat: 0, name: "Ana", bot: "", agent: "" }, { seat: 1, name: "", bot: "seer", agent: "" }], ...more,
  });
  /** @returns {any} */
  const over = (more = {}) => ({ over: true, returns: [-1, 1], view: {}, ...more });
  const kept = () => read().games[0];

  test("is kept as it was", () => {
    const position = over({ sides: ["witches", "village"], role: ["card", "W00"], view: { score: { witches: 4, village: 9 } } });
    record({ summary: summary(), position, seat: 0, shared: false, live: true, at: 77 });
    assert.deepEqual(kept(), played("t", {
      at: 77, side: "witches", role: ["card", "W00"], points: 4, result: "lost", times: [],
      people: [{ bot: "", agent: "", side: "witches" }, { bot: "seer", agent: "", side: "village" }],
    }));
  });

  test("says what it was beside", () => {
    const people = summary().people;
    record({ summary: summary({ lesson: "first", origin: { table: "other", step: 3 }, people: [{ ...people[0], bot: "guide" }, people[1]] }), position: over(), seat: 0, shared: true, live: true });
    assert.deepEqual(kept().flags, ["lesson", "fork", "shared", "away"]);
    assert.equal(kept().points, null);
  });

  test("points of its own, and together", () => {
    record({ summary: summary(), position: over({ points: [3, 5], together: true, returns: [0, 0] }), seat: 1, shared: false, live: true });
    assert.deepEqual([kept().points, kept().together, kept().result], [5, true, "drawn"]);
  });

  test("is not, while it goes on", () => {
    record({ summary: summary(), position: over({ over: false }), seat: 0, shared: false, live: true });
    assert.equal(read().games.length, 0);
  });
});

describe("what they come to", () => {
  const games = [
    played("a", { at: 3, result: "lost", times: [50] }), played("b", { at: 1, game: "owls", side: "witches", people: Array(4).fill({ bot: "seer@9", agent: "", side: "" }) }),
    played("c", { at: 2, flags: ["lesson"] }), played("d", { at: 4, result: "drawn", name: "Bea", times: [] }),
  ];

  test("medians", () => {
    assert.deepEqual([median([]), median([3]), median([9, 1]), median([5, 1, 9])], [null, 3, 5, 5]);
  });

  test("sums", () => {
    assert.deepEqual(summed(games), { key: "", games: 4, won: 2, drawn: 1, lost: 1, decisions: 5, median: 30 });
    assert.deepEqual(by(games, ({ game }) => [game]).map(({ key, games: count }) => [key, count]), [["moths", 3], ["owls", 1]]);
    assert.deepEqual(by(games, ({ side }) => [side]).map(({ key }) => key), ["witches"]);
    assert.deepEqual(by(games, ({ people }) => [String(people.length)], true).map(({ key }) => key), ["2", "4"]);
    assert.deepEqual(by(games, kindsIn).map(({ key, games: count }) => [key, count]), [["guide", 3], ["seer", 1]]);
  });

  test("some of them, in order", () => {
    assert.deepEqual(chosen(games, { without: ["lesson"] }).map(({ table }) => table), ["b", "a", "d"]);
    assert.deepEqual(chosen(games, { game: "moths", name: "Ana" }).map(({ table }) => table), ["c", "a"]);
  });

  test("over time", () => {
    assert.deepEqual(course(chosen(games, {}), 2).map(({ share, median: middle }) => [share, middle]), [[1, 20], [1, 20], [0.5, 50], [0.25, null]]);
  });

  test("as a sheet", () => {
    const [head, line, end] = asCsv([played("a", { name: '=Ana, "the first"', role: ["card", "W00"], at: 0 })]).split("\r\n");
    assert.match(head, /^date,game,players,name,/);
    assert.equal(line, '1970-01-01T00:00:00.000Z,moths,2,"\'=Ana, ""the first""",,card:W00,7,won,no,guide,2,2,,a,0');
    assert.equal(end, "");
  });
});
