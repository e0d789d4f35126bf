/** What Carcassonne's board says of features: what they may still bring, and to whom. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";

// the board reads the shapes of the tiles from a file
mock.method(globalThis, "fetch", async (/** @type {URL} */ file) => ({ ok: true, json: async () => JSON.parse(readFileSync(file, "utf8")) }));
const { effectsOf, targetInWords, tileLines } = await import("../../src/aquelarre/games/carcassonne/ui/tell.js");

/** A text by its key and values, instead of words. @type {import("../../src/aquelarre/web/types.js").Say} */
const t = (key, values = {}) => [key, ...Object.values(values)].join(" ");

/** The start tile, whose city lies in the north and whose road runs from west to east. @param {any} more @returns {any} */
const view = (more) => ({
  tiles: [{ place: "0,0", tile: "D", rotation: 0 }], open: ["0,-1", "1,0", "0,1", "-1,0"], drawn: null, expansions: [], left: 9,
  followers: [], figures: [null, null], players: [{ seat: 0, supply: 7 }, { seat: 1, supply: 7 }], bag: {}, set_aside: [],
  features: [], spots: [], small_city: false, over: false, active: 0, ...more,
});
const CLOSED = [{ place: "0,0", tile: "D", rotation: 0 }, { place: "0,-1", tile: "E", rotation: 2 }];

test("a city that was completed earlier brings nobody anything more", () => {
  const said = (/** @type {any} */ more) => tileLines("0,-1", { view: view({ tiles: CLOSED, ...more }), t }).join("\n");
  assert.match(said({ drawn: "U" }), /Tell-done show-complete-city/);
  assert.match(said({ over: true }), /Tell-done show-complete-city/);
  assert.match(said({ spots: ["city-S"] }), /Tell-nobody show-complete-city .* 4$/m); // her follower may still go there
  const circle = [...CLOSED, { place: "1,0", tile: "CC3", rotation: 3 }];
  assert.match(said({ tiles: circle }), /Tell-done show-complete-city/);
  assert.match(targetInWords({ place: "0,-1", spot: "city-S" }, "first", { view: view({ tiles: CLOSED }), t }), /^Tell-nobody/);
});

test("after the game an empty road waits for no points", () => {
  assert.match(tileLines("0,0", { view: view({ over: true }), t }).join("\n"), /Tell-done show-feature-road/);
  assert.match(tileLines("0,0", { view: view({ drawn: "U" }), t }).join("\n"), /Tell-nobody show-feature-road/);
});

test("the witch is named also where half of one point leaves one", () => {
  const figures = [null, { place: "0,0", spot: "road-E" }];
  assert.match(tileLines("0,0", { view: view({ figures }), t }).join("\n"), /show-with-witch show-feature-road .*0 1$/m);
});

test("a tile that joins mage and witch: one of them goes before it scores", () => {
  const tiles = [{ place: "0,0", tile: "D", rotation: 0 }, { place: "1,-1", tile: "E", rotation: 3 }, { place: "1,0", tile: "D", rotation: 0 }];
  const figures = [{ place: "0,0", spot: "city-N" }, { place: "1,-1", spot: "city-W" }];
  const here = view({ tiles, figures, drawn: "N", followers: [{ place: "0,0", spot: "city-N", seat: 1, count: 1 }] });
  const said = effectsOf("0,-1", 2, { view: here, t });
  assert.match(said, /tell-meet show-feature-city tell-completes-city 2 1 3 .*show-count seat,1 1 9 3/);
  assert.doesNotMatch(said, /show-with-/);
});

test("a kind that only the edition has is drawn from what the view says of it", async () => {
  const { KINDS } = await import("../../src/aquelarre/games/carcassonne/ui/kinds.js");
  const { faceOf } = await import("../../src/aquelarre/games/carcassonne/ui/shapes.js");
  const { sceneOf } = await import("../../src/aquelarre/games/carcassonne/ui/landscape.js");
  const { pictureOf } = await import("../../src/aquelarre/games/carcassonne/ui/tiles.js");
  const tiles = [{ place: "0,0", tile: "D", rotation: 0 }, { place: "1,0", tile: "Z1", rotation: 0 }];
  /** @type {import("../../src/aquelarre/games/carcassonne/ui/kinds.js").Kind} */
  const chapel = { edges: "CRFR", segments: [{ feature: "city", sides: [0], pennants: 1 }, { feature: "road", sides: [1] },
    { feature: "road", sides: [3] }, { feature: "farm", halves: [2, 7], touches: [0] }, { feature: "farm", halves: [3, 4, 5, 6], touches: [] },
    { feature: "cloister" }] };
  /** @type {import("../../src/aquelarre/games/carcassonne/ui/kinds.js").Kind} */
  const keep = { edges: "CCCR", segments: [{ feature: "city", sides: [0, 1, 2] }, { feature: "road", sides: [3] },
    { feature: "farm", halves: [6], touches: [0] }, { feature: "farm", halves: [7], touches: [0] }], magic: true };
  /** @type {Set<string>} */
  const drawn = new Set();
  for (const kind of [chapel, keep, chapel]) { // a page may come to a table with another edition
    const scene = sceneOf(view({ tiles, kinds: { Z1: kind } }));
    const tile = /** @type {any} */ (scene.land.get("1,0"));
    assert.equal(tile.face.edges, kind.edges);
    assert.deepEqual(tile.face.parts.map((/** @type {any} */ part) => part.feature), kind.segments.map((part) => part.feature));
    assert.equal(Boolean(tile.face.star), Boolean(kind.magic));
    const { under, ground, top } = pictureOf(tile, scene.land);
    assert.doesNotMatch(under + ground + top, /NaN|undefined/);
    drawn.add(top);
  }
  assert.equal(drawn.size, 2);
  assert.equal(faceOf("Z1", 0).label, "Z1");
  assert.match(tileLines("1,0", { view: view({ tiles, kinds: { Z1: chapel } }), t }).join("\n"), /cloister/);
  assert.ok(KINDS.A, "ours are there, too");
});
