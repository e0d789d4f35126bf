/** What things tell of themselves in the large view: only what this seat sees now. */
import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";

/** @typedef {{lines: string[], source?: string, rules?: string[]} | null} Told */

/** A text by its key and values, instead of words. @type {import("../../src/aquelarre/web/types.js").Say} */
const t = (key, values = {}) => [key, ...Object.values(values)].join(" ");
const given = { me: 0, players: [], t, thing: (/** @type {string} */ ref) => ref };

const FACES = {
  W05: { kind: "bells", wisp: "green", role: "villager", eye: true },
  W14: { kind: "brooms", wisp: "none", role: "witch", eye: false },
};
// the board reads what is printed on the cards from a file
mock.method(globalThis, "fetch", async () => ({ ok: true, json: async () => FACES }));
const night = await import("../../src/aquelarre/games/walpurgisnacht/ui/tell.js");
const town = await import("../../src/aquelarre/games/new_salem/ui/tell.js");

/** @param {Told} told */
const words = (told) => told?.lines.join("\n") ?? "nothing";

describe("Walpurgisnacht", () => {
  const sources = { source: "rulebook", wisp_source: "reconstructed", role_source: "deduced", eye_source: "found" };
  const slot = (/** @type {string} */ label, /** @type {string[]} */ around) => ({ label, blocked_by: around, blocked_by_wide_foot: [] });
  const pieces = {
    card: Object.entries(FACES).map(([label, face]) => ({ label, ...face, ...sources })),
    slot: [slot("I0", ["S0", "S1"]), slot("S0", ["O4", "O0"]), slot("O0", [])],
  };
  const place = (/** @type {string} */ name, more = {}) => ({ slot: name, card: true, blocked: false, danced: false, open: false, face: null, ...more });
  const player = (/** @type {number} */ seat, more = {}) => ({ seat, role: null, side: null, declared: false, up: [], down: 0, down_cards: null, ...more });
  const view = {
    over: false, active: 1, movements: null, hand: { count: 0, cards: [] },
    mountain: [place("I0"), place("S0", { blocked: true }), place("O0", { open: true, face: "W05" })],
    players: [player(0), player(1, { up: ["W14"], down: 2 })],
  };
  const tell = (/** @type {string} */ ref, seen = view) => /** @type {Told} */ (night.tell(ref, { ...given, pieces, view: seen }));

  test("a card that lies open, with the source of each fact", () => {
    const told = tell("card:W05");
    assert.equal(words(told), "tell-bells\ntell-wisp green reconstructed\ntell-eye tell-eye-source found\ntell-role villager deduced\nshow-slot-open slot-O0");
    assert.deepEqual([told?.source, told?.rules], ["rulebook", ["WAL-30", "WAL-14", "WAL-35", "WAL-22", "WAL-08"]]);
    assert.match(words(tell("card:W14")), /tell-brooms[^]*tell-lies-up seat,1$/);
  });

  test("of another edition, what its cards show", async () => {
    const { described, drawingOf } = await import("../../src/aquelarre/games/walpurgisnacht/ui/cards.js");
    const faces = { W14: { kind: "bonfire", wisp: "green", role: "witch", eye: true } };
    const other = { ...view, faces };
    assert.match(words(tell("seat:1", other)), /show-card-long card-W14 show-with-eye wisp-green kind-bonfire$/);
    assert.deepEqual([drawingOf("W14"), drawingOf("W05")], ["bonfire_square", "bells"]);
    assert.match(words(tell("seat:1")), /kind-brooms$/); // and ours again
    assert.deepEqual([drawingOf("W14"), described("W14", t)], ["brooms", "show-card-long card-W14 wisp-none kind-brooms"]);
  });

  test("what was turned down is a place with a card, and nothing else", () => {
    assert.match(words(tell("slot:O0")), /^card-W05\ntell-bells/);
    const down = { ...view, mountain: [...view.mountain.slice(0, 2), place("O0")] };
    assert.equal(tell("card:W05", down), null);
    assert.equal(words(tell("slot:O0", down)), "show-slot-down slot-O0\ntell-place-O");
    assert.equal(tell("card:W99"), null);
  });

  test("a blocked place names what holds it", () => {
    assert.equal(words(tell("slot:S0")), "board-slot-blocked slot-S0 1 slot-O0 slot-O0\ntell-place-S\ntell-blockers slot-O4, slot-O0");
  });

  test("a player: how many cards lie face down, and which face up", () => {
    assert.equal(words(tell("seat:1")).split("\n")[0], "show-other-both show-name seat,1 2 show-card card-W14 wisp-none");
    assert.match(words(tell("seat:1")), /show-card-long card-W14 wisp-none kind-brooms$/);
  });
});

describe("New Salem", () => {
  const pieces = {
    card: [{ label: "MUE-L", type: "MUE", pos: "L", symbols: ["despair", "despair"], numbers: [3, 3, 4, 5], name_source: "found", symbols_source: "reconstructed" }],
    event: [{ label: "V02", cost: 4, red: true, kept: true, name_source: "rulebook", text_source: "rulebook", cost_source: "rulebook" }],
    character: [{ label: "N03", name_source: "reconstructed", types_source: "deduced" }, { label: "N04", name_source: "reconstructed", types_source: "deduced" }],
  };
  const player = (/** @type {number} */ seat, more = {}) => ({
    seat, hope: 0, despair: 0, constable: false, badge: false, tried: false, spared: false, kept: [], street: [], sets: {}, character: null, side: null, types: null, ...more,
  });
  const house = { building: "MUE-L-2", card: "MUE-L", type: "MUE", hope: 0, despair: 2, chest: true };
  const view = {
    launched: null, trials: { pile: 1, total: 2 }, events: [{ event: "V02", launchable: false, payable: true, obstacle: "triable" }],
    players: [player(0, { character: "N03", side: "puritans", types: ["MUE"] }), player(1, { tried: true, street: [house] }), player(2), player(3)],
  };
  const tell = (/** @type {string} */ ref) => /** @type {Told} */ (town.tell(ref, { ...given, pieces, view }));

  test("a building: what lies on it, whose it is, what it does, what scores", () => {
    const told = tell("building:MUE-L-2");
    assert.match(words(told), /^board-building .* 0 2 board-chest\ntell-building seat,1\ntell-card type-MUE L\ntell-symbol-despair 2\ntell-set MUE\nboard-scores\ntell-copies 4 3/);
    assert.deepEqual([told?.source, told?.rules], ["reconstructed", ["SAL-08", "SAL-22", "SAL-24", "SAL-02"]]);
    assert.equal(tell("building:MUE-L-1"), null); // it is not in town
  });

  test("an event: its text, its price, and what stands in its way", () => {
    assert.match(words(tell("event:V02")), /^event-V02.text\ntell-cost 4 rulebook\ntell-state obstacle-triable\nboard-trials 1 2\ntell-red\ntell-kept/);
  });

  test("a character is told of only by who knows whose it is", () => {
    assert.match(words(tell("character:N03")), /tell-whose seat,0\ntell-types type-MUE\ntell-puritan/);
    assert.equal(tell("character:N04"), null);
  });

  test("a player: cubes, and what a state means", () => {
    assert.match(words(tell("seat:1")), /^board-hope 0 board-despair 0\ntell-tried\nboard-building/);
  });
});
