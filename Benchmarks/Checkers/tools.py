"""Runs the checkers and reads their findings."""
import json
import os
import re
import subprocess
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
VENV = Path(sys.executable).parent


@dataclass
class Run:
    seconds: float
    kilobytes: int
    found: Counter
    # The rule and the file of each finding.
    places: set


def call(arguments: list[str], folder: Path) -> tuple[float, int, str]:
    """Runs a program; returns its wall time in seconds, its peak memory in KB and its output."""
    environment = os.environ | {"PATH": f"{VENV}:{os.environ['PATH']}", "SEMGREP_SEND_METRICS": "off"}
    start = time.perf_counter()
    process = subprocess.Popen(
        arguments, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"checkers: {' '.join(arguments)} ended with {process.returncode}")
    return seconds, usage.ru_maxrss, output.decode()


def counted(seconds: float, kilobytes: int, places: list[tuple[str, str]]) -> Run:
    return Run(seconds, kilobytes, Counter(rule for rule, _ in places), set(places))


def strata(program: str, rules: str, folder: Path, *more: str) -> Run:
    # The rule book marks the project's folder: it must lie beside the sources.
    book = folder / f"{rules}.strata.json"
    text = (HERE / "rules" / book.name).read_text()
    if not book.exists() or book.read_text() != text:
        book.write_text(text)
    arguments = [program, "check", "--config", str(book), "--format", "json", *more]
    seconds, kilobytes, output = call(arguments, folder)
    found = json.loads(output)["violations"]
    return counted(seconds, kilobytes, [(one["rule"], one["path"]) for one in found])


def watched(program: str, folder: Path, saves: int = 20) -> list[float]:
    """Saves a file with a forbidden import, and without it, in turns; returns the seconds until each
    report."""
    file = sorted((folder / "Sources" / "Domain").rglob("*.swift"))[1]
    text = file.read_text()
    book = folder / "imports.strata.json"
    process = subprocess.Popen(
        [program, "watch", "--config", str(book)], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL, text=True)
    try:
        while not process.stdout.readline().startswith("layers: "):
            pass
        made = []
        for number in range(saves):
            start = time.perf_counter()
            file.write_text("import UIKit\n" + text if number % 2 == 0 else text)
            if not process.stdout.readline():
                raise SystemExit("checkers: strata watch ended")
            made.append(time.perf_counter() - start)
            # The summary belongs to the same report.
            process.stdout.readline()
        return made
    finally:
        file.write_text(text)
        process.terminate()
        process.wait()


def ast_grep(rules: str, folder: Path, place: str = ".") -> Run:
    book = HERE / "rules" / f"{rules}.ast-grep.yml"
    arguments = [str(VENV / "ast-grep"), "scan", "--rule", str(book), "--json=compact", place]
    seconds, kilobytes, output = call(arguments, folder)
    found = [(one["ruleId"], re.sub(r"^\./", "", one["file"])) for one in json.loads(output)]
    return counted(seconds, kilobytes, found)


def semgrep(rules: str, folder: Path) -> Run:
    book = HERE / "rules" / f"{rules}.semgrep.yml"
    arguments = [
        str(VENV / "semgrep"), "scan", "--metrics=off", "--disable-version-check", "--quiet",
        "--no-git-ignore", "--json", "--jobs", str(os.cpu_count() or 1), "--config", str(book), "."]
    seconds, kilobytes, output = call(arguments, folder)
    found = json.loads(output)["results"]
    return counted(
        seconds, kilobytes, [(one["check_id"].split(".")[-1], one["path"]) for one in found])
