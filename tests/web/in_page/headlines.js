// Notes everything that stands in the place of the question from now on.
() => {
  const place = document.querySelector("[data-testid=ask]");
  window.headlines = [];
  const note = () => {
    const text = place.innerText.trim();
    if (text && text !== window.headlines.at(-1)) window.headlines.push(text);
  };
  new MutationObserver(note).observe(place, { childList: true, characterData: true, subtree: true });
};
