#!/usr/bin/env node
/* A small engine in JavaScript: it reads and writes JSON lines, and needs nothing but Node.

     aquelarre simulate walpurgisnacht --games 4 --bots "cmd:node examples/engine_javascript/engine.mjs,random"
     aquelarre engine check node examples/engine_javascript/engine.mjs

   It thinks for a while, in small steps, so that `stop` can reach it meanwhile: the way an engine
   that searches would do it. What it would search for is left to you; it takes a chance answer.
   The messages are explained in docs/ENGINE-PROTOCOL.md. */

import { createInterface } from "node:readline";

const STEPS = 3; // small pieces of thinking for one answer

let told = []; // everything that our seat was told in this game
let ask = "";
let options = [];
let thought = null; // the `go` that we are thinking about

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

/** Numbers from 0 to 1 out of a seed, always the same ones (mulberry32). */
function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One small piece of thinking; then whatever has come is looked at before the next. */
function think(go, random, step) {
  if (thought !== go) return; // we were told to stop
  if (step < STEPS) {
    setImmediate(think, go, random, step + 1);
    return;
  }
  thought = null;
  const silent = ask === "aside" && random() < 0.9;
  say({ t: "answer", id: go.id, n: silent ? null : Math.floor(random() * options.length) });
}

const handlers = {
  hello({ protocol }) {
    if (!protocol.includes(1)) {
      say({ t: "error", sentence: "This engine speaks version 1 of the protocol only." });
      process.exit(1);
    }
    say({ t: "hello", protocol: 1, name: "JavaScript sample", games: ["*"], texts: "" });
  },
  new() {
    told = [];
  },
  told(message) {
    told.splice(message.from, Infinity, ...message.events);
  },
  options(message) {
    ask = message.ask;
    options = message.options;
  },
  go(message) {
    thought = message;
    think(message, chance(message.seed), 0);
  },
  stop({ id }) {
    if (thought?.id === id) thought = null;
  },
  bye() {
    process.exit(0);
  },
};

// What we do not know we ignore. The end of the input is a goodbye, too.
const lines = createInterface({ input: process.stdin });
lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (Object.hasOwn(handlers, message.t)) handlers[message.t](message);
});
lines.on("close", () => process.exit(0));
