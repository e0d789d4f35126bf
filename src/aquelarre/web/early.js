// Before the first paint: the theme and the language that this browser has chosen earlier.
(function () {
  const root = document.documentElement;
  let theme = "", lang = "";
  try {
    theme = localStorage.getItem("aquelarre-theme") || "";
    lang = localStorage.getItem("aquelarre-lang") || "";
  } catch {
    // without storage the defaults hold
  }
  const light = window.matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : light ? "light" : "dark";
  const own = (navigator.language || "en").slice(0, 2) === "es" ? "es" : "en";
  root.lang = lang === "es" || lang === "en" ? lang : own;
})();
