"""Every refusal over HTTP: a key, and a sentence in both languages."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from stolik.server.protocol import Problem
from stolik.server.refusals import AWAY, BAD, Refusal
from stolik.server.storage import Away

log = logging.getLogger(__name__)
KEYS = {400: "bad-request", 401: "bad-token", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-many"}
CUT_OFF = "client disconnected prematurely"
"""As the framework says that a body did not come whole: nobody is there to be answered, and nothing is wrong here."""
PROBLEMS = {
    status: ResponseSpec(Problem, description=what, generate_examples=False)
    for status, what in {
        400: "It cannot be understood, or cannot be",
        401: "The token opens no seat",
        403: "Not yours to do",
        404: "There is no such thing",
        409: "Not now",
        413: "Too large",
        429: "Too many",
        503: "The server is going down or the database is away; nothing is lost",
    }.items()
}


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    request.app.state.registry.metrics.refusals.labels(str(refusal.status)).inc()
    return Response(refusal.problem(), status_code=refusal.status, headers=refusal.headers())


def misused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework finds wrong."""
    status = error.status_code
    if error.detail == CUT_OFF:
        log.info("%s %s was cut off", request.method, request.scope["path"])
        return refused(request, Refusal("bad-request", BAD))
    if status >= 500:
        return failed(request, error)
    return refused(request, Refusal(KEYS.get(status, "bad-request"), status))


def misunderstood(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """Lists in lists in lists …"""
    return refused(request, Refusal("bad-request", BAD))


def away(request: Request[Any, Any, Any], error: Away) -> Response[Problem]:
    return refused(request, Refusal("storage-away", AWAY))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("%s %s", request.method, request.scope["path"], exc_info=error)
    return refused(request, Refusal("server-fault", 500))
