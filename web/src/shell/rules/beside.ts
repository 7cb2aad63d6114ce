interface Span {
  top: number;
  bottom: number;
}

/** Where a note of such a height begins: at the line, below the mark, and whole within what is seen of the list. */
export function topOf(line: Span, mark: Span, list: Span, height: number, gap = 8): number {
  const wanted = Math.max(line.top - gap, mark.bottom + gap);
  return Math.max(list.top + gap, Math.min(wanted, list.bottom - gap - height));
}

/** In the margin beside the line of its word: `--top` from the paragraph, `--line` from the note. */
export function beside(word: HTMLElement) {
  return (note: HTMLElement) => {
    const paragraph = note.closest("[data-rule]");
    const [mark, list] = [paragraph?.querySelector(".mark"), note.closest("[data-testid=rulebook]")];
    if (!paragraph || !mark || !list) return;
    const [line, height] = [word.getBoundingClientRect(), note.offsetHeight];
    const top = topOf(line, mark.getBoundingClientRect(), list.getBoundingClientRect(), height);
    note.style.setProperty("--top", `${top - paragraph.getBoundingClientRect().top}px`);
    note.style.setProperty("--line", `${Math.min(Math.max(line.bottom - top, 14), height - 14)}px`);
  };
}
