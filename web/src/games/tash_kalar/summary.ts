import type { Happening } from "../../protocol";
import type { Bench } from "../contract";

/** What a turn came to, in one line: who was summoned where, what was placed, what fell, what it brought. */
export function summary(lines: Happening[], { words }: Bench): string {
  const of = (kind: string) => lines.filter((line) => line.kind === kind);
  const counted = (key: string, count: number) => (count ? [words.say(key, { count })] : []);
  const said = (happening: Happening, name: string) => {
    const word = happening.words[name];
    return word ? words.word(word) : "";
  };
  const summoned = (line: Happening) =>
    words.say("tk-sum-summon", { card: said(line, "card"), square: said(line, "square") });
  const points = of("score").reduce((sum, line) => sum + (line.words["points"]?.number ?? 0), 0);
  const parts = [
    ...of("summon").map(summoned),
    ...of("thaw").map((line) => words.say("tk-sum-thaw", { card: said(line, "card") })),
    ...of("flare").map((line) => said(line, "card")),
    ...counted("tk-sum-placed", of("place").length),
    ...counted("tk-sum-destroyed", of("destroy").length),
    ...of("claim").map((line) => words.say("tk-sum-claim", { task: said(line, "task") })),
    ...counted("tk-sum-points", points),
  ];
  const [first] = lines;
  if (!first) return "";
  return first.kind === "turn" && parts.length ? `${said(first, "seat")}: ${parts.join(", ")}` : words.event(first);
}
