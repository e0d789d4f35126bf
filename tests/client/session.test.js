/** A table as one seat knows it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, mock, test } from "node:test";

import { Socket } from "./fakes.js";
import { refsOf, Session } from "../../src/aquelarre/web/session.js";

/** @typedef {import("../../src/aquelarre/web/types.js").GameEvent} GameEvent
 *  @typedef {import("../../src/aquelarre/web/types.js").Values} Values */

/** @param {number} n @param {Values} values @param {string[]} places @returns {GameEvent} */
const event = (n, values = {}, places = []) => ({ n, key: "did", rule: "", known: true, values, places });
/** @param {number} action @returns {import("../../src/aquelarre/web/types.js").Option} */
const option = (action) => ({ action, verb: "do", args: {}, refs: [], rule: "" });
// What follows has only what a session looks at.
/** @param {number} seat @returns {any} */
const person = (seat) => ({ seat, name: `P${seat}`, bot: "", free: false, here: true });
/** @returns {any} */
const table = (more = {}) => ({ table: "t", game: "g", seats: 2, status: "playing", people: [person(0), person(1)], ...more });
/** @returns {any} */
const question = (more = {}) => ({ number: 5, key: "q", mine: true, answered: false, options: [], asides: [], asked: [0], ...more });
/** @param {number} since @param {GameEvent[]} events @returns {any} */
const update = (since, events, more = {}) => ({
  t: "update", table: table(), position: { view: {}, question: question() }, events, since, past: "", ...more,
});

/** @type {Session} */
let session;
beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Socket.all.length = 0;
  session = new Session("t", 0);
  Socket.last.open();
});

afterEach(() => {
  session.end();
  mock.timers.reset();
});

/** The server acknowledges, or refuses, the last command. */
function answered(more = {}) {
  Socket.last.tell({ t: "ack", id: Socket.last.sent.at(-1).id, ...more });
}

test("an event is about its places and the things among its values, not about seats", () => {
  assert.deepEqual(refsOf(event(1, { seat: ["seat", 1], card: ["card", "a"], count: 3 }, ["place:1"])), ["place:1", "card:a"]);
});

describe("updates", () => {
  test("the first tells what was; those after it tell news", () => {
    session.take(update(0, [event(0), event(1)]));
    assert.equal(session.events.value.length, 2);
    assert.deepEqual(session.news.value, []);
    session.take(update(2, [event(2)]));
    assert.deepEqual(session.news.value.map(({ n }) => n), [2]);
    assert.equal(session.events.value.length, 3);
  });

  test("what is told otherwise now replaces what was told, and is no news", () => {
    session.take(update(0, [event(0, { card: ["card", "a"] })]));
    session.take(update(0, [event(0, {}), event(1)]));
    assert.deepEqual(session.events.value[0].values, {});
    assert.deepEqual(session.news.value.map(({ n }) => n), [1]);
  });

  test("what events point at glows for a while", () => {
    session.take(update(0, []));
    session.take(update(0, [event(0, { card: ["card", "a"] })]));
    assert.deepEqual([...session.lit.value], ["card:a"]);
    mock.timers.tick(4_000);
    assert.deepEqual([...session.lit.value], []);
  });

  test("each goes dark in its own time, whatever follows", () => {
    session.take(update(0, []));
    session.take(update(0, [event(0, { card: ["card", "a"] })]));
    mock.timers.tick(3_000);
    session.take(update(1, [event(1, { card: ["card", "b"] })]));
    assert.deepEqual([...session.lit.value], ["card:a", "card:b"]);
    mock.timers.tick(1_000);
    assert.deepEqual([...session.lit.value], ["card:b"]);
    mock.timers.tick(3_000);
    assert.deepEqual([...session.lit.value], []);
  });

  test("whoever answers has seen what glows", () => {
    session.take(update(0, []));
    session.take(update(0, [event(0, { card: ["card", "a"] })]));
    session.answer(option(9));
    assert.deepEqual([...session.lit.value], []);
  });

  test("what the table has forgotten no longer glows", () => {
    session.take(update(0, []));
    session.take(update(0, [event(0, { card: ["card", "a"] })]));
    session.take(update(0, [event(0, {})]));
    assert.deepEqual([...session.lit.value], []);
  });

  test("how much is known is told when the line is back", () => {
    session.take(update(0, [event(0), event(1)], { past: "abc" }));
    session.take({ t: "chat", lines: [{ n: 4, text: "hi" }], silent: null });
    assert.deepEqual(session.live.owner.counts(), { events: 2, chat: 5, past: "abc", changes: true });
  });

  test("an answer is awaited while the table plays and the reader is asked", () => {
    session.take(update(0, []));
    assert.equal(session.awaited.value, true);
    session.take(update(0, [], { position: { view: {}, question: question({ answered: true }) } }));
    assert.equal(session.awaited.value, false);
    session.take(update(0, [], { table: table({ status: "paused" }) }));
    assert.equal(session.awaited.value, false);
    session.take(update(0, [], { keeps: true }));
    assert.equal(session.awaited.value, false);
  });

  test("a summary for all keeps what this device knows of itself", () => {
    session.describe(table({ host: true, people: [{ ...person(0), mine: true, offered: false }, person(1)] }));
    session.describe(table());
    const { host, people: [first, second] } = /** @type {import("../../src/aquelarre/web/types.js").Summary} */ (session.summary.value);
    assert.deepEqual([host, first.mine, first.offered, second.mine], [true, true, false, false]);
  });
});

