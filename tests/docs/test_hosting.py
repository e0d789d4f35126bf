"""The recipes of docs/HOSTING.md, taken out of the page and run: the unit's own command line
behind each of the proxies, with TLS, and a game over sockets and over events."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from configparser import RawConfigParser
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import proxies
from house import House
from postgres import USER, Cluster

PAGE = (Path(__file__).parents[2] / "docs" / "HOSTING.md").read_text("utf-8")
NAME, TOKEN, PATIENCE = "games.example.org", "a-long-random-word", 300
EXPOSURE = 15  # tenths, of 100
CADDY_AROUND = """{
    admin off
    auto_https disable_redirects
    local_certs
    skip_install_trust
}
"""


def recipe(name: str) -> str:
    found = re.search(rf"<!-- recipe: {name} -->\n```\w+\n(.*?)```", PAGE, re.S)
    assert found is not None, name
    return found[1]


def unit() -> RawConfigParser:
    found = RawConfigParser(strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # as systemd spells them
    found.read_string(recipe("aquelarre.service"))
    return found


@contextmanager
def served(data: Path, *more: str, store: str = "") -> Iterator[int]:
    """The server, started as the unit does it; its port."""
    command = shlex.split(unit()["Service"]["ExecStart"])
    assert command[0].endswith("/bin/aquelarre")
    words = [sys.executable, "-m", "aquelarre", *command[1:], *more]
    port = proxies.free_port()
    data.mkdir(exist_ok=True)
    places = {"/var/lib/aquelarre": str(data), "8765": str(port)}
    environment = {**os.environ, "AQUELARRE_ADMIN": TOKEN, "AQUELARRE_LANG": "en"}
    environment["AQUELARRE_STORE"] = store
    command = [places.get(word, word) for word in words]
    with proxies.running(command, data, port, environment):
        with httpx.Client(trust_env=False, verify=False, timeout=PATIENCE) as http:
            root = more[1] if more else ""
            ready = http.get(f"http://127.0.0.1:{port}{root}/ready")
            assert (ready.status_code, ready.text) == (200, "ok\n")
        yield port
    said = (data / "said").read_text()
    assert str(port) in said
    assert TOKEN not in said, "the token is in the journal"


Behind = Callable[[str], int]
ROOTS = {"root": "", "path": "/games"}


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    """The port of a server at the root of its name, or under a path; each is started once."""
    ports: dict[str, int] = {}
    with ExitStack() as stack:

        def port_of(kind: str) -> int:
            if kind not in ports:
                data = tmp_path_factory.mktemp(kind) / "data"
                more = ["--root-path", ROOTS[kind]] if ROOTS[kind] else []
                ports[kind] = stack.enter_context(served(data, *more))
            return ports[kind]

        yield port_of


class Visit:
    """A browser's way to the site, through TLS on a port of ours."""

    def __init__(self, port: int, root: str = "") -> None:
        self.port, self.root = port, root
        self.origin = f"https://{NAME}:{port}"
        self.tls = ssl.create_default_context()
        self.tls.check_hostname, self.tls.verify_mode = False, ssl.CERT_NONE
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{port}{root}",
            headers={"Host": f"{NAME}:{port}", "Origin": self.origin, "X-Aquelarre": "1"},
            verify=self.tls,
            trust_env=False,
            timeout=PATIENCE,
        )
        self.named: Any = {"sni_hostname": NAME}

    def __enter__(self) -> Visit:
        """Caddy listens before it has made its certificate: until then it greets nobody."""
        until = time.monotonic() + PATIENCE
        while not self._is_greeted():
            assert time.monotonic() < until, "no handshake"
        return self

    def _is_greeted(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 10.0) as line:
                self.tls.wrap_socket(line, server_hostname=NAME).close()
        except OSError:
            return False
        return True

    def __exit__(self, *problem: object) -> None:
        self.http.close()

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path, extensions=self.named)

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(path, json=body, extensions=self.named)

    def play(self) -> None:
        """A table, a move over a socket, a word over events, a picture of a link."""
        page = self.get("/")
        assert page.status_code == 200
        assert f'src="{self.root}/web/main.js"' in page.text
        assert self.get("/games/carcassonne/ui/board.js").status_code == 200
        bots = {"1": "random"}
        made = self.post("/api/tables", game="carcassonne", seats=2, name="Ana", bots=bots)
        assert made.status_code == 200, made.text
        cookie = made.headers["set-cookie"]
        assert "; secure" in cookie.lower()
        assert f"path={self.root or '/'};" in f"{cookie.lower()};"
        self.http.headers["Cookie"] = cookie.partition(";")[0]  # for that name, httpx would not
        table = made.json()["table"]
        self.move(table)
        self.talk(f"/api/tables/{table}")
        link = f"{self.origin}{self.root}/t/{table}#invite=x"
        assert self.post("/api/qr", text=link).status_code == 200

    def move(self, table: str) -> None:
        where = f"wss://{NAME}:{self.port}{self.root}/api/tables/{table}/live?seat=0"
        headers = {"Cookie": self.http.headers["Cookie"]}
        origin: Any = self.origin
        with connect(
            where,
            sock=socket.create_connection(("127.0.0.1", self.port), PATIENCE),
            ssl=self.tls,
            server_hostname=NAME,
            origin=origin,
            additional_headers=headers,
            proxy=None,
            open_timeout=PATIENCE,
        ) as live:
            live.send('{"t":"hello"}')
            while True:
                frame = json.loads(live.recv(PATIENCE))
                question = frame["t"] == "update" and frame["position"]["question"]
                if question and question["mine"]:
                    break
            action = question["options"][0]["action"]
            answer = {"t": "answer", "id": "1", "question": question["number"], "action": action}
            live.send(json.dumps(answer))
            while (frame := json.loads(live.recv(PATIENCE))).get("id") != "1":
                pass
            assert frame["t"] == "ack"

    def talk(self, where: str) -> None:
        stream = self.http.stream("GET", f"{where}/stream?seat=0", extensions=self.named)
        with stream as answer:
            lines = answer.iter_lines()
            assert '"update"' in next(lines)
            said = self.post(f"{where}/send?seat=0", t="say", id="2", text="hear this")
            assert said.json()["t"] == "ack"
            assert any('"hear this"' in line for line in lines)


