"""What the page of a game that is over should say, worked out from what the server says."""

from __future__ import annotations

from tests.server.kit import Json
from tests.web.guest import Guest
from tests.web.texts import bundle


def ending(guest: Guest, result: Json, names: list[str], mine: int | None = None) -> str:
    """The headline: by the game's own words where it has any."""
    places, scores = result["places"], result["scores"]
    best = [seat for seat, place in enumerate(places) if place == 1]
    drawn = len(best) == len(places)
    others = [score for seat, score in enumerate(scores or []) if seat not in best]
    margin = scores[best[0]] - max(others) if scores and not drawn else 0
    you = "yes" if best == [mine] else "no"
    by = guest.say("end-by", margin=margin) if margin > 0 else ""
    told = listed([names[seat] for seat in best], guest.language)
    args = {"names": told, "count": len(best), "margin": margin, "by": by}
    own = f"ending-{result['reason'].replace('.', '-')}"
    if bundle(guest.language, guest.game).has_message(own):
        return guest.say(own, you=you, **args)
    if drawn:
        return guest.say("end-draw")
    return guest.say("end-win-by" if margin else "end-win", you=you, **args)


def listed(names: list[str], language: str) -> str:
    """As people write it: commas, and a word before the last."""
    if len(names) < 3:
        return (" i " if language == "pl" else " and ").join(names)
    return ", ".join(names[:-1]) + (" i " if language == "pl" else ", and ") + names[-1]
