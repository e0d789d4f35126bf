/** Who belongs to a group, how others come in, and what its owners decide. */
import { html, useEffect, useState } from "./html.js";
import { post } from "./api.js";
import { Link } from "./invite.js";
import { go } from "./nav.js";
import { keep, lang } from "./prefs.js";
import { rooted } from "./root.js";
import { Icon, notify, sure, tried } from "./ui.js";

/** @typedef {import("./group.js").Shown} Shown @typedef {import("./group.js").Member} Member */

/** @param {{group: import("./group.js").Group}} props */
const placeOf = ({ group }) => `/api/groups/${encodeURIComponent(group.group)}`;

/** @param {Shown} props */
export function Members({ group, words, look }) {
  const where = placeOf({ group });
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: "medium" });
  const name = (/** @type {Member} */ member) => member.name || words.say("web-guest");
  const me = group.members.find((member) => member.me);
  const owners = group.members.filter((member) => member.owner).length;
  const [called, setCalled] = useState(me?.name ?? "");
  const change = async (/** @type {Member} */ member, /** @type {string} */ what) => {
    const yes = words.say("web-group-remove", { name: name(member) });
    if (what === "remove" && !(await sure(words.say("web-group-remove-sure", { name: name(member) }), yes))) return;
    await tried(post(`${where}/member`, { member: member.member, do: what }), words);
    await look();
  };
  const rename = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const done = await tried(post(`${where}/me`, { name: called }).then(() => true), words);
    if (done) notify(words.say("web-group-saved"));
    await look();
  };
  return html`<section class="tables"><h2>${words.say("web-group-members")}</h2>
    <ul>${group.members.map((member) => html`<li class="table-row" key=${member.member}>
      <span class="row-text"><b>${name(member)}</b><small>${words.say("web-group-since", { date: date.format(member.at * 1000) })}</small></span>
      ${member.me && html`<span class="tag">${words.say("web-you")}</span>`}${member.owner && html`<span class="tag waiting">${words.say("web-group-owner")}</span>`}
      ${group.owner && !(member.owner && owners === 1) && html`<button type="button" class="action small quiet" aria-label=${`${name(member)}: ${words.say(member.owner ? "web-group-no-owner" : "web-group-make-owner")}`}
        onClick=${() => change(member, member.owner ? "plain" : "owner")}>${words.say(member.owner ? "web-group-no-owner" : "web-group-make-owner")}</button>`}
      ${group.owner && !member.me && html`<button type="button" class="action small quiet" onClick=${() => change(member, "remove")}>${words.say("web-group-remove", { name: name(member) })}</button>`}</li>`)}</ul>
    <form class="row group-me" onSubmit=${rename}><label class="field"><span>${words.say("web-group-me")}</span>
      <input type="text" maxlength="24" value=${called} onInput=${(/** @type {any} */ { target }) => setCalled(target.value)} /></label>
      <button type="submit" class="action" disabled=${called.trim() === me?.name}>${words.say("web-group-save")}</button></form></section>`;
}

/** The link, where it is known: the server keeps only a hash. @param {Shown & {renew: (code: string) => void}} props */
export function Invite({ group, words, code, renew }) {
  const ask = async () => {
    if (code && !(await sure(words.say("web-group-renew-sure"), words.say("web-group-renew")))) return;
    const made = await tried(post(`${placeOf({ group })}/link`), words);
    if (made) renew(made.code);
  };
  const link = `${location.origin}${rooted(`/g/${encodeURIComponent(group.group)}`)}#join=${code}`;
  return html`<section class="card"><h2>${words.say("web-group-invite")}</h2><p>${words.say(code ? "web-group-invite-help" : group.owner ? "web-group-invite-lost" : "web-group-invite-owner")}</p>
    ${code && html`<${Link} text=${link} label=${words.say("web-group-link")} words=${words} />`}
    ${group.owner && html`<button type="button" class="action quiet" onClick=${ask}>${words.say("web-group-renew")}</button>`}</section>`;
}

/** @param {Shown} props */
export function Settings({ group, words, look }) {
  const [name, setName] = useState(group.name);
  useEffect(() => setName(group.name), [group.name]);
  const save = async (/** @type {any} */ change) => {
    const wish = { name, rated: group.rated, bots: group.bots, ...change };
    const done = await tried(post(`${placeOf({ group })}/change`, wish).then(() => true), words);
    await look();
    if (done) notify(words.say("web-group-saved"));
  };
  const rename = (/** @type {Event} */ event) => (event.preventDefault(), save({}));
  const check = (/** @type {"rated"|"bots"} */ what) => html`<label class="check"><input type="checkbox" checked=${group[what]} onChange=${() => save({ name: group.name, [what]: !group[what] })} />
    <span>${words.say(`web-group-${what}`)}</span></label>`;
  return html`<section class="card"><h2>${words.say("web-group-settings")}</h2>
    <form class="row" onSubmit=${rename}><label class="field"><span>${words.say("web-group-name")}</span><input type="text" required maxlength="40" value=${name} onInput=${(/** @type {any} */ { target }) => setName(target.value)} /></label>
      <button type="submit" class="action" disabled=${name.trim() === group.name}>${words.say("web-group-save")}</button></form>
    ${check("rated")}${check("bots")}</section>`;
}

/** Leaving, and the end of it all. @param {Shown} props */
export function Deleting({ group, words }) {
  const end = async (/** @type {string} */ what) => {
    if (!(await sure(words.say(`web-group-${what}-sure`), words.say(`web-group-${what}`)))) return;
    const done = await tried(post(`${placeOf({ group })}/${what}`).then(() => true), words);
    if (!done) return;
    keep(`group-${group.group}`, "");
    go("/groups");
  };
  return html`<p class="row group-end"><button type="button" class="action quiet" onClick=${() => end("leave")}><${Icon} name="door" />${words.say("web-group-leave")}</button>
    ${group.owner && html`<button type="button" class="action quiet danger" onClick=${() => end("delete")}>${words.say("web-group-delete")}</button>`}</p>`;
}
