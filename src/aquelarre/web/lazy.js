/** Parts of the page that are fetched when they are first needed, with the styles that are theirs. */
import { html, useEffect, useState } from "./html.js";

const AGAIN = 3000; // ms after which a part that did not come is asked for once more

/** @type {Map<string, Promise<void>>} */
const styles = new Map();

/** A style sheet, fetched once. Resolves when it holds, or at least has been tried.
 *  @param {string} name of a file in `css/` */
function style(name) {
  let found = styles.get(name);
  if (!found) {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href: `/web/css/${name}.css`,
    });
    found = new Promise((done) => {
      link.onload = () => done();
      link.onerror = () => done(); // a page without its style can still be read
    });
    document.head.append(link);
    styles.set(name, found);
  }
  return found;
}

/** A module together with the styles it needs. @param {Promise<any>} module @param {...string} sheets */
export async function dressed(module, ...sheets) {
  const [found] = await Promise.all([module, ...sheets.map(style)]);
  return found;
}

/**
 * A component that is fetched when it is first shown; `waiting` is shown until then.
 * `part.fetch()` fetches it ahead of time.
 * @param {() => Promise<any>} load
 */
export function lazy(load) {
  /** @type {any} */
  let part = null;
  /** @type {Promise<any>|null} */
  let coming = null;
  const fetch = () => {
    coming ??= load().then(
      (found) => (part = found),
      (problem) => {
        coming = null;
        throw problem;
      },
    );
    return coming;
  };
  /** @param {any} props */
  function Lazy({ waiting = null, ...props }) {
    const [, redraw] = useState(0);
    useEffect(() => {
      let timer = 0;
      let here = true;
      const ask = () =>
        fetch().then(
          () => here && redraw((/** @type {number} */ n) => n + 1),
          () => here && (timer = setTimeout(ask, AGAIN)),
        );
      if (!part) ask();
      return () => {
        here = false;
        clearTimeout(timer);
      };
    }, []);
    return part ? html`<${part} ...${props} />` : waiting;
  }
  Lazy.fetch = fetch;
  return Lazy;
}
