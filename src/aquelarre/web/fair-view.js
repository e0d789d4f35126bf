/** Fair chance as people see it: a line about it, and the check after the game. */
import { html, useEffect, useState } from "./html.js";
import { at, get } from "./api.js";
import { check } from "./fair.js";
import { copy, Dialog, Icon, notify } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Summary} Summary */

/** A long code in pieces that a person can compare. @param {{code: string}} props */
const Code = ({ code }) => html`<code class="fair-code">${(code.match(/.{1,8}/g) ?? []).join(" ")}</code>`;

/** What the table has committed to; folded, for those who want to know.
 *  @param {{words: Words, summary: Summary}} props */
export function FairNote({ words, summary }) {
  const [count, setCount] = useState(/** @type {number|null} */ (null));
  useEffect(() => void words.fetchPart("fair"), [words]);
  if (!summary.fair || !words.has("web-fair-code")) return null;
  const { stage, code } = summary.fair;
  const begun = stage === "closed" || stage === "told";
  const look = () => begun && get(at(summary.table, "/fair")).then((fair) => setCount(Object.keys(fair.contributions).length), () => {});
  return html`<details class="fair-note" onToggle=${look}><summary><${Icon} name="check" size=${18} /> ${words.say("web-fair")}</summary>
    <p>${begun ? count !== null && words.say("web-fair-closed", { count }) : words.say(stage === "opening" ? "web-mixing" : "web-fair-gathering")}</p>
    <p>${words.say(stage === "gathering" ? "web-fair-commitment" : "web-fair-code")} <${Code} code=${code} /></p>
  </details>`;
}

/** @param {{words: Words, table: string, players: import("./types.js").Player[]}} props */
export function FairCheck({ words, table, players }) {
  const [open, setOpen] = useState(false);
  const [found, setFound] = useState(/** @type {any} */ (null));
  const [problem, setProblem] = useState("");
  useEffect(() => void words.fetchPart("fair"), [words]);
  if (!words.has("web-fair-check")) return null;
  const start = () => {
    setOpen(true);
    setFound(null); // not the verdict of the last time
    setProblem("");
    check(table).then(setFound, (error) => setProblem(words.refusal(error.refusal ?? { error: "web-error-server", rule: "", values: {}, sentence: "" })));
  };
  return html`<button type="button" class="action" onClick=${start}>${words.say("web-fair-check")}</button>
    ${open && html`<${Dialog} title=${words.say("web-fair-check")} close=${() => setOpen(false)} words=${words}>
      ${problem && html`<p role="alert">${problem}</p>`}
      ${!found && !problem && html`<p role="status">${words.say("web-fair-checking")}</p>`}
      ${found && html`<${Findings} found=${found} words=${words} table=${table} players=${players} />`}<//>`}`;
}

/** @param {any} props */
function Findings({ found, words, table, players }) {
  const { sums, seen, own, kept, round, dealt } = found;
  const bad = !sums || seen === "other" || own === "out" || dealt.wrong > 0;
  const names = words.list(kept.map((/** @type {number} */ seat) => players[seat]?.name ?? String(seat + 1)));
  const verdict = bad ? "bad" : dealt.given ? "given" : found.count === 0 ? "nobody" : seen === "none" ? "late" : own === "none" ? "without" : "good";
  const noted = own === "in" ? [`--contribution ${found.number}`] : [];
  const parts = [`aquelarre verify ${table}.aquelarre`, `--commitment ${found.code}`, ...noted];
  const command = parts.join(" ");
  const copied = async () => notify(words.say((await copy(command)) ? "web-copied" : "web-copy-yourself"));
  return html`<div class="fair-check" data-verdict=${verdict}>
    <p class=${`fair-verdict ${verdict}`} role="status"><${Icon} name=${bad ? "info" : "check"} size=${28} /><b>${words.say(`web-fair-verdict-${verdict}`)}</b></p>
    <h3>${words.say("web-fair-by-browser")}</h3>
    <ul><${Line} mark=${sums ? "good" : "bad"}>${words.say(sums ? "web-fair-sums" : "web-fair-sums-not")}<//>
      <${Line} mark=${{ same: "good", other: "bad", none: "none" }[/** @type {"same"} */ (seen)]}>${words.say(`web-fair-seen-${seen}`)}<//>
      <${Line} mark=${{ in: "good", out: "bad", none: "none" }[/** @type {"in"} */ (own)]}>${words.say(`web-fair-own-${own}`)}<//>
      ${kept.length > 0 && html`<${Line} mark="none">${words.say("web-fair-kept", { names })}<//>`}
      ${round > 1 && html`<${Line} mark="none">${words.say("web-fair-rounds", { count: round })}<//>`}</ul>
    <h3>${words.say("web-fair-by-server")}</h3>
    <ul><${Line} mark=${dealt.wrong ? "bad" : "good"}>${words.say(dealt.wrong ? "web-fair-dealt-not" : "web-fair-dealt", { count: dealt.count, number: dealt.wrong })}<//>
      ${dealt.given > 0 && html`<${Line} mark="none">${words.say("web-fair-given", { count: dealt.given })}<//>`}</ul>
    <p>${words.say("web-fair-elsewhere")} <a href=${at(table, "/file")} download=${`${table}.aquelarre`}>${words.say("web-export")}</a></p>
    <p class="fair-command"><code>${parts.map((part) => html`<span key=${part}>${part}</span> `)}</code></p>
    <p><button type="button" class="action small" onClick=${copied}>${words.say("web-copy")}</button></p>
  </div>`;
}

/** One finding; the sign stands before it, so that nobody needs the colour. @param {any} props */
function Line({ mark, children }) {
  return html`<li class=${mark}><span aria-hidden="true">${{ good: "✓", bad: "✗", none: "–" }[/** @type {"good"} */ (mark)]}</span> <span>${children}</span></li>`;
}
