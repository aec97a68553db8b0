"""The built pages, held in memory: a few files, found by name, so that no path leads anywhere else."""

import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response
from msgspec import Struct

AnyRequest = Request[Any, Any, Any]

WORTH_PACKING = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


class NoSite(Exception):
    """The pages have not been built."""


class Page(Struct, frozen=True):
    body: bytes
    packed: bytes | None
    kind: str
    mark: str
    forever: bool  # its name holds a fingerprint of its content


class Site:
    def __init__(self, folder: Path) -> None:
        if not (folder / "index.html").is_file():
            raise NoSite(folder)
        files = [file for file in folder.rglob("*") if file.is_file() and not file.name.startswith(".")]
        self.pages = {file.relative_to(folder).as_posix(): _page(folder, file) for file in files}

    def answer(self, request: AnyRequest, path: str) -> Response[bytes]:
        """A file, or the page itself for an address inside it."""
        name = path.strip("/")
        page = self.pages.get(name)
        if page is None and "." not in name.rpartition("/")[2]:
            page = self.pages["index.html"]
        if page is None:
            return Response(b"", status_code=404, media_type=MediaType.TEXT)
        headers = {
            "etag": page.mark,
            "cache-control": "public, max-age=31536000, immutable" if page.forever else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == page.mark:
            return Response(b"", status_code=304, headers=headers, media_type=page.kind)
        body = page.body
        if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = page.packed
            headers["content-encoding"] = "gzip"
        return Response(body, headers=headers, media_type=page.kind)


def _page(folder: Path, file: Path) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = "text/javascript" if kind == "application/javascript" else kind
    packed = gzip.compress(body, mtime=0) if kind.startswith(WORTH_PACKING) and len(body) > 500 else None
    mark = f'"{sha256(body).hexdigest()[:24]}"'
    return Page(body, packed, kind, mark, file.relative_to(folder).parts[0] == "assets")
