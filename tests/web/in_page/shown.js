// What a page shows, apart from where: every line of text and every drawing, each once.
() => {
  const once = (found) => [...new Set(found)].filter(Boolean).sort();
  const lines = document.body.innerText.split("\n").map((line) => line.replace(/\s+/g, " ").trim());
  const drawn = [...document.querySelectorAll("use")].filter((use) => use.getClientRects().length > 0);
  return { texts: once(lines), drawings: once(drawn.map((use) => use.getAttribute("href"))) };
};
