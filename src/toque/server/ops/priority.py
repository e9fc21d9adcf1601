"""Which threads wait for others, if there are not cores enough."""

import os
import sys
import threading
from contextlib import suppress

NICENESS = 2
"""A thread that is this nice gets two fifths of a core that another one wants too; much less would starve it."""


def stand_back() -> None:
    """Let other threads go before this one: it thinks or computes for seconds, and they answer people. Linux only."""
    if sys.platform == "linux":
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
