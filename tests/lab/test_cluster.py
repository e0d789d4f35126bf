"""Studies on a Ray cluster: the same bytes as here, whatever dies on the way.

Ray listens on all networks of a machine, so each cluster of these tests lives in a network of its
own that reaches nothing but itself, and everything in it dies with its first process.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from aquelarre.lab import cluster as clusters
from aquelarre.lab.cluster import NoCluster, cluster
from aquelarre.terminal.cli import main

STUDY = """game = "_template"
bots = "random"
seats = [2, 3]
games = {games}
seed = "owl"
"""
ALONE = ("unshare", "--net", "--pid", "--fork", "--kill-child", "--mount-proc")
LOOPBACK = ("sh", "-c", 'ip link set lo up && exec "$0" "$@"')
PATIENCE = 600
# Seconds that Ray waits for its own processes; where it can be told, as many as we.
PATIENT = {
    "RAY_gcs_server_port_wait_time_s": str(PATIENCE),
    "RAY_gcs_server_request_timeout_seconds": str(PATIENCE),
    "RAY_worker_register_timeout_seconds": str(PATIENCE),
}


def can_be_alone() -> bool:
    """May we make networks of our own here? Only the administrator of a Linux machine may."""
    if not (shutil.which("unshare") and shutil.which("ip")):
        return False
    return subprocess.run([*ALONE, "true"], capture_output=True).returncode == 0


needs_own_network = pytest.mark.skipif(
    not can_be_alone(), reason="networks of one's own need Linux and its administrator"
)


def alone(folder: Path, *command: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run a command in a network of its own."""
    environment = dict(os.environ, RAY_TMPDIR=str(folder), HOME=str(folder), COLUMNS="200")
    environment |= PATIENT
    return subprocess.run(
        [*ALONE, *LOOPBACK, *command],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=check,
    )


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture
def short() -> Any:
    """A folder with a short name: Ray's sockets lie in it."""
    with tempfile.TemporaryDirectory(prefix="r") as folder:
        yield Path(folder)


def written(folder: Path, games: int) -> Path:
    path = folder / "study.toml"
    path.write_text(STUDY.format(games=games), encoding="utf-8")
    return path


@pytest.mark.deep  # a dozen processes of Ray's; what is ours is tried in one process below
@needs_own_network
def test_a_study_on_ray_is_the_same_to_the_bit(short: Path) -> None:
    study = written(short, games=60)
    assert main(["study", str(study), "--out", str(short / "here"), "--lang", "en"]) == 0
    there = ["study", str(study), "--out", str(short / "there"), "--on", "ray", "--lang", "en"]
    done = alone(short, sys.executable, "-m", "aquelarre", *there, check=False)
    assert done.returncode == 0, done.stderr
    assert contents(short / "there") == contents(short / "here")


# Two machines (two nodes on one), a study through the client's door, and in the middle of it
# first a process and then one of the machines is killed.
TWO_NODES = r"""
import os, signal, subprocess, sys, time
from pathlib import Path

folder, python = Path(sys.argv[1]), sys.executable
# Ray asks for both before it is imported. A token of this test only.
os.environ.update(RAY_AUTH_MODE="token", RAY_AUTH_TOKEN="owl" * 12, RAY_USAGE_STATS_ENABLED="0")
ray = [python, "-m", "ray.scripts.scripts", "start", "--disable-usage-stats", "--num-cpus=2"]
head = ["--head", "--port=6400", "--ray-client-server-port=10001", "--include-dashboard=false"]
subprocess.run([*ray, *head], check=True, stdout=2)
subprocess.run([*ray, "--address=127.0.0.1:6400"], check=True, stdout=2)

def processes(word):
    for each in Path("/proc").glob("[0-9]*"):
        try:
            if word in (each / "cmdline").read_bytes().replace(b"\0", b" ").decode():
                yield int(each.name)
        except OSError:
            pass  # gone meanwhile

def lines():
    games = folder / "there" / "games.jsonl"
    return games.read_bytes().count(b"\n") if games.exists() else 0

command = ["-m", "aquelarre", "study", str(folder / "study.toml"), "--out", str(folder / "there")]
study = subprocess.Popen([python, *command, "--on", "ray://127.0.0.1:10001", "--lang", "en"])
killed = []
for after, word in ((20, "ray::aquelarre"), (200, "raylet/raylet ")):
    while lines() < after and study.poll() is None:
        time.sleep(0.01)
    if study.poll() is None and (found := sorted(processes(word))):
        os.kill(found[-1], signal.SIGKILL)
        killed.append(word)
print("killed", len(killed), flush=True)
sys.exit(study.wait())
"""


