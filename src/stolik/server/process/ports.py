"""Sockets that listen."""

from __future__ import annotations

import socket
from typing import Final

BACKLOG: Final = 2048
"""Connections that wait at the door."""


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
