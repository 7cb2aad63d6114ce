"""The cards from the decks of the rules; scripts/tools/board_files.py writes them beside this file."""

import json
from pathlib import Path
from typing import Final

from stolik.games.tash_kalar.arena import COLOURS, NAMES, NO_COLOUR, STEPS
from stolik.games.tash_kalar.beings import BEINGS, Being
from stolik.games.tash_kalar.cards import CARDS_IN_SCHOOL
from stolik.games.tash_kalar.decks import CARD_IDS
from stolik.games.tash_kalar.flares import FLARES
from stolik.games.tash_kalar.patterns import TURNED
from stolik.games.tash_kalar.registry import FIRST_FLARE, FIRST_LEGEND, SCHOOL_IDS
from stolik.games.tash_kalar.scoring import PENDING
from stolik.games.tash_kalar.tasks import TASKS, TaskRow

FILE: Final = Path(__file__).resolve().with_name("deck.ts")
PRINTED, TWIN = SCHOOL_IDS[:2]
"""Both hold the same beings."""
HEAD: Final = """\
// The cards as the rules draw them. Written by deck.py; do not edit.

/** A cell of a pattern: right and down from the summoning square, and the least rank that must stand there. */
export type Cell = readonly [x: number, y: number, rank: number];

export interface Row {
  rank: number;
  cells: readonly Cell[];
  /** Marked squares, by their letter. */
  marks?: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Ways that are marked, clockwise from north. */
  arrows?: readonly number[];
  frost?: true;
  /** It has an effect that is played from the hand. */
  warp?: true;
  /** Its pattern may lie anywhere; it comes to any empty plain square. */
  elsewhere?: true;
}

export interface Thresholds {
  upper: number;
  lower: number;
}

/** The deck that a card belongs to, its name there, and the card that is printed the same, if another is. */
export interface Card {
  deck: string;
  name: string;
  same?: string;
}

/** A task of the High Form: the sign in its corner, its points, whether its frame is orange. */
export interface TaskRow {
  kind: string;
  points: number;
  advanced: boolean;
}
"""


def row(being: Being) -> str:
    pattern = being.pattern
    parts = [f"rank: {being.rank}", f"cells: {brief(pattern.cells)}"]
    if pattern.marks:
        parts.append(f"marks: {brief(pattern.marks)}")
    if pattern.arrows:
        parts.append(f"arrows: {brief(pattern.arrows)}")
    kinds = {"frost": being.frost is not None, "warp": being.warp is not None, "elsewhere": being.elsewhere}
    parts += [f"{kind}: true" for kind, given in kinds.items() if given]
    return "{ " + ", ".join(parts) + " }"


def decks() -> list[tuple[str, str]]:
    """Of every card, the deck that it belongs to, and its name there."""
    schools = [(SCHOOL_IDS[place // CARDS_IN_SCHOOL], being.id) for place, being in enumerate(BEINGS[:FIRST_LEGEND])]
    legends = [("legend", being.id) for being in BEINGS[FIRST_LEGEND:FIRST_FLARE]]
    return [*schools, *legends, *(("flare", flare.id) for flare in FLARES)]


def card(deck: str, name: str) -> str:
    same = f', same: "{PRINTED}-{name}"' if deck == TWIN else ""
    return f'{{ deck: "{deck}", name: "{name}"{same} }}'


def task(one: TaskRow) -> str:
    return f'{{ kind: "{one.kind}", points: {one.points}, advanced: {brief(one.advanced)} }}'


def brief(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def ground() -> dict[str, str]:
    return {name: colour for name, colour in zip(NAMES, COLOURS, strict=True) if colour != NO_COLOUR}


def image(number: int) -> str:
    """Where a step to the right and a step down go."""
    turn = TURNED[number]
    return brief([turn(1, 0), turn(0, 1)])


def written() -> str:
    known = decks()
    cards = "".join(f'  "{id}": {card(*of)},\n' for id, of in zip(CARD_IDS, known, strict=True))
    beings = zip(CARD_IDS, known, BEINGS, strict=False)
    patterns = "".join(f'  "{id}": {row(being)},\n' for id, (deck, _), being in beings if deck != TWIN)
    flares = "".join(f'  "flare-{one.id}": {{ upper: {one.upper}, lower: {one.lower} }},\n' for one in FLARES)
    tasks = "".join(f'  "{one.id}": {task(one)},\n' for one in TASKS)
    images = "".join(f"  {image(number)},\n" for number in range(len(TURNED)))
    return "\n".join(
        [
            HEAD,
            f"export const SCHOOLS = {json.dumps(SCHOOL_IDS)} as const;",
            f"/** What a being that waits to be summoned costs its side. */\nexport const PENALTY = {PENDING};",
            "/** Squares that have a colour. */",
            f"export const GROUND: Readonly<Record<string, string>> = {brief(ground())};",
            f"export const STEPS = {brief(STEPS)} as const;\n",
            "/** The eight images of a pattern: where a step to the right and a step down go. */",
            f"export const IMAGES = [\n{images}] as const;\n",
            f"export const CARDS: Readonly<Record<string, Card>> = {{\n{cards}}};\n",
            "/** Both Imperial schools hold the same beings; the Northern stand for both. */",
            f"export const DECK: Readonly<Record<string, Row>> = {{\n{patterns}}};\n",
            f"export const FLARES: Readonly<Record<string, Thresholds>> = {{\n{flares}}};\n",
            f"export const TASKS: Readonly<Record<string, TaskRow>> = {{\n{tasks}}};",
            "",
        ]
    )
