/** The log: what has happened, in sentences that cite their rules. */
import { html, kept } from "./html.js";
import { Icon, RuleChip } from "./ui.js";
import { comingText, rowsOf } from "./comings.js";
import { Badge } from "./seats.js";
import { refsOf } from "./session.js";

/** @typedef {import("./types.js").GameEvent} GameEvent @typedef {import("./words.js").Words} Words */

/**
 * The newest line is in sight unless somebody has scrolled back: the style sees to it, for asking how
 * high the log is would have the whole page laid out with every update.
 * @param {{events: GameEvent[], comings?: import("./types.js").Coming[], words: Words, players: import("./types.js").Player[],
 *          openRule: (rule: string) => void, point?: (refs: string[]|null) => void, quiet?: boolean}} props
 */
export function Log({ events, comings = [], words, players, openRule, point, quiet = false }) {
  return html`<div class="log" role="log" tabindex="0" onKeyDown=${walk}
      aria-label=${words.say("web-log")} aria-live=${quiet ? "off" : "polite"} aria-relevant="additions"><ol>
    ${events.length + comings.length === 0 && html`<li class="log-empty">${words.say("log-empty")}</li>`}
    ${rowsOf(events, comings, words, players).map(({ event, others, coming, words: then, players: people }) => (event
      ? line({ event, others, words: then, player: playerOf(event, people), openRule, point })
      : html`<li key=${`coming ${coming?.n}`} class="log-coming" tabindex="-1"><span class="log-mark"><${Icon} name="door" size=${18} /></span>
          <span class="log-text">${coming && comingText(coming, then)}</span></li>`))}
  </ol></div>`;
}

/** From line to line with the arrows, and to the rule of one with Enter: so they are no stops of the Tab key.
 *  @param {KeyboardEvent} event */
function walk(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  const log = /** @type {HTMLElement} */ (event.currentTarget);
  const lines = /** @type {HTMLElement[]} */ ([...log.querySelectorAll("li[tabindex]")]);
  const at = lines.indexOf(target);
  const to = { ArrowUp: at < 0 ? lines.length - 1 : at - 1, ArrowDown: at < 0 ? 0 : at + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (to !== undefined) lines[to]?.focus();
  else if (event.key === "Enter" && at >= 0) target.querySelector("button")?.click();
  else return;
  event.preventDefault();
}

/** @param {GameEvent} event @param {import("./types.js").Player[]} players */
function playerOf(event, players) {
  const value = event.values.seat;
  return Array.isArray(value) && value[0] === "seat" ? players[Number(value[1])] : undefined;
}

/** @type {WeakMap<GameEvent, {words: Words, mark: string, count: number, point: any, node: any}>} */
const drawn = new WeakMap();

/** One thing that happened. The same object as before, if nothing about it has changed: hundreds of
 *  lines stay as they are with every update, and Preact then does not look at them again.
 *  @param {{event: GameEvent, others?: GameEvent[], words: Words, player: any, openRule: any, point: any}} given */
function line({ event, others = [], words, player, openRule, point }) {
  const mark = player ? `${player.colour}${player.initial}` : "";
  const before = drawn.get(event);
  const count = others.length;
  if (before?.words === words && before.mark === mark && before.count === count && before.point === point) return before.node;
  const show = point && (() => point(refsOf(event)));
  const hide = point && (() => point(null));
  const points = typeof event.values.points === "number" && event.values.points !== 0;
  const node = kept(html`<li key=${event.n} class=${`log-line ${points ? "scored" : ""}`} data-tells=${count ? count + 1 : undefined} tabindex="-1" onMouseEnter=${show} onMouseLeave=${hide}
      onFocus=${show} onBlur=${hide}>
    <span class="log-mark">${player && html`<${Badge} player=${player} size=${18} />`}</span>
    <span class="log-text">${words.event(event, others)}
      ${event.rule && html` <${RuleChip} rule=${event.rule} open=${openRule} tabindex="-1"
        label=${words.say("web-open-rule", { rule: event.rule, title: words.ruleTitle(event.rule) })} />`}</span>
  </li>`);
  drawn.set(event, { words, mark, count, point, node });
  return node;
}