@pytest.mark.deep
@needs_own_network
def test_what_dies_on_the_way_costs_no_result(short: Path) -> None:
    study = written(short, games=6000)
    assert main(["study", str(study), "--out", str(short / "here"), "--lang", "en"]) == 0
    done = alone(short, sys.executable, "-c", TWO_NODES, str(short), check=False)
    assert done.returncode == 0, done.stderr
    assert "killed 2" in done.stdout
    assert contents(short / "there") == contents(short / "here")


class Task:
    """As in Ray: done when somebody asks for it."""

    def __init__(self, work: Any) -> None:
        self.work = work


class OneProcess:
    """A cluster of one processor that does a task when its result is wanted, and what `_spread`
    needs to know of Ray."""

    class exceptions:  # noqa: N801 - Ray's own name
        class RayError(Exception): ...

        class RayTaskError(RayError):
            cause: Exception

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self.cancelled = 0

    def remote(self, **_: object) -> Any:
        def of(work: Any) -> Any:
            class Remote:
                def remote(_, *given: Any) -> Task:  # noqa: N805
                    self.sizes.append(len(given[-1]))
                    return Task(lambda: work(*given))

            return Remote()

        return of

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def get(self, task: Task) -> Any:
        try:
            return task.work()
        except Exception as problem:
            told = self.exceptions.RayTaskError(str(problem))
            told.cause = problem
            raise told from None

    def cancel(self, _task: Task, force: bool) -> None:
        assert force
        self.cancelled += 1


def test_results_come_in_the_order_of_the_tasks_in_growing_portions() -> None:
    ray = OneProcess()
    found = list(clusters._spread(ray, lambda task: task * 2, range(1000)))
    assert found == [2 * task for task in range(1000)]
    assert ray.sizes[:4] == [1] * 4  # nobody knows yet how long they take
    assert max(ray.sizes) > 16
    assert sum(ray.sizes) == 1000
    assert ray.cancelled == 0


def test_who_closes_it_early_leaves_nothing_behind() -> None:
    ray = OneProcess()
    found = clusters._spread(ray, lambda task: task, iter(int, 1))  # without end
    assert next(found) == 0
    found.close()
    assert ray.cancelled == len(ray.sizes) - 1


def test_our_own_trouble_comes_back_as_it_is() -> None:
    def trouble(_task: int) -> int:
        raise NoCluster("lost", "As an example.")

    with pytest.raises(NoCluster, match="As an example"):
        list(clusters._spread(OneProcess(), trouble, [1]))


def test_another_aquelarre_elsewhere_plays_nothing() -> None:
    with pytest.raises(NoCluster, match="another Aquelarre"):
        clusters._portion(lambda task: task, "another", [1])


@pytest.mark.parametrize("place", ["rat", "ray:/x", "ray://", "ray://a b:1", "raya", ""])
def test_a_place_that_is_none(place: str) -> None:
    with pytest.raises(NoCluster, match="No cluster is called"), cluster(place):
        pass


def test_without_ray_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match=r"aquelarre\[ray\]"):
        clusters.library()


def test_processes_of_this_machine_or_a_cluster(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    study = written(tmp_path, games=1)
    assert main(["study", str(study), "--on", "ray", "--jobs", "2", "--lang", "en"]) != 0
    assert "leave out --jobs or --on" in capsys.readouterr().err
    assert not (tmp_path / "study-study").exists()
