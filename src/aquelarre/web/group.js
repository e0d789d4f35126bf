/** A group: its tables, what it plays for, its ratings, its games, its members. Only they see it. */
import { html, useEffect, useMemo, useState } from "./html.js";
import { allGames, get, post } from "./api.js";
import { Games } from "./group-games.js";
import { Deleting, Invite, Members, Settings } from "./group-people.js";
import { Ratings } from "./group-ratings.js";
import { GroupFrame, useGroupWords } from "./groups.js";
import { inOrder } from "./in-order.js";
import { lazy } from "./lazy.js";
import { callMe, keep, myName, recall } from "./prefs.js";
import { Icon, tried } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./types.js").Summary} Summary
 *  @typedef {import("./types.js").GameInfo} GameInfo
 *  @typedef {{member: number, name: string, owner: boolean, at: number, me: boolean}} Member
 *  @typedef {{group: string, name: string, rated: boolean, bots: boolean, owner: boolean, members: Member[], tables: Summary[]}} Group
 *  @typedef {{group: Group, words: Words, look: () => Promise<void>, code: string, games: GameInfo[]}} Shown */

const LOOK_EVERY = 8000; // ms
const Contests = lazy(() => import("./group-contests.js").then((found) => found.Contests));
const Tables = lazy(() => import("./group-tables.js").then((found) => found.Tables));

/** The code in the address. Fragments are never sent. */
function codeHere() {
  const found = /^#join=([\w-]+)$/.exec(location.hash)?.[1] ?? "";
  if (found) history.replaceState(null, "", location.pathname);
  return found;
}

/** @param {{table: string}} props the name of the group, which is what stands in the address */
export function GroupPage({ table: name }) {
  const words = useGroupWords();
  const where = `/api/groups/${encodeURIComponent(name)}`;
  const [group, setGroup] = useState(/** @type {Group|null|undefined} */ (undefined)); // null: not ours
  const [code, setCode] = useState(() => codeHere() || recall(`group-${name}`));
  const [games, setGames] = useState(/** @type {GameInfo[]} */ ([]));
  const show = useMemo(() => inOrder(setGroup), []);
  const look = () => show(get(where)).catch((problem) => {
    if (problem.status === 404) setGroup(null);
  });
  useEffect(() => {
    if (group === null) return undefined; // a stranger who waits learns nothing more
    let timer = 0;
    const again = async () => {
      await look();
      timer = setTimeout(again, LOOK_EVERY);
    };
    again();
    return () => clearTimeout(timer);
  }, [group === null]);
  useEffect(() => void allGames().then(setGames, () => {}), []);
  useEffect(() => {
    if (words) document.title = `${group?.name ?? words.say("web-groups")} · Aquelarre`;
  }, [words, group?.name]);
  if (!words || group === undefined) return html`<p class="loading" role="status">…</p>`;
  const renew = (/** @type {string} */ fresh) => (keep(`group-${name}`, fresh), setCode(fresh));
  if (!group) return html`<${GroupFrame} words=${words}><${Door} ...${{ where, code, words, look }} joined=${() => renew(code)} /><//>`;
  const shown = { group, words, look, code, games };
  return html`<${GroupFrame} words=${words}>
    <h1>${group.name}</h1><p class="hint">${words.say("web-group-count", { count: group.members.length })}</p>
    <${Tables} ...${shown} />
    <${Contests} ...${shown} />
    ${group.rated && html`<${Ratings} ...${shown} key=${`${group.bots} ${group.tables.length}`} />`}
    <${Games} ...${shown} />
    <div class="group-ways"><${Members} ...${shown} /><div><${Invite} ...${shown} renew=${renew} />${group.owner && html`<${Settings} ...${shown} />`}</div></div>
    <${Deleting} ...${shown} /><//>`;
}

/** Before one is a member. @param {{where: string, code: string, words: Words, look: () => Promise<void>, joined: () => void}} props */
function Door({ where, code, words, look, joined }) {
  const [known, setKnown] = useState(/** @type {{name: string, members: number}|null|undefined} */ (code ? undefined : null));
  const [me, setMe] = useState(myName.value);
  useEffect(() => {
    if (code) post(`${where}/knock`, { code }).then(setKnown, () => setKnown(null));
  }, [code]);
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    callMe(me);
    const done = await tried(post(`${where}/join`, { code, name: me.trim() || words.say("web-guest") }).then(() => true), words);
    if (!done) return;
    joined();
    await look();
  };
  if (known === undefined) return html`<p class="loading" role="status">…</p>`;
  if (known === null) return html`<section class="card group-door"><h1>${words.say("web-groups")}</h1><p>${words.say("web-group-closed")}</p>
    <a class="action" href="/groups">${words.say("web-groups")}</a></section>`;
  return html`<section class="card group-door"><${Icon} name="players" size=${44} /><h1>${known.name}</h1>
    <p>${words.say("web-group-invited", { count: known.members })}</p><p class="hint">${words.say("web-group-invited-help")}</p>
    <form class="row" onSubmit=${join}><label class="field"><span>${words.say("web-your-name")}</span>
      <input type="text" maxlength="24" value=${me} autocomplete="nickname" placeholder=${words.say("web-guest")} onInput=${(/** @type {any} */ { target }) => setMe(target.value)} /></label>
      <button type="submit" class="action confirm">${words.say("web-group-join")}</button></form></section>`;
}
