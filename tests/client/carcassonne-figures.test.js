/** Where the mage and the witch stand: beside the followers on their tile, whatever it is and however it lies. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";

// the board reads the shapes of the tiles from a file
mock.method(globalThis, "fetch", async (/** @type {URL} */ file) => ({ ok: true, json: async () => JSON.parse(readFileSync(file, "utf8")) }));
const { FIGURES } = await import("../../src/aquelarre/games/carcassonne/ui/figures.js");
const { besideOthers, figureBox, followerBox, overlap } = await import("../../src/aquelarre/games/carcassonne/ui/standing.js");
const { lie } = await import("../../src/aquelarre/games/carcassonne/ui/tiles.js");
const TILES = Object.keys(JSON.parse(readFileSync(new URL("../../src/aquelarre/games/carcassonne/ui/tiles.json", import.meta.url), "utf8")));
const MOST = 0.12; // of a follower that a figure may be in front of

test("nobody is hidden by a figure, wherever on its tile he stands", () => {
  const hidden = [];
  for (const tile of TILES) {
    for (const rotation of [0, 1, 2, 3]) {
      const { parts } = lie("0,0", tile, rotation).face;
      for (const part of parts.filter(({ feature }) => feature === "road" || feature === "city")) {
        for (const name of FIGURES) {
          for (const other of parts) {
            const box = followerBox(other.at, other.feature === "farm");
            const at = besideOthers(name, part.at, [0, 0], [box]);
            const share = overlap(figureBox(at, name), box) / ((box[2] - box[0]) * (box[3] - box[1]));
            if (share > MOST) hidden.push(`${tile} ${rotation}: ${name} on ${part.spot}, ${other.spot}: ${share.toFixed(2)}`);
          }
        }
      }
    }
  }
  assert.deepEqual(hidden, []);
});

test("where nobody else is, it stands on its spot", () => {
  assert.deepEqual(besideOthers("mage", [50, 40], [0, 0], []), [50, 43]);
});
