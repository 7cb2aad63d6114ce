"""The page of the API: every address with what it takes and gives, in plain HTML without scripts."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get


@get("/api/openapi.json", include_in_schema=False)
async def description(request: Request[Any, Any, Any]) -> Response[dict[str, Any]]:
    return Response(request.app.openapi_schema.to_schema(), media_type=MediaType.JSON)


@get("/api", include_in_schema=False)
async def api_page(request: Request[Any, Any, Any]) -> Response[str]:
    openapi = request.app.openapi_schema.to_schema()
    operations = "".join(operation(*one) for one in listed(openapi))
    schemas = "".join(schema(*one) for one in openapi.get("components", {}).get("schemas", {}).items())
    head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Stolik: API</title>'
    intro = '<h1>Stolik: API</h1><p><a href="openapi.json">openapi.json</a></p>'
    page = f"{head}{intro}<dl>{operations}</dl><h2>Messages</h2><dl>{schemas}</dl></html>"
    return Response(page, media_type=MediaType.HTML)


def listed(openapi: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    return [(method, path, found) for path, methods in openapi["paths"].items() for method, found in methods.items()]


def operation(method: str, path: str, found: dict[str, Any]) -> str:
    body = found.get("requestBody", {}).get("content", {}).values()
    takes = ", ".join(type_of(content.get("schema", {})) for content in body)
    gives = ", ".join(
        type_of(content.get("schema", {}))
        for status, answer in found.get("responses", {}).items()
        if status.startswith("2")
        for content in answer.get("content", {}).values()
    )
    query = ", ".join(one["name"] for one in found.get("parameters", ()) if one["in"] == "query")
    line = f"<dt><code>{method.upper()} {escape(path)}{escape('?' + query if query else '')}</code></dt>"
    arrow = escape(f"{takes} → {gives}" if takes else f"→ {gives}")
    return f"{line}<dd>{escape(found.get('summary', ''))}. <code>{arrow}</code></dd>"


def schema(name: str, found: dict[str, Any]) -> str:
    fields = ", ".join(f"{key}: {type_of(kind)}" for key, kind in found.get("properties", {}).items())
    about = escape(found.get("description", "")).replace("\n", " ")
    return f"<dt><code>{escape(name)}</code></dt><dd><code>{escape(fields)}</code><br>{about}</dd>"


def type_of(found: dict[str, Any]) -> str:
    """A short name for a schema."""
    if "$ref" in found:
        return str(found["$ref"]).rpartition("/")[2]
    if "const" in found or "enum" in found:
        return " | ".join(map(str, found.get("enum", [found.get("const")])))
    several = found.get("oneOf") or found.get("anyOf")
    if several:
        return " | ".join(type_of(one) for one in several)
    if found.get("type") == "array":
        return f"[{type_of(found.get('items', {}))}]"
    kind = found.get("type", "any")
    return " | ".join(kind) if isinstance(kind, list) else str(kind)
