"""Where the games of an arena are played: in this process, in several, or on a Ray cluster."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from toque.bots.arena.contest import Contest, Job, Played, play_job
from toque.core.errors import LostWorker, NoRay, ToqueError

Runner = Callable[[Contest, list[Job]], Iterator[Played]]
WAITING = 2
"""Jobs in line for each process: enough to keep it busy."""
PATIENCE = 5.0
"""Seconds to wait for a cluster to answer."""


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(contest: Contest, jobs: list[Job]) -> Iterator[Played]:
    """One game after the other, in this process."""
    for job in jobs:
        yield play_job(contest, job)


def new_pool(count: int) -> ProcessPoolExecutor:
    """Processes to play in; they end with this one, however it ends.

    A fresh start for each: threads of the parent, such as a progress bar's, do not survive a fork.
    """
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_end_with_the_parent)


def end_now(pool: ProcessPoolExecutor) -> None:
    """End its processes, whatever they do: what is still being played is not worth waiting for."""
    for process in list((pool._processes or {}).values()):
        process.terminate()


def _end_with_the_parent() -> None:
    """In a new process: who asks for results may be killed, and cannot say goodbye then."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def processes(count: int) -> Runner:
    """A runner with that many processes."""

    def run(contest: Contest, jobs: list[Job]) -> Iterator[Played]:
        pool = new_pool(count)
        try:
            yield from _as_they_come(pool, contest, jobs, count * WAITING)
        except BrokenProcessPool:
            raise LostWorker("a process that played was ended by something else, such as a lack of memory") from None
        except BaseException:  # nobody waits for the games under way
            end_now(pool)
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    return here if count == 1 else run


def _as_they_come(pool: ProcessPoolExecutor, contest: Contest, jobs: list[Job], most: int) -> Iterator[Played]:
    left, running = iter(jobs), set[Future[Played]]()
    while True:
        with _uninterrupted():
            while len(running) < most and (job := next(left, None)) is not None:
                running.add(pool.submit(play_job, contest, job))
        if not running:
            return
        done, running = wait(running, return_when=FIRST_COMPLETED)
        yield from (future.result() for future in done)


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Processes started here hear no Ctrl+C, which a terminal sends to all: who asks for results ends them."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ray_cluster(address: str | None) -> Runner:
    """A runner on a Ray cluster; without an address, one is started on this machine."""
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise NoRay("this needs Ray: pip install 'toque[ray]'") from None

    def run(contest: Contest, jobs: list[Job]) -> Iterator[Played]:
        _connect(ray, address)
        try:
            most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            yield from _ray_results(ray, contest, jobs, most)
        finally:
            ray.shutdown()

    return run


def check_address(address: str) -> None:
    """Raise where nobody listens: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    host = host.strip("[]")  # of an IPv6 address
    if not (host and port.isdecimal()):
        return  # such as "auto": Ray finds it, or says that it does not
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, UnicodeError, OverflowError) as error:
        raise NoRay(f"no Ray cluster answers at {address}: {getattr(error, 'strerror', None) or error}") from None


def _connect(ray: Any, address: str | None) -> None:
    if address is not None:
        check_address(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is played here
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError, ray.exceptions.RayError) as error:
        is_without_token = isinstance(error, ConnectionError) and "RAY_AUTH_MODE" not in os.environ
        advice = "; one that asks for a token needs RAY_AUTH_MODE=token here too" if is_without_token else ""
        raise NoRay(f"no Ray cluster answers at {address or 'home'}: {' '.join(str(error).split())}{advice}") from None


def _ray_results(ray: Any, contest: Contest, jobs: list[Job], most: int) -> Iterator[Played]:
    remote = ray.remote(play_job)
    left = iter(jobs)
    running: list[Any] = []
    while True:
        while len(running) < most and (job := next(left, None)) is not None:
            running.append(remote.remote(contest, job))
        if not running:
            return
        done, running = ray.wait(running)
        yield from _told_plainly(ray, done)


def _told_plainly(ray: Any, done: list[Any]) -> list[Played]:
    """The results; what went wrong elsewhere in the words that were used there, without its whole traceback."""
    try:
        return list(ray.get(done))
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ToqueError):
            raise error.cause from None
        raise
