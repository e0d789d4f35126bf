/** The review of a finished game: how good each decision of a seat was by what it knew, what it believed, and luck. */
import { html, useEffect, useRef, useState } from "./html.js";
import { at, get, post } from "./api.js";
import { Beliefs } from "./review-beliefs.js";
import { counts, hundredths, luckOf, signOf, turnOf } from "./review-data.js";
import { Curve, letterOf } from "./review-graph.js";
import { rooted } from "./root.js";
import { Badge } from "./seats.js";
import { copy, Icon, IconButton } from "./ui.js";
import { PLAIN, SIGNED } from "./words.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Player} Player
 *  @typedef {import("./review-data.js").Review} Review @typedef {import("./review-data.js").Decision} Decision
 *  @typedef {{state: "none"|"waiting"|"making"|"ready", done: number, count: number, before: number, review?: Review}} Progress
 *  @typedef {{table: string, seat: number, step: number, words: Words, players: Player[], secrets: boolean,
 *    choose: (seat: number) => void, close: () => void, look: (decision: Decision) => void,
 *    openRule: (rule: string) => void}} Props */

const EVERY = 1200; // milliseconds between two looks at how far it has come
const WRONG = { error: "web-error-server", rule: "", values: {}, sentence: "" };

/** Asks for the review and waits until it is there. @param {string} table @param {number} seat */
function useReview(table, seat) {
  const [found, setFound] = useState(/** @type {{seat: number, progress?: Progress, problem?: any}|null} */ (null));
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let timer = 0;
    let here = true;
    const told = (/** @type {Progress} */ progress) => {
      if (!here) return;
      setFound({ seat, progress });
      // A server that was started anew has forgotten it: then it is begun again.
      if (progress.state !== "ready") timer = setTimeout(progress.state === "none" ? begin : ask, EVERY);
    };
    const failed = (/** @type {any} */ error) => {
      if (!here) return;
      if (error.status === 0) timer = setTimeout(ask, 3 * EVERY); // no connection: it may come back
      else setFound({ seat, problem: error.refusal ?? WRONG });
    };
    const begin = () => void post(at(table, "/review"), { seat }).then(told, failed);
    const ask = () => void get(at(table, `/review?seat=${seat}`)).then(told, failed);
    begin();
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [table, seat, tries]);
  const now = found?.seat === seat ? found : null; // what was there before is another one's
  return { progress: now?.progress ?? null, problem: now?.problem ?? null, again: () => (setFound(null), setTries(tries + 1)) };
}

/** @param {Props} props */
export function ReviewPanel(props) {
  const { table, seat, words, players, choose, close } = props;
  const { progress, problem, again } = useReview(table, seat);
  useEffect(() => {
    words.fetchPart("review");
    words.fetchPart("advice");
    words.fetchPart("end");
  }, [words]);
  if (!words.has("web-review-of")) return html`<p class="loading" role="status">…</p>`;
  const review = progress?.review;
  return html`<section class="review" aria-label=${words.say("web-review-of", { name: players[seat].name })}>
    <header class="review-head"><h2><${Badge} player=${players[seat]} size=${26} /> ${words.say("web-review-open")}</h2>
      <label class="field inline"><span class="hidden">${words.say("web-review-whose")}</span>
        <select value=${seat} onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}>
          ${players.map((player) => html`<option value=${player.seat} key=${player.seat}>${player.name}</option>`)}</select></label>
      <${IconButton} icon="close" label=${words.say("web-back-to-log")} onClick=${close} /></header>
    ${problem && html`<div class="review-note" role="alert"><p>${words.refusal(problem)}</p>
      <button type="button" class="action small" onClick=${again}>${words.say("web-review-again")}</button></div>`}
    ${!problem && !review && html`<${Waiting} progress=${progress} words=${words} />`}
    ${review && html`<${Whole} key=${seat} ...${props} review=${review} />`}
  </section>`;
}

/** @param {{progress: Progress|null, words: Words}} props */
function Waiting({ progress, words }) {
  const { done = 0, count = 0, before = 0, state = "none" } = progress ?? {};
  const text = state === "waiting" && before > 0 ? words.say("web-review-before", { count: before }) : words.say("web-review-making");
  return html`<div class="review-note"><p role="status">${text}</p>
    <progress aria-label=${words.say("web-review-making")} max=${count || 1} ...${count ? { value: done } : {}}></progress>
    ${count > 0 && html`<p class="soft">${words.say("web-review-done", { done, count })}</p>`}
    <p class="soft">${words.say("web-review-go-away")}</p></div>`;
}

