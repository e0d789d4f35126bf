// For browsers that are too old for this page: one sentence above it. Fetched only by them.
(function () {
  function say() {
    var note = document.createElement("p");
    note.id = "old";
    note.setAttribute("role", "alert");
    note.style.cssText = "margin: 0; padding: 12px 16px; background: #7a1f1f; color: #fff; font: 17px sans-serif";
    note.textContent = document.documentElement.lang === "es"
      ? "Este navegador es demasiado antiguo para Aquelarre: hace falta Safari 16.2, Firefox 121, Chrome 111 o uno más nuevo."
      : "This browser is too old for Aquelarre: it takes Safari 16.2, Firefox 121, Chrome 111 or a newer one.";
    document.body.insertBefore(note, document.body.firstChild);
  }
  if (document.body) say();
  else document.addEventListener("DOMContentLoaded", say);
})();
