/** In the lobby, where a puzzle was solved on this device: for how many days in a row, and whether today's is found. */
import { html, useEffect } from "./html.js";
import { today } from "./device.js";
import { read, streakOf } from "./puzzle-record.js";
import { words as wordsOf } from "./words.js";

export function Streak() {
  const words = wordsOf();
  useEffect(() => void words?.fetchPart("puzzle"), [words]);
  const { days } = read();
  const count = streakOf(days);
  if (!words?.has("web-puzzle-streak") || !count) return null;
  const found = days.includes(today());
  return html`<b class="streak"> · ${found && html`<span aria-hidden="true">✓ </span>`}${words.say("web-puzzle-streak", { count })}</b>`;
}
