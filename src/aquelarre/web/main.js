/** The page: which address shows what. Each page is loaded when it is first needed. */
import { html, render, useEffect, useState } from "./html.js";
import { place } from "./nav.js";
import { words as wordsOf } from "./words.js";

/** @type {Object<string, () => Promise<any>>} */
const PAGES = {
  "": () => import("./lobby.js").then((page) => page.LobbyPage),
  t: () => import("./table.js").then((page) => page.TablePage),
  r: () => import("./replay.js").then((page) => page.ReplayPage),
  rules: () => import("./rules.js").then((page) => page.RulesPage),
  admin: () => import("./admin.js").then((page) => page.AdminPage),
  about: () => import("./about.js").then((page) => page.AboutPage),
};

function App() {
  const [path, query = ""] = place.value.split("?");
  const [kind = "", name = ""] = path.split("/").slice(1).map(decodeURIComponent);
  const known = kind in PAGES && (kind === "" || kind === "about" || kind === "admin" || name !== "");
  if (!known) return html`<${Nowhere} />`;
  const screen = new URLSearchParams(query).has("screen");
  return html`<${Page} key=${kind} kind=${kind} props=${{ key: `${path}${screen}`, table: name, game: name, screen }} />`;
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

const app = document.getElementById("app");
if (app) {
  app.textContent = "";
  render(html`<${App} />`, app);
}
