"""Addresses that stand for several people."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import Final

HOME: Final = [
    ip_network(one)
    for one in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7", "fe80::/10")
]


def is_home(address: str) -> bool:
    """Several people may come from there: one house, or a proxy that does not tell from where they come."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return True
    return any(known in network for network in HOME)
