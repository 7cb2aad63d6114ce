"""What one household may have open at once."""

from __future__ import annotations

from stolik.server.http.budget import Presence, share_of


def test_a_household_has_its_share_and_a_home_two() -> None:
    presence = Presence(2)
    assert [presence.come("203.0.113.7") for _ in range(4)] == [0, 0, 1, 2]
    assert presence.come("203.0.113.8") == 0
    assert [presence.come("192.168.1.2") for _ in range(5)] == [0, 0, 0, 0, 1]
    for _ in range(3):
        presence.leave("203.0.113.7")
    assert presence.come("203.0.113.7") == 0


def test_nobody_is_remembered_who_has_left() -> None:
    presence = Presence(2)
    for who in ("a", "b", "a"):
        presence.come(who)
    for who in ("a", "a", "b"):
        presence.leave(who)
    assert not presence._open


def test_who_brings_others_in_and_who_is_not_limited() -> None:
    proxy = Presence(1, free=("127.0.0.1",))
    assert [proxy.come("127.0.0.1") for _ in range(9)] == [0] * 9
    assert [proxy.come("203.0.113.7") for _ in range(2)] == [0, 1]
    assert [Presence(0).come("203.0.113.7") for _ in range(9)] == [0] * 9


def test_the_share_is_a_quarter_of_the_room_and_no_more_than_wanted() -> None:
    assert share_of(832, 500) == 208
    assert share_of(100_000, 500) == 500
    assert share_of(2, 500) == 1
