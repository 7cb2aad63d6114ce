// What lies on the board and is no option: squares, titans, dice … with the point at which it can be clicked.
() => {
  const things = [...document.querySelectorAll("[data-testid=board] [data-kind]:not([data-options]:not([data-options='']), [data-plan])")];
  return things.flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest("[data-options], [data-kind], [data-plan]");
    return hit === thing ? [{ kind: thing.dataset.kind, name: thing.dataset.name, x, y }] : [];
  });
};
