"""Runners play the games of an arena: in this process, in several processes, or on a Ray cluster."""

import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from importlib import import_module
from typing import Any, TypeAlias

from toque.bots.arena.contest import Contest, Job, Played, Runner, play_job
from toque.core.errors import LostWorker, NoRay, ToqueError

Ray: TypeAlias = Any
"""Ray, or an object of it: it may not be installed, and has no types that mypy knows."""
WAITING = 2
"""Queued jobs for each process: enough to keep it busy."""
PATIENCE = 5.0
"""Seconds to wait for an answer of the cluster."""


def usable_cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def here(contest: Contest, jobs: list[Job]) -> Iterator[Played]:
    """Play one game after another in this process."""
    for job in jobs:
        yield play_job(contest, job)


def new_pool(count: int) -> ProcessPoolExecutor:
    """Return a pool of processes that end when this process ends, even if it is killed.

    Processes are spawned, not forked: a fork would lose the parent's threads, such as a progress bar's.
    """
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), initializer=_end_with_the_parent)


def end_now(pool: ProcessPoolExecutor) -> None:
    """Terminate the pool's processes without waiting for games in progress."""
    for process in list((pool._processes or {}).values()):
        process.terminate()


def _end_with_the_parent() -> None:
    """Watch the parent from a new process: a killed parent cannot end its children itself."""
    threading.Thread(target=_wait_for_the_end, daemon=True).start()


def _wait_for_the_end() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def processes(count: int) -> Runner:
    """Return a runner with `count` processes."""

    def run(contest: Contest, jobs: list[Job]) -> Iterator[Played]:
        pool = new_pool(count)
        try:
            yield from _as_they_come(pool, contest, jobs, count * WAITING)
        except BrokenProcessPool:
            raise LostWorker("a process that played was ended by something else, such as a lack of memory") from None
        except BaseException:  # the games in progress are no longer needed
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
    """Block Ctrl+C while processes start: the terminal sends it to all, but the parent ends its children itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ray_cluster(address: str | None) -> Runner:
    """Return a runner on a Ray cluster; without an address, start a cluster on this machine."""
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
    """Raise if nothing listens at the address: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    host = host.strip("[]")  # brackets of an IPv6 address
    if not (host and port.isdecimal()):
        return  # for example "auto", which Ray resolves itself
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, UnicodeError, OverflowError) as error:
        raise NoRay(f"no Ray cluster answers at {address}: {getattr(error, 'strerror', None) or error}") from None


def _connect(ray: Ray, address: str | None) -> None:
    if address is not None:
        check_address(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send no usage statistics
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, include_dashboard=False)
    except (ConnectionError, ValueError, ray.exceptions.RayError) as error:
        is_without_token = isinstance(error, ConnectionError) and "RAY_AUTH_MODE" not in os.environ
        advice = "; one that asks for a token needs RAY_AUTH_MODE=token here too" if is_without_token else ""
        raise NoRay(f"no Ray cluster answers at {address or 'home'}: {' '.join(str(error).split())}{advice}") from None


def _ray_results(ray: Ray, contest: Contest, jobs: list[Job], most: int) -> Iterator[Played]:
    remote = ray.remote(play_job)
    left = iter(jobs)
    running: list[Ray] = []
    while True:
        while len(running) < most and (job := next(left, None)) is not None:
            running.append(remote.remote(contest, job))
        if not running:
            return
        done, running = ray.wait(running)
        yield from _errors_unwrapped(ray, done)


def _errors_unwrapped(ray: Ray, done: list[Ray]) -> list[Played]:
    """Return the results; raise a worker's own error without Ray's traceback around it."""
    try:
        return list(ray.get(done))
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ToqueError):
            raise error.cause from None
        raise
