"""The commands of the laboratory, thin as the others."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from stolik.cli.commands import Bots, Data, GameName, Json, RecordFile, Seats, Settings, app

__all__ = ["app"]

MaybeGame = Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)]
Number = Annotated[int | None, typer.Option("--games", min=1, show_default=False)]
SeedNumber = Annotated[int, typer.Option("--seed", metavar="NUMBER")]
Processes = Annotated[int | None, typer.Option("--processes", min=1, show_default=False)]
Ray = Annotated[str | None, typer.Option("--ray", metavar="ADDRESS", show_default=False)]
Report = Annotated[Path | None, typer.Option("--report", metavar="FILE", show_default=False)]
Save = Annotated[Path | None, typer.Option("--save", metavar="DIR", show_default=False)]


@app.command()
def simulate(
    context: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1)] = 100,
    seats: Seats = None,
    bots: Bots = None,
    settings: Settings = None,
    seed: SeedNumber = 1,
    save: Save = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    as_json: Json = False,
) -> int:
    from stolik.cli.contestants import contestants_in
    from stolik.cli.simulation import run, show
    from stolik.terminal.opening import agreed

    names = contestants_in(game, bots or "random")
    found, options = agreed(game, seats, names, settings or [])
    report = run(found, options, names, number, seed, save, check, quiet=as_json, language=context.obj)
    if as_json:
        print(report.as_json())
    else:
        show(report, context.obj)
    return 1 if report.errors else 0


@app.command(add_help_option=False, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def bench(context: typer.Context) -> int:
    if context.args[:1] == ["server"]:
        from stolik.lab.server.run import main as measure_server

        return measure_server(context.args[1:])
    from stolik.lab.bench.run import main as measure_games

    return measure_games(context.args)


@app.command(add_help_option=False, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def ladder(context: typer.Context) -> int:
    from stolik.lab.ladder.run import main

    return main(context.args)


@app.command(add_help_option=False, context_settings={"ignore_unknown_options": True, "allow_extra_args": True})
def train(context: typer.Context) -> int:
    from stolik.lab.train.run import main

    return main(context.args)


@app.command()
def puzzles(
    context: typer.Context,
    game: GameName,
    puzzle: Annotated[str, typer.Argument(metavar="[ID]", show_default=False)] = "",
    listed: Annotated[bool, typer.Option("--list")] = False,
    record: Annotated[Path | None, typer.Option("--from", metavar="FILE", show_default=False)] = None,
    step: Annotated[int | None, typer.Option("--step", min=0, metavar="NUMBER", show_default=False)] = None,
    make: Annotated[int | None, typer.Option("--make", min=1, metavar="NUMBER", show_default=False)] = None,
    agree: Annotated[int | None, typer.Option("--agree", min=1, metavar="NUMBER", show_default=False)] = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0, show_default=False)] = 0,
    seed: SeedNumber = 1,
    iterations: Annotated[int | None, typer.Option("--iterations", min=1, max=100_000, show_default=False)] = None,
    processes: Processes = None,
    into: Annotated[Path | None, typer.Option("--into", metavar="FILE", show_default=False)] = None,
    as_json: Json = False,
    data: Data = None,
) -> int:
    from stolik.cli import puzzles

    if make is not None or agree is not None:
        return puzzles.search(game, context.params)
    if record is not None:
        return puzzles.keep(game, record, step, context.obj, data)
    return puzzles.solve(game, puzzle, listed, as_json, context.obj, data)


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
    save: Save = None,
    data: Data = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="DIR", show_default=False)] = None,
    rerun: Annotated[Path | None, typer.Option("--rerun", metavar="DIR|FILE", show_default=False)] = None,
    report: Report = None,
    as_json: Json = False,
) -> int:
    from stolik.cli import tournaments

    agreed = (game, number, seats, settings, save, data)
    where = (processes, ray)
    if rerun is not None:
        tournaments.nothing_else("--rerun", resume, report, *agreed, *where)
        return tournaments.play_again(rerun, bots, as_json, context.obj)
    if resume is not None:
        tournaments.nothing_else("--resume", *agreed)
        folder = partial(tournaments.left, resume, bots)
        return tournaments.run(folder, where, report, as_json, context.obj, tell=False)
    plan = tournaments.planned(game, bots, number, seats, settings or [], seed, system)
    folder = partial(tournaments.new_in_data, data, plan) if save is None else partial(tournaments.fresh, save, plan)
    return tournaments.run(folder, where, report, as_json, context.obj, tell=save is None)


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

    wish = balances.wish(game, seats, bots, settings or [], vary or [], number, seed)
    return balances.run(wish, (processes, ray), report, as_json, context.obj)


@app.command()
def review(context: typer.Context, file: RecordFile, report: Report = None, as_json: Json = False) -> int:
    from stolik.cli import reviews

    return reviews.run(file, report, as_json, context.obj)


@app.command()
def calibration(
    context: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1)] = 50,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT")] = "level4",
    seats: Seats = None,
    settings: Settings = None,
    seed: SeedNumber = 1,
    cases: Annotated[Path | None, typer.Option("--cases", metavar="FILE", show_default=False)] = None,
    report: Report = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", show_default=False)] = None,
    correct: Annotated[Path | None, typer.Option("--correct", metavar="FILE", show_default=False)] = None,
    reviews: Annotated[bool, typer.Option("--reviews", show_default=False)] = False,
    as_json: Json = False,
) -> int:
    from stolik.cli import calibrations

    files = calibrations.Files(cases, report, plot, correct)
    wish = calibrations.Sampling(bots, number, seats, settings or [], seed, reviews)
    return calibrations.run(game, wish, files, as_json, context.obj)


@app.command()
def blunders(
    context: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1)] = 50,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,…")] = "level5",
    seats: Seats = None,
    settings: Settings = None,
    seed: SeedNumber = 1,
    as_json: Json = False,
) -> int:
    from stolik.cli.blunders import run

    return run(game, bots, number, seats, settings or [], seed, as_json, context.obj)


@app.command()
def think(
    context: typer.Context,
    file: RecordFile,
    step: Annotated[int, typer.Option("--step", min=1, metavar="NUMBER", show_default=False)],
    iterations: Annotated[int, typer.Option("--iterations", min=1, max=100_000)] = 400,
    plies: Annotated[int, typer.Option("--plies", min=1, max=10)] = 3,
    as_json: Json = False,
) -> int:
    from stolik.cli import thoughts

    return thoughts.run(file, step, iterations, plies, as_json, context.obj)


@app.command()
def lockstep(
    context: typer.Context,
    game: GameName,
    number: Annotated[int, typer.Option("--games", min=1)] = 100,
    seed: SeedNumber = 1,
    as_json: Json = False,
) -> int:
    from stolik.cli import locksteps

    return locksteps.run(game, number, seed, as_json, context.obj)


@app.command()
def luck(
    context: typer.Context,
    seeds: Annotated[int, typer.Option("--seeds", min=1)] = 2000,
    as_json: Json = False,
) -> int:
    from stolik.lab.fairness import show

    return show(seeds, as_json, context.obj)
