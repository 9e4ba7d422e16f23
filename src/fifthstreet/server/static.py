"""The page and its words: files of the package, with the headers a browser should obey."""

import gzip
import hashlib
import re
from importlib import resources

from starlette.requests import Request
from starlette.responses import Response

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# Python's own table depends on the machine, and a module of the wrong type is not run.
TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "mjs": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "json": "application/json",
    "webmanifest": "application/manifest+json",
    "ftl": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
}
COMPRESSED = ("html", "css", "js", "mjs", "svg", "json", "webmanifest", "ftl", "txt")
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")


def read(package: str, path: str) -> bytes | None:
    """A file of a package; None if there is none that may be served under this path."""
    parts = path.split("/")
    if not all(NAME.fullmatch(part) for part in parts) or parts[-1].endswith((".py", ".pyc")):
        return None
    top, *inner = package.split(".")  # web/ is a folder of files, not a package
    try:
        return resources.files(top).joinpath(*inner, *parts).read_bytes()
    except (OSError, ModuleNotFoundError):
        return None


def answer(request: Request, path: str, body: bytes | None) -> Response:
    """The file, or 304 if the browser has it already, or 404.

    A browser asks again each time (`no-cache`) and mostly hears 304: after an update
    nobody plays with half an old page.
    """
    if body is None:
        return Response("Not found", 404, HEADERS, "text/plain; charset=utf-8")
    kind = path.rpartition(".")[2]
    headers = {
        **HEADERS,
        "Cache-Control": "no-cache",
        "ETag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "Vary": "Accept-Encoding",
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    if kind in COMPRESSED and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(body, 200, headers, TYPES.get(kind, "application/octet-stream"))
