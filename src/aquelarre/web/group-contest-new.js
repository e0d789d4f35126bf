/** A new league or knock-out of a group. */
import { html, useState } from "./html.js";
import { post } from "./api.js";
import { clockOf, defaults, Settings } from "./create.js";
import { botKind } from "./seats.js";
import { counted } from "./settings.js";
import { Dialog, tried } from "./ui.js";
import { briefly } from "./words.js";

/** @typedef {import("./group.js").Shown} Shown @typedef {import("./types.js").GameInfo} GameInfo */

const CLOCKS = [0, 86400, 172800, 259200, 604800, 60, 300]; // seconds for a decision; 0: nobody is hurried
const HOLIDAYS = 7; // days
const MOST = 12; // seats at a table

/** @param {Pick<Shown, "group"|"words"|"games"> & {where: string, made: () => Promise<void>, close: () => void}} props */
export function NewContest({ group, words, games, where, made, close }) {
  const possible = games.filter((game) => game.most >= 2);
  const [name, setName] = useState("");
  const [kind, setKind] = useState("league");
  const [key, setKey] = useState(possible[0]?.key ?? "");
  const [seats, setSeats] = useState(2);
  const [rounds, setRounds] = useState(0);
  const [advance, setAdvance] = useState(1);
  const [members, setMembers] = useState(group.members.map(({ member }) => member));
  const [bots, setBots] = useState(0);
  const [clock, setClock] = useState(0);
  const game = possible.find((each) => each.key === key) ?? possible[0];
  const [settings, setSettings] = useState(/** @type {Object<string, number>} */ ({}));
  const title = briefly(key);
  if (!game || !title) return null;
  const least = Math.max(2, game.least);
  const size = Math.min(Math.max(seats, least), Math.min(MOST, game.most));
  const flip = (/** @type {number} */ member) => setMembers(members.includes(member) ? members.filter((each) => each !== member) : [...members, member]);
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = {
      name, kind, game: game.key, seats: size, members, bots: group.bots ? Array(bots).fill("guide") : [],
      settings: { ...defaults(game), ...settings }, clock: clockOf(clock >= 43200 ? "slow" : clock ? "decision" : "none", clock, HOLIDAYS),
      ...(kind === "league" ? { rounds } : { advance: Math.min(advance, size - 1) }),
    };
    const done = await tried(post(where, wish), words);
    if (done) await made();
  };
  const numbers = (/** @type {number} */ from, /** @type {number} */ to) => [...Array(Math.max(0, to - from + 1)).keys()].map((each) => from + each);
  const time = (/** @type {number} */ each) => (each === 0 ? words.say("web-clock-none") : each >= 43200 ? counted(each / 86400, "day", words.lang) : counted(each / 60, "minute", words.lang));
  const choice = (/** @type {string} */ label, /** @type {any} */ value, /** @type {any[]} */ values, /** @type {(value: any) => void} */ set, /** @type {(value: any) => string} */ say) => html`<label class="field"><span>${words.say(label)}</span>
    <select value=${value} onChange=${(/** @type {any} */ { target }) => set(typeof value === "number" ? Number(target.value) : target.value)}>${values.map((each) => html`<option key=${each} value=${each}>${say(each)}</option>`)}</select></label>`;
  return html`<${Dialog} title=${words.say("web-group-contest-new")} close=${close} words=${words} wide><form class="create" onSubmit=${make}>
    <label class="field"><span>${words.say("web-group-contest-name")}</span><input type="text" required maxlength="40" value=${name} onInput=${(/** @type {any} */ { target }) => setName(target.value)} /></label>
    <div class="create-more">${choice("web-group-contest-kind", kind, ["league", "cup"], setKind, (each) => words.say(`web-group-${each}`))}
      ${choice("web-group-contest-game", game.key, possible.map((each) => each.key), (each) => (setKey(each), setSettings({})), (each) => briefly(each)?.say("game-title") ?? each)}
      ${choice("web-group-contest-seats", size, numbers(least, Math.min(MOST, game.most)), setSeats, String)}
      ${kind === "league" ? choice("web-group-contest-rounds", rounds, numbers(0, 40), setRounds, (each) => (each ? String(each) : words.say("web-group-rounds-usual")))
        : choice("web-group-contest-advance", Math.min(advance, size - 1), numbers(1, size - 1), setAdvance, String)}
      ${choice("web-clock", clock, CLOCKS, setClock, time)}
      ${group.bots && choice("web-group-contest-bots", bots, numbers(0, size - 1), setBots, (each) => (each ? `${each} × ${botKind("guide", words)}` : "0"))}</div>
    <fieldset class="group-players"><legend>${words.say("web-group-contest-who")}</legend>${group.members.map(({ member, name: called }) => html`<label class="check" key=${member}>
      <input type="checkbox" checked=${members.includes(member)} onChange=${() => flip(member)} /><span>${called || words.say("web-guest")}</span></label>`)}</fieldset>
    <${Settings} game=${game} words=${title} settings=${{ ...defaults(game), ...settings }} change=${setSettings} />
    <footer class="dialog-foot"><button type="submit" class="action confirm big">${words.say("web-group-contest-make")}</button></footer></form><//>`;
}
