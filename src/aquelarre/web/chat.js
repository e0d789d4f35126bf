/** The chat of a table. The game's own rules say who may talk and who hears it; where people talk
 *  aloud, this is where those rules can be read, and where they talk by claims, what was claimed. */
import { html, useLayoutEffect, useRef, useState } from "./html.js";
import { Badge } from "./seats.js";
import { RuleChip } from "./ui.js";

const LONGEST = 500;

/**
 * @param {{session: import("./session.js").Session, words: import("./words.js").Words,
 *          players: import("./types.js").Player[], talk?: string[], claims?: {setting: string, events: string[]}, openRule: (rule: string) => void}} props
 *   `talk`: the game's rules about what may be said, if the server says which; `claims`: the events
 *   of what is said by picking it from a menu, and which table option allows it
 */
export function Chat({ session, words, players, talk, claims, openRule }) {
  const { chat, settings } = session.summary.value ?? {};
  const menu = settings?.[claims?.setting ?? ""] === 0 ? [] : claims?.events ?? [];
  if (chat === "reminders") {
    return html`<${Reminders} session=${session} words=${words} talk=${talk} openRule=${openRule} />`;
  }
  if (chat === "claims" || (chat === "off" && menu.length)) return html`<${Claims} session=${session} words=${words} players=${players} claims=${menu} />`;
  return html`<${Lines} session=${session} words=${words} players=${players} talk=${talk ?? []} openRule=${openRule} />`;
}

/** What was said from the menu, in the reader's own language. @param {any} props */
function Claims({ session, words, players, claims }) {
  const said = session.events.value.filter((/** @type {any} */ event) => claims.includes(event.key));
  const list = useAtEnd(said.length);
  return html`<div class="chat">
    <div class="chat-lines" ref=${list} role="log" tabindex="0" aria-label=${words.say("web-chat")}><ol>
      ${said.length === 0 && html`<li class="log-empty">${words.say("web-chat-empty")}</li>`}
      ${said.map((/** @type {any} */ event) => html`<li key=${event.n}>
        <span class="log-mark"><${Badge} player=${players[event.values.seat[1]]} size=${18} /></span><span>${words.event(event)}</span></li>`)}
    </ol></div>
    <p class="chat-silent">${words.say(session.seat < 0 ? "web-chat-watching" : "web-chat-claims")}</p>
  </div>`;
}

/** A list that is scrolled to its end when something is added. @param {number} count */
function useAtEnd(count) {
  /** @type {{current: HTMLDivElement|null}} */
  const list = useRef(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [count]);
  return list;
}

/** No chat on the page: what the game says about talking. @param {any} props */
function Reminders({ session, words, talk, openRule }) {
  const silent = session.silent.value?.rule ? session.silent.value : session.apart.value;
  const rules = [...new Set([...(silent?.rule ? [silent.rule] : []), ...(talk ?? [])])];
  return html`<div class="reminders">
    <p>${words.say("web-reminders")}</p>
    ${silent?.rule && html`<p class="hush-now" role="status">${words.why(silent.rule, silent.values)}</p>`}
    ${rules.length > 0 && html`<p>${words.say("web-reminders-rules")}</p>`}
    ${rules.map((rule) => html`<article key=${rule} class="rule now"><h3>${words.ruleTitle(rule)} <${RuleChip} rule=${rule} open=${openRule} /></h3>
      <p>${words.rule(rule).text}</p></article>`)}
    ${talk && rules.length === 0 && html`<p>${words.say("web-reminders-free")}</p>`}
  </div>`;
}

/** What has been said, under what the game allows to be said. @param {any} props */
function Lines({ session, words, players, talk, openRule }) {
  const [text, setText] = useState("");
  const lines = session.chat.value;
  const summary = session.summary.value;
  const list = useAtEnd(lines.length);
  const reason = silence(session, words, summary);
  const send = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const said = text.trim();
    if (!said || reason) return;
    setText("");
    if (!(await session.say(said))) setText(said);
  };
  return html`<div class="chat">
    ${talk.map((/** @type {string} */ rule) => html`<p class="chat-rule" key=${rule}><${RuleChip} rule=${rule} open=${openRule} /> ${words.rule(rule).text || words.ruleTitle(rule)}</p>`)}
    <div class="chat-lines" ref=${list} role="log" tabindex="0" aria-label=${words.say("web-chat")} aria-live="polite"><ol>
      ${lines.length === 0 && html`<li class="log-empty">${words.say("web-chat-empty")}</li>`}
      ${lines.map((/** @type {any} */ line) => html`<li key=${line.n} class=${line.seat === session.seat && line.seat >= 0 ? "own" : ""}>
        <span class="log-mark">${players[line.seat] && html`<${Badge} player=${players[line.seat]} size=${18} />`}</span>
        <span><b>${line.name || words.say("web-watcher")}</b> <time>${clock(line.at, words.lang)}</time>
          ${line.to && html`<small class="only-to">${words.say("web-chat-only-to", { names: words.list(line.to.filter((/** @type {number} */ seat) => seat !== line.seat).map((/** @type {number} */ seat) => words.seat(seat))) })}</small>`}
          <span class="said">${line.text}</span></span></li>`)}
    </ol></div>
    ${reason
      ? html`<p class="chat-silent" role="status">${reason}</p>`
      : html`<${Apart} session=${session} words=${words} /><form class="chat-form" onSubmit=${send}>
          <input type="text" value=${text} maxlength=${LONGEST} autocomplete="off" enterkeyhint="send"
            aria-label=${words.say("web-chat-write")} placeholder=${words.say("web-chat-write")}
            onInput=${(/** @type {any} */ event) => setText(event.target.value)} />
          <button type="submit" class="action" disabled=${!text.trim()}>${words.say("web-chat-send")}</button>
        </form>`}
  </div>`;
}

/** Who hears it, if not all do. @param {any} props */
function Apart({ session, words }) {
  const apart = session.apart.value;
  if (!apart) return null;
  const others = apart.to.filter((/** @type {number} */ seat) => seat !== session.seat);
  const names = words.list(others.map((/** @type {number} */ seat) => words.seat(seat)));
  return html`<p class="chat-apart" role="status">${apart.rule && words.why(apart.rule, apart.values)}${" "}
    ${words.say(others.length ? "web-chat-heard-by" : "web-chat-heard-by-nobody", { names })}</p>`;
}

/** Why nothing can be written now; "" if it can.
 *  @param {import("./session.js").Session} session @param {import("./words.js").Words} words
 *  @param {import("./types.js").Summary|null} summary */
function silence(session, words, summary) {
  if (session.seat < 0) return words.say("web-chat-watching");
  if (summary?.chat === "off") return words.say("web-chat-off");
  const silent = session.silent.value;
  if (!silent) return "";
  return silent.rule ? words.why(silent.rule, silent.values) : words.say("web-chat-not-now");
}

/** @param {number} at seconds @param {string} lang */
function clock(at, lang) {
  return new Date(at * 1000).toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
}
