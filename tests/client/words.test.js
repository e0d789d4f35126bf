/** Words in the browser say what they say in the terminal. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./fakes.js";
import { FluentBundle, FluentResource } from "../../src/aquelarre/web/vendor/fluent/index.js";

Object.assign(document, { documentElement: { lang: "en", dataset: {} }, querySelector: () => null }); // what the page's preferences look at
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { PLAIN, SIGNED, Words } = await import("../../src/aquelarre/web/words.js");

const TEXTS = `
side-witches = witches
    .one = a witch
side-owls = owls
event-burnt = { $victim } was { $side_one }, of the { $side }.
score = { SIGNED($points) }
rule-OWL-01 = Owls sleep by day.
    .title = Sleep
`;
const REASONS = "why-OWL-01 = { $who } sleeps.";

function words() {
  const bundle = new FluentBundle("en", { functions: { PLAIN, SIGNED }, useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  return new Words("en", bundle, ["Ana"], -1, () => null, async () => new FluentResource(REASONS));
}

test("one person of a side is called what one person is, if the game has a word for it", () => {
  assert.equal(words().say("event-burnt", { victim: ["seat", 0], side: ["side", "witches"] }), "Ana was a witch, of the witches.");
  assert.equal(words().say("event-burnt", { victim: ["seat", 0], side: ["side", "owls"] }), "Ana was owls, of the owls.");
});

test("what is added or taken has its sign", () => {
  assert.deepEqual([2, 0, -6].map((points) => words().say("score", { points })), ["+2", "0", "−6"]);
});

test("a score below zero is not heard as one above it", () => {
  for (const [language, said] of [["es", "−1 punto"], ["en", "−1 point"]]) {
    const bundle = new FluentBundle(language, { functions: { PLAIN, SIGNED }, useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(new URL(`../../src/aquelarre/web/locale/${language}.ftl`, import.meta.url), "utf8")));
    assert.match(new Words(language, bundle, [], -1, () => null, async () => new FluentResource("")).say("web-points", { points: -1 }), new RegExp(`^${said}s?$`));
  }
});

test("a reason is called by its rule until it has come", async () => {
  const said = words();
  const refused = { error: "error-refused", rule: "OWL-01", values: { who: "Ana" }, sentence: "" };
  assert.equal(said.why("OWL-01", { who: "Ana" }), "Sleep");
  await said.reasons();
  assert.equal(said.why("OWL-01", { who: "Ana" }), "Ana sleeps.");
  assert.equal(said.refusal(refused), "Ana sleeps.");
});
