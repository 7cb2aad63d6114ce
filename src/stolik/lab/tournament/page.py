"""The report of a tournament as a page with plots."""

from __future__ import annotations

from collections.abc import Sequence

from stolik.engine.game import Setting
from stolik.lab.pages import svg
from stolik.lab.pages.html import Cell, Page, table
from stolik.lab.tournament.ratings import Share
from stolik.lab.tournament.standings import Score, Standings
from stolik.text import Texts

POINTS = 200
"""Of a curve: more could not be seen."""


def tournament_page(standings: Standings, texts: Texts) -> str:
    plan = standings.plan
    name = game_name(texts)
    system = texts.say(f"lab-system-{plan.system}")
    title = texts.say("lab-tournament-title", game=name)
    sub = texts.say("lab-tournament-sub", system=system, seats=len(plan.sides), seed=plan.seed)
    page = Page(texts.language, title, sub)
    page.tiles(_tiles(standings, texts))
    _elo(page, standings, texts)
    _cross(page, standings, texts)
    _curves(page, standings, texts)
    seat_section(page, standings.by_seat(), len(set(plan.sides)), standings.draws, texts)
    length_section(page, [found.answers for found in standings.good], texts)
    ratio = standings.luck_ratio()
    if ratio is not None:
        page.section(texts.say("lab-luck"), f"<p>{texts.say('lab-luck-ratio', ratio=f'{ratio:.2f}')}</p>")
    options_section(page, plan.options, texts)
    return page.html()


def game_name(texts: Texts) -> str:
    assert texts.game is not None
    return named("game-name", texts.game.name, texts)


def percent(share: Share) -> str:
    return f"{share.share:.0%} ({share.low:.0%}–{share.high:.0%})"


def seat_section(page: Page, shares: Sequence[Share], sides: int, draws: int, texts: Texts) -> None:
    of = shares[0].of
    fair = (of - draws) / of / sides if of else 0.0
    bars = [
        (texts.say("seat-number", number=seat), share.share, share.low, share.high, percent(share))
        for seat, share in enumerate(shares, 1)
    ]
    title = texts.say("lab-by-seat")
    page.section(title, svg.dots(bars, title, fair, 0.0), texts.say("lab-fair-note"))


def length_section(page: Page, lengths: Sequence[int], texts: Texts) -> None:
    if lengths:
        title = texts.say("lab-lengths")
        page.section(title, svg.histogram(lengths, title))


def options_section(page: Page, options: dict[str, Setting], texts: Texts) -> None:
    rows = [[named(f"option-{key}", key, texts), option_value(key, value, texts)] for key, value in options.items()]
    page.section(texts.say("lab-options"), table([texts.say("lab-option"), texts.say("lab-value")], rows))


def written(value: Setting) -> str:
    """As --set takes it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def named(key: str, otherwise: str, texts: Texts) -> str:
    """A message that a game may have or not."""
    return texts.say(key) if texts.has(key) else otherwise


def option_value(key: str, value: Setting, texts: Texts) -> str:
    return named(f"option-{key}-{written(value)}", written(value), texts)


def _tiles(standings: Standings, texts: Texts) -> list[tuple[str, str]]:
    best = max(standings.ratings().items(), key=lambda pair: pair[1].elo)[0]
    return [
        (texts.say("lab-best"), best),
        (texts.say("lab-matches"), str(len(standings.good))),
        (texts.say("lab-draws"), str(standings.draws)),
        (texts.say("lab-capped"), str(standings.capped)),
        (texts.say("lab-errors"), str(len(standings.faults))),
        (texts.say("lab-length"), f"{standings.answers_per_game():.0f}"),
    ]


def _elo(page: Page, standings: Standings, texts: Texts) -> None:
    rated = sorted(standings.ratings().items(), key=lambda pair: -pair[1].elo)
    bars = [
        (bot, rating.elo, rating.low, rating.high, f"{rating.elo:.0f} ± {rating.high - rating.elo:.0f}")
        for bot, rating in rated
    ]
    title = texts.say("lab-elo")
    shares, wins = standings.shares(), standings.wins()
    head = [texts.say("lab-bot"), texts.say("lab-matches"), texts.say("lab-wins"), texts.say("lab-share")]
    rows = [[bot, str(shares[bot].of), str(wins[bot]), percent(shares[bot])] for bot, _ in rated]
    page.section(title, svg.dots(bars, title) + table(head, rows), texts.say("lab-elo-note"))


def _cross(page: Page, standings: Standings, texts: Texts) -> None:
    bots, cross = standings.plan.bots, standings.cross()
    rows: list[list[Cell]] = [
        [one, *("–" if one == other else _met(cross[one, other]) for other in bots)] for one in bots
    ]
    page.section(texts.say("lab-cross"), table(["", *bots], rows), texts.say("lab-cross-note"))


def _met(score: Score) -> Cell:
    share = score.points / score.games if score.games else 0.0
    return (f"{score.wins} – {score.draws} – {score.losses}", share)


def _curves(page: Page, standings: Standings, texts: Texts) -> None:
    lines = [(bot, _running(standings, bot)) for bot in standings.plan.bots]
    if all(values for _, values in lines):
        title = texts.say("lab-curves")
        page.section(title, svg.curves(lines, title))


def _running(standings: Standings, bot: str) -> list[float]:
    """The share of points after each of its matches, thinned out."""
    points = [found.points()[bot] for found in standings.good if bot in found.match.seats]
    total, running = 0.0, []
    for number, won in enumerate(points, 1):
        total += won
        running.append(total / number)
    step = max(len(running) // POINTS, 1)
    return [*running[:-1:step], *running[-1:]]
