import type { Hint } from "../protocol";

/** What a strong player would do: asked for at a question, forgotten with it. */
export class Advice {
  hint: Hint | null = $state.raw(null);
  asking = $state(false);
  trouble: unknown = $state.raw(null);
  private turn = 0;

  constructor(private readonly ask: (seat: number) => Promise<Hint>) {}

  get open(): boolean {
    return this.asking || this.hint !== null || this.trouble !== null;
  }

  async wish(seat: number): Promise<void> {
    this.clear();
    const turn = this.turn;
    this.asking = true;
    try {
      const hint = await this.ask(seat);
      if (turn === this.turn) this.hint = hint;
    } catch (error) {
      if (turn === this.turn) this.trouble = error;
    } finally {
      if (turn === this.turn) this.asking = false;
    }
  }

  clear(): void {
    this.turn++;
    this.asking = false;
    this.hint = null;
    this.trouble = null;
  }
}
