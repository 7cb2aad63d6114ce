"""The commands of the laboratory, thin as the others."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.commands import Bots, GameName, Json, RecordFile, Seats, Settings, app

__all__ = ["app"]

MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)]
Number = Annotated[int | None, typer.Option("--games", min=1, show_default=False)]
SeedNumber = Annotated[int, typer.Option("--seed", metavar="NUMBER")]
Processes = Annotated[int | None, typer.Option("--processes", min=1, show_default=False)]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", show_default=False)]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE", show_default=False)]


@app.command()
def tournament(
    context: typer.Context,
    game: MaybeGame = None,
    bots: Bots = None,
    number: Number = None,
    seats: Seats = None,
    settings: Settings = None,
    seed: SeedNumber = 1,
    system: Annotated[str, typer.Option("--system", metavar="SYSTEM")] = "round-robin",
    processes: Processes = None,
    ray: Ray = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="DIR", show_default=False)] = None,
    rerun: Annotated[Path | None, typer.Option("--rerun", metavar="DIR|FILE", show_default=False)] = None,
    report: Report = None,
    as_json: Json = False,
) -> int:
    from stolik.cli import tournaments

    agreed = (bots, number, seats, settings, save)
    where = (processes, ray)
    if rerun is not None:
        tournaments.nothing_else("--rerun", game, resume, report, *agreed, *where)
        return tournaments.play_again(rerun, as_json, context.obj)
    if resume is not None:
        tournaments.nothing_else("--resume", game, *agreed)
        left = tournaments.left(resume)
        return tournaments.run(left.plan, left, where, report, as_json, context.obj)
    plan = tournaments.planned(game, bots, number, seats, settings or [], seed, system)
    folder = None if save is None else tournaments.fresh(save, plan)
    return tournaments.run(plan, folder, where, report, as_json, context.obj)


@app.command()
def balance(
    context: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1)] = 400,
    seats: Seats = None,
    bots: Bots = None,
    settings: Settings = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", metavar="KEY", show_default=False)] = None,
    seed: SeedNumber = 1,
    processes: Processes = None,
    ray: Ray = None,
    report: Report = None,
    as_json: Json = False,
) -> int:
    from stolik.cli import balances

    wish = balances.wish(game, seats, bots, settings or [], vary or [])
    return balances.run(wish, number, seed, (processes, ray), report, as_json, context.obj)


@app.command()
def review(context: typer.Context, file: RecordFile, report: Report = None, as_json: Json = False) -> int:
    from stolik.cli import reviews

    return reviews.run(file, report, as_json, context.obj)


@app.command()
def luck(
    context: typer.Context,
    seeds: Annotated[int, typer.Option("--seeds", min=1)] = 2000,
    as_json: Json = False,
) -> int:
    from stolik.cli.fairness import show

    return show(seeds, as_json, context.obj)