def needs(name: str) -> None:
    if proxies.found(name) is None:
        pytest.skip(proxies.MISSING.format(name=name))


def nginx_site(kind: str, behind: int, port: int, plain: int, home: Path) -> str:
    cert, key = proxies.certificate(home, NAME)
    whole = recipe("nginx-root")
    if kind == "path":  # into the server of a site that is there already
        before, _, after = whole.partition("    client_max_body_size 2m;\n")
        rest = re.sub(r"    location / \{.*?\n    \}\n", "", after, flags=re.S)
        whole = before + recipe("nginx-path") + rest
    for old, new in {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(cert),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80": f"listen 127.0.0.1:{plain}",
        "127.0.0.1:8765": f"127.0.0.1:{behind}",
    }.items():
        assert old in whole
        whole = whole.replace(old, new)
    return whole


@pytest.mark.parametrize("kind", ROOTS)
def test_nginx(behind: Behind, tmp_path: Path, kind: str) -> None:
    needs(proxies.NGINX)
    port, plain = proxies.free_port(), proxies.free_port()
    command = proxies.nginx_with(nginx_site(kind, behind(kind), port, plain, tmp_path), tmp_path)
    checked = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
    assert "[warn]" not in checked.stderr
    with proxies.running(command, tmp_path, port):
        with Visit(port, ROOTS[kind]) as visit:
            visit.play()
            assert "strict-transport-security" in visit.get("/").headers
        with httpx.Client(trust_env=False, verify=False, timeout=PATIENCE) as http:
            moved = http.get(f"http://127.0.0.1:{plain}/x", headers={"Host": NAME})
            assert moved.headers["location"] == f"https://{NAME}/x"


@pytest.mark.parametrize("kind", ROOTS)
def test_caddy(behind: Behind, tmp_path: Path, kind: str) -> None:
    needs(proxies.CADDY)
    port = proxies.free_port()
    site = recipe(f"caddy-{kind}").replace("127.0.0.1:8765", f"127.0.0.1:{behind(kind)}")
    site = CADDY_AROUND + site.replace(NAME, f"https://{NAME}:{port}")
    command = proxies.caddy_with(site, tmp_path)
    with proxies.running(command, tmp_path, port), Visit(port, ROOTS[kind]) as visit:
        visit.play()


