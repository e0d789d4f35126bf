/** What boards share. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { Thing } from "./fakes.js";
import { chance, counting, dot, image, Mark } from "../../src/aquelarre/web/kit/drawing.js";
import { Flights, labelOf, launch, placeOf } from "../../src/aquelarre/web/kit/flights.js";
import { Pan } from "../../src/aquelarre/web/kit/pan.js";
import { around, hasOf, personOf, reached, valueOf } from "../../src/aquelarre/web/kit/table.js";

/** A drawing as plain text. @type {import("../../src/aquelarre/web/types.js").Html} */
const html = (strings, ...values) => String.raw({ raw: strings }, ...values.map((value) => (Array.isArray(value) ? value.join("") : value)));
/** @type {import("../../src/aquelarre/web/types.js").GameEvent} */
const event = { n: 4, key: "gave", rule: "", known: true, places: [], values: { seat: ["seat", 2], card: ["card", "C01"], count: 3 } };
/** It stands for an element, as far as the page looks at one. @param {Thing} thing @returns {any} */
const asElement = (thing) => thing;

describe("the table", () => {
  test("refs are looked up in whatever the page gives", () => {
    const has = hasOf({ picked: ["card:a"], open: new Set(["card:b"]), lit: undefined });
    assert.deepEqual([has.picked("card:a"), has.picked("card:b"), has.open("card:b"), has.lit("card:a")], [true, false, true, false]);
  });

  test("everybody sits around, from the reader on", () => {
    const seats = ["a", "b", "c"];
    assert.deepEqual(around(seats, 1), ["b", "c", "a"]);
    assert.deepEqual(around(seats, 0), seats);
    assert.deepEqual(around(seats, -1), seats); // who watches
  });

  test("somebody whom the page does not name has at least a number", () => {
    const ana = { ...personOf([], 1), name: "Ana" };
    assert.equal(personOf([ana], 1), ana);
    assert.deepEqual([personOf([ana], 3).name, personOf([ana], 3).initial], ["4", "4"]);
  });

  test("a value of an event is a number or a label", () => {
    assert.deepEqual([valueOf(event, "seat"), valueOf(event, "count"), valueOf(event, "none")], [2, 3, undefined]);
  });

  test("only what the keyboard reaches is brought into sight", () => {
    /** @type {string[]} */
    const seen = [];
    /** @param {boolean} visible @returns {any} */
    const focus = (visible) => ({ target: { matches: () => visible, scrollIntoView: (/** @type {{block: string}} */ how) => seen.push(how.block) } });
    reached(focus(true));
    reached(focus(false));
    assert.deepEqual(seen, ["nearest"]);
  });
});

describe("drawings", () => {
  test("an image has its strokes in their paints", () => {
    const made = decodeURIComponent(image("0 0 9 9", [["k", "M1 1z"]], { k: 'fill="red"' }));
    assert.match(made, /^data:image\/svg\+xml,<svg [^>]*viewBox="0 0 9 9"><path fill="red" d="M1 1z"\/><\/svg>$/);
  });

  test("a circle begins at its top and comes back there", () => {
    assert.equal(dot(5, 5, 2), "M5 3a2 2 0 1 1 0 4a2 2 0 1 1 0 -4z");
  });

  test("chance is the same each time, and not the same number", () => {
    const [one, other] = [chance(7), chance(7)];
    const numbers = [one(), one(), one()];
    assert.deepEqual(numbers, [other(), other(), other()]);
    assert.equal(new Set(numbers).size, 3);
    assert.equal(numbers.every((each) => each >= 0 && each < 1), true);
  });

  test("a number stands beside its sign, and in words", () => {
    const drawn = counting("my", "sign")({ name: "card", count: 3, text: "three cards", html });
    for (const part of ["my-count", "name=card", ">3<", "my-said>three cards<"]) assert.equal(drawn.includes(part), true, part);
  });

  test("a mark has shape, colour and initial", () => {
    const drawn = Mark({ person: { ...personOf([], 0), colour: "#123456", initial: "Z" }, name: "my-mark", html });
    for (const part of ["my-mark", "#123456", "M2.5 2.5h19v19h-19z", ">Z<"]) assert.equal(drawn.includes(part), true, part);
  });
});

