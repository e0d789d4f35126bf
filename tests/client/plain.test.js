/** The board of a game that brings none. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { Board, panelsOf, unfolded } from "../../src/aquelarre/web/plain/board.js";

const [ANA, BEA] = ["\uE000", "\uE001"];
/** @param {{text: string}[]|undefined} panel */
const texts = (panel) => (panel ?? []).map(({ text }) => text);

test("lines are about the table, or about the player whom they name", () => {
  const panels = panelsOf(["Round 1.", `${ANA}: 3 cards`, `It is the turn of ${BEA}.`, `${BEA} has beaten ${ANA}`, `They, ${ANA} and ${BEA}, share.`]);
  assert.deepEqual(texts(panels.get(-1)), ["Round 1.", `They, ${ANA} and ${BEA}, share.`]);
  assert.deepEqual(texts(panels.get(0)), [`${ANA}: 3 cards`]);
  assert.deepEqual(texts(panels.get(1)), [`It is the turn of ${BEA}.`, `${BEA} has beaten ${ANA}`]);
});

test("what is indented belongs to the line before it, whomever it names", () => {
  const panels = panelsOf(["The pile:", "  a card", `  a card of ${BEA}`, "", "The end."]);
  assert.deepEqual(panels.get(-1), [{ text: "The pile:", details: ["a card", `a card of ${BEA}`] }, { text: "The end.", details: [] }]);
  assert.equal(panels.has(1), false);
});

test("a line that was folded is whole again, a detail stays one", () => {
  const long = `${"word ".repeat(19)}word`; // 99 columns
  assert.deepEqual(unfolded([long, "  and more", "The next:", "  a detail"]), [`${long} and more`, "The next:", "  a detail"]);
  assert.deepEqual(unfolded([`  ${long}`, "    and more"]), [`  ${long} and more`]);
});

test("names, scores, turn and things are drawn, and no stand-in is left", () => {
  /** @type {Function[]} */
  const nodes = [];
  /** @type {import("../../src/aquelarre/web/types.js").Html} */
  const html = (strings, ...values) => {
    for (const value of values) if (typeof value === "function" && value !== html) nodes.push(value);
    return [strings, values].flat(Infinity);
  };
  const players = ["Ana", "Bea"].map((name, seat) => ({ seat, name, bot: "", colour: "#fff", ink: "#000", shape: "square", path: "M0 0z", initial: name[0] }));
  const board = {
    view: { players: [{ score: 7 }, { score: 3 }] }, lines: ["Round 1.", `${ANA}: 3 cards`], players, me: 0, asked: [0], open: ["card:a", "seat:1"],
    picked: [], preview: null, lit: [], news: [],
    t: (/** @type {string} */ key) => key, thing: (/** @type {string} */ ref) => `the ${ref}`, html,
  };
  const drawn = Board(board);
  const panels = players.map((player) => nodes[0]({ player, facts: board.view.players[player.seat], lines: panelsOf(board.lines).get(player.seat) ?? [], board, html }));
  const all = [drawn, panels].flat(Infinity).map(String).join(" ");
  for (const part of ["Round 1.", "Ana", ": 3 cards", "7", "web-plain-turn-you", "the card:a"]) assert.equal(all.includes(part), true, part);
  assert.equal(all.includes("the seat:1"), false); // it has a panel
  assert.equal(/[\uE000-\uE0FF]/.test(panels.flat(Infinity).filter((part) => typeof part === "string").join("")), false);
});
