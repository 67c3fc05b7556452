"""A copy of the repository in which faults are tried, and commands that run there.

The copy lies in `.build/mutants`, or in the folder that the environment variable SCRATCH names. It stays,
so that a second run builds only what changed.
"""
import os
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPY = Path(os.environ.get("SCRATCH") or ROOT / ".build/mutants").resolve()
# The tests use no real services, and each chooses its port.
UNSET = ["OPENWEATHERMAP_API_KEY", "OPENWEATHERMAP_BASE_URL", "API_BASE_URL", "RICKMORTY_BASE_URL",
         "WEDA_PROVIDER", "SUPABASE_URL", "SUPABASE_KEY", "HOST", "PORT", "STRATA_QUICK"]


def copied() -> None:
    """Makes the copy equal to the repository; files that are equal keep their time of change."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout.decode().split("\0")
    wanted = {name for name in listed if name and os.path.lexists(ROOT / name)}
    for name in wanted:
        source, target = ROOT / name, COPY / name
        if not is_same(source, target):
            target.parent.mkdir(parents=True, exist_ok=True)
            if os.path.lexists(target):
                target.unlink()
            shutil.copy(source, target, follow_symlinks=False)
    for folder, folders, files in os.walk(COPY):
        folders[:] = [name for name in folders if name != ".build"]
        for name in files:
            path = Path(folder) / name
            if str(path.relative_to(COPY)) not in wanted:
                path.unlink()


def is_same(source: Path, target: Path) -> bool:
    if source.is_symlink() or target.is_symlink():
        return (source.is_symlink() and target.is_symlink()
                and os.readlink(source) == os.readlink(target))
    return (target.is_file() and source.stat().st_mode == target.stat().st_mode
            and source.read_bytes() == target.read_bytes())


def narrowed(modules: set[str]) -> dict[str, str]:
    """Returns the variables for builds of only these modules, their dependencies and their tests."""
    kept = {name: value for name, value in os.environ.items() if name not in UNSET}
    return kept | {"STRATA_MODULES": ",".join(sorted(modules))}


def run(command: list[str], variables: dict[str, str], seconds: float,
        until: str | None = None) -> tuple[int | None, str]:
    """Returns the status and the output of a command in the copy; no status if it took too long.

    Stops the command as soon as its output contains the text `until`; the status is then 1.
    """
    process = subprocess.Popen(command, cwd=COPY, env=variables, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, start_new_session=True)
    end, output = time.monotonic() + seconds, bytearray()
    try:
        while (left := end - time.monotonic()) > 0:
            if not select.select([process.stdout], [], [], left)[0]:
                break
            piece = os.read(process.stdout.fileno(), 1 << 16)
            output += piece
            if not piece:
                return process.wait(timeout=left), output.decode(errors="replace")
            # The text may begin in the piece before.
            if until and output.find(until.encode(), -len(piece) - len(until)) >= 0:
                return 1, output.decode(errors="replace")
        return None, ""
    except subprocess.TimeoutExpired:
        return None, ""
    finally:
        # Also after Ctrl-C: a test process would otherwise go on and use the restored sources.
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        process.stdout.close()


def restore_when_stopped() -> None:
    """Lets a stop from outside run the `finally` that restores the sources, as Ctrl-C does."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
