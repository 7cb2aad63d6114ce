// Things to press that stick out of the window to the left or the right, or that a finger would miss.
({ least, inside }) => {
  const faults = [];
  for (const thing of document.querySelectorAll(inside)) {
    const { left, right, width, height } = thing.getBoundingClientRect();
    if (width === 0 || height === 0 || getComputedStyle(thing).visibility !== "visible") continue;
    const name = thing.getAttribute("aria-label") ?? thing.textContent.trim();
    if (left < -0.5 || right > innerWidth + 0.5) faults.push(`${name}: from ${left} to ${right}`);
    if (Math.min(width, height) < least - 0.5) faults.push(`${name}: ${width} × ${height}`);
  }
  return faults;
};
