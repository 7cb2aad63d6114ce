"""Who counts as one: an address, and of IPv6 the network that a house is given."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

Network = IPv4Network | IPv6Network
KEPT: Final = 4096
HOUSE: Final = 64
"""Bits of an IPv6 address that are the house's; the rest is chosen by whoever lives there."""
HOME: Final = [
    ip_network(one)
    for one in ("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "::1", "fc00::/7", "fe80::/10")
]
HOME_COUNTS: Final = 2
"""What a home may have, as a multiple of what anybody else may: several people, or a proxy that does not tell."""
THIS_MACHINE: Final = [ip_network(one) for one in ("127.0.0.0/8", "::1")]


@lru_cache(KEPT)
def household(address: str) -> str:
    """IPv4 as it is, also where it is written as IPv6; of IPv6 the first address of its /64."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(known, IPv6Address) or known.is_loopback:
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ip_network((known, HOUSE), strict=False).network_address)


@lru_cache(KEPT)
def is_home(address: str) -> bool:
    """Several people may come from there: one house, or a proxy that does not tell from where they come."""
    return is_in(HOME, address)


@lru_cache(KEPT)
def is_here(address: str) -> bool:
    """Whoever sits at this machine; or everybody, behind a proxy that does not tell."""
    return is_in(THIS_MACHINE, address)


def is_in(networks: Sequence[Network], address: str) -> bool:
    """What is no address belongs to all of them."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return True
    return any(known in network for network in networks)
