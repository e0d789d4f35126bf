"""Reverse proxies for the tests: found, or fetched where that is possible, and started on ports of
their own with everything they write in one folder.

A package that is fetched is unpacked beside the other caches and not installed: a test must not
start a service on anybody's machine.
"""

from __future__ import annotations

import atexit
import os
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

NGINX, CADDY = "nginx", "caddy"
UNPACKED = Path(__file__).parents[1] / ".cache" / "proxies"
PATIENCE = 300.0  # seconds; machines can be slow and busy
LOOKS = 0.02  # seconds between two looks whether a program has begun
LEAVES = 60.0  # seconds in which a program that was told to end does what it still has to do
MISSING = (
    "No {name} was found: the tests behind it are not run. Install it (on Debian: apt-get install "
    "{name})."
)
# What surrounds a site of nginx: nothing outside of its folder is read or written.
NGINX_AROUND = """
daemon off;
worker_processes 1;
pid {home}/nginx.pid;
error_log {home}/error.log;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {home}/body;
    proxy_temp_path {home}/proxy;
    fastcgi_temp_path {home}/fastcgi;
    uwsgi_temp_path {home}/uwsgi;
    scgi_temp_path {home}/scgi;
    {site}
}}
"""


def found(name: str) -> str | None:
    """The program of this name, on the machine or unpacked by us."""
    own = [UNPACKED / "usr" / "sbin" / name, UNPACKED / "usr" / "bin" / name]
    places = ["/usr/sbin", "/usr/local/sbin", *os.environ.get("PATH", "").split(os.pathsep)]
    installed = shutil.which(name, path=os.pathsep.join(places))
    return installed or next((str(path) for path in own if os.access(path, os.X_OK)), None)


def make_sure() -> list[str]:
    """Have the proxies, on a Debian machine that can be asked for them; which are still missing."""
    missing = [name for name in (NGINX, CADDY) if found(name) is None]
    if missing and shutil.which("apt-get") and shutil.which("dpkg-deb"):
        print(f"Fetching Debian's {' and '.join(missing)} for the tests…", flush=True)
        for name in missing:
            unpack(name, UNPACKED)
    return [name for name in missing if found(name) is None]


def unpack(name: str, place: Path) -> None:
    """Fetch a package of Debian and unpack it there."""
    with tempfile.TemporaryDirectory() as folder:
        fetch = ["apt-get", "download", "-qq", name]
        if _run(fetch, folder) and os.geteuid() == 0:
            _run(["apt-get", "update", "-qq"], folder)
            _run(fetch, folder)
        for package in Path(folder).glob("*.deb"):
            _run(["dpkg-deb", "-x", str(package), str(place)], folder)


def _run(command: list[str], folder: str) -> int:
    return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode


def free_port() -> int:
    """A port for a program that is started later: where possible nobody else gets it before."""
    # here, for it needs what is installed for tests: who only looks for proxies does not have it
    from serving import kept_port

    kept = kept_port()
    if kept is not None:
        atexit.register(kept.close)
        return int(kept.getsockname()[1])
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def certificate(home: Path, name: str) -> tuple[Path, Path]:
    """A certificate that we have signed ourselves, and its key."""
    paths = home / "cert.pem", home / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", f"/CN={name}", "-addext"]
    command += [f"subjectAltName=DNS:{name}", "-out", str(paths[0]), "-keyout", str(paths[1])]
    subprocess.run(command, check=True, capture_output=True)
    return paths


def nginx_with(site: str, home: Path) -> list[str]:
    """The command that runs nginx with this site."""
    program = found(NGINX)
    assert program is not None
    config = home / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""  # else it could not write into our folder
    config.write_text(user + NGINX_AROUND.format(home=home, site=site))
    return [program, "-e", str(home / "error.log"), "-p", str(home), "-c", str(config)]


def caddy_with(site: str, home: Path) -> list[str]:
    """The command that runs Caddy with this site."""
    program = found(CADDY)
    assert program is not None
    config = home / "Caddyfile"
    config.write_text(site)
    return [program, "run", "--adapter", "caddyfile", "--config", str(config)]


@contextmanager
def running(
    command: list[str], home: Path, port: int, environment: dict[str, str] | None = None
) -> Iterator[None]:
    """Run a proxy, or what is behind it, until the end of the block; it begins when the port
    answers. What it says is in the file `said`."""
    if environment is None:
        environment = {**os.environ, "HOME": str(home), "XDG_DATA_HOME": str(home)}
    said = home / "said"
    with said.open("wb") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, env=environment)
    try:
        until = time.monotonic() + PATIENCE
        while not _listens(port):
            assert process.poll() is None, said.read_text() + _errors(home)
            assert time.monotonic() < until, "it does not begin: " + said.read_text()
            time.sleep(LOOKS)
        yield
    finally:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(LEAVES)
        process.kill()
        process.wait()


def _listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), 1.0).close()
    except OSError:
        return False
    return True


def _errors(home: Path) -> str:
    path = home / "error.log"
    return path.read_text() if path.exists() else ""
