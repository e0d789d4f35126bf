/** Where we are: the address of the page, and going to another without loading the site again. */
import { signal } from "./html.js";
import { rooted, unrooted } from "./root.js";

const here = () => (unrooted(location.pathname) ?? location.pathname) + location.search;

export const place = signal(here());

/** @param {string} to a path of the site */
export function go(to) {
  history.pushState(null, "", rooted(to));
  place.value = here();
  scrollTo(0, 0);
}

addEventListener("popstate", () => (place.value = here()));
addEventListener("click", (event) => {
  const link = /** @type {Element} */ (event.target).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute("download")) return;
  const to = new URL(link.href);
  const path = to.origin === location.origin ? unrooted(to.pathname) : null;
  if (path === null || path.startsWith("/api/")) return;
  event.preventDefault();
  go(path + to.search + to.hash);
});
