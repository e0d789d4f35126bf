/** A box on the workbench: fields that come and go, differences, checks, undoing, links. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { asLink, begun, boxFrom, checkOf, differences, done, fromLink, meant, newRow, ourBox, redone, reset, undone, withCheck, withField, withNewRow, withoutRow, withRow } from "../../src/aquelarre/web/workshop-box.js";

/** @param {string} name @param {any} more @returns {import("../../src/aquelarre/web/workshop-box.js").Field} */
const field = (name, more) => ({ name, label: name, kind: "choice", values: [], where: {}, source: "", least: 0, most: 0, ...more });
const EFFECT = field("effect", { values: ["burn", "build"] });
const CARDS = {
  name: "cards", label: "Cards", sources: ["effect"], ids: { A: { names: { es: "Á" }, keys: ["card-A"] }, B: { names: {}, keys: [] }, C: { names: {}, keys: [] } },
  fields: [
    field("cost", { kind: "number", values: [1, 2, 3], where: { effect: ["burn"] } }), field("cost", { kind: "number", values: [3, 4, 5] }), EFFECT,
    field("draw", { kind: "number", values: [2, 3], where: { effect: ["build"] } }), field("places", { kind: "list", values: ["x", "y", "z"], least: 1, most: 2 }),
  ],
};
const PATHS = { name: "paths", label: "Paths", sources: [], ids: {}, fields: [field("between", { kind: "list", values: ["x", "y", "z"], least: 2, most: 2 })] };
const FORM = {
  game: "toy", title: "Toy", mark: "12345678", seats: [2, 4], parts: [CARDS, PATHS],
  facts: { cards: [{ id: "A", cost: 1, effect: "burn", places: ["x"] }, { id: "B", cost: 4, effect: "build", draw: 2, places: ["y", "z"] }], paths: [{ between: ["x", "y"] }, { between: ["y", "z"] }] },
};
const OURS = ourBox(FORM);
/** @param {string} name @param {any} value */
const changed = (name, value, place = 0) => withRow(OURS, CARDS, place, withField(CARDS, OURS.facts.cards[place], name, value), name);

test("of several fields with one name the first that fits is meant", () => {
  assert.deepEqual(meant(CARDS, FORM.facts.cards[0]).map(({ name }) => name), ["cost", "effect", "places"]);
  assert.deepEqual(meant(CARDS, FORM.facts.cards[0])[0].values, [1, 2, 3]);
  assert.deepEqual(meant(CARDS, FORM.facts.cards[1])[0].values, [3, 4, 5]);
});

test("fields come and go with another, and values are moved to where they can be", () => {
  assert.deepEqual(withField(CARDS, FORM.facts.cards[0], "effect", "build"), { id: "A", cost: 3, effect: "build", draw: 2, places: ["x"] });
  assert.deepEqual(withField(CARDS, FORM.facts.cards[1], "effect", "burn"), { id: "B", cost: 3, effect: "burn", places: ["y", "z"] });
  assert.deepEqual(withField(CARDS, FORM.facts.cards[0], "effect", "build", { draw: 3 }).draw, 3);
  assert.deepEqual(withField(CARDS, { id: "A", name: "x" }, "name", undefined), { id: "A" });
});

test("what is typed stays, even if it is wrong", () => {
  assert.equal(withField(CARDS, FORM.facts.cards[0], "cost", 99).cost, 99);
});

test("differences are told one by one, and taken back one by one", () => {
  assert.deepEqual(differences(FORM, OURS), []);
  const box = withoutRow(withNewRow(changed("cost", 2), CARDS, newRow(CARDS, "C", FORM.facts.cards[1])), CARDS, 1);
  const found = differences(FORM, box);
  assert.deepEqual(found.map(({ key, field: name, kind }) => [key, name, kind]), [["A", "cost", "changed"], ["C", "", "added"], ["B", "", "removed"]]);
  const back = found.reduce((before, one) => reset(FORM, before, one), box);
  assert.deepEqual(differences(FORM, back), []);
  const paths = withNewRow(withoutRow(OURS, PATHS, 0), PATHS, newRow(PATHS, "", FORM.facts.paths[1]));
  assert.equal(differences(FORM, paths).length, 1);
});

test("a new row has all that it needs", () => {
  assert.deepEqual(newRow(CARDS, "C", undefined), { id: "C", cost: 3, effect: "burn", places: ["x"] });
  assert.deepEqual(newRow(PATHS, "", undefined), { between: ["x", "y"] });
});

test("a fact is checked until it changes, alone or with its row", () => {
  const who = { by: "Ana", on: "2026-11-18" };
  const one = withCheck(OURS, CARDS, 0, "cost", who);
  assert.deepEqual(one.checked, [{ fact: "cards.A.cost", ...who }]);
  assert.equal(withRow(one, CARDS, 0, withField(CARDS, one.facts.cards[0], "cost", 2), "cost").checked.length, 0);
  assert.equal(withCheck(one, CARDS, 0, "cost", null).checked.length, 0);
  const whole = withCheck(one, CARDS, 0, "", { by: "", on: "" });
  assert.deepEqual(whole.checked, [{ fact: "cards.A" }]);
  assert.ok(checkOf(whole, "cards", "A", "effect"));
  const less = withRow(whole, CARDS, 0, withField(CARDS, whole.facts.cards[0], "cost", 2), "cost");
  assert.deepEqual(less.checked.map(({ fact }) => fact), ["cards.A.name", "cards.A.effect", "cards.A.places"]);
  assert.equal(checkOf(less, "cards", "A", "cost"), null);
  assert.deepEqual(withoutRow(less, CARDS, 0).checked, []);
});

test("undo and redo", () => {
  const box = changed("cost", 2);
  let history = done(begun(OURS), box);
  history = undone(history);
  assert.equal(history.now, OURS);
  assert.equal(undone(history).now, OURS);
  assert.equal(redone(history).now, box);
  assert.deepEqual(done(history, box).future, []);
});

test("a link holds the differences and nothing else", () => {
  const named = { ...withRow(OURS, CARDS, 0, { ...FORM.facts.cards[0], name: { es: "Ñandú «x»" } }), title: "Ana's — box", checked: [{ fact: "cards.A.cost" }] };
  const box = withNewRow(withoutRow(withoutRow(named, CARDS, 1), PATHS, 0), CARDS, newRow(CARDS, "C", undefined));
  const link = asLink(FORM, box);
  assert.match(link, /^[\w-]+$/);
  assert.deepEqual(fromLink(FORM, link), box);
  assert.deepEqual(fromLink(FORM, asLink(FORM, OURS)), OURS);
  assert.ok(asLink(FORM, OURS).length < 120);
});

test("what is no box is none", () => {
  for (const text of ["", "?", "aaaa", btoa("{}"), btoa("null"), btoa('{"title":"","parts":{"cards":{"all":3}}}'), btoa('{"title":"","parts":{"cards":{"rows":[{"id":{"a":{}}}]}}}')]) assert.equal(fromLink(FORM, text), null, text);
  for (const found of [null, 3, {}, { title: "", facts: null }, { title: "", facts: { cards: 3 } }, { title: "", facts: { cards: [null] } }]) assert.equal(boxFrom(found), null);
  assert.deepEqual(boxFrom({ title: "", facts: {}, checked: [{ fact: 3 }, { fact: "a" }, null] })?.checked, [{ fact: "a" }]);
});
