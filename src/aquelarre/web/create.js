/** Making a table: for friends, or for several people at this device. */
import { html, useState } from "./html.js";
import { lazy } from "./lazy.js";
import { createTable } from "./make.js";
import { callMe, myName } from "./prefs.js";
import { botKind } from "./seats.js";
import { counted, longText, settingValue } from "./settings.js";
import { Dialog } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./types.js").GameInfo} GameInfo @typedef {import("./words.js").Words} Words */

const EditionField = lazy(() => import("./edition.js").then((found) => found.EditionField)); // few games have any

/** What can be chosen for each kind of clock, in seconds; that of days lets people take holidays.
 *  @type {Object<string, number[]>} */
const TIMES = { decision: [30, 60, 120, 300], bank: [300, 600, 1200, 1800], slow: [43200, 86400, 172800, 259200, 604800] };
/** @type {Object<string, number>} */
const USUAL = { bank: 600, slow: 86400 };
const HOLIDAYS = [0, 3, 7, 14, 30]; // days
const USUAL_HOLIDAYS = 14;

/** The clock that somebody has chosen. @param {string} kind @param {number} seconds @param {number} holidays */
export const clockOf = (kind, seconds, holidays) => ({
  kind: kind === "slow" ? "decision" : kind, seconds: kind === "none" ? 0 : seconds, extra: kind === "bank" ? 15 : 0, holidays: kind === "slow" ? holidays : 0,
});

/** Table options of a game. @param {any} props */
export function Settings({ game, words, settings, change }) {
  if (!game.settings.length) return null;
  return html`<fieldset class="settings-edit"><legend>${words.say("web-table-rules")}</legend>
    ${game.settings.map((/** @type {any} */ each) => html`<div class="setting" key=${each.name}>
      <span class="setting-text"><b id=${`set-${each.name}`}>${words.say(`setting-${each.name}`)}</b>
        <small>${words.say(`setting-${each.name}.help`)}</small></span>
      <span class="segments" role="radiogroup" aria-labelledby=${`set-${each.name}`}>${each.values.map((/** @type {number} */ value) => html`<label
        key=${value} class=${settings[each.name] === value ? "on" : ""}><input type="radio" name=${each.name} checked=${settings[each.name] === value}
          onChange=${() => change({ ...settings, [each.name]: value })} />${settingValue(words, each.name, value, each.values)}</label>`)}</span>
    </div>`)}</fieldset>`;
}

/** @param {{value: number, least: number, most: number, change: (value: number) => void, label: string}} props */
function Seats({ value, least, most, change, label }) {
  const counts = [...Array(most - least + 1).keys()].map((place) => least + place);
  return html`<fieldset class="seats-edit"><legend>${label}</legend><span class="segments">${counts.map((count) => html`<label
    key=${count} class=${count === value ? "on" : ""}><input type="radio" name="seats" checked=${count === value} onChange=${() => change(count)} />${count}</label>`)}</span></fieldset>`;
}

/** @param {{on: boolean, change: (on: boolean) => void, words: Words}} props */
function CoachForAll({ on, change, words }) {
  return html`<label class="check"><input type="checkbox" checked=${on} onChange=${() => change(!on)} /><span>${words.say("web-coach-for-all")}</span></label>`;
}

/** @param {GameInfo} game */
export const defaults = (game) => Object.fromEntries(game.settings.map((each) => [each.name, each.default]));

/** @param {{game: GameInfo, close: () => void, edition?: import("./edition.js").Chosen|null, group?: string}} props
 *   `edition`: one that is chosen already; `group`: whose table it will be */
