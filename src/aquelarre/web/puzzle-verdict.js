/** What is said of an answer: right or not, the chances of two answers side by side, why, and where to go from here. */
import { html, useEffect, useRef, useState } from "./html.js";
import { post } from "./api.js";
import { go } from "./nav.js";
import { invites, myName } from "./prefs.js";
import { puzzleAt, sideBySide } from "./posed.js";
import { nextOf, read, streakOf } from "./puzzle-record.js";
import { hundredths } from "./review-data.js";
import { Icon, tried } from "./ui.js";

/** @typedef {import("./types.js").Option} Option @typedef {import("./words.js").Words} Words @typedef {import("./posed.js").Judged} Judged
 *  @typedef {import("./review-data.js").Reason} Reason
 *  @typedef {{session: import("./posed.js").Posed, judged: Judged, words: Words, show: (option: Option|null) => void, again: () => void,
 *    book: import("./puzzle-record.js").Listed[], day: number|null}} Props */

/** @param {Props} props */
export function Verdict({ session, judged, words, show, again, book, day }) {
  const [busy, setBusy] = useState(false);
  /** @type {{current: HTMLElement|null}} */
  const head = useRef(null);
  const { game, id } = session.puzzle;
  const { right, action, plain, reasons, shown = false } = judged;
  const open = right || shown;
  const answers = sideBySide(judged);
  useEffect(() => {
    show(open ? answers[1].option : action);
    head.current?.focus({ preventScroll: true });
  }, [open]);
  const state = right ? "right" : action && !shown ? "wrong" : "shown";
  const against = !right && action?.action === plain.action ? said(reasons.against, words) : []; // of others it is not known
  const next = nextOf(book, game, id, read());
  const playOn = async () => {
    setBusy(true);
    const made = await tried(post(puzzleAt(game, id, "/play"), { name: myName.value.trim() || words.say("web-guest") }), words);
    setBusy(false);
    if (!made) return;
    invites.keep(made.table, made.invite);
    go(`/t/${made.table}`);
  };
  return html`<section class=${`judgement ${state}`} aria-labelledby="judgement">
    <div class="judgement-head" role="status">
      <h2 id="judgement" tabindex="-1" ref=${head}><b class="judgement-sign" aria-hidden="true">${{ right: "✓", wrong: "?", shown: "!" }[state]}</b>${words.say(right && session.tries > 1 ? "web-puzzle-right-later" : `web-puzzle-${state}`)}</h2>
      ${right && day !== null && html`<p class="judgement-streak">${words.say("web-puzzle-streak", { count: streakOf(read().days, day) })}</p>`}
      ${state === "wrong" && !against.length && html`<p>${words.say("web-puzzle-wrong-help")}</p>`}</div>
    <div class="judgement-why"><${Reasons} all=${against} />${open && html`<${Reasons} all=${said(reasons.for, words)} />`}</div>
    <ul class="judgement-answers">${answers.map((each) => html`<${Answer} key=${each.said} ...${each} words=${words} show=${show} else_=${open ? answers[1].option : action} />`)}</ul>
    ${right && said(reasons.against, words).length > 0 && html`<details class="judgement-more"><summary>${words.say("web-puzzle-against", { option: words.option(plain) })}</summary><${Reasons} all=${said(reasons.against, words)} /></details>`}
    <div class="judgement-do">
      ${!open && html`<button type="button" class="action confirm" onClick=${again}>${words.say("web-puzzle-again")}</button>
        <button type="button" class="action" onClick=${() => session.show()}>${words.say("web-puzzle-show")}</button>`}
      ${next && html`<a class=${`action ${open ? "confirm" : "quiet"}`} href=${`/puzzles/${game}/${next}`}>${words.say("web-puzzle-next")}</a>`}
      ${open && html`<button type="button" class="action" aria-disabled=${busy} onClick=${playOn}><span class="wide-only"><${Icon} name="fork" /></span>${words.say("web-puzzle-play")}</button>`}
      <a class="action quiet wide-only" href="/puzzles">${words.say("web-puzzle-all")}</a></div>
  </section>`;
}

/** One of two answers, with its chances; whoever points at it sees it on the board. @param {any} props */
function Answer({ said, option, chance, words, show, else_ }) {
  const share = chance === null ? null : hundredths(chance);
  const body = html`<span class="judgement-what">${words.say(`web-puzzle-${said}`)}</span>
    <b>${option ? words.option(option) : words.say("web-puzzle-hidden")}</b>
    ${share === null ? html`<span class="soft">${words.say("web-puzzle-not-compared")}</span>`
      : html`<span class="judgement-bar" aria-hidden="true"><i style=${{ width: `${share}%` }}></i></span><span class="soft">${words.say("web-puzzle-chance", { chance: String(share) })}</span>`}`;
  if (!option) return html`<li class=${`judgement-answer ${said}`}>${body}</li>`;
  const look = () => show(option), back = () => show(else_);
  return html`<li class=${`judgement-answer ${said}`}><button type="button" onMouseEnter=${look} onMouseLeave=${back} onFocus=${look} onBlur=${back} onClick=${look}>${body}</button></li>`;
}

/** In words, as far as there are any for it. @param {Reason[]} reasons @param {Words} words */
const said = (reasons, words) => reasons.filter(({ key }) => words.has(`advice-${key}`)).map(({ key, values }) => words.say(`advice-${key}`, values));

/** @param {{all: string[]}} props */
function Reasons({ all }) {
  return all.length > 0 && html`<ul class="judgement-reasons">${all.map((text, place) => html`<li key=${place}>${text}</li>`)}</ul>`;
}
