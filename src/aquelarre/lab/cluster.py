"""Cluster: a long list of tasks on the processors of many machines, with Ray (docs/STUDIES.md).

The same as `bots.workers.spread` on one: results come in the order of the tasks, few are under way
at a time, and what comes out is the same to the bit. Tasks travel in portions, so that little time
goes into the travelling. A portion whose process or machine dies is done again elsewhere.
"""

from __future__ import annotations

import os
import platform
import re
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from hashlib import sha256
from importlib import import_module
from itertools import islice
from pathlib import Path
from secrets import token_hex
from typing import Any

import aquelarre
from aquelarre.bots.workers import AHEAD, Result, Spread, Task
from aquelarre.kernel import AquelarreError

LOCAL = "ray"  # a Ray of our own on this machine, which ends with us
PLACES = re.compile(r"ray(://[\w.\-\[\]:]+)?")
WANTED = 2.0  # seconds that a portion should take
MOST = 500  # tasks in a portion
TRIES = 8  # times that a portion is begun again whose process died
STORE = 100 * 1024 * 1024  # bytes of memory that processes share: more than results take
KINDS = (".py", ".toml")  # what a game's course depends on


class NoCluster(AquelarreError):
    """A cluster that cannot be used: `reason` says why."""

    key = "error-lab-cluster"

    def __init__(self, reason: str, sentence: str, **values: str) -> None:
        super().__init__(sentence, reason=reason, **values)


@contextmanager
def cluster(where: str) -> Iterator[Spread]:
    """What spreads tasks on the cluster at `where` (ray, or ray://host:port), while this lasts."""
    if not PLACES.fullmatch(where):
        raise NoCluster("place", f"No cluster is called {where}; ray or ray://host:port.", on=where)
    wished: dict[str, Any] = {"address": where}
    if where == LOCAL:
        _keep_strangers_out()
        wished = {"address": "local", "object_store_memory": STORE, "include_dashboard": False}
    ray = library()
    try:
        ray.init(**wished, log_to_driver=False, logging_level="ERROR")
    except Exception as problem:  # Ray has no type of its own for what can go wrong here
        said = (str(problem).strip() or type(problem).__name__).splitlines()[0]
        text = f"The cluster at {where} cannot be reached: {said}"
        raise NoCluster("far", text, on=where, problem=said) from None
    try:
        yield partial(_spread, ray)
    finally:
        ray.shutdown()


def _keep_strangers_out() -> None:
    """Ray's processes listen on the network, and run whatever they are sent: only for who has the
    token of this run. Ray reads both when it is imported."""
    if "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ.setdefault("RAY_AUTH_TOKEN", token_hex(32))


def library() -> Any:
    """Ray, or a sentence that says how to get it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report to its makers
    try:
        return import_module("ray")
    except ImportError:
        needed = 'This needs Ray: pip install "aquelarre[ray]" (in a checkout: ./play extras ray).'
        raise NoCluster("extra", needed) from None


def _spread(
    ray: Any, work: Callable[[Task], Result], tasks: Iterable[Task]
) -> Generator[Result, None, None]:
    """What comes of each task, in their order. Close the generator, or the cluster goes on."""
    # `name` is what people see in Ray's own tools.
    together = ray.remote(num_cpus=1, max_retries=TRIES, name="aquelarre")(_portion)
    to_do, size = iter(tasks), 1
    waiting: deque[tuple[Any, int]] = deque()

    def submit(count: int) -> None:
        while len(waiting) < count and (some := list(islice(to_do, size))):
            waiting.append((together.remote(work, code(), some), len(some)))

    try:
        submit(_ahead(ray))
        while waiting:
            portion, count = waiting.popleft()
            results, took = _result(ray, portion)
            size = max(1, min(MOST, 2 * count, round(count * WANTED / max(took, 1e-3))))
            submit(_ahead(ray))
            yield from results
    finally:
        for portion, _ in waiting:
            ray.cancel(portion, force=True)


def _ahead(ray: Any) -> int:
    """How many portions should be under way. Machines may come and go."""
    return AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))


def _result(ray: Any, portion: Any) -> tuple[list[Any], float]:
    try:
        found: tuple[list[Any], float] = ray.get(portion)
    except ray.exceptions.RayTaskError as problem:
        if isinstance(problem.cause, AquelarreError):
            raise problem.cause from None
        raise
    except ray.exceptions.RayError as problem:  # tried again and again
        said = str(problem).strip().splitlines()[0]
        raise NoCluster(
            "lost", f"The cluster lost a portion of the work: {said}", problem=said
        ) from None
    return found


def _portion(
    work: Callable[[Task], Result], expected: str, tasks: list[Task]
) -> tuple[list[Result], float]:
    """What a process of the cluster does: some tasks. And how many seconds they took."""
    if code() != expected:
        node = platform.node()
        text = f"On {node} there is another Aquelarre than here: install the same one."
        raise NoCluster("other", text, node=node)
    began = time.monotonic()
    return [work(task) for task in tasks], time.monotonic() - began


@cache
def code() -> str:
    """A digest of all that decides how a game goes. Installed from a wheel or a checkout, it is the
    same: pages and tests do not count."""
    digest = sha256()
    package = Path(aquelarre.__file__).parent
    for folder, folders, files in os.walk(package):
        folders[:] = sorted(set(folders) - {"tests", "ui", "web", "lessons", "__pycache__"})
        for name in sorted(files):
            if name.endswith(KINDS):
                path = Path(folder, name)
                digest.update(f"\0{path.relative_to(package).as_posix()}\0".encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()
