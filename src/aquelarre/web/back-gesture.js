/** The gesture of a phone that leads back closes what lies over the page, and does not leave the site. */
import { useEffect, useRef } from "./html.js";

/** @param {() => void} close */
export function useBackGesture(close) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    history.pushState({ over: true }, "");
    const back = () => latest.current();
    addEventListener("popstate", back);
    return () => {
      removeEventListener("popstate", back);
      if (history.state?.over) history.back(); // closed otherwise, and nobody has gone on to another page
    };
  }, []);
}
