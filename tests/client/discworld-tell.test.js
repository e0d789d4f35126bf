// Discworld's things tell what they are: in both languages, with the rules and where it is known from.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { tell } from "../../src/aquelarre/games/discworld_witches/ui/tell.js";
import { FluentBundle, FluentResource } from "../../src/aquelarre/web/vendor/fluent/index.js";

const PLAIN = (/** @type {any[]} */ [number]) => String(Number(number)).replace("-", "−"); // as the page's words say it
const GAME = new URL("../../src/aquelarre/games/discworld_witches/", import.meta.url);
const EFFECTS = ["add", "borrow", "death", "flee", "draw", "move", "help", "invisible", "reroll", "know", "shamble", "sheep", "transmute"];
const CARD_SOURCES = { name: "rulebook", symbol: "reconstructed", effect: "found", trio: "rulebook", locations: "deduced" };
const TILE_SOURCES = { name: "rulebook", difficulty: "found", points: "found", copies: "deduced", failure: "rulebook" };

/** A box with a card of each effect, and a tile of each kind. */
const PIECES = {
  card: EFFECTS.map((effect, nth) => ({
    label: `C${nth}a`, symbol: ["magic", "headology", "broomstick"][nth % 3], effect, amount: effect === "add" ? 4 : 0, against: effect === "add" ? ["elf", "lily"] : [],
    cackle: effect === "draw" ? 1 : 0, trio: nth % 2 ? "granny" : "", location: "LT", sources: CARD_SOURCES,
  })),
  tile: [["pig", "", "", ""], ["elves", "elf", "", ""], ["duke", "felmet", "dungeon", ""], ["cunning", "cunning", "all_dungeon", ""], ["lily", "lily", "aliss", ""],
    ["bela", "bela", "crisis", "banish"], ["winter", "winter", "winter", ""]].map(([label, group, failure, success]) => ({
    label, group, failure, success, hard: label !== "pig", difficulty: 17, points: 4, copies: 1, sources: TILE_SOURCES })),
  place: [{ label: "LT", spaces: ["LT1", "LT2", "LT3"], paths: ["LC", "MC"], start: "green", sources: { name: "rulebook", spaces: "rulebook", start: "reconstructed" } },
    { label: "GW", spaces: ["GW"], paths: ["BA"], start: "", sources: { name: "rulebook", spaces: "deduced", start: "reconstructed" } }],
};
const KNOWN = { tile: "duke", hard: true, up: true, looked: false, crisis: 1, difficulty: 19, points: 4, odds: { of: 1296, ways: 324 } };
const HIDDEN = { tile: null, hard: true, up: false, looked: false, crisis: 0, difficulty: null, points: null, odds: null };
const VIEW = {
  mode: "solo", dungeon: [1], supply: { cackle: 3, crisis: 2, aliss: 1 }, tokens: { cackle: 8, crisis: 12, aliss: 12 },
  attempt: { dice: [{ die: "1", live: false }, { die: "3", live: true }] },
  spaces: [{ space: "LT1", place: "LT", tile: KNOWN, witches: [0] }, { space: "LT2", place: "LT", tile: HIDDEN, witches: [] },
    { space: "LT3", place: "LT", tile: null, witches: [0, 1] }, { space: "GW", place: "GW", tile: null, witches: [] }],
  players: [{ apprentice: "tiffany", tokens: ["invisibility"], score: -1, cackles: 2, aliss: 1, hand: 3, limit: 4, bonus: 1 }, { apprentice: null }],
};
const REFS = [...PIECES.card.map(({ label }) => `card:${label}`), ...PIECES.tile.map(({ label }) => `tile:${label}`), "space:LT1", "space:LT2", "space:LT3", "space:GW", "space:DG",
  "apprentice:tiffany", "apprentice:annagramma", "apprentice:petulia", "apprentice:dimity", "die:1", "die:3", "seat:0", "token:cackle", "token:crisis", "token:aliss", "character:perdita"];

/** @param {string} language */
function given(language) {
  const bundle = new FluentBundle(language, { functions: { PLAIN }, useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(new URL(`locale/${language}.ftl`, GAME), "utf8")));
  const t = (/** @type {string} */ key, /** @type {any} */ values = {}) => {
    const [name, attribute] = key.split(".", 2);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`${language}: no text ${key}`);
    /** @type {Error[]} */
    const wrong = [];
    const said = bundle.formatPattern(pattern, values, wrong);
    if (wrong.length) throw new Error(`${language}: ${key}: ${wrong}`);
    return said;
  };
  return { view: VIEW, me: 0, players: [{ name: "Ana" }, { name: "Bea" }], t, thing: (/** @type {string} */ ref) => ref, pieces: PIECES };
}

for (const language of ["es", "en"]) {
  test(`every thing tells what it is, in ${language}`, () => {
    for (const ref of REFS) {
      const told = tell(ref, given(language));
      if (!told?.lines.length) throw new Error(`${ref} has nothing to tell`);
      assert.deepEqual(told.lines.filter((line) => line.trim().length < 6 || /undefined|\{|null/.test(line)), []);
      assert.equal(["rulebook", "deduced", "found", "reconstructed"].includes(told.source ?? ""), true, ref);
      assert.equal(told.rules?.length ? told.rules.every((rule) => /^LAN-\d\d$/.test(rule)) : false, true, ref);
    }
  });
}

test("a fact is as sure as the least sure of what is told", () => {
  assert.equal(tell("card:C0a", given("en"))?.source, "reconstructed");
  assert.equal(tell("tile:duke", given("en"))?.source, "found");
});

test("a space tells what lies there now, and nothing of what lies face down", () => {
  const [known, hidden, shared, empty] = ["LT1", "LT2", "LT3", "GW"].map((space) => tell(`space:${space}`, given("en"))?.lines.join(" ") ?? "");
  assert.match(known, /Duke Felmet, difficulty 19.*25%.*adds 2.*Witches: Ana.*dungeon/);
  assert.match(hidden, /^A hard problem face down\. Next to/);
  assert.match(shared, /not empty.*Ana, Bea/);
  assert.match(empty, /^It is empty.*Granny/);
});

test("elves threaten whether anybody fails or not", () => {
  const [elves, duke, cunning] = ["elves", "duke", "cunning"].map((tile) => tell(`tile:${tile}`, given("en"))?.lines.join(" ") ?? "");
  assert.match(elves, /If three elf tiles lie face up/);
  assert.doesNotMatch(elves, /If you fail/);
  assert.match(duke, /If you fail: to the dungeon, and the turn ends/);
  assert.match(cunning, /If you fail: all witches to the dungeon, and the turn ends/);
});

test("what nobody may know or is not there has nothing to tell", () => {
  assert.equal(tell("card:C99a", given("en")), null);
  assert.equal(tell("seat:1", given("en")), null);
  assert.equal(tell("die:4", given("en")) ?? null, null);
  assert.equal(tell("number:2", given("en")), null);
});
