/** What makes the page a thing that can be installed: the manifest in the reader's language, the
 *  service worker, and calls that end when their table is open. Fetched when the page has settled. */
import { effect } from "./html.js";
import { place } from "./nav.js";
import { lang } from "./prefs.js";
import { rooted } from "./root.js";

/** @type {Promise<ServiceWorkerRegistration|null>|null} */
let ready = null;

/** The service worker of this site; null where a browser has none (a page without TLS, a private window). */
export function worker() {
  ready ??= (async () => {
    try {
      return (await navigator.serviceWorker.register(rooted("/sw.js"), { scope: rooted("/"), updateViaCache: "none" })) ?? null;
    } catch {
      return null;
    }
  })();
  return ready;
}

/** @param {string} rel @param {string} href */
function link(rel, href) {
  const found = document.querySelector(`link[rel="${rel}"]`) ?? document.head.appendChild(Object.assign(document.createElement("link"), { rel }));
  found.setAttribute("href", rooted(href));
}

/** Whoever looks at a table need not be called to it any more. */
async function answered() {
  const [kind, table] = place.value.split("?")[0].split("/").slice(1);
  if (kind !== "t" || document.hidden) return;
  const calls = (await (await worker())?.getNotifications({ tag: `table ${decodeURIComponent(table)}` })) ?? [];
  for (const call of calls) call.close();
}

effect(() => link("manifest", `/manifest.webmanifest?lang=${lang.value}`));
link("apple-touch-icon", "/web/icons/maskable-192.png");
worker();
effect(() => void (place.value && answered()));
document.addEventListener("visibilitychange", answered);
