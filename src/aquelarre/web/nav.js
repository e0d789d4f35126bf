/** Where we are: the address of the page, and going to another without loading the site again. */
import { signal } from "./html.js";

export const place = signal(location.pathname + location.search);

/** @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  place.value = location.pathname + location.search;
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = location.pathname + location.search));
addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
});
