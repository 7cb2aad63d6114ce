// Resolves when the page has not changed for a while.
(still) =>
  new Promise((resolve) => {
    let timer = setTimeout(resolve, still);
    const again = () => {
      clearTimeout(timer);
      timer = setTimeout(resolve, still);
    };
    new MutationObserver(again).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  });
