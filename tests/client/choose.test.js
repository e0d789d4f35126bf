/** From the list of legal options to one of them, by touching things. */
import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";

import { Choose, kindOf, touching } from "../../src/aquelarre/web/choose.js";

/** @typedef {import("../../src/aquelarre/web/types.js").Option} Option */

/** @param {number} action @param {string[]} refs @returns {Option} */
const option = (action, ...refs) => ({ action, verb: "do", args: {}, refs, rule: "" });
/** @param {Option[]} options */
const actions = (options) => options.map(({ action }) => action);

/** @type {number[]} */
let sent;
/** @type {Choose} */
let choose;
beforeEach(() => {
  sent = [];
  choose = new Choose(({ action }) => sent.push(action));
});

/** These refs are drawn on the board. @param {string[]} refs */
const drawn = (...refs) => (choose.drawn = (ref) => refs.includes(ref));

test("a ref has a kind, and options are found by all refs at once", () => {
  assert.equal(kindOf("card:C01"), "card");
  const options = [option(1, "card:a", "seat:1"), option(2, "card:a", "seat:2")];
  assert.deepEqual(actions(touching(options, [])), [1, 2]);
  assert.deepEqual(actions(touching(options, ["card:a", "seat:2"])), [2]);
});

describe("an answer in parts", () => {
  const gifts = [option(1, "card:a", "seat:1"), option(2, "card:a", "seat:2"), option(3), option(4, "card:b")];
  beforeEach(() => choose.offer(1, gifts, true));

  test("each part is sent as soon as it is clear: it can be taken back", () => {
    choose.pick(["card:a"]);
    assert.deepEqual(sent, []);
    choose.pick(["seat:2"]);
    choose.offer(1, gifts.slice(2), true);
    choose.pick(["card:b"]);
    assert.deepEqual(sent, [2, 4]);
  });

  test("so it is from the list", () => {
    choose.narrow("card:a");
    choose.narrow("seat:1");
    assert.deepEqual(sent, [1]);
  });

  test("what completes the answer is confirmed: it cannot be taken back", () => {
    choose.offer(1, gifts, true, [3, 4]);
    choose.pick(["card:b"]);
    assert.deepEqual(sent, []);
    choose.confirm();
    assert.deepEqual(sent, [4]);
  });

  test("another question is confirmed again", () => {
    choose.offer(2, [option(5, "card:b")]);
    choose.pick(["card:b"]);
    assert.deepEqual(sent, []);
  });
});

describe("one thing, one option", () => {
  beforeEach(() => choose.offer(1, [option(1, "card:a"), option(2, "card:b")]));

  test("the first touch previews it, the second confirms it", () => {
    assert.equal(choose.pick(["card:a"]), true);
    assert.equal(choose.preview.value?.action, 1);
    assert.deepEqual(sent, []);
    choose.pick(["card:a"]);
    assert.deepEqual(sent, [1]);
  });

  test("another thing of the same kind takes its place", () => {
    choose.pick(["card:a"]);
    choose.pick(["card:b"]);
    assert.deepEqual(choose.picked.value, ["card:b"]);
    assert.equal(choose.chosen.value?.action, 2);
  });

  test("a thing that no option touches is refused, and nothing changes", () => {
    choose.pick(["card:a"]);
    assert.equal(choose.pick(["card:z"]), false);
    assert.deepEqual(choose.picked.value, ["card:a"]);
  });

  test("pointing shows what a touch would do, and hides it again", () => {
    choose.point(["card:b"]);
    assert.equal(choose.preview.value?.action, 2);
    choose.point(null);
    assert.equal(choose.preview.value, null);
  });

  test("confirming without a choice sends nothing", () => {
    choose.confirm();
    assert.deepEqual(sent, []);
  });
});

describe("several things for one answer", () => {
  beforeEach(() => {
    choose.offer(1, [option(1, "card:a", "seat:1"), option(2, "card:a", "seat:2"), option(3, "card:b", "seat:2")]);
    drawn("card:a", "card:b", "seat:1", "seat:2");
  });

  test("each pick narrows what is left", () => {
    choose.pick(["card:a"]);
    assert.deepEqual(actions(choose.left.value), [1, 2]);
    assert.equal(choose.chosen.value, null);
    choose.pick(["seat:2"]);
    assert.equal(choose.chosen.value?.action, 2);
  });

  test("a thing that does not go with the rest begins anew with it", () => {
    choose.pick(["seat:1"]);
    choose.pick(["card:b"]);
    assert.deepEqual(choose.picked.value, ["card:b"]);
  });

  test("touching it again takes the pick back", () => {
    choose.pick(["card:a"]);
    choose.pick(["card:a"]);
    assert.deepEqual(choose.picked.value, []);
  });

  test("the list narrows and drops like touches", () => {
    choose.narrow("card:a");
    choose.narrow("seat:9"); // nothing would be left
    assert.deepEqual(choose.picked.value, ["card:a"]);
    choose.narrow("seat:1");
    assert.equal(choose.chosen.value?.action, 1);
    choose.drop("card:a");
    assert.deepEqual(choose.picked.value, ["seat:1"]);
  });
});

