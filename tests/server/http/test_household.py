"""Who counts as one."""

from __future__ import annotations

import pytest

from stolik.server.http.household import household, is_home


@pytest.mark.parametrize(
    ("address", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
        ("::1", "::1"),
        ("127.0.0.1", "127.0.0.1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_of_ipv6_the_network_counts(address: str, counts_as: str) -> None:
    assert household(address) == counts_as
    assert is_home(address) == is_home(counts_as)


def test_which_addresses_stand_for_a_house() -> None:
    assert all(is_home(one) for one in ("127.0.0.1", "192.168.0.9", "::1", "fe80::1%eth0", "fd00::2", "", "testclient"))
    assert not any(is_home(one) for one in ("8.8.8.8", "203.0.113.7", "2a00:1450::1", "172.32.0.1"))
