/** The page: which address shows what. Each page is fetched when it is first needed. */
import { html, render, useEffect, useState } from "./html.js";
import { dressed } from "./lazy.js";
import { place } from "./nav.js";
import { words as wordsOf } from "./words.js";

/** Each page with the styles it needs. @type {Object<string, () => Promise<any>>} */
const PAGES = {
  "": () => dressed(import("./lobby.js"), "lobby").then((page) => page.LobbyPage),
  t: () => dressed(import("./table.js"), "topbar").then((page) => page.TablePage),
  r: () => dressed(import("./replay.js"), "topbar", "table", "panels").then((page) => page.ReplayPage),
  rules: () => dressed(import("./rules.js"), "lobby", "panels").then((page) => page.RulesPage),
  admin: () => dressed(import("./admin.js"), "lobby", "admin").then((page) => page.AdminPage),
  bots: () => dressed(import("./bots.js"), "lobby").then((page) => page.BotsPage),
  me: () => dressed(import("./me.js"), "lobby", "me").then((page) => page.MePage),
  devices: () => dressed(import("./devices.js"), "lobby", "devices").then((page) => page.DevicesPage),
  groups: () => dressed(import("./groups.js"), "lobby", "group").then((page) => page.GroupsPage),
  g: () => dressed(import("./group.js"), "lobby", "group").then((page) => page.GroupPage),
  puzzles: () => dressed(import("./puzzles.js"), "lobby", "puzzle").then((page) => page.PuzzlesPage),
  workshop: () => dressed(import("./workshop.js"), "lobby", "workshop").then((page) => page.WorkshopPage),
  about: () => dressed(import("./about.js"), "lobby").then((page) => page.AboutPage),
};

function App() {
  const [path, query = ""] = place.value.split("?");
  const [kind = "", name = "", id = ""] = path.split("/").slice(1).map(decodeURIComponent);
  const known = kind in PAGES && (["", "about", "admin", "bots", "devices", "groups", "me", "puzzles", "workshop"].includes(kind) || name !== "");
  if (!known) return html`<${Nowhere} />`;
  const screen = new URLSearchParams(query).has("screen");
  return html`<${Page} key=${kind} kind=${kind} props=${{ key: `${path}${screen}`, table: name, game: name, id, screen }} />`;
}

/** @param {{kind: string, props: any}} given */
function Page({ kind, props }) {
  const [page, setPage] = useState(/** @type {any} */ (null));
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    PAGES[kind]().then((found) => setPage(() => found), () => setBroken(true));
  }, []);
  if (broken) return html`<${Nowhere} text="web-error-offline" />`;
  if (!page) return html`<p class="loading" role="status">…</p>`;
  return html`<${page} ...${props} />`;
}

/** @param {{text?: string}} props */
function Nowhere({ text = "web-nowhere" }) {
  const words = wordsOf();
  if (!words) return html`<p class="loading" role="status">…</p>`;
  return html`<main class="trouble"><h1>${words.say(text)}</h1>
    <a class="action confirm" href="/">${words.say("web-to-lobby")}</a></main>`;
}

const SETTLED = 6000; // ms after which nothing of the first load is waited for any more
setTimeout(() => import("./install.js").catch(() => {}), SETTLED);

const app = document.getElementById("app");
if (app) {
  app.textContent = "";
  render(html`<${App} />`, app);
}