describe("chat", () => {
  test("no line twice, and what the host takes away is gone", () => {
    session.take({ t: "chat", lines: [{ n: 0 }, { n: 1 }], silent: null });
    session.take({ t: "chat", lines: [{ n: 1 }, { n: 2 }], gone: [0], silent: { rule: "R-1", values: {} } });
    assert.deepEqual(session.chat.value.map(({ n }) => n), [1, 2]);
    assert.equal(session.greeting, 2);
    assert.equal(session.silent.value?.rule, "R-1");
  });
});

describe("commands", () => {
  beforeEach(() => session.take(update(0, [])));

  test("an answer names its question, and there is one at a time", async () => {
    const first = session.answer(option(9));
    assert.equal(await session.answer(option(8)), false);
    const { id: _id, ...message } = Socket.last.sent.at(-1);
    assert.deepEqual(message, { t: "answer", question: 5, action: 9 });
    assert.equal(session.busy.value, true);
    answered();
    assert.equal(await first, true);
    assert.equal(session.busy.value, false);
  });

  test("a refusal is kept until something succeeds", async () => {
    const said = session.say("hello");
    answered({ t: "refused", error: "error-silent" });
    assert.equal(await said, false);
    assert.equal(session.trouble.value.error, "error-silent");
    const undone = session.undo();
    assert.equal(Socket.last.sent.at(-1).question, 5);
    answered();
    assert.equal(await undone, true);
    assert.equal(session.trouble.value, null);
  });

  test("what a coach holds back is not sent, unless one insists", async () => {
    session.take(update(0, []));
    /** @type {number[]} */
    const heard = [];
    session.heed = async ({ action }) => Boolean(heard.push(action)) && action === 7;
    const sent = () => Socket.last.sent.filter((/** @type {any} */ message) => message.t === "answer").map((/** @type {any} */ message) => message.action);
    assert.equal(await session.answer(option(7)), false);
    assert.deepEqual([heard, sent(), session.busy.value], [[7], [], false]);
    const insists = session.answer(option(7), true);
    answered();
    assert.equal(await insists, true);
    assert.deepEqual([heard, sent()], [[7], [7]]);
    const other = session.answer(option(8));
    await Promise.resolve();
    await Promise.resolve();
    answered();
    assert.equal(await other, true);
    assert.deepEqual([heard, sent()], [[7, 8], [7, 8]]);
  });

  test("without a question there is nothing to answer", async () => {
    session.take(update(0, [], { position: { view: {}, question: null } }));
    assert.equal(await session.answer(option(9)), false);
  });

  test("a goodbye is remembered with its reason", () => {
    session.take({ t: "bye", reason: "kicked" });
    assert.equal(session.goodbye.value, "kicked");
  });
});

describe("changes", () => {
  /** @param {any[]} changes */
  const change = (changes, more = {}) => ({ t: "change", changes, events: [], since: 0, past: "", ...more });

  test("what is different is put into what is held, and what is not stays the same thing", () => {
    const view = { tiles: [{ place: "0,0" }], bag: {} };
    session.take(update(0, [], { position: { view, question: question({ options: [option(7)] }) } }));
    session.take(
      change(
        [
          { op: "add", path: "/position/view/tiles/1", value: { place: "1,0" } },
          { op: "replace", path: "/position/question/number", value: 6 },
          { op: "replace", path: "/position/question/options", value: [9, 7] },
        ],
        { described: [option(9)], events: [event(0)] },
      ),
    );
    const { view: now, question: asked } = /** @type {any} */ (session.position.value);
    assert.deepEqual(now.tiles, [{ place: "0,0" }, { place: "1,0" }]);
    assert.deepEqual(view.tiles, [{ place: "0,0" }]);
    assert.equal(now.bag, view.bag);
    assert.deepEqual(asked.options, [option(9), option(7)]);
    assert.equal(session.events.value.length, 1);
  });

  test("samples of the server, with their marks", async () => {
    const { changed } = await import("../../src/aquelarre/web/changes.js");
    const { markOf } = await import("../../src/aquelarre/web/mark.js");
    const samples = JSON.parse(readFileSync(new URL("changes.json", import.meta.url), "utf8"));
    assert.ok(samples.length);
    for (const { before, changes, after, mark } of samples) {
      assert.deepEqual(changed(before, changes), after);
      assert.equal(markOf(after), mark);
    }
  });

  test("they are asked for", () => assert.equal(Socket.last.sent[0].changes, true));

  test("with another mark than the server's all is asked for anew, and from then on always", async () => {
    const { markOf } = await import("../../src/aquelarre/web/mark.js");
    session.take(update(0, []));
    const line = Socket.last;
    session.take(change([], { mark: markOf(session.held.update) }));
    await session.compared;
    assert.equal(Socket.last, line);
    session.take(change([{ op: "replace", path: "/silent", value: null }], { mark: 0 }));
    await session.compared;
    assert.ok(Socket.last !== line);
    Socket.last.open();
    assert.equal(Socket.last.sent[0].changes, undefined);
  });
});
