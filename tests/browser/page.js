// What the tests put into every page before anything else runs there.

// What the server tells the page, noted after the page has drawn it: by seat, the whole position,
// the log as a client holds it, and whether there was ever a gap or a repetition in it; and how many
// commands were acknowledged.
(() => {
  const heard = (window.heard = {});
  const lines = {}; // to the server, by seat
  const held = {}; // by seat: updates come as changes of it (tools/held.py)
  const replies = new Map(); // whom to tell when a wish below has been replied to
  let count = 0;
  const fresh = () => ({ updates: 0, acks: 0, position: null, table: null, events: [], faults: [] });
  const note = (url, data) => {
    const told = JSON.parse(data);
    const seat = new URL(url, location.href).searchParams.get("seat");
    const update = told.t === "update" || told.t === "change";
    const message = update ? { ...(held[seat] ??= new Held()).take(told), t: "update" } : told;
    setTimeout(() => {
      const mine = (heard[seat] ??= fresh());
      if (message.t === "update") {
        const { since, events, position } = message;
        if (since > mine.events.length) mine.faults.push(`gap at ${since}`);
        mine.events = mine.events.slice(0, since).concat(events);
        const odd = mine.events.findIndex((event, place) => event.n !== place);
        if (odd >= 0) mine.faults.push(`event ${mine.events[odd].n} in place ${odd}`);
        Object.assign(mine, { position, teacher: message.teacher ?? null, table: message.table, updates: mine.updates + 1 });
      } else if (message.t === "table") mine.table = message.table;
      else if (message.t === "ack") mine.acks += 1;
      replies.get(message.id)?.();
      replies.delete(message.id);
    });
  };
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      lines[new URL(this.url, location.href).searchParams.get("seat")] = this;
      this.addEventListener("message", (event) => note(this.url, event.data));
    }
  };
  // Bots answer as soon as they are asked, and one of them may change the question while somebody
  // else looks at it. A table does one thing after the other: what is wished here (in vain: there is
  // no such question) is replied to after them. If the question is still the same then, they are at
  // rest, and it stays open until people answer.
  window.rest = async (seat) => {
    const number = () => heard[seat]?.position?.question?.number;
    let before;
    do {
      before = number();
      if (lines[seat]?.readyState !== WebSocket.OPEN) return;
      const id = `rest ${(count += 1)}`;
      const replied = new Promise((done) => replies.set(id, done));
      lines[seat].send(JSON.stringify({ t: "undo", id, question: 1e9 }));
      const gone = new Promise((done) => lines[seat].addEventListener("close", done));
      await Promise.race([replied, gone]);
    } while (number() !== before);
  };
  window.EventSource = class extends EventSource {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", (event) => note(this.url, event.data));
    }
  };
  document.addEventListener("securitypolicyviolation", (event) =>
    console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
  for (const game of window.hintless ?? ["carcassonne", "discworld_witches", "new_salem", "las_brujas", "walpurgisnacht"]) {
    try { localStorage.setItem(`aquelarre-hint-${game}`, "seen"); } catch { /* about:blank */ }
  }
})();

// The numbers that pages add to the chance of a table are the same each time, as its own seed is.
(() => {
  const random = crypto.getRandomValues.bind(crypto);
  let count = 0;
  crypto.getRandomValues = (array) => (array.length === 32 ? array.fill(++count) : random(array));
})();

// The number of the question that the action bar shows: it is drawn a moment before it is noted in
// `heard`, and who presses in between would answer the next question unasked.
window.drawn = () => Number(document.querySelector(".actions .choices")?.dataset.question ?? -1);

// What of the action bar can be pressed now.
window.bar = () => {
  const seen = (each) => each.getClientRects().length > 0 && !each.disabled;
  const find = (what) => [...document.querySelectorAll(`.actions .choices ${what}`)];
  const all = (what) => find(what).filter(seen).length;
  return { confirm: all(".confirm"), values: all(".values > .value:not(.more)"),
    plain: all("> .action:not(.fold)"), folds: all(".fold:not(.is-open)") };
};

