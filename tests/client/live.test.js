/** The line to a table: it comes back by itself, loses nothing and does nothing twice. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";

import { browser, page, Socket, Stream } from "./fakes.js";
import { Live } from "../../src/aquelarre/web/live.js";

const LONG = 60_000; // ms: longer than any wait of the line
/** @type {Live} */
let live;
/** @type {any[]} */
let taken;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  Socket.all.length = Stream.all.length = 0;
  page.visibilityState = "visible";
  taken = [];
  live = new Live("the table", 2, {
    counts: () => ({ events: 3, chat: 1, past: "p a" }),
    take: (message) => taken.push(message),
  });
});

afterEach(() => {
  live.end();
  mock.timers.reset();
  mock.restoreAll();
});

/** Everything that has been promised happens. */
const settled = () => new Promise((done) => setImmediate(done));

test("it says which table and seat, and how much is known already", () => {
  Socket.last.open();
  assert.match(Socket.last.address, /^wss:\/\/games\.example\/.*\/api\/tables\/the%20table\/live\?seat=2$/);
  assert.deepEqual(Socket.last.sent, [{ t: "hello", events: 3, chat: 1, past: "p a" }]);
});

test("the light is green only when the server has answered", () => {
  assert.equal(live.light.value, "connecting");
  Socket.last.open();
  assert.equal(live.light.value, "connecting");
  Socket.last.tell({ t: "update" });
  assert.equal(live.light.value, "live");
  assert.deepEqual(taken, [{ t: "update" }]);
});

test("a command is answered by its own id", async () => {
  Socket.last.open();
  const answer = live.command({ t: "why", thing: "card:a" });
  const { id, ...message } = Socket.last.sent[1];
  assert.deepEqual(message, { t: "why", thing: "card:a" });
  Socket.last.tell({ t: "why", id: "of somebody else", rule: "X" });
  Socket.last.tell({ t: "why", id, rule: "W-1" });
  assert.equal((await answer).rule, "W-1");
});

test("what was not acknowledged is sent again with the same id when the line is back", async () => {
  Socket.last.open();
  const answer = live.command({ t: "answer", action: 7 });
  const { id } = Socket.last.sent[1];
  Socket.last.break();
  assert.equal(live.light.value, "lost");
  mock.timers.tick(LONG);
  assert.equal(Socket.all.length > 1, true);
  Socket.last.open();
  assert.deepEqual(Socket.last.sent[1], { t: "answer", action: 7, id });
  Socket.last.tell({ t: "ack", id });
  assert.equal((await answer).t, "ack");
  Socket.last.break();
  mock.timers.tick(LONG);
  Socket.last.open();
  assert.equal(Socket.last.sent.length, 1); // only hello: it is done
});

test("a refusal of everything is tried once more, a little later", () => {
  Socket.last.open();
  live.command({ t: "say", text: "x" });
  Socket.last.tell({ t: "refused" });
  assert.equal(Socket.last.sent.length, 2);
  mock.timers.tick(2_000);
  assert.deepEqual(Socket.last.sent[2], Socket.last.sent[1]);
});

test("no message, no matter how odd, ends the line", () => {
  Socket.last.open();
  Socket.last.tell("{nonsense");
  Socket.last.tell({ t: "pong" });
  assert.deepEqual(taken, []);
  assert.equal(live.light.value, "live");
});

describe("silence", () => {
  beforeEach(() => {
    Socket.last.open();
    Socket.last.tell({ t: "update" });
  });

  test("is asked about, then doubted, then the line is given up", () => {
    mock.timers.tick(12_000);
    assert.deepEqual(Socket.last.sent.at(-1), { t: "ping" });
    mock.timers.tick(3_000);
    assert.equal(live.light.value, "unsure");
    mock.timers.tick(6_000);
    assert.equal(live.light.value, "lost");
  });

  test("that is broken in time is forgiven", () => {
    mock.timers.tick(15_000);
    Socket.last.tell({ t: "pong" });
    assert.equal(live.light.value, "live");
    assert.equal(Socket.all.length, 1);
  });

  test("is asked about at once when the page is looked at again", () => {
    page.visibilityState = "hidden";
    page.fire("visibilitychange");
    assert.equal(Socket.last.sent.length, 1);
    page.visibilityState = "visible";
    page.fire("visibilitychange");
    assert.deepEqual(Socket.last.sent.at(-1), { t: "ping" });
  });
});

test("the network is back: it is tried at once", () => {
  Socket.last.break();
  const before = Socket.all.length;
  browser.fire("online");
  assert.equal(Socket.all.length, before + 1);
});

describe("sockets that do not get through", () => {
  const refuse = async () => {
    Socket.last.break();
    await settled();
    mock.timers.tick(LONG);
  };

  test("events and POST take their place, if the server can be reached at all", async () => {
    /** @type {[string, any][]} */
    const asked = [];
    mock.method(globalThis, "fetch", async (address, init) => {
      asked.push([address, init?.body && JSON.parse(init.body)]);
      return { ok: true, text: async () => JSON.stringify({ t: "ack", id: asked.at(-1)?.[1]?.id }) };
    });
    await refuse();
    await refuse();
    assert.equal(Stream.all.length, 1);
    assert.match(Stream.last.address, /\/stream\?seat=2&events=3&chat=1&past=p%20a$/);
    Stream.last.open();
    const answer = await live.command({ t: "answer", action: 7 });
    assert.equal(answer.t, "ack");
    const [address, body] = asked.at(-1) ?? ["", null];
    assert.match(address, /\/send\?seat=2$/);
    assert.equal(body.action, 7);
  });

  test("a refusal of a POST is the answer; no answer breaks the line", async () => {
    live.fallback = true;
    live.connect();
    Stream.last.open();
    mock.method(globalThis, "fetch", async () => ({ ok: false, status: 409, json: async () => ({ error: "error-not-now" }) }));
    assert.equal((await live.command({ t: "answer", action: 7 })).error, "error-not-now");
    mock.restoreAll();
    mock.method(globalThis, "fetch", async () => {
      throw new TypeError("no network");
    });
    live.command({ t: "answer", action: 8 });
    await settled();
    assert.equal(live.light.value, "lost");
  });

  test("where nothing gets through, sockets are tried again", async () => {
    mock.method(globalThis, "fetch", async () => {
      throw new TypeError("no network");
    });
    await refuse();
    await refuse();
    await refuse();
    assert.equal(Stream.all.length, 0);
    assert.equal(Socket.all.length, 4);
  });
});

describe("goodbyes", () => {
  test("of a server that restarts: it will be back", () => {
    Socket.last.open();
    Socket.last.tell({ t: "bye", reason: "restart" });
    assert.equal(live.light.value, "lost");
    mock.timers.tick(LONG);
    assert.equal(Socket.all.length > 1, true);
  });

  test("for good: nothing is tried any more", () => {
    Socket.last.open();
    Socket.last.tell({ t: "bye", reason: "closed" });
    assert.equal(live.light.value, "ended");
    assert.deepEqual(taken, [{ t: "bye", reason: "closed" }]);
    mock.timers.tick(LONG);
    browser.fire("online");
    assert.equal(Socket.all.length, 1);
  });
});
