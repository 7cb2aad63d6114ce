"""Which of a machine's addresses are worth telling to friends."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from pathlib import Path

import pytest

from stolik.server.process import addresses
from stolik.server.process.addresses import OwnAddress, chosen, reachable, url


def place(address: str, *, real: bool = False, routed: bool = False) -> OwnAddress:
    return OwnAddress(ip_address(address), real, routed)


def test_the_network_comes_first_and_what_leads_nowhere_is_left_out() -> None:
    places = [
        place("127.0.0.1"),
        place("::1"),
        place("169.254.3.4", real=True),
        place("fe80::1", real=True),
        place("172.17.0.1"),
        place("fd00::2", real=True),
        place("10.0.0.7", real=True),
        place("192.168.1.20", real=True),
        place("192.168.1.20", routed=True),
    ]
    assert chosen(places) == ["192.168.1.20", "10.0.0.7", "fd00::2"]


def test_a_bridge_is_better_than_nothing() -> None:
    assert chosen([place("127.0.0.1"), place("172.17.0.1")]) == ["172.17.0.1"]
    assert chosen([place("127.0.0.1"), place("fe80::1")]) == []


def test_the_name_is_told_where_somebody_answers_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Lipa.example.org")
    monkeypatch.setattr(addresses, "RESPONDERS", (str(tmp_path / "socket"),))
    assert "lipa.local" not in reachable()
    (tmp_path / "socket").touch()
    assert reachable()[-1] == "lipa.local"


def test_ipv6_addresses_that_last_are_read_from_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "fd000000000000000000000000000002 04 40 00 82     eth0",
        "fd00000000000000000000000000abcd 04 40 00 01     eth0",
        "00000000000000000000000000000001 01 80 10 80       lo",
    ]
    (tmp_path / "if_inet6").write_text("\n".join(lines))
    monkeypatch.setattr(addresses, "INET6", tmp_path / "if_inet6")
    monkeypatch.setattr(addresses, "routed", list)
    assert [str(one.address) for one in addresses.own() if one.address.version == 6] == ["fd00::2", "::1"]
    assert addresses.passing(ip_address("fd00::abcd")), "drawn anew every day: no address for friends"


def test_an_address_is_written_as_browsers_read_it() -> None:
    assert url("192.168.1.20", 8765) == "http://192.168.1.20:8765/"
    assert url("fd00::2", 80, "/games") == "http://[fd00::2]/games/"
