"""The built client: files of one folder and nothing else; every other address is the page itself."""

from __future__ import annotations

import gzip
import mimetypes
import re
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get

from stolik.server.refusals import MISSING, Refusal, say

FOLDER: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
BASE: Final = re.compile(rb'<base href="[^"]*"\s*/?>|<head>')
PRESSED: Final = ("text/", "application/javascript", "application/json", "application/manifest+json", "image/svg+xml")


class File:
    def __init__(self, body: bytes, media_type: str, pressable: bool) -> None:
        self.body = body
        self.media_type = media_type
        self._pressable = pressable

    @cached_property
    def pressed(self) -> bytes:
        """When it is first asked for; b"" where nothing would be gained."""
        return gzip.compress(self.body, 9, mtime=0) if self._pressable else b""

    def response(self, gzipped: bool, headers: dict[str, str]) -> Response[bytes]:
        told = {"Vary": "Accept-Encoding", **headers}
        if gzipped and self.pressed:
            return Response(self.pressed, media_type=self.media_type, headers={**told, "Content-Encoding": "gzip"})
        return Response(self.body, media_type=self.media_type, headers=told)


class Bundle:
    """Read when somebody first asks, and again after it was built anew; names are looked up, never used as paths."""

    def __init__(self, folder: Path, base_path: str) -> None:
        self._folder = folder
        self._base_path = base_path
        self._files: dict[str, File] = {}
        self._built = 0

    def _read(self) -> None:
        built = modified(self._folder / INDEX)
        if built == self._built:
            return
        try:
            found = [path for path in self._folder.rglob("*") if path.is_file()]
            self._files = {path.relative_to(self._folder).as_posix(): read(path, self._base_path) for path in found}
            self._built = built
        except FileNotFoundError:
            pass  # it is being built at this moment

    def response(self, name: str, gzipped: bool) -> Response[bytes]:
        self._read()
        file = self._files.get(name)
        if file is None and name != INDEX and "." in name.rpartition("/")[2]:
            raise Refusal("not-found", MISSING)
        if file is None:
            name, file = INDEX, self._files.get(INDEX)
        if file is None:
            return unbuilt("page-not-built", 200)
        return file.response(gzipped, {"Cache-Control": FOREVER if name.startswith("assets/") else "no-cache"})

    def told(self, tags: str) -> Response[bytes]:
        """The page itself, with something for whoever only reads its head."""
        self._read()
        file = self._files.get(INDEX)
        if file is None:
            return unbuilt("page-not-built", 200)
        body = file.body.replace(b"</head>", tags.encode() + b"</head>", 1)
        return Response(body, media_type=file.media_type, headers={"Cache-Control": "no-cache"})


def modified(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except FileNotFoundError:
        return 0


def read(path: Path, base_path: str | None = None) -> File:
    """`base_path`: what a page of one address, the client, is served under."""
    body = path.read_bytes()
    if path.name == INDEX and base_path is not None:
        body = BASE.sub(lambda match: with_base(match[0], base_path), body, count=1)
    media = "application/manifest+json" if path.suffix == ".webmanifest" else mimetypes.guess_type(path.name)[0]
    media_type = media or "application/octet-stream"
    return File(body, media_type, media_type.startswith(PRESSED) or path.suffix == ".js")


def with_base(found: bytes, base_path: str) -> bytes:
    base = f'<base href="{base_path}/">'.encode()
    return found + base if found == b"<head>" else base


def unbuilt(key: str, status: int) -> Response[bytes]:
    lines = "".join(f'<p lang="{language}">{say(language, key)}</p>' for language in ("en", "pl"))
    page = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Stolik</title>{lines}</html>'
    return Response(page.encode(), media_type=MediaType.HTML, status_code=status, headers={"Cache-Control": "no-cache"})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    name = request.scope["path"].strip("/")
    if name == "api" or name.startswith("api/"):
        raise Refusal("not-found", MISSING)
    bundle: Bundle = request.app.state.bundle
    return bundle.response(name or INDEX, "gzip" in request.headers.get("accept-encoding", ""))
