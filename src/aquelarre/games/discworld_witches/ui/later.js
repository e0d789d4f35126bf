/** The style of what the first position does not show. Who imports this waits until it is there. */

const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./later.css", import.meta.url).href });
await new Promise((done) => {
  sheet.onload = done;
  sheet.onerror = done; // without its style it can still be read
  document.head.append(sheet);
});
