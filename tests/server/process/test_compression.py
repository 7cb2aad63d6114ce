"""What is long is compressed on its way to whoever understands that, and means the same."""

from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from stolik.server.process.compression import LONG, Compression, framed
from tests.server.kit import HERE, THERE, Site


def test_long_messages_are_compressed_and_moves_are_not() -> None:
    agreed, extension = Compression().process_request_params([("client_max_window_bits", None)], [])
    assert ("server_no_context_takeover", None) in agreed
    assert ("client_no_context_takeover", None) in agreed
    short, long = Frame(Opcode.TEXT, b"x" * (LONG - 1)), Frame(Opcode.TEXT, b'{"kind":"hop"},' * LONG)
    assert extension.encode(short) is short
    sent = extension.encode(long)
    assert sent.rsv1
    assert len(sent.data) < len(long.data) / 20
    assert bytes(extension.decode(sent).data) == long.data
    assert extension.encode(short) is short


def test_a_text_that_is_sent_at_once_is_a_frame_like_any_other() -> None:
    for size in (0, 1, 125, 126, 300, LONG - 1):
        text = b"x" * size
        assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_whoever_does_not_understand_it_is_told_the_same(site: Site) -> None:
    _, [anna, bolek] = site.make(HERE, THERE)
    both = site.visitor(*anna.tokens, *bolek.tokens, table=anna.table)
    both.play(30)
    told = []
    for compression in ("deflate", None):
        address = f"ws://{site.address}/api/tables/{both.table}/socket"
        with connect(address, additional_headers=both.headers, compression=compression, max_size=None) as link:
            link.send('{"type":"hello","seen":0}')
            told.append(link.recv(10))
            assert bool(link.protocol.extensions) == (compression is not None)
    assert told[0] == told[1]
    assert len(told[0]) > LONG