/** @param {Props & {review: Review}} props */
function Whole({ review, ...props }) {
  const { words, players, seat, table, step } = props;
  const { decisions } = review;
  const own = luckOf(review.luck[seat]);
  const [copied, setCopied] = useState("");
  const link = async () => {
    const to = new URL(rooted(`/r/${table}?review=${seat}#${step}`), location.href).href;
    setCopied((await copy(to)) ? words.say("web-review-copied") : to);
  };
  if (!decisions.length) return html`<p class="review-note">${words.say("web-review-nothing")}</p>`;
  return html`<div class="review-body" tabindex="0" role="group" aria-label=${words.say("web-review-open")}>
    <p class="soft">${words.say("web-review-how")}</p>
    <ul class="review-counts">${counts(decisions).map(([verdict, count]) => html`<li key=${verdict} class=${`verdict ${verdict}`}>
      <b aria-hidden="true">${signOf(verdict)}</b><span>${words.say(`web-review-count-${verdict}`, { count })}</span></li>`)}</ul>
    <${Curve} review=${review} words=${words} player=${players[seat]} step=${step} look=${props.look} />
    <${Turns} review=${review} words=${words} look=${props.look} />
    <div class="review-luck"><h3>${words.say("web-review-luck")}</h3>
      <p>${words.say(`web-review-luck-${own.said}`, { by: String(own.by), gain: SIGNED([own.gain]), error: String(own.error) })}</p>
      <details class="graph-table"><summary>${words.say("web-review-luck-all")}</summary><table><caption class="hidden">${words.say("web-review-luck-all")}</caption>
        <thead><tr><th scope="col">${words.say("web-review-player")}</th><th scope="col">${words.say("web-review-luck")}</th><th scope="col">${words.say("web-review-error")}</th></tr></thead>
        <tbody>${players.map((player) => html`<tr key=${player.seat}><th scope="row">${player.name}</th>
          <td>${SIGNED([luckOf(review.luck[player.seat]).gain])}</td><td>±${luckOf(review.luck[player.seat]).error}</td></tr>`)}</tbody></table></details></div>
    ${review.sides.length > 0 && html`<${Beliefs} review=${review} table=${table} words=${words} players=${players} openRule=${props.openRule} look=${props.look} />`}
    <${Decisions} review=${review} ...${props} />
    <p class="review-share"><button type="button" class="action small" onClick=${link}><${Icon} name="share" />${words.say("web-review-share")}</button>
      <span role="status">${copied}</span></p>
  </div>`;
}

/** Where the game turned, and by what. @param {{review: Review, words: Words, look: Props["look"]}} props */
function Turns({ review, words, look }) {
  if (!review.turns.length) return html`<p class="soft">${words.say("web-review-no-turns")}</p>`;
  return html`<ol class="review-turns">${review.turns.map((turn, place) => {
    const { decision, from, to } = turnOf(review, turn);
    const values = { from: String(hundredths(from)), to: String(hundredths(to)) };
    return html`<li key=${turn.step}><button type="button" class="review-turn" onClick=${() => look(decision)}>
      <b>${letterOf(place)}</b><span>${words.say("web-review-turn", { step: String(turn.step), ...values })}
        ${" "}<span>${words.say(`web-review-turn-${turn.cause}-${turn.change > 0 ? "up" : "down"}`)}</span></span></button></li>`;
  })}</ol>`;
}

/** Each decision, or only those that could have been better. @param {Props & {review: Review}} props */
function Decisions({ review, words, look, step }) {
  const [poor, setPoor] = useState(review.decisions.some((each) => each.verdict !== "good"));
  const shown = poor ? review.decisions.filter((each) => each.verdict !== "good") : review.decisions;
  return html`<h3>${words.say("web-review-decisions")}</h3>
    <label class="check"><input type="checkbox" checked=${poor} onChange=${() => setPoor(!poor)} /><span>${words.say("web-review-only")}</span></label>
    ${shown.length === 0 && html`<p>${words.say("web-review-none-poor")}</p>`}
    <ol class="review-list">${shown.map((decision) => html`<${One} key=${decision.step} decision=${decision} words=${words} look=${look} on=${decision.step === step + 1} />`)}</ol>`;
}

/** @param {{decision: Decision, words: Words, look: Props["look"], on: boolean}} props */
function One({ decision, words, look, on }) {
  const { verdict, action, best, reasons, lost, chance } = decision;
  /** @type {{current: HTMLElement|null}} */
  const row = useRef(null);
  useEffect(() => void (on && row.current?.scrollIntoView({ block: "nearest" })), [on]);
  const poor = verdict !== "good";
  const known = (/** @type {import("./review-data.js").Reason[]} */ all) => all.filter(({ key }) => words.has(`advice-${key}`));
  const said = (/** @type {import("./review-data.js").Reason[]} */ all) => html`<ul>${known(all).map((reason, place) => html`<li key=${`${place} ${reason.key}`}>
    ${words.say(`advice-${reason.key}`, reason.values)}</li>`)}</ul>`;
  return html`<li class=${`review-one ${verdict} ${on ? "on" : ""}`} ref=${row}>
    <button type="button" class="review-look" aria-current=${on ? "step" : undefined} onClick=${() => look(decision)}>
      <span class=${`verdict ${verdict}`}><b aria-hidden="true">${signOf(verdict)}</b><span>${words.say(`web-review-${verdict}`)}</span></span>
      <span class="review-step">${words.say("web-review-step", { step: String(decision.step) })}</span>
      <span class="review-given">${words.option(action)}</span>
      <span class="review-chance">${words.say("web-review-chance", { chance: String(hundredths(chance)) })}</span></button>
    ${poor && html`<div class="review-better">
      ${known(reasons.against).length > 0 && said(reasons.against)}
      <p>${words.say("web-review-better", { option: words.option(best) })}</p>
      ${known(reasons.for).length > 0 && said(reasons.for)}
      <p class="soft">${words.say("web-review-lost", { lost: PLAIN([hundredths(lost)]) })}</p></div>`}
  </li>`;
}
