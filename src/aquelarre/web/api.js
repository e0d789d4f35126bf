/** Requests to the server. Everything that changes something is a POST with our header. */

import { rooted } from "./root.js";

/** @typedef {import("./types.js").Refusal} Refusal */

/** A refusal of the server, or no answer at all (`web-error-offline`). */
export class ApiError extends Error {
  /** @param {Partial<Refusal>} refusal @param {number} status */
  constructor(refusal, status) {
    super(refusal.sentence || refusal.error || "");
    this.status = status;
    /** @type {Refusal} */
    this.refusal = {
      error: refusal.error || "error-refused",
      rule: refusal.rule || "",
      values: refusal.values || {},
      sentence: refusal.sentence || "",
    };
  }
}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
async function ask(path, init = {}) {
  let answer;
  try {
    answer = await fetch(rooted(path), { credentials: "same-origin", ...init });
  } catch {
    throw new ApiError({ error: "web-error-offline" }, 0);
  }
  if (answer.ok) return answer;
  let refusal = {};
  try {
    refusal = await answer.json();
  } catch {
    refusal = { error: "web-error-server" };
  }
  throw new ApiError(refusal, answer.status);
}

/** @param {string} path @param {Object<string, string>} [more] headers @returns {Promise<any>} */
export async function get(path, more = {}) {
  return (await ask(path, { headers: { Accept: "application/json", ...more } })).json();
}

/** @param {string} path @returns {Promise<string>} */
export async function getText(path) {
  return (await ask(path)).text();
}

/** @param {string} path @param {any} [body] an object, or text that is sent as it is
 *  @param {Object<string, string>} [more] headers @param {boolean} [keepalive] is the page about to be left? */
export async function post(path, body = {}, more = {}, keepalive = false) {
  const answer = await ask(path, {
    method: "POST",
    keepalive,
    headers: { "Content-Type": "application/json", "X-Aquelarre": "1", ...more },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return text ? JSON.parse(text) : {};
}

/** A picture of a link for cameras. The link may hold a code, so it is posted and never stands in
 *  an address; the picture comes as a data URL. @param {string} text */
export async function qrOf(text) {
  const answer = await ask("/api/qr", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Aquelarre": "1" },
    body: JSON.stringify({ text }),
  });
  return `data:image/svg+xml,${encodeURIComponent(await answer.text())}`;
}

/** @param {string} table @param {string} [rest] */
export const at = (table, rest = "") => `/api/tables/${encodeURIComponent(table)}${rest}`;

/** @type {Promise<import("./types.js").GameInfo[]>|null} */
let games = null;

/** The games of this server, asked once. */
export function allGames() {
  games ??= get("/api/games").catch((problem) => {
    games = null;
    throw problem;
  });
  return games;
}

/** A name for a command that nobody else will choose; works without a secure context too. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
