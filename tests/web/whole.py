"""A whole game through the board in words: the page plays by keys, the other seat by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.server.kit import Json, question_of, served
from tests.web.conftest import Invite
from tests.web.guest import Guest
from tests.web.known import Known, lay


def played_by_keys(
    invite: Invite,
    folder: Path,
    table: Known,
    press: Callable[[Guest, Json], None],
    reply: Callable[[Json, Json], Any],
) -> int:
    """From the first question to the end; both are told what the other seat sees. How many answers the page gave."""
    lay(folder, [table])
    with served(str(folder)) as site:
        guest = invite(site.url, language="pl", game=table.game)
        guest.keep(hints=False, language="pl", textBoard=True, aims=[table.game])
        guest.sit_at(table.id, table.token())
        other = site.visitor(table.token(1), table=table.id)
        while (update := other.look())["table"]["result"] is None:
            view = update["seen"][0]["view"]
            if question := question_of(update):
                other.post("/answer", {"seat": 1, "seq": update["seq"], "value": reply(question, view)})
                continue
            assert guest.wait_for_question()
            press(guest, view)
            guest.acknowledged()
        expect(guest.part("ending")).not_to_be_empty()
        assert not guest.faults()
        return len(guest.answers)
