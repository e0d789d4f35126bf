/** The lessons of a game: to begin one, to go on with it, or to take it once more. */
import { useBackGesture } from "./back-gesture.js";
import { html, useEffect } from "./html.js";
import { learnt } from "./learnt.js";
import { Dialog, Icon } from "./ui.js";
import { briefly } from "./words.js";

/** @param {{game: import("./types.js").GameInfo, mine: import("./types.js").Summary[], close: () => void}} props */
export function LessonsDialog({ game, mine, close }) {
  const words = briefly(game.key);
  useEffect(() => void words?.fetchPart("school"), [words]);
  useBackGesture(close);
  if (!words?.has("web-school-title")) return null;
  const known = learnt.of(game.key);
  return html`<${Dialog} title=${words.say("web-school-title", { game: words.say("game-title") })} close=${close} words=${words} wide>
    <ul class="lessons">${game.lessons.map(({ name, minutes }) => {
      const running = mine.find(({ table, status }) => table === known[name]?.table && status === "playing");
      return html`<li key=${name}><div><h3>${known[name]?.done && html`<${Icon} name="check" size=${20} />`}${words.say(`lesson-${name}`)}
          ${known[name]?.done && html`<span class="hidden">${words.say("web-school-done")}</span>`}</h3>
        <p>${words.say(`lesson-${name}.about`)} <small>${words.say("web-school-minutes", { count: minutes })}</small></p></div>
        <div class="row">${running && html`<a class="action confirm" href=${`/t/${running.table}`}>${words.say("web-continue")}</a>`}
        <button type="button" class=${`action ${running ? "quiet" : "confirm"}`} onClick=${() => learnt.begin(game.key, name, words)}>
          ${words.say(running || known[name]?.done ? "web-school-again" : "web-school-begin")}</button></div></li>`;
    })}</ul>
  <//>`;
}
