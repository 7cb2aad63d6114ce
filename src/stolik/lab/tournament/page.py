"""The report of a tournament as a page with plots."""

from __future__ import annotations

from stolik.lab.pages import svg
from stolik.lab.pages.html import Cell, Page, table
from stolik.lab.pages.sections import game_name, length_section, options_section, percent, seat_section
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
