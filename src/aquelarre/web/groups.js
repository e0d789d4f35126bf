/** My groups: those this person belongs to, and a new one. */
import { html, useEffect, useState } from "./html.js";
import { get, post } from "./api.js";
import { go } from "./nav.js";
import { callMe, keep, myName } from "./prefs.js";
import { Icon, Notices, Switches, tried } from "./ui.js";
import { words as wordsOf } from "./words.js";

/** @typedef {import("./words.js").Words} Words
 *  @typedef {{group: string, name: string, members: number, owner: boolean, tables: number}} Mine */

const MOST = 40; // letters of a name

/** The words of groups, with those of the lobby in which tables are made; null while they come.
 *  @returns {Words|null} */
export function useGroupWords() {
  const words = wordsOf();
  useEffect(() => void ["groups", "lobby"].forEach((part) => words?.fetchPart(part)), [words]);
  return words?.has("web-group-help") && words.has("web-tagline") ? words : null;
}

/** @param {{words: Words, children: any}} props */
export function GroupFrame({ words, children }) {
  return html`<div class="page group-page">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <nav><a href="/groups">${words.say("web-groups")}</a></nav><${Switches} words=${words} /></header>
    <main>${children}</main><${Notices} words=${words} /></div>`;
}

export function GroupsPage() {
  const words = useGroupWords();
  const [mine, setMine] = useState(/** @type {Mine[]|null} */ (null));
  useEffect(() => void get("/api/groups").then((found) => setMine(found.groups), () => setMine([])), []);
  useEffect(() => {
    if (words) document.title = `${words.say("web-groups")} · Aquelarre`;
  }, [words]);
  if (!words || !mine) return html`<p class="loading" role="status">…</p>`;
  return html`<${GroupFrame} words=${words}><h1>${words.say("web-groups")}</h1><p class="hint">${words.say("web-group-help")}</p>
    ${mine.length > 0 && html`<section class="tables"><h2>${words.say("web-group-mine")}</h2><ul>${mine.map((each) => html`<li class="table-row" key=${each.group}>
      <${Icon} name="players" /><span class="row-text"><b>${each.name}</b><small>${[
        words.say("web-group-count", { count: each.members }), each.tables > 0 && words.say("web-group-playing", { count: each.tables }),
      ].filter(Boolean).join(" · ")}</small></span>
      <a class="action small" href=${`/g/${each.group}`} aria-label=${`${words.say("web-group-open")}: ${each.name}`}>${words.say("web-group-open")}</a></li>`)}</ul></section>`}
    <${NewGroup} words=${words} /><//>`;
}

/** @param {{words: Words}} props */
function NewGroup({ words }) {
  const [name, setName] = useState("");
  const [me, setMe] = useState(myName.value);
  const make = async (/** @type {Event} */ event) => {
    event.preventDefault();
    callMe(me);
    const made = await tried(post("/api/groups", { name, me: me.trim() || words.say("web-guest") }), words);
    if (!made) return;
    keep(`group-${made.group}`, made.code);
    go(`/g/${made.group}`);
  };
  return html`<section class="card group-new"><h2>${words.say("web-group-new")}</h2><form onSubmit=${make}>
    <label class="field"><span>${words.say("web-group-name")}</span><input type="text" required maxlength=${MOST} value=${name} onInput=${(/** @type {any} */ { target }) => setName(target.value)} /></label>
    <label class="field"><span>${words.say("web-your-name")}</span><input type="text" maxlength="24" value=${me} autocomplete="nickname" placeholder=${words.say("web-guest")}
      onInput=${(/** @type {any} */ { target }) => setMe(target.value)} /></label>
    <button type="submit" class="action confirm">${words.say("web-group-make")}</button></form></section>`;
}
