/** Clocks of hours and days in words, and what a table is made with. */
import assert from "node:assert/strict";
import { test } from "node:test";

import "./fakes.js";

Object.assign(document, { documentElement: { lang: "en", dataset: {} }, querySelector: () => null }); // what the page's preferences look at
Object.assign(location, { pathname: "/" });
Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener() {} }) });
const { clockText, isSlow, longText, timeText } = await import("../../src/aquelarre/web/settings.js");
const { secondsLeft } = await import("../../src/aquelarre/web/players.js");
const { clockOf } = await import("../../src/aquelarre/web/create.js");
const { choices } = await import("../../src/aquelarre/web/holidays.js");

const HOUR = 3600;
const DAY = 24 * HOUR;
/** Words that say which text it is. @param {string} lang @returns {any} */
const words = (lang) => ({ lang, say: (/** @type {string} */ key, /** @type {any} */ values) => `${key} ${Object.values(values ?? {}).join(" ")}`.trim() });
/** @param {string} text */
const plain = (text) => text.replaceAll(/\s/g, " ");

test("what is left is said in its two largest parts", () => {
  const said = (/** @type {number} */ seconds, /** @type {string} */ lang) => plain(timeText(seconds, lang));
  assert.equal(said(187, "es"), "3:07");
  assert.equal(said(HOUR - 1, "en"), "59:59");
  assert.equal(said(HOUR, "es"), "1 h");
  assert.equal(said(5 * HOUR + 19 * 60 + 1, "es"), "5 h 20 min");
  assert.equal(said(2 * DAY + 5 * HOUR + 60, "es"), "2 d 5 h");
  assert.equal(said(2 * DAY + 5 * HOUR + 60, "en"), "2 days 5 hr");
  assert.equal(said(DAY - 1, "en"), "1 day", "the last minute is not sixty of them");
  assert.equal(said(-5, "en"), "0:00");
});

test("a clock of days is called so", () => {
  assert.equal(plain(longText(DAY / 2, "es")), "12 horas");
  assert.equal(plain(longText(DAY, "es")), "1 día");
  assert.equal(plain(longText(7 * DAY, "en")), "7 days");
  const clock = /** @type {const} */ ({ kind: "decision", seconds: 2 * DAY, extra: 0 });
  assert.equal(plain(clockText(words("es"), clock)), "web-clock-decision-is 2 días");
  assert.equal(plain(clockText(words("en"), { ...clock, seconds: 120 })), "web-clock-decision-is web-minutes 2");
});

test("which clocks are slow", () => {
  const clock = /** @type {const} */ ({ kind: "decision", seconds: DAY / 2, extra: 0 });
  assert.equal(isSlow(clock), true);
  assert.equal(isSlow({ ...clock, seconds: DAY / 2 - 1 }), false);
  assert.equal(isSlow({ ...clock, kind: "bank" }), false);
  assert.equal(isSlow(undefined), false);
});

test("on holiday nothing of it goes by", () => {
  const clock = { left: { 0: 90_000, 1: 90_000 }, away: { 1: 1_800_000_000 } };
  assert.equal(secondsLeft({ clock }, 0, 30_000), 60);
  assert.equal(secondsLeft({ clock }, 1, 30_000), 90);
  assert.equal(secondsLeft({ clock }, 2, 30_000), null);
});

test("what a table is made with", () => {
  assert.deepEqual(clockOf("slow", DAY, 14), { kind: "decision", seconds: DAY, extra: 0, holidays: 14 });
  assert.deepEqual(clockOf("decision", 60, 14), { kind: "decision", seconds: 60, extra: 0, holidays: 0 });
  assert.deepEqual(clockOf("bank", 600, 14), { kind: "bank", seconds: 600, extra: 15, holidays: 0 });
  assert.deepEqual(clockOf("none", 60, 14), { kind: "none", seconds: 0, extra: 0, holidays: 0 });
});

test("one can be away for as many days as are left", () => {
  assert.deepEqual(choices(3), [1, 2, 3]);
  assert.deepEqual(choices(0), []);
});
