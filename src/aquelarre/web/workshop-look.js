/** A quick look: bots play with this box and with ours, and the page shows what they have found so far. */
import { html, useEffect, useRef, useState } from "./html.js";
import { get, post } from "./api.js";
import { botKind } from "./seats.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{title: string, heads: string[], lines: string[][], notes: string[], folded: boolean}} Section
 *  @typedef {{played: number, games: number, over: boolean, sections: Section[]}} Seen
 *  @typedef {{state: string, before: number, found: Seen|null}} Progress */

const EVERY = 1000; // ms between two questions how far it is
const GAMES = [200, 500, 1000, 2000];
const BOTS = ["guide", "novice", "random"];
const GOING_ON = ["waiting", "playing"];

/** @param {{form: import("./workshop-box.js").Form, text: string, bots: string[], words: Words}} props  `text`: the edition, "" while it does not fit */
export function QuickLook({ form, text, bots, words }) {
  const [least, most] = form.seats;
  const [seats, setSeats] = useState(Math.round((least + most) / 2));
  const [games, setGames] = useState(GAMES[0]);
  const [bot, setBot] = useState(BOTS[0]);
  const [seen, setSeen] = useState(/** @type {Progress|null} */ (null));
  const [refused, setRefused] = useState("");
  const [about, setAbout] = useState("");
  const name = useRef("");
  const timer = useRef(0);
  const ended = useRef(""); // it was `stopped` or `left`, perhaps before the server has given it a name
  const stop = (/** @type {boolean} */ leaving = false) => {
    ended.current = leaving ? "left" : "stopped";
    if (name.current) post(`/api/looks/${name.current}/stop`, {}, {}, leaving).catch(() => {});
  };
  const ask = async () => {
    const found = await get(`/api/looks/${name.current}`).catch((problem) => (problem.status === 0 ? null : { state: "failed", before: 0, found: null }));
    if (!name.current) return;
    if (found) setSeen((/** @type {Progress|null} */ before) => ({ ...found, found: found.found ?? before?.found ?? null }));
    if (!found || GOING_ON.includes(found.state)) timer.current = setTimeout(ask, EVERY);
    else name.current = "";
  };
  const begin = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setRefused("");
    setSeen({ state: "waiting", before: 0, found: null });
    setAbout(text);
    ended.current = "";
    try {
      name.current = (await post("/api/looks", { game: form.game, edition: text, seats, games, bot, lang: words.lang })).look;
      const left = ended.current === "left";
      if (ended.current) stop(left);
      if (left) name.current = "";
      else ask();
    } catch (problem) {
      setSeen(null);
      setRefused(words.refusal(/** @type {any} */ (problem).refusal));
    }
  };
  useEffect(() => {
    const leave = () => stop(true);
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      clearTimeout(timer.current);
      leave();
      name.current = "";
    };
  }, []);
  const busy = seen !== null && GOING_ON.includes(seen.state);
  const select = (/** @type {string} */ key, /** @type {any} */ value, /** @type {any[]} */ values, /** @type {(value: any) => void} */ set, /** @type {(value: any) => any} */ say = String) => html`<label class="field"><span>${words.say(key)}</span>
    <select value=${value} disabled=${busy} onChange=${(/** @type {any} */ event) => set(values[event.target.selectedIndex])}>${values.map((each) => html`<option key=${each} value=${each}>${say(each)}</option>`)}</select></label>`;
  const counts = [...Array(most - least + 1).keys()].map((n) => least + n);
  return html`<details class="card ws-look"><summary>${words.say("web-workshop-look")}</summary><p>${words.say("web-workshop-look-help")}</p>
    <form onSubmit=${begin}>${select("web-how-many", seats, counts, setSeats)}${select("web-workshop-look-games", games, GAMES, setGames)}
      ${select("web-workshop-look-bot", bot, BOTS.filter((each) => bots.includes(each)), setBot, (kind) => botKind(kind, words))}
      ${busy ? html`<button type="button" class="action" onClick=${() => stop()}>${words.say("web-workshop-look-stop")}</button>`
        : html`<button type="submit" class="action confirm" disabled=${!text}>${words.say("web-workshop-look-begin")}</button>`}</form>
    <p role="alert">${refused}</p>${seen && html`<${Found} seen=${seen} games=${games} old=${about !== text && text !== ""} words=${words} />`}</details>`;
}

/** @param {{seen: Progress, games: number, old: boolean, words: Words}} props */
function Found({ seen: { state, before, found }, games, old, words }) {
  const played = found?.played ?? 0;
  const key = state === "playing" && !found ? "waiting" : state;
  const said = words.say(`web-workshop-look-${key}`, { before, played, games: found?.games ?? games });
  return html`${GOING_ON.includes(state) && html`<progress max=${games} value=${played} aria-label=${words.say("web-workshop-look")}></progress>`}
    <p role="status">${said} ${old && words.say("web-workshop-look-old")}</p>
    ${found?.sections.map((section) => html`<${Table} key=${section.title} section=${section} />`)}`;
}

/** @param {{section: Section}} props */
function Table({ section: { title, heads, lines, notes, folded } }) {
  const table = lines.length > 0 && html`<div class="ws-scroll" tabindex="0" role="region" aria-label=${title}><table><thead><tr>${heads.map((head) => html`<th scope="col" key=${head}>${head}</th>`)}</tr></thead>
    <tbody>${lines.map((line, k) => html`<tr key=${k}><th scope="row">${line[0]}</th>${line.slice(1).map((cell, n) => html`<td key=${n}>${cell}</td>`)}</tr>`)}</tbody></table></div>`;
  const told = notes.map((note, k) => html`<p key=${k}>${note}</p>`);
  return folded ? html`<details class="ws-changes"><summary>${title}</summary>${told}${table}</details>` : html`<h3>${title}</h3>${told}${table}`;
}
