// Put into every page in front of all else: what goes wrong there is kept until the test asks, also
// when the page is loaded again.
(() => {
  const PLACE = "for-tests-problems";
  const read = () => JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
  const note = (what) => sessionStorage.setItem(PLACE, JSON.stringify([...read(), what]));
  window.problems = () => {
    const found = read();
    sessionStorage.removeItem(PLACE);
    return found;
  };
  addEventListener("error", (event) => {
    if (event.message) note(`exception: ${event.message} (${event.filename}:${event.lineno})`);
  });
  addEventListener("unhandledrejection", (event) => note(`rejection: ${event.reason?.stack ?? event.reason}`));
  const say = console.error.bind(console);
  console.error = (...words) => {
    note(`console: ${words.join(" ")}`);
    say(...words);
  };
})();
