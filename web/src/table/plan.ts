import type { Planned } from "../games/contract";
import type { Choice, Question, Update } from "../protocol";

/** Several answers as one: what comes between them is not shown, and told together when the last has been given. */
export class Plan {
  private steps: Planned[] = [];
  private kept: Update | null = null;
  private asked = "";

  /** The choice with which it begins; null where the open question is another one. */
  begin(steps: Planned[], question: Question): Choice | null {
    this.steps = steps;
    return this.next(question);
  }

  /**
   * Everything not shown yet, and the choice with which the plan goes on; null where it is over: all is answered, or
   * something else is asked, or by somebody else.
   */
  onward(update: Update, seat: number | null): { update: Update; choice: Choice | null } {
    const whole = this.kept ? joined(this.kept, update) : update;
    const question = whole.seen.find((seen) => seen.seat === seat)?.question ?? null;
    const choice = this.steps.length && question && this.isNew(question, update) ? this.next(question) : null;
    this.kept = choice ? whole : null;
    if (!choice) this.steps = [];
    return { update: whole, choice };
  }

  /** Given up: whatever was not shown yet. */
  stop(): Update | null {
    const kept = this.kept;
    this.kept = null;
    this.steps = [];
    return kept;
  }

  /** Not only the same question again, because somebody has said something. */
  private isNew(question: Question, { happened }: Update): boolean {
    return happened.length > 0 || JSON.stringify(question) !== this.asked;
  }

  private next(question: Question): Choice | null {
    this.asked = JSON.stringify(question);
    const [step] = this.steps;
    const { options } = question;
    if (!step) return null;
    if (step.prompt === question.prompt) {
      this.steps = this.steps.slice(1);
      return options.find(({ value }) => JSON.stringify(value) === JSON.stringify(step.value)) ?? null;
    }
    return options.length === 1 ? options[0]! : null;
  }
}

function joined(before: Update, after: Update): Update {
  return { ...after, happened: [...before.happened, ...after.happened], chat: [...before.chat, ...after.chat] };
}
