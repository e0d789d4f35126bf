/**
 * The service worker: calls people to their table, and says honestly when there is no line. Of the
 * site it keeps only the page that says so, and what that needs; everything else comes from the
 * server or not at all, so that nobody ever sees old rules or an old table. It is sent from the
 * site's root (`server/shell.py`), with a digest of what it keeps put in: with new files comes a new
 * worker.
 */
const worker = /** @type {any} */ (self);
const ROOT = new URL("./", location.href).pathname;
const OURS = `aquelarre ${ROOT} `;
const SHELL = OURS + "@digest";
const KEPT = ["offline/es", "offline/en", "web/css/offline.css", "web/offline.js", "web/icon.svg"].map((path) => ROOT + path);
const OFFLINE = `${ROOT}offline/${(navigator.language || "en").startsWith("es") ? "es" : "en"}`;
const HEADERS = { "Content-Type": "application/json", "X-Aquelarre": "1" };

/** What was kept for when there is no line. @param {string} path */
const kept = (path) => caches.match(path, { cacheName: SHELL }).then((found) => found ?? Response.error());

worker.addEventListener("install", (/** @type {any} */ event) => {
  const fresh = KEPT.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(fresh)).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (/** @type {any} */ event) => {
  const old = (/** @type {string[]} */ names) => names.filter((name) => name.startsWith(OURS) && name !== SHELL);
  event.waitUntil(
    caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))).then(() => worker.clients.claim()),
  );
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(OFFLINE)));
  else if (request.method === "GET" && KEPT.includes(pathname)) event.respondWith(fetch(request).catch(() => kept(pathname)));
});

/** Of each table there is one call: the last takes the place of those before. @param {string} table */
const tagOf = (table) => `table ${table}`;

worker.addEventListener("push", (/** @type {any} */ event) => {
  let told = { table: "", title: "Aquelarre", body: "", lang: "" };
  try {
    told = { ...told, ...event.data.json() };
  } catch {
    // whatever came, the browser wants to see something
  }
  const { title, body, lang, table } = told;
  const how = { body, lang, tag: tagOf(table), renotify: true, icon: `${ROOT}web/icons/192.png`, badge: `${ROOT}web/icons/badge.png`, data: { table } };
  event.waitUntil(worker.registration.showNotification(title, how));
});

worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.table ?? ""));
});

/** Bring the table to the front, in a window that has it open if there is one. @param {string} table */
async function show(table) {
  const path = table ? `${ROOT}t/${encodeURIComponent(table)}` : ROOT;
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((/** @type {any} */ each) => new URL(each.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

/** The browser listens somewhere else from now on: the server is told, if it calls us at all. */
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  event.waitUntil(moved());
});

async function moved() {
  const { key, tables, lang, zone, quiet } = await (await fetch(`${ROOT}api/push`)).json();
  if (!key || tables.length === 0) return;
  const made = await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = made.toJSON();
  const { p256dh, auth } = keys;
  await fetch(`${ROOT}api/push`, { method: "POST", headers: HEADERS, body: JSON.stringify({ endpoint, keys: { p256dh, auth }, lang, zone, quiet }) });
}