// Play through the action bar inside the page, as long as this seat is asked: the same buttons, but
// pressed by the page itself and not by a mouse. How many answers were given.
window.swift = async ([seat, pick, most]) => {
  const turn = () => new Promise((done) => setTimeout(done));
  const asked = () => {
    const { question, over } = window.heard[seat].position;
    return !over && question?.mine && !question.answered ? question.number : null;
  };
  const seen = (each) => each.getClientRects().length > 0 && !each.disabled;
  const find = (what) => [...document.querySelectorAll(`.actions .choices ${what}`)].filter(seen);
  let until = performance.now() + 60000; // a long game takes longer on a slow device, one answer does not
  const late = () => {
    if (performance.now() > until) throw new Error("no answer in a minute");
  };
  const settled = async () => { // what is drawn is what was noted
    const open = () => document.querySelector(".choices[aria-busy=true]")
      || (asked() !== null && window.drawn() !== asked());
    for (; open(); late()) await turn();
  };
  let given = 0;
  let idle = 0; // presses since the last answer: what is put down and taken up again for ever is left
  await settled();
  for (let number = asked(); number !== null && given < most; number = asked()) {
    const confirm = find(".confirm")[0];
    const direct = find("> .action:not(.fold), .values > .value:not(.more)");
    const folds = find(".fold:not(.is-open)");
    const which = pick + given + Math.floor(idle / 40);
    const some = direct.length && (!folds.length || which % 3) ? direct : folds;
    const target = confirm ?? some[which % (some.length || 1)];
    target?.click();
    idle += 1;
    await turn();
    await settled();
    if (asked() !== number) [given, idle, until] = [given + 1, 0, performance.now() + 60000];
    late();
  }
  return given;
};

// Does the page lie still? The letters and the coach's button come a little later than the rest, and
// what has another height moves the board.
window.still = async () => {
  const wanted = Object.values(window.heard).some(({ position }) => position?.question?.advice);
  const where = () => [".stage", ".stage .frame", ".stage .sheet svg", ".actions"]
    .map((what) => JSON.stringify(document.querySelector(what)?.getBoundingClientRect())).join();
  await document.fonts.ready;
  const before = where();
  for (const _ of "123") await new Promise(requestAnimationFrame);
  return (!wanted || document.querySelector(".actions .advise")) && where() === before;
};

// The choices as they stand, to see whether a touch has changed them.
window.choices = () => document.querySelector(".actions .choices")?.innerHTML ?? "";

// The answer is on its way or has arrived: the bar is busy, the server has taken more than it had
// before, or the question is another one.
window.answered = ([seat, number, before]) => {
  const { acks, position: { question, over } } = window.heard[seat];
  const busy = document.querySelector(".choices[aria-busy=true]");
  const other = over || question?.number !== number || window.drawn() !== number;
  return Boolean(busy || other || acks > before || question.answered);
};

// The log on the page tells every event, and they are as many as the server says. What is told of
// several players alike is one line.
window.told = () => [...document.querySelectorAll(".log .log-line")]
  .reduce((sum, line) => sum + Number(line.dataset.tells ?? 1), 0);
window.whole = (seat) => {
  const { events, position } = window.heard[seat];
  return window.told() === events.length && position.events === events.length;
};

// All that a person could read on the page, or be read: texts, titles, labels, and refs. What
// stands in the rules is known to all.
window.shown = () => {
  const page = document.body.cloneNode(true);
  for (const each of page.querySelectorAll(".panel-rules, .rule-chip, style")) each.remove();
  const named = [...page.querySelectorAll("*")].flatMap((each) =>
    ["title", "aria-label", "alt", "data-ref", "value"].map((name) => each.getAttribute(name)));
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) texts.push(walker.currentNode.data);
  return [...texts, ...named].filter(Boolean).join("\n");
};

// Every text in sight whose letters are smaller than twelve pixels on the screen, whatever scales
// it: by where it stands, how large it is.
window.smallTexts = () => {
  const found = {};
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest("title, script, noscript, .hidden, option")) continue;
    range.selectNodeContents(text);
    const { width, height, left, top } = range.getBoundingClientRect();
    const inside = width > 1 && height > 1 && left < innerWidth && top < innerHeight
      && left + width > 0 && top + height > 0;
    if (!element.getClientRects().length) continue; // it is not drawn
    const shown = { opacityProperty: true, visibilityProperty: true };
    if (!inside || !element.checkVisibility(shown)) continue;
    const drawn = element.closest("svg text");
    const box = drawn?.getBBox();
    const seen = (drawn ?? element).getBoundingClientRect();
    const scale = box ? (box.height ? seen.height / box.height : 1)
      : element.offsetHeight ? seen.height / element.offsetHeight : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size > 11.95) continue;
    const around = element.closest("[class]:not(text, tspan)")?.getAttribute("class");
    const own = `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`;
    const where = `${own} in ${around}`;
    found[where] = `${size.toFixed(1)} px: ${text.data.trim().slice(0, 30)}`;
  }
  return Object.entries(found).map(([where, what]) => `${where}: ${what}`).sort();
};
