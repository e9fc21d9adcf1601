"""Previews are worked out on a thread of their own, one after the other, and remembered for a while."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor

import msgspec

from toque.server.protocol import Previewed
from toque.server.render.preview import PreviewQuestion, preview

KEPT = 2_000


class Previews:
    """The answers to the latest questions."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "preview")
        self._known: OrderedDict[tuple[object, ...], Previewed] = OrderedDict()
        self.queued = 0
        """Questions that wait, or are being answered."""

    async def answer(self, question: PreviewQuestion, nonce: str) -> Previewed:
        """Return what an action would bring; the event loop does other things meanwhile."""
        key = (*question.key, question.language)
        known = self._known.get(key)
        if known is None:
            self.queued += 1
            try:
                known = await asyncio.get_running_loop().run_in_executor(self._thread, preview, question, nonce)
            finally:
                self.queued -= 1
            self._known[key] = known
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return msgspec.structs.replace(known, nonce=nonce)

    def stop(self) -> None:
        """Answer nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
