/** Invitations: a link and a picture of it for phones; and moving one's seat to another device. */
import { html, useEffect, useState } from "./html.js";
import { qrOf } from "./api.js";
import { rooted } from "./root.js";
import { copy, Dialog, Icon, notify } from "./ui.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./room.js").Room} Room */

/** A link as a picture for cameras. @param {{text: string, words: Words}} props */
export function Qr({ text, words }) {
  const [image, setImage] = useState("");
  useEffect(() => {
    let here = true;
    qrOf(text).then((found) => here && setImage(found), () => here && setImage(""));
    return () => {
      here = false;
    };
  }, [text]);
  return html`<span class="qr">${image && html`<img src=${image} alt=${words.say("web-qr-alt")} width="196" height="196" />`}</span>`;
}

/** @param {{text: string, label: string, words: Words}} props */
export function Link({ text, label, words }) {
  const share = typeof navigator.share === "function";
  const copied = async () => notify(words.say((await copy(text)) ? "web-copied" : "web-copy-yourself"));
  return html`<div class="link-card">
    <${Qr} text=${text} words=${words} />
    <div class="link-side">
      <label class="field"><span>${label}</span>
        <input type="text" readonly value=${text} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
      <div class="row">
        <button type="button" class="action confirm" onClick=${copied}>${words.say("web-copy")}</button>
        ${share && html`<button type="button" class="action" onClick=${() => navigator.share({ url: text, title: "Aquelarre" }).catch(() => {})}>
          <${Icon} name="share" />${words.say("web-share")}</button>`}
      </div>
    </div>
  </div>`;
}

/** @param {string} table @param {string} code */
export const inviteLink = (table, code) =>
  `${location.origin}${rooted("/t/")}${encodeURIComponent(table)}${code ? `#invite=${code}` : ""}`;

/** The link of a table with its picture. @param {{room: Room, words: Words}} props */
export function Invitation({ room, words }) {
  return html`<${Link} text=${inviteLink(room.table, room.invite.value)} label=${words.say("web-invite-link")} words=${words} />`;
}

/** @param {{room: Room, words: Words, close: () => void}} props */
export function InviteDialog({ room, words, close }) {
  const summary = room.session?.summary.value;
  const code = room.invite.value;
  const host = Boolean(summary?.host);
  const usable = summary && room.invited(summary);
  const ended = code && summary?.invited === false; // somebody has left a seat with secrets
  return html`<${Dialog} title=${words.say("web-invite")} close=${close} words=${words}>
    <p>${words.say(usable ? "web-invite-help" : host ? (ended ? "web-invite-ended" : "web-invite-lost") : "web-invite-host")}</p>
    ${usable && html`<${Invitation} room=${room} words=${words} />`}
    ${host && html`<button type="button" class="action quiet" onClick=${() => room.newInvite()}>
      ${words.say(code && !ended ? "web-invite-renew" : "web-invite-new")}</button>`}
  <//>`;
}

/** @param {{room: Room, seat: number, words: Words, close: () => void}} props */
export function MoveDialog({ room, seat, words, close }) {
  const [code, setCode] = useState("");
  useEffect(() => {
    room.post("pass", { seat }).then(
      (answer) => setCode(answer.pass),
      (problem) => (notify(words.refusal(problem.refusal), { tone: "bad" }), close()),
    );
  }, []);
  const link = `${location.origin}${rooted("/t/")}${encodeURIComponent(room.table)}#pass=${code}`;
  return html`<${Dialog} title=${words.say("web-move")} close=${close} words=${words}>
    <p>${words.say("web-move-help")}</p>
    ${code && html`<${Link} text=${link} label=${words.say("web-move-link")} words=${words} />`}
  <//>`;
}
