// Las Brujas' cards and characters say what their box says: ours, or that of an owner's edition.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./fakes.js";
import { faceOf, familyOf } from "../../src/aquelarre/games/las_brujas/ui/glyphs.js";
import { abilityOf, cardThat, doesOf, factsOf, openBox } from "../../src/aquelarre/games/las_brujas/ui/printed.js";
import { tell } from "../../src/aquelarre/games/las_brujas/ui/tell.js";
import { FluentBundle, FluentResource } from "../../src/aquelarre/web/vendor/fluent/index.js";

const SIGNED = (/** @type {any[]} */ [number]) => `${Number(number) > 0 ? "+" : ""}${Number(number)}`.replace("-", "−"); // as the page's words say it
const TEXTS = readFileSync(new URL("../../src/aquelarre/games/las_brujas/locale/en.ftl", import.meta.url), "utf8");
const BUNDLE = new FluentBundle("en", { functions: { SIGNED, PLAIN: SIGNED }, useIsolating: false });
BUNDLE.addResource(new FluentResource(TEXTS));

/** @param {string} key @param {any} [values] */
const t = (key, values = {}) => {
  const pattern = BUNDLE.getMessage(key)?.value;
  if (!pattern) throw new Error(key);
  return BUNDLE.formatPattern(pattern, values);
};

const OWN = {
  cards: {
    R01a: { text: "printed-rumour", values: { man: -4, woman: -4 }, like: "R01", good: false },
    J1b: { text: "printed-trial", values: { target: "woman", against: 2, mute_accused: 0, unpaid: 1, by_water: 0, summary: 0, mighty: 0 }, like: "J1" },
    S01: { text: "printed-S16", values: { reputation: -2 }, like: "S16" },
    S16: { text: "effect-S01", values: {}, like: "S01" },
  },
  characters: {
    P01: { sex: "M", base: 3, ability: "P15", every: "S", text: "printed-P15" },
    P02: { sex: "H", base: 2, ability: "", every: "P", text: "ability-none" },
  },
};

test("in our own box things say what their texts say", () => {
  openBox({});
  assert.deepEqual(faceOf("R01a", t), { name: "Pays their debts", effect: "+1 reputation.", worth: "+1", family: "good" });
  assert.equal(familyOf("R28"), "bad");
  assert.equal(cardThat("S16"), "S16");
  assert.equal(abilityOf("P01", t), t("ability-P01"));
  assert.equal(factsOf("P01").base, -1);
});

test("in an owner's edition they say what the view prints", () => {
  openBox({ printed: OWN });
  assert.deepEqual(faceOf("R01a", t), { name: "Pays their debts", effect: "−4 reputation.", worth: "−4", family: "bad" });
  assert.equal(familyOf("R01b"), "good", "the other copy is as it was");
  assert.equal(faceOf("J1b", t).effect, "Accuse a woman. 2 more votes against. Whatever happens, you are neither paid nor punished.");
  assert.equal(doesOf("S01"), "S16");
  assert.equal(cardThat("S16"), "S01", "the doll is another card");
  assert.equal(cardThat("S11"), "S11");
  assert.match(abilityOf("P01", t), /^Once a week, when somebody else is to burn/);
  assert.equal(abilityOf("P02", t), "Nothing that the rules know of.");
  assert.deepEqual([factsOf("P01").sex, factsOf("P01").base], ["M", 3]);
  openBox({});
});

test("the large view tells them, and where the owner knows them from", () => {
  const pieces = { card: [{ label: "S01", source: "R" }], character: [{ label: "P01", sex: "M", base: 3, source: "R", ability_source: "R" }, { label: "P03", sex: "H", base: 1, source: "X", ability_source: "X" }] };
  const view = /** @type {any} */ ({ printed: OWN, players: [], discard: [], afterlife_discard: [], looked_at: [] });
  const asked = { view, me: 0, players: [], t, thing: String, pieces };
  const doll = tell("card:S01", asked);
  assert.match(doll?.lines[0] ?? "", /−2 reputation/);
  assert.equal(doll?.source, "rulebook");
  assert.ok(doll?.rules?.includes("BRU-33"), "the rule about the doll");
  const librarian = tell("character:P01", asked);
  assert.equal(librarian?.source, "rulebook");
  assert.ok(!librarian?.lines.some((line) => /reconstructed/.test(line)));
  assert.equal(tell("character:P03", asked)?.source, "reconstructed");
  openBox({});
});
