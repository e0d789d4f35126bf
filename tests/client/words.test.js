/** Words in the browser say what they say in the terminal. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import "./fakes.js";
import { FluentBundle, FluentResource } from "../../src/aquelarre/web/vendor/fluent/index.js";

Object.assign(document, { documentElement: { lang: "en", dataset: {} }, querySelector: () => null }); // what the page's preferences look at
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { PLAIN, SIGNED, Words } = await import("../../src/aquelarre/web/words.js");
const { openSentence } = await import("../../src/aquelarre/web/values.js");
const { rowsOf } = await import("../../src/aquelarre/web/comings.js");

const TEXTS = `
side-witches = witches
    .one = a witch
side-owls = owls
verb-draw = Draw with { $card }
    .dear = Draw with { $card }, for a penny
event-burnt = { $victim } was { $side_one }, of the { $side }.
event-slept = { $seat } slept for { $points } hours.
    .all = { $seat } slept for { $points } hours each.
event-woke = { $seat } woke up.
player-and = { $names } and { $last }
player-and-i = { $names } & { $last }
score = { SIGNED($points) }
rule-OWL-01 = Owls sleep by day.
    .title = Sleep
`;
const REASONS = "why-OWL-01 = { $who } sleeps.";

function words() {
  const bundle = new FluentBundle("en", { functions: { PLAIN, SIGNED }, useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  return new Words("en", bundle, ["Ana", "Beto", "Ivo"], -1, () => null, async () => new FluentResource(REASONS));
}

test("one person of a side is called what one person is, if the game has a word for it", () => {
  assert.equal(words().say("event-burnt", { victim: ["seat", 0], side: ["side", "witches"] }), "Ana was a witch, of the witches.");
  assert.equal(words().say("event-burnt", { victim: ["seat", 0], side: ["side", "owls"] }), "Ana was owls, of the owls.");
});

test("a draft without texts tells what can be chosen and what happened by key and values", () => {
  const option = (/** @type {number} */ card) => /** @type {any} */ ({ verb: "sow", args: { card: ["card", `C${card}`], times: 2 } });
  assert.deepEqual([1, 2].map((card) => words().option(option(card))), ["verb-sow (card: C1, times: 2)", "verb-sow (card: C2, times: 2)"]);
  const told = /** @type {any} */ ({ n: 0, key: "sown", rule: "", known: true, values: { seat: ["seat", 1] }, places: [] });
  assert.equal(words().event(told), "event-sown (seat: Beto)");
  assert.equal(words().say("web-still-on-its-way", { number: 2 }), "web-still-on-its-way");
});

test("what is told of several players alike is one row of the log, and one sentence", () => {
  const said = words();
  const told = (/** @type {[string, number, number][]} */ ...events) => events.map(([key, seat, points], n) => ({ n, key, rule: "", known: false, values: { seat: ["seat", seat], points }, places: [] }));
  const sentences = (/** @type {any[]} */ events) => rowsOf(events, [], said, []).map(({ event, others }) => said.event(/** @type {any} */ (event), others));
  assert.deepEqual(sentences(told(["slept", 0, 3], ["slept", 1, 3], ["slept", 2, 3])), ["Ana, Beto & Ivo slept for 3 hours each."]);
  assert.deepEqual(sentences(told(["slept", 0, 3], ["slept", 0, 3])), ["Ana slept for 3 hours.", "Ana slept for 3 hours."]);
  assert.deepEqual(sentences(told(["slept", 0, 3], ["slept", 1, 4])), ["Ana slept for 3 hours.", "Beto slept for 4 hours."]);
  assert.deepEqual(sentences(told(["woke", 0, 3], ["woke", 1, 3])), ["Ana woke up.", "Beto woke up."]);
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

test("an owner's names come last, and only where the box is not ours", async () => {
  const texts = /** @type {Record<string, string>} */ ({
    "/api/text/-": "web-x = x", "/api/text/owls": "card-O1 = Owl\n    .eats = mice\ncard-O2 = { card-O1 }!",
    "/api/tables/t%201/names": 'card-O1 = { "Eagle { owl" }\n    .eats = mice',
  });
  /** @type {string[]} */
  const asked = [];
  Object.assign(globalThis, { fetch: async (/** @type {string} */ path) => (asked.push(path), { ok: true, status: 200, headers: new Map(), text: async () => texts[path.replace(/^.*(?=\/api\/)|\/(en|es)\b/g, "")] }) });
  const { words: wordsOf } = await import("../../src/aquelarre/web/words.js");
  const table = (/** @type {boolean|null} */ ours) => /** @type {any} */ ({ table: "t 1", edition: ours === null ? null : { title: "", mark: "1", ours } });
  const soon = async (/** @type {() => any} */ give) => {
    for (let turn = 0; turn < 20 && !give(); turn++) await new Promise((done) => setTimeout(done));
    return give();
  };
  for (const each of [null, table(null), table(true)]) {
    assert.equal((await soon(() => wordsOf("owls", [], -1, each))).say("card-O1"), "Owl");
  }
  assert.ok(!asked.some((path) => path.includes("names")));
  const owners = await soon(() => wordsOf("owls", [], -1, table(false)));
  assert.deepEqual(["card-O1", "card-O1.eats", "card-O2"].map((key) => owners.say(key)), ["Eagle { owl", "mice", "Eagle { owl!"]);
  assert.equal(wordsOf("owls")?.say("card-O2"), "Owl!");
});

test("an answer is said as it is in this box, and several that cost something else as what they have in common", () => {
  const draw = (/** @type {string} */ card, /** @type {string | undefined} */ manner) => /** @type {any} */ ({ verb: "draw", manner, args: { card }, refs: [] });
  const [free, dear, other] = [draw("an ace", undefined), draw("a king", "dear"), draw("a queen", "dear")];
  assert.deepEqual([free, dear].map((option) => words().option(option)), ["Draw with an ace", "Draw with a king, for a penny"]);
  assert.equal(openSentence([free, dear], words()), "Draw with\u00a0…");
  assert.equal(openSentence([dear, other], words()), "Draw with …, for a penny");
});
