/** Holidays of a slow table: taking them, who is away until when, and coming back. Fetched when somebody wants to. */
import { html, useEffect, useState } from "./html.js";
import { Badge } from "./seats.js";
import { counted, dayText } from "./settings.js";
import { Dialog, Icon, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./room.js").Room} Room
 *  @typedef {import("./session.js").Session} Session @typedef {import("./types.js").Player} Player */

/** Days that can be chosen, the most last. @param {number} spare */
export const choices = (spare) => Array.from({ length: spare }, (_, place) => place + 1);

/** @param {Room} room @param {Session} session @param {number} days 0: back again @param {Words} words */
const take = (room, session, days, words) => tried(room.post("holiday", { seat: session.seat, days }), words);

/** @param {{room: Room, session: Session, words: Words, close: () => void}} props */
export function HolidayDialog({ room, session, words, close }) {
  const [days, setDays] = useState(1);
  useEffect(() => void words.fetchPart("away"), [words]);
  const clock = session.summary.value?.clock;
  const spare = clock?.spare?.[session.seat] ?? 0;
  const until = clock?.away?.[session.seat];
  const say = (/** @type {string} */ key, /** @type {any} */ values = {}) => words.say(`web-holiday-${key}`, values);
  const act = async (/** @type {number} */ count) => {
    await take(room, session, count, words);
    close();
  };
  return html`<${Dialog} title=${words.say("web-holidays")} close=${close} words=${words}>
    ${words.has("web-holiday-help") && (until
      ? html`<p>${say("mine", { date: dayText(until, words.lang) })}</p>
        <button type="button" class="action confirm" onClick=${() => act(0)}>${say("back")}</button>`
      : html`<p>${say("help")}</p><p>${say("spare", { count: spare })}</p>
        ${spare > 0 && html`<form class="row" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), act(days))}>
          <label class="field"><span>${say("days")}</span><select value=${days} onChange=${(/** @type {any} */ event) => setDays(Number(event.target.value))}>
            ${choices(spare).map((each) => html`<option key=${each} value=${each}>${counted(each, "day", words.lang)}</option>`)}</select></label>
          <button type="submit" class="action confirm">${say("take")}</button></form>`}`)}
  <//>`;
}

/** Who is away, until when. @param {{room: Room, session: Session, words: Words, players: Player[]}} props */
export function Holidays({ room, session, words, players }) {
  useEffect(() => void words.fetchPart("away"), [words]);
  if (!words.has("web-holiday-mine")) return null;
  const away = Object.entries(session.summary.value?.clock.away ?? {}).map(([seat, until]) => ({ seat: Number(seat), date: dayText(until, words.lang) }));
  return html`${away.map(({ seat, date }) => seat === session.seat
    ? html`<p class="banner holiday" role="status" key=${seat}><${Icon} name="moon" size=${18} /><span>${words.say("web-holiday-mine", { date })}</span>
      <button type="button" class="action small" onClick=${() => take(room, session, 0, words)}>${words.say("web-holiday-back")}</button></p>`
    : html`<p class="banner holiday" role="status" key=${seat}><${Badge} player=${players[seat]} size=${22} />
      <span>${words.say("web-holiday-other", { name: players[seat].name, date })}</span></p>`)}`;
}
