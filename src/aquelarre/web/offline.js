/** The page that is shown without a line: as soon as there is one again, it makes room. */
addEventListener("online", () => location.reload());
document.getElementById("again")?.addEventListener("click", () => location.reload());
