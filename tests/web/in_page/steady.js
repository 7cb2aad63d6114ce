// Where board and dock of a table lie, and whatever in the dock lies over something else, sticks out or is cut off.
() => {
    const part = (name) => document.querySelector(`[data-testid=${name}]`);
    const boxOf = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom].map(
            (edge) => Math.round(edge * 2) / 2,
        );
    };
    const shown = (element) =>
        element &&
        element.checkVisibility() &&
        element.getBoundingClientRect().width > 1;
    const meet = ([a, b, c, d], [e, f, g, h]) =>
        Math.min(c, g) - Math.max(a, e) > 1 &&
        Math.min(d, h) - Math.max(b, f) > 1;
    const [ask, dock] = [part("ask"), part("dock")];
    const faults = [];

    const parts = {
        ask,
        options: part("options") ?? part("chooser"),
        hand: part("hand"),
        confirm: part("confirm"),
        more: part("more"),
        ...Object.fromEntries(
            [...dock.querySelectorAll(".tools > *")].map((tool, place) => [
                `tool ${place}`,
                tool,
            ]),
        ),
    };
    const [left, top, right, bottom] = boxOf(dock);
    const boxes = Object.entries(parts)
        .filter(([, element]) => shown(element))
        .map(([name, element]) => [name, boxOf(element)]);
    boxes.forEach(([name, box], place) => {
        const out =
            box[0] < left - 1 ||
            box[1] < top - 1 ||
            box[2] > right + 1 ||
            box[3] > bottom + 1;
        if (out)
            faults.push(
                `${name} at ${box} sticks out of the dock at ${[left, top, right, bottom]}`,
            );
        for (const [other, at] of boxes.slice(place + 1)) {
            if (meet(box, at))
                faults.push(`${name} at ${box} lies over ${other} at ${at}`);
        }
    });

    // Whatever of the options is in sight can be pressed: nothing else lies over the middle of it.
    const list = part("options");
    const room = list && boxOf(list);
    for (const option of list?.querySelectorAll(
        "[data-option]:not([data-away])",
    ) ?? []) {
        const [l, t, r, b] = boxOf(option);
        const [x, y] = [(l + r) / 2, (t + b) / 2];
        if (y < room[1] || y > room[3]) continue;
        const hit = document.elementFromPoint(x, y);
        if (!option.contains(hit))
            faults.push(
                `"${option.textContent.trim()}" lies under ${hit?.outerHTML.slice(0, 80)}`,
            );
    }

    // One or two lines; three, smaller, on a phone.
    const text = ask.textContent.trim();
    const lines =
        (ask.scrollHeight - 2) / parseFloat(getComputedStyle(ask).lineHeight);
    if (ask.scrollHeight > ask.clientHeight + 3)
        faults.push(`"${text}" is cut off`);
    if (lines > (innerWidth > 760 ? 2.3 : 3.3))
        faults.push(`"${text}" takes ${lines} lines`);

    const plate = part("board").querySelector(".plate");
    return {
        board: boxOf(part("board")),
        dock: boxOf(dock),
        plate: plate && boxOf(plate),
        faults,
    };
};
