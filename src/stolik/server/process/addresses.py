"""Under which addresses others in the same house reach this machine: its places, its mDNS name, and its doors."""

from __future__ import annotations

import fcntl
import socket
import struct
import sys
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import Final, NamedTuple

ELSEWHERE: Final = ("192.0.2.1", "2001:db8::1")
"""Addresses of nobody: asked for the way there, a system names its own address in the network. Nothing is sent."""
RESPONDERS: Final = ("/run/avahi-daemon/socket", "/var/run/avahi-daemon/socket", "/var/run/mDNSResponder")
SIOCGIFADDR: Final = 0x8915
INET6: Final = Path("/proc/net/if_inet6")
DEVICES: Final = Path("/sys/class/net")
PASSING: Final = 0x01 | 0x20 | 0x40
"""Flags of IPv6 addresses that are drawn for a while, given up, or not yet sure."""
BACKLOG: Final = 2048
"""Connections that wait at the door."""

Address = IPv4Address | IPv6Address


class OwnAddress(NamedTuple):
    """An address of this machine. `real`: of a network card, not of a bridge that a program has made."""

    address: Address
    real: bool = False
    routed: bool = False


def reachable() -> list[str]:
    """IPv4 first, which every phone understands; then IPv6, then the name."""
    name = mdns_name()
    return [*chosen([*routed(), *own()]), *([name] if name else [])]


def chosen(places: Iterable[OwnAddress]) -> list[str]:
    """Those of the network first. A bridge for containers leads nowhere: it counts where there is nothing else."""
    good = [place for place in places if leads_out(place.address)]
    known = [place for place in good if place.routed or place.real] or good
    ordered = sorted(known, key=lambda place: (place.address.version, not place.routed))
    return list(dict.fromkeys(str(place.address) for place in ordered))


def leads_out(address: Address) -> bool:
    return not (
        address.is_loopback
        or address.is_link_local
        or address.is_unspecified
        or address.is_multicast
        or (isinstance(address, IPv6Address) and address.ipv4_mapped is not None)
    )


def routed() -> list[OwnAddress]:
    """With which address this machine would speak to others."""
    found = []
    for family, elsewhere in zip((socket.AF_INET, socket.AF_INET6), ELSEWHERE, strict=True):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((elsewhere, 9))
                found.append(OwnAddress(ip_address(asking.getsockname()[0]), routed=True))
        except OSError:
            continue
    return [place for place in found if not passing(place.address)]


def own() -> list[OwnAddress]:
    """Every address of every interface, as far as the system tells."""
    return [*ipv4(), *(OwnAddress(address, is_real(name)) for address, name, flags in ipv6() if not flags & PASSING)]


def ipv4() -> list[OwnAddress]:
    if not sys.platform.startswith("linux"):
        return []
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            try:
                told = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
            except OSError:
                continue
            found.append(OwnAddress(ip_address(told[20:24]), is_real(name)))
    return found


def ipv6() -> list[tuple[IPv6Address, str, int]]:
    try:
        lines = INET6.read_text("ascii").splitlines()
    except OSError:
        return []
    rows = [line.split() for line in lines]
    return [(IPv6Address(bytes.fromhex(row[0])), row[5], int(row[4], 16)) for row in rows if len(row) == 6]


def passing(address: Address) -> bool:
    return any(address == known and flags & PASSING for known, _, flags in ipv6())


def is_real(name: str) -> bool:
    return (DEVICES / name / "device").exists()


def mdns_name() -> str:
    """Where somebody on this machine answers for it: its name is worth telling."""
    if not any(Path(path).exists() for path in RESPONDERS):
        return ""
    name = socket.gethostname().partition(".")[0]
    return f"{name}.local".lower() if name and name != "localhost" else ""


def url(host: str, port: int, base_path: str = "") -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}{'' if port == 80 else f':{port}'}{base_path}/"


# Listening


def bound(host: str, port: int) -> socket.socket:
    """Raises OSError where the port is taken."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if listening.family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except BaseException:
        listening.close()
        raise
    return listening


def port_of(listening: socket.socket) -> int:
    port: int = listening.getsockname()[1]
    return port