def test_what_makes_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command the page names prepares the environment, and what it goes on to runs."""
    named = re.search(r"/opt/aquelarre/play([^`]*)` makes its environment", PAGE)
    assert named is not None
    prepared: list[str] = []
    became: list[str] = []
    monkeypatch.setattr(House, "prepare", lambda self, part: prepared.append(part))
    monkeypatch.setattr(House, "become", lambda self, command, _: became.extend(command))
    House().play(shlex.split(named[1]))
    assert prepared == ["run"]
    command = [sys.executable, *became[1:]]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def test_the_unit_is_understood_and_lets_nothing_out(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("There is no systemd-analyze here: the unit is not checked.")
    text = recipe("aquelarre.service")
    words = text.replace("/opt/aquelarre/.venv/bin/aquelarre", sys.executable)
    path = tmp_path / "aquelarre.service"
    path.write_text(words)
    verify = [program, "verify", "--man=no", str(path)]
    checked = subprocess.run(verify, capture_output=True, text=True, check=False)
    if "unknown" in checked.stderr.lower() and "option" in checked.stderr.lower():
        pytest.skip("This systemd-analyze is another one: the unit is not checked.")
    assert (checked.returncode, checked.stderr) == (0, "")
    measure = [program, "security", "--offline=true", f"--threshold={EXPOSURE}", str(path)]
    checked = subprocess.run(measure, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout[-400:]


def test_the_figures_can_be_scraped(behind: Behind) -> None:
    text = recipe("prometheus")
    path = re.search(r"metrics_path: (\S+)", text)
    assert path is not None
    assert "authorization:" in text
    assert "127.0.0.1:8765" in text
    with httpx.Client(trust_env=False, verify=False, timeout=PATIENCE) as http:
        where = f"http://127.0.0.1:{behind('root')}{path[1]}"
        assert http.get(where).status_code == 403
        answer = http.get(where, headers={"Authorization": f"Bearer {TOKEN}"})
    told = set(re.findall(r"^(?:# TYPE )?(aquelarre_\w+)", answer.text, re.M))
    alone = re.sub(r"## A public site.*?\n## ", "", PAGE, flags=re.S)  # see test_hosting_sizes
    named = set(re.findall(r"`(aquelarre_\w+)", alone))
    assert named <= told, sorted(named - told)


def done(cluster: Cluster, name: str, store: str) -> None:
    """Run a recipe as it is printed, as who may ask this PostgreSQL for everything."""
    ours = {"PGHOST": str(cluster.home), "PGUSER": USER, "AQUELARRE_STORE": store}
    path = os.pathsep.join([str(cluster.programs), os.environ["PATH"]])
    subprocess.run(
        ["sh", "-e", "-c", recipe(name).replace("sudo -u postgres ", "")],
        cwd=cluster.home,
        env={**os.environ, "PATH": path, **ours},
        check=True,
        capture_output=True,
        timeout=PATIENCE,
    )


def tables(port: int) -> list[str]:
    """What the lobby shows."""
    address = f"http://127.0.0.1:{port}"
    with httpx.Client(base_url=address, trust_env=False, timeout=PATIENCE) as http:
        return [each["table"] for each in http.get("/api/tables").json()["open"]]


def test_a_club_keeps_its_tables_in_postgresql(own_cluster: Cluster, tmp_path: Path) -> None:
    """Made, served, copied while it runs, lost, and put back."""
    address = re.search(r"postgresql://\S+@localhost/\w+", PAGE)
    assert address is not None
    store = address[0].replace("@localhost/", "@/") + f"?host={own_cluster.home}"
    done(own_cluster, "postgres-new", store)
    with served(tmp_path / "data", store=store) as port:
        origin = f"http://127.0.0.1:{port}"
        headers = {"X-Aquelarre": "1", "Origin": origin}
        with httpx.Client(
            base_url=origin, headers=headers, trust_env=False, timeout=PATIENCE
        ) as http:
            wish = {"game": "carcassonne", "seats": 2, "name": "Ana", "open": True}
            made = http.post("/api/tables", json=wish)
            assert made.status_code == 200, made.text
        assert tables(port) == [made.json()["table"]]
        done(own_cluster, "postgres-copy", store)
    own_cluster.tell("DROP DATABASE aquelarre", "DROP ROLE aquelarre")
    done(own_cluster, "postgres-new", store)
    done(own_cluster, "postgres-restore", store)
    with served(tmp_path / "data", store=store) as port:
        assert tables(port) == [made.json()["table"]]
