"""Gzip, for those who unpack it."""

import gzip
from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response

SMALLEST = 1024
"""Bytes; less than that is not worth the work."""
LEVEL = 5
"""Answers are packed while others wait, the files of the web application when they are built."""


def unpacks(headers: Headers) -> bool:
    """Whether who asks takes gzip."""
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
    """Make a long answer short."""
    if len(answer.body) < SMALLEST:
        return
    answer.headers.add_vary_header("Accept-Encoding")
    if unpacks(headers):
        answer.body = gzip.compress(answer.body, LEVEL, mtime=0)
        answer.headers["content-encoding"] = "gzip"
        answer.headers["content-length"] = str(len(answer.body))


def file_answer(file: Path, headers: Headers, cache: str) -> FileResponse:
    """A file, or what the build packed it into."""
    packed = file.with_name(f"{file.name}.gz")
    if not packed.is_file():
        return FileResponse(file, headers={"cache-control": cache}, stat_result=file.stat())
    kept = {"cache-control": cache, "vary": "Accept-Encoding"}
    if not unpacks(headers):
        return FileResponse(file, headers=kept, stat_result=file.stat())
    kept["content-encoding"] = "gzip"
    return FileResponse(packed, headers=kept, media_type=guess_type(file.name)[0], stat_result=packed.stat())
