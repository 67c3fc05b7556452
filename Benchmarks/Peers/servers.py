"""The four servers as separate processes."""
import importlib.metadata
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

APPS = Path(__file__).parent / "apps"
NAMES = ["strata", "nicegui", "shiny", "streamlit"]
TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Server:
    """One framework serving one app: `with Server("shiny", "rows", strata) as server`."""

    def __init__(self, name: str, app: str, strata: str) -> None:
        self.name, self.app, self.port = name, app, free_port()
        self.folder = tempfile.TemporaryDirectory(prefix="strata-peers-")
        self.command = command(name, app, self.port, strata, self.folder.name)

    def __enter__(self) -> "Server":
        begun = time.monotonic()
        self.process = subprocess.Popen(
            self.command, cwd=self.folder.name, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )
        try:
            self.await_page()
            self.start_ms = (time.monotonic() - begun) * 1000
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.folder.cleanup()

    def await_page(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            if self.process.poll() is not None:
                raise SystemExit(f"peers: {self.name} ended: {self.process.stderr.read()[-500:]}")
            try:
                with urllib.request.urlopen(self.url, timeout=5):
                    return
            except OSError:
                time.sleep(0.005)
        raise SystemExit(f"peers: {self.name} did not answer within a minute")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def processor_seconds(self) -> float:
        """Returns the user and system time of all threads, in seconds."""
        fields = self.stat("stat").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def resident_bytes(self) -> int:
        return int(self.stat("statm").split()[1]) * PAGE

    def file_bytes(self) -> int:
        """Returns the sizes of the files that the process has mapped, such as its program and its
        libraries, and, for the Python frameworks, of the packages that they need."""
        mapped = {
            line[line.index("/"):].removesuffix("\n") for line in self.stat("maps").splitlines()
            if "/" in line
        }
        return sum(
            path.stat().st_size
            for path in {Path(name) for name in mapped if ".so" in name or name == self.program}
            | packaged(self.name)
            if path.is_file())

    @property
    def program(self) -> str:
        return os.readlink(f"/proc/{self.process.pid}/exe")

    def stat(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text()


def command(name: str, app: str, port: int, strata: str, folder: str) -> list[str]:
    if name == "strata":
        return [strata, "-app", app, "--port", str(port), "--data", folder]
    if name == "streamlit":
        return [
            sys.executable, "-m", "streamlit", "run", str(APPS / "streamlit_app.py"),
            "--server.port", str(port), "--server.address", "127.0.0.1",
            "--server.headless", "true", "--server.fileWatcherType", "none",
            "--browser.gatherUsageStats", "false", "--", app,
        ]
    return [sys.executable, str(APPS / f"{name}_app.py"), app, str(port)]


def packaged(name: str) -> set[Path]:
    """Returns the files of a Python framework's package, and of those that it requires."""
    found: set[Path] = set()
    seen: set[str] = set()
    rest = [] if name == "strata" else [name]
    while rest:
        package = re.split(r"[^A-Za-z0-9._-]", rest.pop())[0].lower()
        if package in seen:
            continue
        seen.add(package)
        try:
            distribution = importlib.metadata.distribution(package)
        except importlib.metadata.PackageNotFoundError:
            continue  # only needed elsewhere, such as on Windows
        found |= {Path(str(distribution.locate_file(file))).resolve() for file in distribution.files or []}
        rest += [need for need in distribution.requires or [] if "extra ==" not in need]
    return found


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]
