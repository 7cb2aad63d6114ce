"""Long messages of a socket are compressed, short ones are sent as they are (docs/decisions/0045)."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

LONG: Final = 8 * 1024
"""Bytes from which on it pays: the story of a game so far, not a move."""
FASTEST: Final = 1
SHORT_FRAME: Final = 126
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame which is a text by itself."""
HEAD: Final = Struct("!BBH")


class LongMessages(PerMessageDeflate):
    """Nothing is kept from one message to the next, so an open socket needs no memory for it."""

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if len(frame.data) >= LONG else frame


class Compression(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings={"level": FASTEST},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], LongMessages]:
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LongMessages(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            usual.compress_settings,
        )


def framed(text: bytes) -> bytes:
    """A text that is sent as it is, with what stands before it on the line."""
    size = len(text)
    head = bytes((WHOLE_TEXT, size)) if size < SHORT_FRAME else HEAD.pack(WHOLE_TEXT, SHORT_FRAME, size)
    return head + text
