"""The documentation at /docs, where it has been built: files of one folder, and a policy that knows their scripts."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.response import Redirect

from stolik.server.http.guard import POLICY
from stolik.server.http.pages import INDEX, File, modified, read, unbuilt
from stolik.server.refusals import MISSING, Refusal

MANUAL: Final = Path(__file__).parents[1] / "docs"
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.S)


class Manual:
    """Read page by page when somebody asks, and again after it was built anew; names are looked up, never paths."""

    def __init__(self, folder: Path = MANUAL) -> None:
        self._folder = folder
        self._names: dict[str, Path] = {}
        self._files: dict[str, File] = {}
        self._built = 0

    def response(self, name: str, gzipped: bool) -> Response[bytes]:
        if (built := modified(self._folder / INDEX)) != self._built:
            self._names = {path.relative_to(self._folder).as_posix(): path for path in self._folder.rglob("*.*")}
            self._files, self._built = {}, built
        if not self._built:
            return unbuilt("docs-not-built", MISSING)
        if name not in self._names:
            raise Refusal("not-found", MISSING)
        file = self._files[name] = self._files.get(name) or read(self._names[name])
        return file.response(gzipped, {"Cache-Control": "no-cache", "Content-Security-Policy": policy(file)})


def policy(file: File) -> str:
    """That of all pages, and the scripts that are written in this one, by their sums."""
    if file.media_type != "text/html":
        return POLICY
    sums = [b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(file.body)]
    return POLICY.replace("script-src 'self'", " ".join(["script-src 'self'", *[f"'sha256-{one}'" for one in sums]]))


@get(["/docs", "/docs/{path:path}"], include_in_schema=False)
async def manual(request: Request[Any, Any, Any]) -> Response[bytes] | Redirect:
    name = request.scope["path"].removeprefix("/docs").strip("/")
    found: Manual = request.app.state.manual
    answer = found.response(name or INDEX, "gzip" in request.headers.get("accept-encoding", ""))
    if name or answer.status_code == MISSING:
        return answer
    return Redirect(f"{request.app.state.registry.settings.base_path}/docs/{INDEX}")
