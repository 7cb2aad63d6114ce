// Whether these values, and no others, can be chosen now.
(wanted) => {
  const options = [...document.querySelectorAll("[data-option]:enabled")].map(({ dataset }) => dataset.option);
  return JSON.stringify(options) === JSON.stringify(wanted.map((value) => JSON.stringify(value)));
};
