// Texts whose colour stands out too little from what lies behind it, as "text: ratio". Boards and figures keep their
// own colours and are left out, and so is what cannot be used now.
(least) => {
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const ink = pen.getContext("2d", { willReadFrequently: true });
  const rgba = (colour) => {
    ink.clearRect(0, 0, 1, 1);
    ink.fillStyle = colour;
    ink.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = ink.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a));
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [bright, dark] = [light(one), light(other)].sort((a, b) => b - a);
    return (bright + 0.05) / (dark + 0.05);
  };

  const behind = (element) => {
    const layers = [];
    for (let here = element; here; here = here.parentElement) {
      const colour = rgba(getComputedStyle(here).backgroundColor);
      layers.push(colour);
      if (colour[3] === 1) break;
    }
    return layers.reverse().reduce((under, layer) => over(layer, under), [255, 255, 255]);
  };
  const faintness = (element) => {
    let whole = 1;
    for (let here = element; here; here = here.parentElement) whole *= Number(getComputedStyle(here).opacity);
    return whole;
  };
  const counts = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest("svg, .sr, :disabled, [aria-disabled=true], noscript") &&
    element.getBoundingClientRect().width > 1;

  const faults = new Map();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || !counts(element)) continue;
    const paper = behind(element);
    const [r, g, b, a] = rgba(getComputedStyle(element).color);
    const found = ratio(over([r, g, b, a * faintness(element)], paper), paper);
    if (found < least) faults.set(node.data.trim(), `${node.data.trim()}: ${found.toFixed(2)} (${element.className})`);
  }
  return [...faults.values()];
};
