"""Learned weights as a data file: what they are for, where they come from, and one line for each fact."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from stolik.engine import box
from stolik.engine.facts import Facts
from stolik.engine.game import Game

FILE: Final = "policy.toml"
LEAST: Final = 0.005
NO_MATCHES: Final[Mapping[str, str]] = {}
NO_HOPES: Final[Sequence[float]] = ()


def weights_file(game: Game[Any]) -> Path:
    """In the game's folder of data, or an owner's own in the box."""
    spec = find_spec(game.package)
    assert spec is not None and spec.origin is not None, "a game that declares facts has a package"
    return box.find(Path(spec.origin).parent / "data", game.name, FILE)


def read(file: Path, facts: Facts) -> list[float]:
    """Refuses weights that were learned for other facts."""
    told = box.load(file)
    if told.get("facts") != facts.digest:
        fault = f"was learned for the facts {told.get('facts')}, but the game declares {facts.digest}: learn it anew"
        raise box.BoxFault(str(file), "the policy", fault)
    weights = told.get("weights")
    if not isinstance(weights, dict) or set(weights) - set(facts.names):
        raise box.BoxFault(str(file), "the policy", "has weights of something that is no fact, or none at all")
    for name, weight in weights.items():
        if type(weight) not in (int, float) or not -100.0 <= weight <= 100.0:
            raise box.BoxFault(str(file), f"the weight of {name}", f"is {weight!r}, but must be a number up to 100")
    return [float(facts.fixed.get(name, weights.get(name, 0.0))) for name in facts.names]


def read_hopes(file: Path, facts: Facts) -> list[float]:
    """What each measure of a standing counts for the chance to win; nothing where that was not learned."""
    told = box.load(file).get("hopes")
    if told is None:
        return []
    if not isinstance(told, dict) or set(told) - set(facts.measures):
        raise box.BoxFault(str(file), "the hopes", "are of something that is no measure of this game")
    for name, hope in told.items():
        if type(hope) not in (int, float) or not -100.0 <= hope <= 100.0:
            raise box.BoxFault(str(file), f"the hope of {name}", f"is {hope!r}, but must be a number up to 100")
    return [float(told.get(name, 0.0)) for name in facts.measures]


def written(
    facts: Facts,
    weights: list[float],
    origin: Mapping[str, str | int | float],
    matches: Mapping[str, str] = NO_MATCHES,
    hopes: Sequence[float] = NO_HOPES,
) -> str:
    """What `read` reads. Facts that never held in the games, or hardly weigh anything, have no line."""
    lines = [f'facts = "{facts.digest}"', "", "[origin]"]
    lines += [f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}" for key, value in origin.items()]
    lines += ["", "[matches]", *[f'"{pairing}" = "{share}"' for pairing, share in matches.items()], "", "[weights]"]
    pairs = sorted(zip(facts.names, weights, strict=True))
    lines += [f'"{name}" = {weight:.3f}' for name, weight in pairs if abs(weight) >= LEAST and name not in facts.fixed]
    if hopes:
        pairs = list(zip(facts.measures, hopes, strict=True))
        lines += ["", "[hopes]", *[f'"{name}" = {hope:.3f}' for name, hope in pairs if abs(hope) >= LEAST]]
    return "\n".join(lines) + "\n"
