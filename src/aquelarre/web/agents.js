/** Who sits at the table and is no person: programs, and assistants (language models), whom people should know of before
 *  they talk. Fetched where there is one. */
import { html, useEffect, useState } from "./html.js";
import { Icon } from "./ui.js";

/** @typedef {import("./types.js").Person} Person @typedef {import("./types.js").Player} Player
 *  @typedef {import("./words.js").Words} Words */

/** Said until somebody has read it (`stays`: as long as people wait), and again when another one sits down.
 *  @param {{words: Words, players: Player[], people: Person[], stays?: boolean}} props */
export function Agents({ words, players, people, stays = false }) {
  const [known, setKnown] = useState("");
  useEffect(() => void words.fetchPart("agents"), [words]);
  if (!words.has("web-agent-program-sits")) return null;
  const there = people.filter((person) => person.agent);
  const seats = there.map((person) => person.seat).join(" ");
  if (!stays && known === seats) return null;
  const said = ["program", "assistant"].map((kind) => {
    const named = there.filter((person) => person.agent === kind).map((person) => players[person.seat].name);
    return named.length > 0 && words.say(`web-agent-${kind}-sits`, { names: words.list(named), count: named.length });
  });
  return html`<div class=${stays ? "hint agents" : "banner agents"} role="note"><${Icon} name="robot" />
    <span>${said.filter(Boolean).join(" ")}</span>
    ${!stays && html`<button type="button" class="action small" onClick=${() => setKnown(seats)}>${words.say("web-understood")}</button>`}</div>`;
}
