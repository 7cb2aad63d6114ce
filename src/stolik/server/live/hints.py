"""Hints for learners: what a strong player would do at the open question, from what the asked seat knows."""

from __future__ import annotations

import logging
from concurrent.futures import BrokenExecutor
from typing import Any, Final, NamedTuple

from stolik.bots.advice import ADVISER, advice, rule_of
from stolik.bots.reasons import NO_COUNT, LikelyAnswer, Reason, Why, likely_reply, reasons
from stolik.engine.decision import Answer
from stolik.engine.game import View
from stolik.engine.record import Record
from stolik.server.live.bots.jobs import Job, asked_of, job_in, position_of, remember
from stolik.server.live.bots.line import Rank
from stolik.server.live.room import Room
from stolik.server.protocol import Advice, Hint, LikelyReply, Word
from stolik.server.refusals import AWAY, FORBIDDEN, Refusal
from stolik.server.table import changes
from stolik.server.table.queries import asked, world_number
from stolik.server.table.sight import Words, wire_value
from stolik.server.table.table import Table
from stolik.text.messages import messages

log = logging.getLogger(__name__)
BEST: Final = 5
"""Options that are told of."""


class Advised(NamedTuple):
    answer: Answer
    chance: float
    share: float
    rule: str
    why: Why
    reply: LikelyAnswer | None


def advise(job: Job) -> list[Advised]:
    """In a process for thinking. Nothing that the seat cannot know plays a part: worlds are dealt anew for it."""
    position = position_of(job)
    decision, view, worlds = asked_of(position, job.seat)
    sides = position.game.sides(job.options)
    found = advice(decision, view, worlds, job.seed, sides)
    visits = sum(outlook.visits for outlook in found)
    best = found[:BEST]
    has = messages("en", position.game.package).has
    told = [
        Advised(one.answer, one.chance, one.visits / visits, rule_of(one.answer, worlds, job.seed), why, None)
        for one, why in zip(best, reasons(decision, worlds, [one.answer for one in best], has), strict=True)
    ]
    told[0] = told[0]._replace(reply=likely_reply(job.seat, told[0].answer, worlds, sides, job.seed))
    remember(job.table, job.line, position)
    return told


def hint_job(table: Table, record: Record[Any], seat: int) -> Job:
    """The same question gets the same hint; its luck is drawn from nothing secret."""
    return job_in(table.row.id, record, seat, ADVISER, world_number(table, seat))


def check_may_ask(table: Table, seat: int) -> Record[Any]:
    record = changes.check_playing(table)
    if not table.hints:
        raise Refusal("no-hints-here", FORBIDDEN)
    _ = asked(table, seat)
    return record


async def hint(room: Room, seat: int) -> Hint:
    table = room.table
    record = check_may_ask(table, seat)
    decision, moved = asked(table, seat), table.moved
    job = hint_job(table, record, seat)
    try:
        found = await room.house.thinkers.work(advise, job, Rank.HINT, room.keeper)
    except (BrokenExecutor, TimeoutError) as error:
        log.warning("a hint at table %s: %r", table.row.id, error)
        raise Refusal("no-hint-now", AWAY) from None
    words, view = Words(record.game), record.game.view(record.position.state, seat)
    return Hint(seat, moved, job.level, [worded(words, decision.prompt, one, view) for one in found])


def worded(words: Words, prompt: str, one: Advised, view: View) -> Advice:
    """Where the game tells no rule behind the option, it is the one that asks."""
    rule = one.rule or words.game.prompts[prompt].rule
    good, bad, misses = ([reason_word(reason) for reason in sort] for sort in one.why)
    reply = one.reply and LikelyReply(one.reply.seat, words.option(one.reply.prompt, one.reply.answer, one.reply.view))
    word = words.option(prompt, one.answer, view)
    return Advice(wire_value(one.answer), word, one.chance, one.share, rule, good, bad, misses, reply)


def reason_word(reason: Reason) -> Word:
    return Word(key=reason.key, args={} if reason.number == NO_COUNT else {"count": Word(number=reason.number)})
