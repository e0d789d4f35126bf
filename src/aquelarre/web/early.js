// Before the first paint: what this browser has chosen earlier, and whether it is too old. Written so that every
// browser can read it.
(function () {
  var root = document.documentElement;
  /** @param {string} name */
  function kept(name) {
    try {
      return localStorage.getItem("aquelarre-" + name) || "";
    // oxlint-disable-next-line no-unused-vars -- older browsers want a name here
    } catch (none) {
      return ""; // without storage the defaults hold
    }
  }
  var theme = kept("theme"), lang = kept("lang");
  ["size", "contrast", "motion"].forEach(function (name) {
    if (kept(name)) root.dataset[name] = kept(name);
  });
  var light = window.matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = theme === "light" || theme === "dark" ? theme : light ? "light" : "dark";
  var own = (navigator.language || "en").slice(0, 2) === "es" ? "es" : "en";
  root.lang = lang === "es" || lang === "en" ? lang : own;

  // Safari 16.2, Firefox 121, Chrome 111: what the page draws with
  var able = window.CSS && CSS.supports && CSS.supports("selector(:has(a))") && CSS.supports("color", "color-mix(in srgb, red, red)")
    && "noModule" in document.createElement("script");
  if (able) return;
  var script = document.createElement("script");
  script.src = /** @type {HTMLScriptElement} */ (document.currentScript || document.scripts[0]).src.replace("early.js", "old.js");
  document.head.appendChild(script);
})();