describe("options that differ in what is not drawn", () => {
  beforeEach(() => {
    choose.offer(1, [0, 1, 2].map((turn) => option(turn, "place:0,0", `turn:${turn}`)));
    drawn("place:0,0");
  });

  test("are turned through by touching the same thing", () => {
    choose.pick(["place:0,0"]);
    assert.equal(choose.chosen.value?.action, 0);
    choose.pick(["place:0,0"]);
    assert.equal(choose.chosen.value?.action, 1);
    choose.next(-1);
    choose.next(-1);
    assert.equal(choose.chosen.value?.action, 2);
    choose.confirm();
    assert.deepEqual(sent, [2]);
  });

  test("what comes late may be touched after all, unless one turns already", () => {
    const ways = [option(1, "space:a", "card:b"), option(2, "space:a", "card:c")];
    for (const turns of [0, 1]) {
      drawn("space:a"); // the hand is still being fetched
      choose.offer(10 + turns, ways);
      choose.pick(["space:a"]);
      if (turns) choose.next();
      drawn("space:a", "card:b", "card:c");
      choose.redrawn();
      assert.equal(choose.turning.value, Boolean(turns));
    }
  });
});

describe("things in things", () => {
  test("the innermost that an option touches is meant", () => {
    choose.offer(1, [option(1, "card:a"), option(2, "seat:1")]);
    choose.pick(["card:a", "seat:1"]);
    assert.equal(choose.chosen.value?.action, 1);
  });

  test("what goes together in one option is picked together", () => {
    choose.offer(1, [option(1, "spot:N", "place:0,0"), option(2, "spot:N", "place:1,0")]);
    choose.pick(["spot:N", "place:1,0"]);
    assert.equal(choose.chosen.value?.action, 2);
  });

  test("a part that many things have means that of the thing it is on", () => {
    choose.offer(1, [option(1, "spot:N", "place:0,0")]);
    choose.ambiguous = (ref) => ref === "spot:N";
    assert.equal(choose.resolve(["spot:N", "place:9,9"]), null);
    assert.equal(choose.resolve(["spot:N", "place:0,0"])?.options[0].action, 1);
  });
});

describe("a thing that what is picked does not go with", () => {
  const drinks = option(1, "card:drinks", "seat:2");
  const accuses = option(2, "card:trial", "seat:5");
  const fair = option(3, "card:fair");

  test("does not turn into another answer, and what is picked stays", () => {
    choose.offer(1, [drinks, accuses, fair]);
    choose.pick(["card:drinks"]);
    assert.equal(choose.pick(["seat:5"]), false);
    assert.deepEqual(choose.picked.value, ["card:drinks"]);
  });

  test("is picked instead where it is of the same kind, or what is done", () => {
    choose.offer(1, [drinks, accuses, fair]);
    choose.pick(["card:drinks"]);
    assert.equal(choose.pick(["card:trial"]), true);
    assert.equal(choose.chosen.value?.action, 2);
    choose.clear();
    choose.pick(["seat:2"]);
    assert.equal(choose.pick(["card:fair"]), true);
    assert.equal(choose.chosen.value?.action, 3);
  });
});

describe("a question that is put again", () => {
  const options = [option(1, "card:a"), option(2, "card:b")];

  test("keeps what was picked, if it is the same", () => {
    choose.offer(1, options);
    choose.pick(["card:a"]);
    choose.offer(1, options.map((each) => ({ ...each })));
    assert.deepEqual(choose.picked.value, ["card:a"]);
  });

  test("forgets it, if the answers are others or the question is", () => {
    for (const [number, offered] of /** @type {[number, Option[]][]} */ ([[1, [option(3, "card:a")]], [2, options]])) {
      choose.offer(1, options);
      choose.pick(["card:a"]);
      choose.asking.value = true;
      choose.offer(number, offered);
      assert.deepEqual(choose.picked.value, []);
      assert.equal(choose.asking.value, false);
    }
  });

  test("no preview of an option that is no longer offered", () => {
    choose.offer(1, options);
    choose.advised.value = options[0];
    assert.equal(choose.preview.value, options[0]);
    choose.advised.value = option(9, "card:a");
    assert.equal(choose.preview.value, null);
  });
});
