// What lies on the board or in the hand and stands for one option, with its value and the point at which to click it.
() => {
  const values = [...document.querySelectorAll("[data-option]")].map((button) => JSON.parse(button.dataset.option));
  const within = ["board", "hand"].map((part) => `[data-testid=${part}] [data-options]`).join(", ");
  const things = [...document.querySelectorAll(within)].flatMap((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const inside = middle > 0 && middle < innerWidth && centre > 0 && centre < innerHeight;
    const one = /^\d+$/.test(thing.dataset.options) && thing.checkVisibility({ visibilityProperty: true });
    const hit = document.elementFromPoint(middle, centre)?.closest("[data-options]");
    const reachable = inside && one && hit?.dataset.options === thing.dataset.options;
    return reachable ? [{ value: values[Number(thing.dataset.options)], x: middle, y: centre }] : [];
  });
  return things;
};
