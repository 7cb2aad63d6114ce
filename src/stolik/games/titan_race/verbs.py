"""What can be done to titans, traps and cards without asking anybody; every verb notes its event."""

from __future__ import annotations

from stolik.engine.decision import Answer, Refusal
from stolik.engine.game import GameOver
from stolik.games.titan_race.board import Cell, Direction
from stolik.games.titan_race.state import SKULL, TRAPS_IN_BOX, TROPHY, Card, State, occupant, replaced
from stolik.games.titan_race.titans import NOBODY, TITANS, Titan
from stolik.games.titan_race.tracks import LAVA


def place(s: State, titan: Titan, cell: Cell, laps: int) -> None:
    """Put on a square, with the lap marker following."""
    s.track.cells[titan] = cell
    if laps != 0:
        turn_laps(s, titan, laps)


def turn_laps(s: State, titan: Titan, laps: int) -> None:
    """The lap marker follows the titan across the line (TR-13, TR-51); the trophy ends the race on the spot.

    TR-50, TR-73, TR-74, TR-75, TR-110; also for who is knocked out (TR-71, TR-72, TR-76).
    """
    lap = s.track.laps[titan] + laps
    s.track.laps = replaced(s.track.laps, titan, lap)
    if laps > 0:
        s.note("lap", "TR-13", titan, lap)
    else:
        s.note("lap-back", "TR-51", titan, lap)
    if lap == TROPHY:
        s.winner = titan
        s.note("win", "TR-74", titan)
        raise GameOver


def pay(s: State, titan: Titan, rule: str) -> None:
    """A cost is not damage: no shield, no payback (TR-O-31)."""
    s.titans.life[titan] -= 1
    s.note("pay", rule, titan, s.titans.life[titan])
    _fall(s, titan)


def lose(s: State, titan: Titan, rule: str) -> None:
    s.titans.life[titan] -= 1
    s.note("damage", rule, titan, s.titans.life[titan])
    if titan not in s.turn.hurt:
        s.turn.hurt += (titan,)
    _fall(s, titan)


def _fall(s: State, titan: Titan) -> None:
    """Without life a titan is knocked out and stays where it is, skull side up (TR-63, TR-64, TR-65)."""
    if s.titans.life[titan] == 0:
        s.titans.health = replaced(s.titans.health, titan, SKULL)
        s.note("knockout", "TR-63", titan)


def gain(s: State, titan: Titan, points: int, rule: str) -> None:
    """Never above the top of the life track (TR-O-24)."""
    life = min(s.titans.life[titan] + points, TITANS[titan].top)
    if life > s.titans.life[titan]:
        s.titans.life[titan] = life
        s.note("gain", rule, titan, life)


def at_the_top(s: State, titan: Titan) -> bool:
    return s.titans.life[titan] >= TITANS[titan].top


def near(s: State, titan: Titan, zone: tuple[Direction, ...]) -> list[Cell]:
    """The squares of a zone around it, to be looked at only."""
    return s.course.near[zone][s.track.cells[titan]]


def titans_near(s: State, titan: Titan, zone: tuple[Direction, ...]) -> list[Titan]:
    cells = s.track.cells
    around = s.course.near[zone][cells[titan]]
    found: list[Titan] = []
    for other in s.round.order:
        if cells[other] in around:
            found.append(other)
    return found if len(found) < 2 else sorted(found, key=lambda other: around.index(cells[other]))


def struck_near(s: State, titan: Titan, zone: tuple[Direction, ...]) -> list[Cell]:
    """Squares of a zone on which damage has something to hit (TR-60)."""
    cells, traps = s.track.cells, s.track.traps
    taken = [cells[other] for other in s.round.order]
    return [cell for cell in s.course.near[zone][cells[titan]] if cell in taken or cell in traps]


def struck(s: State, cell: Cell) -> bool:
    """Damage on this square has something to hit (TR-60)."""
    return cell in s.track.traps or occupant(s, cell) != NOBODY


def why_no_trap(s: State, zone: list[Cell], cell: Answer) -> Refusal | None:
    if len(s.track.traps) == TRAPS_IN_BOX:
        return "TR-O-25"
    if cell not in zone:
        return "TR-55"
    return "TR-62" if cell in s.track.traps else None


def clear_trap(s: State, cell: Cell, rule: str) -> None:
    """A used or destroyed token goes back to the supply (TR-O-25)."""
    s.track.traps.remove(cell)
    s.note("trap-gone", rule, cell)


def keep_trap(s: State, cell: Cell) -> None:
    """An empty square keeps the trap, lava burns it at once, ice carries nothing away (TR-57, TR-86, TR-106)."""
    if s.course.terrain[cell] == LAVA:
        s.note("trap-gone", "TR-86", cell)
    else:
        s.track.traps.append(cell)


def throw(s: State, titan: Titan, card: Card) -> None:
    """From the hand to the discard pile (TR-45)."""
    hand = s.titans.hand_of[titan]
    held, eras = s.cards.hands[hand], s.cards.eras[hand]
    place_in_hand = held.index(card)
    s.cards.hands[hand] = held[:place_in_hand] + held[place_in_hand + 1 :]
    s.cards.eras[hand] = eras[:place_in_hand] + eras[place_in_hand + 1 :]
    s.cards.discard.append(card)


def play_card(s: State, titan: Titan, card: Card) -> None:
    """A played card is discarded first, then takes effect; one per player and turn (TR-43, TR-O-26)."""
    throw(s, titan, card)
    s.turn.played += (s.titans.owner[titan],)
    s.note("play", "TR-42", titan, card)