describe("flights", () => {
  /** A stage of 400 by 300 that begins at 100, 50, with things by selector; the layer covers it.
   *  @param {Record<string, Partial<DOMRect>[]>} things @param {[string, string][]} flights */
  function stage(things, ...flights) {
    const waiting = flights.map(([from, to], nth) => Object.assign(new Thing(), { dataset: { from, to, nth: String(nth) } }));
    const layer = new Thing({ x: 100, y: 50, width: 400, height: 300 }, { ".kit-flight:not([data-launched])": waiting });
    layer.around = { ".stage": new Thing({}, Object.fromEntries(Object.entries(things).map(([name, boxes]) => [name, boxes.map((box) => new Thing(box))]))) };
    return { layer: asElement(layer), waiting };
  }
  /** @param {number} x @param {number} y */
  const at = (x, y) => ({ x, y, width: 20, height: 10 });

  test("values of events become selectors", () => {
    assert.deepEqual([placeOf(event, "card"), placeOf(event, "count"), labelOf(event, "seat"), labelOf(event, "none")],
                     ['[data-ref="card:C01"]', "", "2", ""]);
  });

  test("a thing flies from middle to middle, as the layer sees them", () => {
    const { layer, waiting: [one] } = stage({ ".a": [at(110, 60)], ".b": [at(300, 200)] }, [".a", ".b"]);
    launch(layer);
    assert.deepEqual([one.style["--from"], one.style["--to"], one.dataset.launched], ["20px 15px", "210px 155px", "yes"]);
  });

  test("what is off the table comes from above, or goes there", () => {
    const { layer, waiting: [one] } = stage({ ".b": [at(300, 200)] }, ["", ".b"]);
    launch(layer);
    assert.deepEqual([one.style["--from"], one.style["--to"]], ["210px 65px", "210px 155px"]);
  });

  test("of several places the one in sight is meant; hidden ones are none", () => {
    const { layer, waiting: [one] } = stage({ ".a": [{ x: 0, y: 0 }, at(900, 60), at(110, 60)], ".b": [at(300, 200)] }, [".a", ".b"]);
    launch(layer);
    assert.equal(one.style["--from"], "20px 15px");
  });

  test("what has neither beginning nor end stays where it is", () => {
    const { layer, waiting: [one] } = stage({}, [".a", ".b"]);
    launch(layer);
    assert.deepEqual([one.dataset.launched, one.style["--from"]], ["no", undefined]);
  });

  test("a place that lasts is remembered when it is gone", () => {
    launch(stage({ ".hand": [at(110, 60)] }, [".hand", ""]).layer, ".hand");
    const { layer, waiting: [one] } = stage({ ".b": [at(300, 200)] }, [".hand", ".b"]);
    launch(layer, ".hand");
    assert.equal(one.style["--from"], "20px 15px");
  });

  test("no more fly than may, and each looks as the board says", () => {
    const flightsOf = (/** @type {{n: number}} */ { n }) => [0, 1].map((nth) => ({ key: `${n} ${nth}`, from: ".a", to: ".b", what: `thing${nth}` }));
    const drawn = Flights({ news: [event, event], flightsOf, picture: (what) => `<i>${what}</i>`, name: "my-flight", most: 3, html });
    assert.deepEqual(drawn.match(/<i>thing\d<\/i>/g), ["<i>thing0</i>", "<i>thing1</i>", "<i>thing0</i>"]);
  });
});

