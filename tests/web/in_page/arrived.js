// Lets in what was held back; whether the page has heard of so much.
(seq) => {
  window.letIn();
  return Number(document.querySelector("[data-testid=dock]")?.dataset.seq) >= seq;
};
