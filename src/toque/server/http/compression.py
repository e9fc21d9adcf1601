"""Gzip, for clients that unpack it."""

import functools
import gzip
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

SMALLEST = 1024
"""Bytes; less than that is not worth the work."""
LEVEL = 5
"""The gzip level of answers, which are packed each time."""
FILE_LEVEL = 9
"""The gzip level of files, which are packed once and then kept in memory."""
FILES = 512
PACKED = (".js", ".css", ".html", ".svg", ".json", ".webmanifest")
"""The kinds of files that become shorter; fonts and pictures are packed as they are."""


def unpacks(headers: Headers) -> bool:
    """Whether the client takes gzip."""
    weights = dict(_weighted(coding) for coding in headers.get("accept-encoding", "").lower().split(","))
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def _weighted(coding: str) -> tuple[str, float]:
    name, _, parameter = coding.partition(";")
    weight = parameter.strip().removeprefix("q=") or "1"
    try:
        return name.strip(), float(weight)
    except ValueError:
        return name.strip(), 0.0


def pack(answer: Response, headers: Headers) -> None:
    """Pack a long answer, if the client unpacks it."""
    if len(answer.body) < SMALLEST:
        return
    answer.headers.add_vary_header("Accept-Encoding")
    if unpacks(headers):
        answer.body = gzip.compress(answer.body, LEVEL, mtime=0)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))


def file_answer(file: Path, headers: Headers, cache: str) -> Response:
    """A file; packed if that makes it shorter and the client unpacks it."""
    stat = file.stat()
    plain = FileResponse(file, headers={"cache-control": cache}, stat_result=stat)
    packed = packed_file(file, stat.st_mtime_ns) if file.suffix in PACKED and stat.st_size >= SMALLEST else b""
    if not packed or len(packed) >= stat.st_size:
        return plain
    plain.headers.add_vary_header("Accept-Encoding")
    if not unpacks(headers):
        return plain
    kept = {name: plain.headers[name] for name in ("cache-control", "last-modified", "vary")}
    tag = plain.headers["etag"].removesuffix('"') + '-gzip"'
    return Response(packed, headers={**kept, "etag": tag, "content-encoding": "gzip"}, media_type=plain.media_type)


@functools.lru_cache(maxsize=FILES)
def packed_file(file: Path, modified: int) -> bytes:
    """A file as gzip, packed when it is first asked for; it is packed again after it was modified."""
    return gzip.compress(file.read_bytes(), FILE_LEVEL, mtime=0)