export function CreateDialog({ game, close, edition: given = null, group = "" }) {
  const words = briefly(game.key);
  const [name, setName] = useState(myName.value);
  const [seats, setSeats] = useState(Math.min(game.most, Math.max(game.least, 4)));
  const [settings, setSettings] = useState(defaults(game));
  const [bots, setBots] = useState(/** @type {Object<string, string>} */ ({}));
  const [open, setOpen] = useState(false);
  const [clocked, setClocked] = useState("none");
  const [seconds, setSeconds] = useState(60);
  const [holidays, setHolidays] = useState(USUAL_HOLIDAYS);
  const [chat, setChat] = useState("on");
  const [coach, setCoach] = useState(false);
  const [edition, setEdition] = useState(given);
  const [busy, setBusy] = useState(false);
  if (!words) return null;
  const alone = [...Array(seats).keys()].slice(1).every((seat) => bots[seat]);
  const kind = alone ? "none" : clocked; // bots mind nobody's time
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    callMe(name);
    setBusy(true);
    const chosen = Object.fromEntries(Object.entries(bots).filter(([seat, bot]) => bot && Number(seat) < seats));
    const clock = clockOf(kind, seconds, holidays);
    const claims = chat === "claims" && game.claims?.setting ? { [game.claims.setting]: 1 } : {};
    const names = [name.trim() || words.say("web-guest")];
    const wish = { game: game.key, seats, settings: { ...settings, ...claims }, names, bots: chosen, open, clock, chat, coach: coach && !alone };
    const refused = await createTable({ ...wish, edition: edition?.text, group }, words);
    if (refused && edition) setEdition({ ...edition, refused });
    setBusy(false);
  };
  const ways = game.claims?.events.length ? ["on", "reminders", "claims", "off"] : ["on", "reminders", "off"];
  const pickKind = (/** @type {string} */ wanted) => {
    setClocked(wanted);
    setSeconds(USUAL[wanted] ?? 60);
  };
  return html`<${Dialog} title=${words.say("web-create-title", { game: words.say("game-title") })} close=${close} words=${words} wide>
    <form class="create" onSubmit=${make}>
      <label class="field"><span>${words.say("web-your-name")}</span><input type="text" maxlength="24" value=${name} autocomplete="nickname"
        placeholder=${words.say("web-guest")} onInput=${(/** @type {any} */ event) => setName(event.target.value)} /></label>
      <${Seats} value=${seats} least=${game.least} most=${game.most} change=${setSeats} label=${words.say("web-how-many")} />
      <fieldset class="bots-edit"><legend>${words.say("web-who-sits")}</legend>
        <ul>${[...Array(seats).keys()].slice(1).map((seat) => html`<li key=${seat}><label class="field inline"><span>${words.say("web-seat-number", { number: seat + 1 })}</span>
          <select value=${bots[seat] ?? ""} onChange=${(/** @type {any} */ event) => setBots({ ...bots, [seat]: event.target.value })}>
            <option value="">${words.say("web-person")}</option>
            ${game.bots.map((bot) => html`<option value=${bot} key=${bot}>${botKind(bot, words)}</option>`)}</select></label></li>`)}</ul></fieldset>
      <${Settings} game=${game} words=${words} settings=${settings} change=${setSettings} />
      ${game.edition && html`<${EditionField} game=${game.key} names=${game.editions} printed=${game.edition.printed} words=${words} chosen=${edition} choose=${setEdition} />`}
      <div class="create-more">
        ${!alone && html`<label class="field"><span>${words.say("web-clock")}</span><select value=${kind} onChange=${(/** @type {any} */ event) => pickKind(event.target.value)}>
          ${["none", "decision", "bank", "slow"].map((each) => html`<option value=${each} key=${each}>${words.say(`web-clock-${each}`)}</option>`)}</select></label>`}
        ${kind !== "none" && html`<label class="field"><span>${words.say("web-time")}</span><select value=${seconds} onChange=${(/** @type {any} */ event) => setSeconds(Number(event.target.value))}>
          ${TIMES[kind].map((each) => html`<option value=${each} key=${each}>${kind === "slow" ? longText(each, words.lang) : each < 60 ? words.say("web-seconds", { count: each }) : words.say("web-minutes", { count: each / 60 })}</option>`)}</select></label>`}
        ${kind === "slow" && html`<label class="field"><span>${words.say("web-create-holidays")}</span><select value=${holidays} onChange=${(/** @type {any} */ event) => setHolidays(Number(event.target.value))}>
          ${HOLIDAYS.map((each) => html`<option value=${each} key=${each}>${counted(each, "day", words.lang)}</option>`)}</select></label>`}
        <label class="field"><span>${words.say("web-talk")}</span><select value=${chat} onChange=${(/** @type {any} */ event) => setChat(event.target.value)}>
          ${ways.map((each) => html`<option value=${each} key=${each}>${words.say(`web-chat-${each}-short`)}</option>`)}</select></label>
        <label class="check"><input type="checkbox" checked=${open} onChange=${() => setOpen(!open)} /><span>${words.say("web-open-to-all")}</span></label>
        ${game.coach && !alone && html`<${CoachForAll} on=${coach} change=${setCoach} words=${words} />`}
      </div>
      <footer class="dialog-foot"><button type="submit" class="action confirm big" disabled=${busy}>${words.say("web-create")}</button></footer>
    </form>
  <//>`;
}

