"""The record format written a second time, by docs/record-format.md and not by the engine: to check and to forge."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Callable
from typing import Any

Line = dict[str, Any]


def canonical(body: Line) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def mac(key: bytes, message: str) -> bytes:
    return hmac.new(key, message.encode(), hashlib.sha256).digest()


def drawn(seed: bytes, numbers: list[str], kind: str, whose: int, count: int, total: int) -> int:
    """The number from 0 to total - 1 that is dealt for (kind, whose, count)."""
    key = mac(seed, "\n".join(["numbers", *numbers]))
    most = 2**64 // total * total
    attempt = 0
    while True:
        value = int.from_bytes(mac(key, f"{kind}\n{whose}\n{count}\n{attempt}")[:8], "big")
        if value < most:
            return value % total
        attempt += 1


def salt(seed: bytes, number: int) -> bytes:
    return mac(seed, f"salt\n{number}")


def parts(text: str) -> tuple[Line, list[Line], Line]:
    header, *entries, closing = [json.loads(line) for line in text.splitlines()]
    return header, entries, closing


def without(line: Line, key: str) -> Line:
    return {other: value for other, value in line.items() if other != key}


def sealed(header: Line, entries: list[Line], closing: Line) -> str:
    """The file with every hash and the seal made to fit: what somebody who holds the seed can forge."""
    seed = bytes.fromhex(closing["seed"])
    head = hashlib.sha256(canonical(header).encode()).hexdigest()
    lines = [canonical(header)]
    for entry in entries:
        body = without(entry, "hash")
        salted = head.encode() + salt(seed, body["n"]) + canonical(body).encode()
        head = hashlib.sha256(salted).hexdigest()
        lines.append(canonical({**body, "hash": head}))
    body = without(closing, "seal")
    lines.append(canonical({**body, "seal": hashlib.sha256(head.encode() + canonical(body).encode()).hexdigest()}))
    return "\n".join(lines) + "\n"


def forged(text: str, change: Callable[[Line, list[Line], Line], None]) -> str:
    """The file after a change in place, with hashes and seal recomputed."""
    header, entries, closing = parts(text)
    change(header, entries, closing)
    return sealed(header, entries, closing)
