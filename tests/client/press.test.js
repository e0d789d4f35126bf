/** A look at a thing: with the other button, with a finger that stays, and never by accident. */
import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";

import { page } from "./fakes.js";
import { Press } from "../../src/aquelarre/web/press.js";

/** @type {string[]} */
let looked;
/** @type {{defaultPrevented: boolean, stopped: boolean}} */
let last;

/** Something happens to the page. @param {string} name @param {object} [more] */
function happens(name, more = {}) {
  last = { defaultPrevented: false, stopped: false };
  page.fire(name, { target: "thing", pointerType: "touch", isPrimary: true, clientX: 5, clientY: 5, ...more,
    preventDefault: () => (last.defaultPrevented = true), stopPropagation: () => (last.stopped = true) });
}

/** @type {Press} */
let press;
beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  looked = [];
  press = new Press(/** @type {any} */ (page), (target) => target !== "nothing" && looked.push(target) > 0);
});
afterEach(() => {
  press.end();
  mock.timers.reset();
});

describe("a finger", () => {
  test("that stays looks, and its click is none", () => {
    happens("pointerdown");
    happens("pointermove", { clientX: 9 });
    mock.timers.tick(499);
    assert.deepEqual(looked, []);
    mock.timers.tick(1);
    assert.deepEqual(looked, ["thing"]);
    happens("contextmenu");
    assert.deepEqual(looked, ["thing"]);
    assert.equal(last.defaultPrevented, true);
    happens("pointerup");
    happens("click");
    assert.deepEqual(last, { defaultPrevented: true, stopped: true });
    happens("pointerdown");
    happens("pointerup");
    happens("click");
    assert.equal(last.stopped, false);
  });

  for (const [name, what] of Object.entries({ lifts: ["pointerup"], slides: ["pointermove", { clientX: 40 }], "is joined by another": ["pointerdown", { isPrimary: false }] })) {
    test(`that ${name} does not look`, () => {
      happens("pointerdown");
      const [event, more] = /** @type {[string, object?]} */ (what);
      happens(event, more);
      mock.timers.tick(1000);
      assert.deepEqual(looked, []);
    });
  }
});

test("the mouse looks with its other button, and where nothing is it has its menu", () => {
  happens("pointerdown", { pointerType: "mouse" });
  mock.timers.tick(1000);
  assert.deepEqual(looked, []);
  happens("contextmenu");
  assert.deepEqual(looked, ["thing"]);
  assert.equal(last.defaultPrevented, true);
  happens("click");
  assert.equal(last.stopped, false);
  happens("contextmenu", { target: "nothing" });
  assert.equal(last.defaultPrevented, false);
});
