import { describe, expect, it } from "vitest";
import type { Happening, Question, Update } from "../src/protocol";
import { Plan } from "../src/table/plan";

const question = (prompt: string, ...values: number[]): Question => ({
  seat: 1,
  prompt,
  kind: "dice",
  rule: "",
  about: null,
  options: values.map((value) => ({ value, word: { number: value } })),
});

function update(seq: number, asked: Question | null, happened = 1): Update {
  const lines = Array.from({ length: happened }, () => ({ seq }) as Happening);
  const seen = [{ seat: 1, view: {}, question: asked, undo: "none", muted: [] }];
  return { type: "update", seq, table: {}, seen, happened: lines, chat: [] } as unknown as Update;
}

const begun = (...steps: [string, number][]) => {
  const plan = new Plan();
  const choice = plan.begin(
    steps.map(([prompt, value]) => ({ prompt, value })),
    question("dice", 0, 1, 2),
  );
  return { plan, choice };
};

describe("a plan", () => {
  it("answers as the questions come, and tells what happened together at the end", () => {
    const { plan, choice } = begun(["dice", 2], ["dice", 1], ["roll", 0]);
    expect(choice?.value).toBe(2);
    expect(plan.onward(update(5, question("dice", 0, 1)), 1).choice?.value).toBe(1);
    expect(plan.onward(update(6, question("roll", 0, 1)), 1).choice?.value).toBe(0);
    const end = plan.onward(update(7, question("play", 3)), 1);
    expect(end.choice).toBeNull();
    expect(end.update.seq).toBe(7);
    expect(end.update.happened.map(({ seq }) => seq)).toEqual([5, 6, 7]);
  });

  it("ends where something else is asked, the value is not offered, or nobody is asked here", () => {
    for (const next of [question("bless", 0, 1), question("roll", 1, 2), null]) {
      const { plan } = begun(["dice", 2], ["roll", 0]);
      expect(plan.onward(update(5, next), 1)).toEqual({ update: update(5, next), choice: null });
      expect(plan.onward(update(6, question("roll", 0, 1)), 1).choice).toBeNull();
    }
    expect(begun(["roll", 0]).choice).toBeNull();
  });

  it("passes what has one answer, and waits for nothing that was said before", () => {
    const { plan } = begun(["dice", 2], ["roll", 0]);
    expect(plan.onward(update(5, question("guard", 7)), 1).choice?.value).toBe(7);
    expect(plan.onward(update(6, question("roll", 0, 1)), 1).choice?.value).toBe(0);
    const talk = begun(["dice", 2], ["dice", 1]).plan;
    expect(talk.onward(update(5, question("dice", 0, 1, 2), 0), 1).choice).toBeNull();
  });

  it("that is refused gives back what was not shown yet", () => {
    const { plan } = begun(["dice", 2], ["dice", 1], ["roll", 0]);
    plan.onward(update(5, question("dice", 0, 1)), 1);
    expect(plan.stop()?.seq).toBe(5);
    expect(plan.stop()).toBeNull();
  });
});
