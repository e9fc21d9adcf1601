"""The pages: the built web application if there is one, the plain page, which needs no building, and the docs."""

import functools
import os
import tarfile
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

from toque.server.http.compression import file_answer, pack

SERVER = Path(__file__).resolve().parent.parent
STATIC = SERVER / "static"
PLAIN = SERVER / "plain"
DOCS = SERVER / "docs.tar.xz"
"""The pages of the docs in one file, written by `docs/build_site.py`."""
NO_DOCS = "the docs were not built here: `make docs-site` builds them; their sources lie in docs/\n"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Files(StaticFiles):
    """Files with a header that says how long browsers may keep them."""

    def __init__(self, directory: Path, cache: str) -> None:
        super().__init__(directory=directory, check_dir=False)
        self._cache = cache

    async def check_config(self) -> None:
        """Accept a missing folder: a site that was not built has none."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file; a path that no file can have is not found."""
        try:
            return await super().get_response(path, scope)
        except ValueError:
            raise HTTPException(404) from None

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, with how long to keep it, unless the browser has it."""
        asked = Headers(scope=scope)
        response = file_answer(Path(full_path), asked, self._cache)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response


def page_routes() -> list[BaseRoute]:
    """The routes of all pages; unknown paths belong to the web application, which has a router of its own."""
    return [
        Route("/docs", to_docs),
        Route("/docs/{path:path}", docs_page),
        Mount("/plain/files", Files(PLAIN, ASK_AGAIN)),
        Route("/plain", plain_page),
        Mount("/assets", Files(STATIC / "assets", FOREVER)),  # Vite names them by their content
        Route("/{path:path}", application),
    ]


async def to_docs(request: Request) -> Response:
    """Relative links of the docs need the slash."""
    return RedirectResponse("/docs/")


def docs_page(request: Request) -> Response:
    """A page or a file of the docs, if they were built; on a thread, so that unpacking them stops no game."""
    if not DOCS.is_file():
        return PlainTextResponse(NO_DOCS, 404)
    modified, path = DOCS.stat().st_mtime_ns, request.path_params["path"] or "index.html"
    content = docs_files(DOCS, modified).get(path)
    if content is None:
        return PlainTextResponse("there is no such page\n", 404)
    headers = {"cache-control": ASK_AGAIN, "etag": f'W/"{modified:x}"'}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    answer = Response(content, media_type=guess_type(path)[0], headers=headers)
    pack(answer, request.headers)
    return answer


@functools.lru_cache(maxsize=1)
def docs_files(archive: Path, modified: int) -> dict[str, bytes]:
    """All files of the docs by path, unpacked when somebody first asks for one; again after they were built again."""
    with tarfile.open(archive, "r:xz") as files:
        return {entry.name: content.read() for entry in files if (content := files.extractfile(entry))}


async def plain_page(request: Request) -> Response:
    """The page that can play every game with nothing but lists and buttons."""
    return FileResponse(PLAIN / "index.html", headers={"cache-control": ASK_AGAIN})


def _file(path: str) -> Path | None:
    """The file of the web application at a path, if there can be one at all."""
    try:
        file = (STATIC / path).resolve()
        return file if file.is_relative_to(STATIC.resolve()) and file.is_file() else None
    except (ValueError, OSError):
        return None


async def application(request: Request) -> Response:
    """A file of the web application, or its only page."""
    path = request.path_params["path"]
    file = _file(path)
    if file is not None:
        return file_answer(file, request.headers, ASK_AGAIN)
    if path.startswith("api/") or "." in path:
        return PlainTextResponse("there is nothing here\n", 404)
    if not (STATIC / "index.html").is_file():
        return await plain_page(request)
    return file_answer(STATIC / "index.html", request.headers, ASK_AGAIN)
