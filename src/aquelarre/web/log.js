/** The log: what has happened, in sentences that cite their rules. */
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "./html.js";
import { RuleChip } from "./ui.js";
import { Badge } from "./seats.js";
import { refsOf } from "./session.js";

/** @typedef {import("./types.js").GameEvent} GameEvent @typedef {import("./words.js").Words} Words */

const NEAR = 48; // pixels from the end that still count as the end

/**
 * @param {{events: GameEvent[], words: Words, players: import("./types.js").Player[],
 *          openRule: (rule: string) => void, point?: (refs: string[]|null) => void, quiet?: boolean}} props
 */
export function Log({ events, words, players, openRule, point, quiet = false }) {
  /** @type {{current: HTMLDivElement|null}} */
  const list = useRef(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (list.current && atEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [events, words]);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    // a panel that was hidden starts at its end
    const sizes = new ResizeObserver(() => {
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  const scrolled = () => {
    const element = list.current;
    if (!element || !element.clientHeight) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
  };
  return html`<div class="log" ref=${list} onScroll=${scrolled} role="log" tabindex="0"
      aria-label=${words.say("web-log")} aria-live=${quiet ? "off" : "polite"} aria-relevant="additions"><ol>
    ${events.length === 0 && html`<li class="log-empty">${words.say("log-empty")}</li>`}
    ${events.map((event) => html`<${Line} key=${event.n} event=${event} words=${words}
      player=${playerOf(event, players)} openRule=${openRule} point=${point} />`)}
  </ol></div>`;
}

/** @param {GameEvent} event @param {import("./types.js").Player[]} players */
function playerOf(event, players) {
  const value = event.values.seat;
  return Array.isArray(value) && value[0] === "seat" ? players[Number(value[1])] : undefined;
}

/** One thing that happened; drawn once. @param {any} props */
function Line({ event, words, player, openRule, point }) {
  const key = player ? `${player.colour}${player.initial}` : "";
  return useMemo(() => {
    const show = point && (() => point(refsOf(event)));
    const hide = point && (() => point(null));
    const points = typeof event.values.points === "number" && event.values.points !== 0;
    return html`<li class=${`log-line ${points ? "scored" : ""}`} onMouseEnter=${show} onMouseLeave=${hide}>
      <span class="log-mark">${player && html`<${Badge} player=${player} size=${18} />`}</span>
      <span class="log-text">${words.event(event)}
        ${event.rule && html` <${RuleChip} rule=${event.rule} open=${openRule}
          label=${words.say("web-open-rule", { rule: event.rule, title: words.rule(event.rule).title })} />`}</span>
    </li>`;
  }, [event, words, key]);
}
