/**
 * Where this site lives: at the root of its host, or under a path such as `/games`. The page knows
 * it from where this very file was found; everywhere else paths begin with `/` and mean the site.
 */

/** Nothing, or a path without a slash at its end. */
export const ROOT = new URL("..", import.meta.url).pathname.replace(/\/$/, "");

/** A path of the site as a browser needs it. @param {string} path */
export const rooted = (path) => ROOT + path;

/** A path of the browser as the site knows it; null if it is not of this site. @param {string} path */
export function unrooted(path) {
  if (!path.startsWith(ROOT)) return null;
  const rest = path.slice(ROOT.length);
  return rest === "" ? "/" : rest.startsWith("/") ? rest : null;
}

/** Links and pictures written as paths of the site get its root; `h` makes elements.
 *  @param {any} h @returns {any} */
export function rooting(h) {
  if (!ROOT) return h;
  return (/** @type {any} */ type, /** @type {any} */ props, /** @type {any[]} */ ...children) =>
    h(type, typeof props?.href === "string" && props.href.startsWith("/") ? { ...props, href: ROOT + props.href } : props, ...children);
}
