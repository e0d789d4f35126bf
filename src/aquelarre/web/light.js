/** The light of the connection. */
import { html } from "./html.js";

/** @typedef {import("./words.js").Words} Words @typedef {import("./session.js").Session} Session */

/** It says what is known, not what is hoped. @param {{session: Session, words: Words}} props */
export function Light({ session, words }) {
  const light = session.light.value;
  const label = words.say(`web-light-${light}`);
  return html`<span class=${`light ${light}`} role="status" title=${label}>
    <span class="light-dot" aria-hidden="true"></span><span class=${light === "live" ? "hidden" : ""}>${label}</span></span>`;
}
