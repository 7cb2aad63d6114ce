import { draw, plate, pop, rise, show, symbol } from "../../../board/effects";
import { LONG, play, SPRING } from "../../../board/motion";
import type { Act, Place } from "./places";

/** A red or green pill that rises from where something is lost or gained. */
export function pill(act: Act, at: Place | null, text: string, sign: string, good: boolean): void {
  if (!at) return;
  const icon = symbol(`tr-${sign}`, 20);
  icon.setAttribute("transform", "translate(14 0)");
  const label = draw("text", { x: -23, y: 6.5, "font-size": 17, "font-weight": 800, fill: "#fff" }, [], text);
  const group = draw("g", { color: "#fff" }, [plate(64, 30, good), label, icon]);
  group.style.setProperty("--hf", "#fff");
  group.style.setProperty("--hs", "none");
  rise(act, { ...at, y: at.y - 44 }, [group]);
}

/** A ring that spreads over the six squares around. */
export function ringOfFire(act: Act, at: Place | null): void {
  if (!at) return;
  const still = !act.stage.motion;
  const circle = draw("circle", {
    r: 110,
    fill: "var(--tr-blast)",
    "fill-opacity": 0.35,
    stroke: "var(--tr-spark)",
    "stroke-width": 6,
  });
  const flames = [30, 90, 150, 210, 270, 330].map((angle) => {
    const shape = "M0-16c8 8 10 16 4 22-3 3-9 3-12-1-4-7 2-12 8-21z";
    const flame = draw("path", { d: shape, fill: "var(--tr-flame)", stroke: "var(--ink)", "stroke-width": 2 });
    const turn = (angle * Math.PI) / 180;
    return draw("g", { transform: `translate(${Math.cos(turn) * 86} ${Math.sin(turn) * 86})` }, [flame]);
  });
  show(
    act,
    at,
    [circle, ...flames],
    [
      { opacity: 0.2, transform: still ? "none" : "scale(.15)" },
      { opacity: 1, transform: "none", offset: 0.5 },
      { opacity: 0, transform: still ? "none" : "scale(1.12)" },
    ],
    { duration: 620 },
  );
}

const PAPER = [
  "var(--seat-yellow)",
  "var(--seat-blue)",
  "var(--seat-red)",
  "var(--seat-green)",
  "var(--seat-purple)",
  "var(--tr-paper)",
];

/** The cup and a little confetti. */
export function celebrate(act: Act, at: Place): void {
  const { stage } = act;
  pop(act, { ...at, y: Math.max(at.y - 66, 40) }, [symbol("tr-cup", 110)], 1500);
  if (!stage.motion) return;
  for (let piece = 0; piece < 28; piece++) {
    const turn = (piece / 28) * 2 * Math.PI;
    const far = 90 + ((piece * 37) % 80);
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.8 - 60];
    const size = { x: -5, y: -3.5, width: 10, height: 7, rx: 1.5 };
    const colours = { fill: PAPER[piece % PAPER.length]!, stroke: "var(--ink)", "stroke-width": 1.2 };
    const scrap = draw("rect", { ...size, ...colours });
    show(
      act,
      { ...at, y: at.y - 50 },
      [scrap],
      [
        { opacity: 1, transform: "translate(0, 0) scale(.4)" },
        { opacity: 1, transform: `translate(${x}px, ${y}px) rotate(${piece * 47}deg)`, offset: 0.45 },
        { opacity: 0, transform: `translate(${x * 1.15}px, ${y + 130}px) rotate(${piece * 130}deg)` },
      ],
      { duration: 1300 + (piece % 5) * 90 },
    );
  }
}

/** The face of a card, held up over the board. */
export function holdUp(act: Act, at: Place | null, card: string, lost: boolean): void {
  const board = at?.board ?? 0;
  const centre = { x: 237, y: 190, board };
  const from = at ?? { x: 237, y: 600 };
  const art = draw("g", {}, [
    draw("rect", {
      x: -90,
      y: -60,
      width: 180,
      height: 120,
      rx: 12,
      fill: "var(--parchment)",
      stroke: "var(--ink)",
      "stroke-width": 3,
    }),
    draw("use", { href: `#tr-art-${card}`, x: -84, y: -30, width: 168, height: 79.8 }),
    draw("rect", { x: -84, y: -30, width: 168, height: 79.8, fill: "none", stroke: "var(--ink)", "stroke-width": 2 }),
    draw(
      "text",
      { y: -40, "text-anchor": "middle", "font-size": 15, "font-weight": 700, fill: "var(--on-card)" },
      [],
      act.stage.words.say(`card-${card}`),
    ),
  ]);
  const [dx, dy] = [from.x - centre.x, from.y - centre.y];
  const still = !act.stage.motion;
  show(
    act,
    centre,
    [art],
    [
      { opacity: 0, transform: still ? "none" : `translate(${dx}px, ${dy}px) scale(.25)` },
      { opacity: 1, transform: still ? "none" : "scale(1.25)", offset: 0.28 },
      { opacity: 1, transform: still ? "none" : "scale(1.2)", offset: 0.8 },
      { opacity: 0, transform: still ? "none" : lost ? "translateY(60px) rotate(18deg) scale(.7)" : "scale(1.4)" },
    ],
    { duration: 1000 },
  );
}

export function tumble(act: Act, elements: Iterable<Element>): void {
  let place = 0;
  for (const element of elements) {
    const frames = act.stage.motion
      ? [
          { transform: "translateY(-18px) rotate(-200deg) scale(.7)", opacity: 0.2 },
          { transform: "translateY(4px) rotate(14deg) scale(1.06)", opacity: 1, offset: 0.7 },
          { transform: "none", opacity: 1 },
        ]
      : [{ opacity: 0.2 }, { opacity: 1 }];
    play(act.stage, element, frames, { duration: LONG, delay: place++ * 25, easing: SPRING, fill: "backwards" });
  }
}
