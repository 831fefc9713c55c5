"""The page: built files, served with a long memory; every other address gets the page itself."""

import mimetypes
import re
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

import stellarch

for _kind, _ending in (("image/avif", ".avif"), ("application/manifest+json", ".webmanifest")):
    mimetypes.add_type(_kind, _ending)  # not every system knows them

_MISSING = "The page has not been built. Run: make page"
# Nothing that begins with a dot, and no sign that leads elsewhere on any system: a slash, a backslash, a drive's colon.
_PLAIN_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
_BUILT = Path(stellarch.__file__).parents[2] / "web" / "dist"


@lru_cache(maxsize=1)
def built() -> Traversable:
    """The folder of the built page: inside an installed package, or in the source tree."""
    packed = files("stellarch") / "static"
    return packed if packed.is_dir() else _BUILT


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: FromPath[str] = "/") -> Response[bytes]:
    """A built file, or the page, which finds its own way from the address."""
    name = path.strip("/")
    if name.startswith("api/"):
        raise NotFoundException("There is no such route")
    found = _file(name)
    if found is not None:
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        keep = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
        return Response(found, media_type=kind, headers={"Cache-Control": keep})
    # Built files stand in assets/ or at the top; further down a dot is part of a name, such as that of a rule.
    top, *below = name.split("/")
    if top == "assets" or ("." in top and not below):
        raise NotFoundException("There is no such file")
    index = _file("index.html")
    if index is None:
        return Response(_MISSING.encode(), status_code=503, media_type="text/plain")
    return Response(index, media_type="text/html", headers={"Cache-Control": "no-cache"})


def _file(name: str) -> bytes | None:
    parts = name.split("/")
    if not all(_PLAIN_NAME.fullmatch(part) for part in parts):
        return None
    found = built().joinpath(*parts)
    return found.read_bytes() if found.is_file() else None
