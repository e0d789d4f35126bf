// Before the first paint: what this browser has chosen earlier.
(function () {
  const root = document.documentElement;
  let theme = "", lang = "";
  /** @type {Object<string, string>} */
  const comfort = { size: "", contrast: "", motion: "" };
  try {
    theme = localStorage.getItem("aquelarre-theme") || "";
    lang = localStorage.getItem("aquelarre-lang") || "";
    for (const name in comfort) comfort[name] = localStorage.getItem("aquelarre-" + name) || "";
  } catch {
    // without storage the defaults hold
  }
  const light = window.matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : light ? "light" : "dark";
  const own = (navigator.language || "en").slice(0, 2) === "es" ? "es" : "en";
  for (const name in comfort) if (comfort[name]) root.dataset[name] = comfort[name];
  root.lang = lang === "es" || lang === "en" ? lang : own;
})();
