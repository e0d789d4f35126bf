/** About: what this is, and whose work is in it. The credits are the project's own CREDITS files. */
import { html, useEffect, useState } from "./html.js";
import { getText } from "./api.js";
import { lang } from "./prefs.js";
import { Icon, Switches } from "./ui.js";
import { words as wordsOf } from "./words.js";

export function AboutPage() {
  const words = wordsOf();
  const [credits, setCredits] = useState("");
  useEffect(() => {
    getText(lang.value === "es" ? "/web/CREDITS.es.md" : "/web/CREDITS.md").then(setCredits, () => {});
  }, [lang.value]);
  useEffect(() => void words?.fetchPart("about"), [words]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-about")} · Aquelarre`;
  }, [words]);
  if (!words) return html`<p class="loading" role="status">…</p>`;
  return html`<div class="page about">
    <header class="page-head"><a class="home" href="/"><${Icon} name="witch" size=${28} /><span>Aquelarre</span></a>
      <${Switches} words=${words} /></header>
    <main class="prose"><h1>${words.say("web-about")}</h1>
      ${words.has("web-about-what") && ["what", "rules", "privacy"].map((each) => html`<p key=${each}>${words.say(`web-about-${each}`)}</p>`)}
      <h2>${words.say("web-credits")}</h2><p>${words.say("web-credits-help")}</p>
      <div class="credits">${blocks(credits)}</div></main>
  </div>`;
}

/** The little Markdown that CREDITS.md uses: headings, lists, paragraphs, links. @param {string} text */
function blocks(text) {
  return text.split(/\n{2,}/).map((block, place) => {
    const lines = block.trim().split("\n");
    if (lines[0].startsWith("# ")) return null; // the page has its own title
    if (lines[0].startsWith("## ")) return html`<h3 key=${place}>${lines[0].slice(3)}</h3>`;
    if (lines[0].startsWith("- ")) {
      return html`<ul key=${place}>${block.trim().split(/\n(?=- )/).map((line) => html`<li>${inline(line.slice(2))}</li>`)}</ul>`;
    }
    return place > 1 && html`<p key=${place}>${inline(block)}</p>`; // the page says the first itself
  });
}

/** @param {string} text */
function inline(text) {
  return text.split(/(https:\/\/[^\s)>]*[^\s)>.,:;])/).map((part) =>
    part.startsWith("https://") ? html`<a href=${part} rel="noreferrer noopener">${part}</a>` : part);
}
