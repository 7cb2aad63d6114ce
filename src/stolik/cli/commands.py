"""One thin function per command. What a command needs is imported when it runs; its help is in text/*.ftl."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from stolik.games import FOLDER
from stolik.server.defaults import PORT, WAITING_HOURS, WORKERS

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE", show_default=False)]
Seats = Annotated[int | None, typer.Option("--seats", show_default=False)]
Bots = Annotated[str | None, typer.Option("--bots", metavar="BOT,…", show_default=False)]
Seed = Annotated[str | None, typer.Option("--seed", metavar="HEX", show_default=False)]

HELP = ["--help", "-h"]

app = typer.Typer(add_completion=False, context_settings={"help_option_names": HELP})


@app.callback(invoke_without_command=True)
def stolik(version: Annotated[bool, typer.Option("--version")] = False) -> int:
    if version:
        from stolik.kernels.speed import version_line

        print(version_line())
        raise typer.Exit
    return 0


@app.command()
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    seats: Seats = None,
    humans: Annotated[int | None, typer.Option("--humans", show_default=False)] = None,
    bots: Bots = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,…", show_default=False)] = None,
    settings: Settings = None,
    seed: Seed = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", show_default=False)] = None,
    go_on: Annotated[bool, typer.Option("--continue")] = False,
    data: Data = None,
) -> int:
    from stolik.terminal import opening, store
    from stolik.terminal.faults import BadInput
    from stolik.terminal.play import play as sit_down
    from stolik.terminal.screen import Screen
    from stolik.terminal.seats import Company, bot_names, person_names

    where = store.folder(data)
    agreed = [value for value in (seats, humans, bots, names, settings, seed) if value is not None]
    if (go_on or load is not None) and (agreed or (go_on and load is not None)):
        raise BadInput("new-or-old")
    if load is not None:
        session = opening.from_file(load, game)
    elif go_on:
        session = opening.last_game(where, game)
    else:
        company = Company(seats, humans, person_names(names), bot_names(bots))
        session = opening.new_game(game, company, settings or [], seed, where, context.obj)
    sit_down(session, Screen(), context.obj)
    return 0


@app.command()
def watch(
    context: typer.Context,
    game: GameName,
    seats: Seats = None,
    bots: Bots = None,
    settings: Settings = None,
    seed: Seed = None,
    delay: Annotated[
        float | None, typer.Option("--delay", min=0, max=60, metavar="SECONDS", show_default=False)
    ] = None,
) -> int:
    from stolik.terminal import opening
    from stolik.terminal.play import watch as look_on
    from stolik.terminal.screen import Screen
    from stolik.terminal.seats import bot_names

    session = opening.bots_only(game, seats, bot_names(bots), settings or [], seed)
    look_on(session, Screen(), context.obj, delay)
    return 0


@app.command()
def replay(
    context: typer.Context,
    file: RecordFile,
    seat: Annotated[int | None, typer.Option("--seat", show_default=False)] = None,
) -> int:
    from stolik.terminal.opening import readable
    from stolik.terminal.replay import Replay
    from stolik.terminal.screen import Screen

    Replay(readable(file), Screen(), context.obj, None if seat is None else seat - 1).run()
    return 0


@app.command()
def rules(
    context: typer.Context,
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[ID|WORD…]", show_default=False)] = None,
    on_one_page: Annotated[bool, typer.Option("--summary")] = False,
    only_terms: Annotated[bool, typer.Option("--terms")] = False,
    as_json: Json = False,
) -> int:
    from stolik.terminal import rules as book
    from stolik.terminal.screen import Screen

    if on_one_page:
        data, shown = book.summary_data, book.show_summary
    elif only_terms:
        data, shown = book.terms_data, book.show_terms
    else:
        data, shown = partial(book.as_data, words=words or []), partial(book.show_rules, words=words or [])
    if as_json:
        return _told(data(game))
    shown(Screen(), game, language=context.obj)
    return 0


@app.command()
def examples(
    context: typer.Context,
    game: GameName,
    words: Annotated[list[str] | None, typer.Argument(metavar="[NAME|ID…]", show_default=False)] = None,
    as_json: Json = False,
) -> int:
    from stolik.terminal.examples import as_data, show_examples
    from stolik.terminal.screen import Screen

    if as_json:
        return _told(as_data(game, words or []))
    show_examples(Screen(), game, words or [], context.obj)
    return 0


@app.command()
def learn(
    context: typer.Context,
    game: GameName,
    lesson: Annotated[str, typer.Argument(metavar="[LESSON]", show_default=False)] = "",
    listed: Annotated[bool, typer.Option("--list")] = False,
    as_json: Json = False,
    data: Data = None,
) -> int:
    from stolik.terminal import store
    from stolik.terminal.learn import as_data, show_course
    from stolik.terminal.learn import learn as give_lesson
    from stolik.terminal.screen import Screen

    if as_json:
        return _told(as_data(game))
    if listed:
        show_course(Screen(), game, context.obj, store.folder(data))
    else:
        give_lesson(Screen(), game, lesson, context.obj, store.folder(data))
    return 0


@app.command()
def games(context: typer.Context, as_json: Json = False) -> int:
    from stolik.games import GAMES
    from stolik.terminal.games import described, find, show_games
    from stolik.terminal.screen import Screen

    if as_json:
        return _told([described(find(name)) for name in GAMES])
    show_games(Screen(), context.obj)
    return 0


@app.command()
def verify(
    context: typer.Context,
    file: RecordFile,
    head: Annotated[str | None, typer.Option("--head", metavar="HEX", show_default=False)] = None,
    as_json: Json = False,
) -> int:
    from stolik.terminal.verify import verify as check

    finding = check(file, head)
    if as_json:
        _told(finding.as_data(context.obj))
    else:
        print(finding.sentence(context.obj))
    return 0 if finding.bad is None else 1


def for_owners(
    context: typer.Context,
    checklist: Annotated[bool, typer.Option("--checklist")] = False,
    as_json: Json = False,
) -> int:
    """A command named after the game."""
    from stolik.terminal.checklist import as_data, checklist_of, show_checklist
    from stolik.terminal.games import find
    from stolik.terminal.screen import Screen

    if not checklist:
        print(context.get_help(), end="")
        return 0
    name = str(context.info_name)
    found = checklist_of(name)
    if as_json:
        return _told(as_data(find(name), found))
    show_checklist(Screen(), find(name), found, context.obj)
    return 0


for with_checklist in sorted(FOLDER.glob("*/checklist.py")):
    app.command(with_checklist.parent.name)(for_owners)


@app.command()
def serve(
    context: typer.Context,
    port: Annotated[int, typer.Option("--port")] = PORT,
    data: Data = None,
    public: Annotated[bool | None, typer.Option("--public")] = None,
    behind_proxy: Annotated[bool | None, typer.Option("--behind-proxy")] = None,
    workers: Annotated[int, typer.Option("--workers")] = WORKERS,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    base_path: Annotated[str | None, typer.Option("--base-path", metavar="PATH", show_default=False)] = None,
    hosts: Annotated[list[str] | None, typer.Option("--host", metavar="NAME", show_default=False)] = None,
    origins: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", show_default=False)] = None,
    webhooks: Annotated[list[str] | None, typer.Option("--webhook", metavar="URL", show_default=False)] = None,
    webhooks_private: Annotated[bool | None, typer.Option("--webhooks-private")] = None,
    metrics_open: Annotated[bool | None, typer.Option("--open-metrics")] = None,
    no_players: Annotated[bool | None, typer.Option("--no-players")] = None,
    no_ratings: Annotated[bool | None, typer.Option("--no-ratings")] = None,
    prune_days: Annotated[int | None, typer.Option("--prune-days", min=0, show_default=False)] = None,
    waiting_hours: Annotated[int, typer.Option("--waiting-hours", min=0)] = WAITING_HOURS,
    archive: Annotated[Path | None, typer.Option("--archive", metavar="DIR", show_default=False)] = None,
) -> int:
    """The parameters are named as the server's settings are; they are passed on as they were said, None where
    nothing was."""
    from stolik.cli import host

    return host.serve(context.obj, **context.params)


@app.command()
def backup(context: typer.Context, file: BackupFile, data: Data = None) -> int:
    from stolik.cli import host

    return host.backup(context.obj, data, file)


@app.command()
def restore(context: typer.Context, file: BackupFile, data: Data = None) -> int:
    from stolik.cli import host

    return host.restore(context.obj, data, file)


@app.command()
def doctor(context: typer.Context, data: Data = None) -> int:
    from stolik.cli import host

    return host.doctor(context.obj, data)


@app.command()
def salvage(
    context: typer.Context,
    to: Annotated[Path, typer.Option("--to", metavar="DIR", show_default=False)],
    data: Data = None,
) -> int:
    from stolik.cli import host

    return host.salvage(context.obj, data, to)


def _told(data: object) -> int:
    print(json.dumps(data, ensure_ascii=False, indent=2))
    return 0