describe("pan and zoom", () => {
  /** A window of 400 by 300 on a drawing of 800 by 600. */
  function board() {
    const frame = new Thing({ width: 400, height: 300 });
    const sheet = new Thing({}, { svg: [{ viewBox: { baseVal: { x: 0, y: 0, width: 800, height: 600 } } }] });
    return { pan: new Pan(asElement(frame), asElement(sheet)), frame, sheet };
  }
  /** How the drawing lies in its window; here there is one. @param {Pan} pan */
  const lying = (pan) => /** @type {NonNullable<ReturnType<Pan["base"]>>} */ (pan.base());
  /** @param {string} name @returns {any} */
  const key = (name) => ({ key: name });
  /** @param {number} id @param {number} x @param {number} y */
  const finger = (id, x, y, more = {}) => ({ pointerId: id, pointerType: "touch", clientX: x, clientY: y, timeStamp: 1000, target: new Thing(), ...more });

  test("what is under the mouse stays there when the wheel turns", () => {
    const { pan, frame, sheet } = board();
    frame.fire("wheel", { preventDefault() {}, deltaMode: 0, deltaY: -400, clientX: 100, clientY: 75 });
    assert.equal(pan.k > 1, true);
    assert.equal(Math.abs((100 - pan.x) / pan.k - 100) < 1e-9, true);
    assert.match(sheet.style.transform, /^translate\(.*\) scale\(/);
    assert.equal(frame.classes.has("zoomed"), true);
  });

  test("it is never smaller than the window, nor larger than ten times", () => {
    const { pan } = board();
    pan.zoom(0.1);
    assert.equal(pan.k, 1);
    pan.zoom(1000);
    assert.equal(pan.k, 10);
  });

  test("the board cannot be pushed out of its window", () => {
    const { pan } = board();
    pan.to(2, 9999, -9999);
    assert.deepEqual([pan.x, pan.y], [400 * 0.35, -300 - 300 * 0.35]);
  });

  test("a finger drags what is larger than its window, and that is no click", () => {
    const { pan, frame } = board();
    pan.zoom(2);
    const { x } = pan;
    frame.fire("pointerdown", finger(1, 200, 100));
    frame.fire("pointermove", finger(1, 203, 100)); // not yet a drag
    assert.equal(pan.x, x);
    frame.fire("pointermove", finger(1, 230, 100));
    assert.equal(pan.x, x + 30);
    /** @type {number[]} */
    const stopped = [];
    frame.fire("click", { stopPropagation: () => stopped.push(1), preventDefault: () => stopped.push(2) });
    assert.deepEqual(stopped, [1, 2]);
  });

  test("two fingers pinch", () => {
    const { pan, frame } = board();
    frame.fire("pointerdown", finger(1, 150, 100));
    frame.fire("pointerdown", finger(2, 250, 100));
    frame.fire("pointermove", finger(2, 350, 100));
    assert.equal(pan.k, 2);
  });

  test("keys zoom, move and fit; other keys are left alone", () => {
    const { pan } = board();
    assert.equal(pan.key(key("ArrowLeft")), false); // all is in sight
    assert.equal(pan.key(key("+")), true);
    assert.equal(pan.key(key("ArrowLeft")), true);
    assert.equal(pan.key(key("0")), true);
    assert.equal(pan.k, 1);
    assert.equal(pan.key(key("x")), false);
  });

  test("where one is to choose, things become large enough for a finger", () => {
    const { pan } = board();
    const box = { x: 700, y: 500, w: 40, h: 40 };
    pan.attend({ boxes: [box, { x: 0, y: 0, w: 40, h: 40 }], near: { x: 720, y: 520 }, scale: 1, enough: 0.8 });
    assert.equal(pan.k, 2); // half a pixel for each unit becomes one
    const { left, scale } = lying(pan);
    const begins = left + box.x * scale;
    assert.equal(begins >= 0 && begins + box.w * scale <= 400, true);
  });

  test("nothing beyond the edges of the drawing comes into sight", () => {
    const { pan } = board();
    pan.attend({ boxes: [{ x: 760, y: 0, w: 40, h: 40 }], near: { x: 780, y: 20 }, scale: 1, enough: 0.8 });
    const { left, top, scale } = lying(pan);
    assert.deepEqual([left + 800 * scale, top], [400, 0]);
  });

  test("a window that has become too small for it comes nearer; one in which all is large enough shows all", () => {
    const { pan, frame } = board();
    const resize = (/** @type {number} */ width, /** @type {number} */ height) => {
      Object.assign(frame.box, { width, height });
      pan.resized();
      return lying(pan).scale;
    };
    assert.equal(resize(800, 600), 1);
    pan.attend({ boxes: [{ x: 700, y: 500, w: 40, h: 40 }], near: { x: 720, y: 520 }, scale: 1, enough: 0.8 });
    assert.equal(pan.k, 1);
    assert.equal(resize(360, 300), 1); // it was turned on its side
    assert.equal(pan.k > 2, true);
    resize(1600, 1200);
    assert.equal(pan.k, 1);
    pan.wish = null; // nobody is to choose
    assert.equal(resize(400, 300), 0.5);
  });

  test("what nobody has seen yet does not glide", () => {
    const { pan, sheet } = board();
    const where = { boxes: [{ x: 700, y: 500, w: 40, h: 40 }], near: { x: 720, y: 520 }, scale: 1, enough: 0.8 };
    pan.attend(where);
    assert.equal(sheet.classes.has("gliding"), false);
    pan.resized();
    pan.attend(where);
    assert.equal(sheet.classes.has("gliding"), true);
  });

  test("a view that a person has chosen is kept while one can go on in it", () => {
    const { pan } = board();
    pan.zoom(3, 0, 0);
    const before = [pan.k, pan.x, pan.y];
    pan.attend({ boxes: [{ x: 120, y: 90, w: 20, h: 20 }], near: { x: 0, y: 0 }, scale: 1, enough: 0.8 });
    assert.deepEqual([pan.k, pan.x, pan.y], before);
  });

  test("all is shown again where nothing is too small, but not to who has chosen a view", () => {
    const { pan } = board();
    pan.attend({ boxes: [{ x: 700, y: 500, w: 40, h: 40 }], near: { x: 720, y: 520 }, scale: 1, enough: 0.8 });
    pan.rest();
    assert.equal(pan.k, 1);
    pan.zoom(3, 0, 0);
    pan.rest();
    assert.equal(pan.k, 3);
  });

  test("while one chooses, what fits the width stays where it is when the window grows or shrinks", () => {
    const { pan, sheet } = board();
    const before = pan.base();
    if (!before) throw new Error("there is a drawing");
    pan.size = { ...pan.size, h: pan.size.h + 40 };
    pan.stay(before);
    assert.equal(pan.base()?.top, before.top);
    assert.match(sheet.style.transform, /translate/);
    pan.release();
    assert.deepEqual([pan.x, pan.y, sheet.style.transform], [0, 0, ""]);
  });

  test("the same spot stays in the middle when the drawing grows", () => {
    const { pan, sheet } = board();
    pan.centre(600, 400, 1);
    sheet.inside.svg[0].viewBox.baseVal.width = 1600;
    pan.settle();
    const { left, scale } = lying(pan);
    assert.equal(Math.round(left + 600 * scale), 200);
    assert.equal(scale, 1);
  });

  test("when it ends, nothing is listened to any more", () => {
    const { pan, frame, sheet } = board();
    pan.zoom(2);
    pan.end();
    assert.equal([...frame.listeners.values()].flat().length, 0);
    assert.equal(sheet.style.transform, "");
  });
});