/** @param {{game: GameInfo, close: () => void}} props */
export function HotSeatDialog({ game, close }) {
  const words = briefly(game.key);
  /** @type {[string[], (names: string[]) => void]} */
  const [names, setNames] = useState([myName.value, ...Array(game.least - 1).fill("")]);
  const [bots, setBots] = useState(0);
  const [settings, setSettings] = useState(defaults(game));
  const [coach, setCoach] = useState(false);
  const [edition, setEdition] = useState(/** @type {import("./edition.js").Chosen|null} */ (null));
  const [busy, setBusy] = useState(false);
  if (!words) return null;
  const seats = names.length + bots;
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setBusy(true);
    const people = names.map((name, place) => name.trim() || words.say("player-unnamed", { number: String(place + 1) }));
    const chosen = Object.fromEntries([...Array(bots).keys()].map((place) => [String(names.length + place), "guide"]));
    const refused = await createTable({ game: game.key, seats, settings, names: people, bots: chosen, chat: "off", coach: coach && names.length > 1, edition: edition?.text }, words);
    if (refused && edition) setEdition({ ...edition, refused });
    setBusy(false);
  };
  return html`<${Dialog} title=${words.say("web-hot-title", { game: words.say("game-title") })} close=${close} words=${words} wide>
    <form class="create" onSubmit=${make}>
      <p>${words.say(game.secrets ? "web-hot-help-secrets" : "web-hot-help")}</p>
      <fieldset class="names-edit"><legend>${words.say("web-players")}</legend>
        ${names.map((name, place) => html`<div class="row" key=${place}><input type="text" maxlength="24" value=${name} aria-label=${words.say("web-seat-number", { number: place + 1 })}
          placeholder=${words.say("player-unnamed", { number: String(place + 1) })}
          onInput=${(/** @type {any} */ event) => setNames(names.map((each, k) => (k === place ? event.target.value : each)))} />
          ${names.length > 1 && html`<button type="button" class="action small quiet" onClick=${() => setNames(names.filter((_, k) => k !== place))}
            aria-label=${words.say("web-remove-name", { name: name || String(place + 1) })}>×</button>`}</div>`)}
        <button type="button" class="action small quiet" disabled=${seats >= game.most} onClick=${() => setNames([...names, ""])}>+ ${words.say("web-person")}</button>
      </fieldset>
      <label class="field inline"><span>${words.say("web-plus-bots")}</span><select value=${bots} onChange=${(/** @type {any} */ event) => setBots(Number(event.target.value))}>
        ${[...Array(game.most - names.length + 1).keys()].map((count) => html`<option value=${count} key=${count}>${count}</option>`)}</select></label>
      <${Settings} game=${game} words=${words} settings=${settings} change=${setSettings} />
      ${game.edition && html`<${EditionField} game=${game.key} names=${game.editions} printed=${game.edition.printed} words=${words} chosen=${edition} choose=${setEdition} />`}
      ${game.coach && names.length > 1 && html`<${CoachForAll} on=${coach} change=${setCoach} words=${words} />`}
      <footer class="dialog-foot"><button type="submit" class="action confirm big" disabled=${busy || seats < game.least || seats > game.most}>${words.say("web-start")}</button></footer>
    </form>
  <//>`;
}
