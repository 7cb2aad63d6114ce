/** Whether the reader uses keys now: a key says so, a pointer takes it back. */
class Keyed {
  on = $state(false);

  constructor() {
    if (typeof document === "undefined") return;
    const tell =
      (on: boolean) =>
      ({ target }: Event) => {
        if (on && target instanceof Element && target.closest("input, textarea, select")) return;
        this.on = on;
        document.documentElement.toggleAttribute("data-keys", on);
      };
    document.addEventListener("keydown", tell(true), true);
    document.addEventListener("pointerdown", tell(false), true);
  }
}

export const keyed = new Keyed();
