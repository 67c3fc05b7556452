"""Measures the time from saving one line to the new page, and a clean build.

An edit inserts a statement into a function's body, so that the compiler has to rebuild everything that
may depend on it. Lines are counted in every source that the compiler reports as compiled.
"""
import argparse
import datetime
import json
import os
import re
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Benchmarks" / "Peers"))
import pages  # noqa: E402


@dataclass
class Edit:
    """A line to insert after another one, in the file of that name anywhere in the folder."""

    title: str
    file: str
    folder: str
    after: str
    line: str


EDITS = [
    Edit("one line of a view of WeDa", "ErrorView.swift", "Apps/WeDa",
         "var body: some View {", "let _ = {number}"),
    Edit("one line of a modifier", "View+Padding.swift", "Sources/Frameworks",
         "let length = length ?? 16", "_ = {number}"),
    Edit("one line of `ViewTree`", "Tree+Flush.swift", "Sources/Interface", "var rounds = 0",
         "_ = {number}"),
]
# Seconds from saving the first edit to the new page, and milliseconds from a debug server's start to its
# first page.
LONGEST_EDIT, LONGEST_START = 4, 600
STARTS = 5
CLEAN = "everything and its tests, from nothing"
# The same on an idle machine of two cores, before SwiftUI was split into modules and while every module
# was compiled twice: seconds of wall time, of processor time, lines. The edits were not measured then:
# this script is younger than the split, and the former state was not built again for it.
BEFORE: dict[str, tuple[float, float, int]] = {CLEAN: (685, 1306, 304_913)}


def processors() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def targets() -> dict[str, Path]:
    described = json.loads(subprocess.run(
        ["swift", "package", "dump-package"], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout)
    return {target["name"]: ROOT / target["path"] for target in described["targets"]}


def compiled(output: str, known: dict[str, Path]) -> int:
    """Returns the lines of the compiled files; a file counts as often as it was compiled."""
    lines = 0
    for module, name in re.findall(r"^\[\d+/\d+\] Compiling (\S+) (.+\.swift)$", output, re.M):
        folder = known.get(module) or known.get(module.replace("_", "-"))
        files = list(folder.rglob(name)) if folder else []
        lines += sum(len(file.read_text().splitlines()) for file in files[:1])
    return lines


def build(*arguments: str) -> str:
    done = subprocess.run(
        ["swift", "build", *arguments], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True)
    if done.returncode:
        sys.exit(f"builds: swift build {' '.join(arguments)} failed\n{done.stdout[-3000:]}")
    return done.stdout


def open_page() -> float:
    """Starts the built app, and reads its page; returns the seconds until then."""
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        app = subprocess.Popen(
            [ROOT / ".build/debug/weda", "--port", "0", "--data", folder], stdout=subprocess.PIPE,
            text=True)
        try:
            for line in app.stdout:
                if found := re.search(r"http://\S+", line):
                    urllib.request.urlopen(found.group()).read()
                    return time.monotonic() - begun
            sys.exit("builds: the app ended without a word of where it is")
        finally:
            app.send_signal(signal.SIGTERM)
            app.wait()


def start() -> float:
    """Returns the median milliseconds from a debug server's start to its first page; the first start,
    which reads the program from the disk, is left out."""
    times = [open_page() * 1000 for _ in range(STARTS + 1)]
    return statistics.median(times[1:])


def edited(edit: Edit, number: int) -> tuple[Path, str]:
    """Inserts the line; returns the file and its former text."""
    for file in (ROOT / edit.folder).rglob(edit.file):
        text = file.read_text()
        place = re.search(rf"^( *).*{re.escape(edit.after)}$", text, re.M)
        if place:
            depth = len(place.group(1)) + (2 if edit.after.endswith("{") else 0)
            line = " " * depth + edit.line.format(number=number)
            file.write_text(text[:place.end()] + "\n" + line + text[place.end():])
            return file, text
    sys.exit(f"builds: no {edit.file} below {edit.folder} says “{edit.after}”")


def timed(work, known: dict[str, Path]) -> tuple[float, float, int]:
    begun, used = time.monotonic(), processors()
    output = work()
    return time.monotonic() - begun, processors() - used, compiled(output, known)


def measure(clean: bool) -> dict[str, tuple[float, float, int]]:
    known = targets()
    build("--product", "weda")
    taken: dict[str, tuple[float, float, int]] = {}
    kept: list[tuple[Path, str]] = []

    def page() -> str:
        output = build("--product", "weda")
        open_page()
        return output

    try:
        for edit in EDITS:
            kept.append(edited(edit, os.getpid()))
            taken[edit.title] = timed(page, known)
    finally:
        for file, text in reversed(kept):
            file.write_text(text)
    if clean:
        with tempfile.TemporaryDirectory(dir=ROOT / ".build") as folder:
            taken[CLEAN] = timed(lambda: build("--build-tests", "--scratch-path", folder), known)
    return taken


def verdicts(taken: dict[str, tuple[float, float, int]], started: float) -> str:
    def holds(value: float, limit: float) -> str:
        return "holds" if value <= limit else "MISSED"

    clock = taken[EDITS[0].title][0]
    text = (
        f"From saving a line of a view to the page: {clock:.1f} s, of at most {LONGEST_EDIT} "
        f"({holds(clock, LONGEST_EDIT)}). A debug server of WeDa, from its start to its first page: "
        f"{started:.0f} ms, of at most {LONGEST_START} ({holds(started, LONGEST_START)}).")
    if clock > LONGEST_EDIT:
        text += (
            " The table has the lines that the compiler went through; SwiftPM's planning and the linker take"
            " the rest.")
    if started > LONGEST_START:
        text += (
            " [0083](decisions/0083-browser-client.md) has a profile of it.")
    return text


def table(taken: dict[str, tuple[float, float, int]]) -> str:
    def cells(row: tuple[float, float, int] | None) -> str:
        return f"{row[0]:.0f} | {row[1]:.0f} | {row[2]:,}" if row else "– | – | –"

    lines = [
        "| | before: clock, s | processors, s | lines | now: clock, s | processors, s | lines |",
        "|---|--:|--:|--:|--:|--:|--:|",
    ]
    titles = [edit.title for edit in EDITS] + [CLEAN]
    return "\n".join(lines + [
        f"| {title} | {cells(BEFORE.get(title))} | {cells(taken.get(title))} |" for title in titles])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clean", action="store_true", help="build all from nothing, too")
    parser.add_argument("--write", action="store_true", help="write docs/performance.md")
    chosen = parser.parse_args()
    taken = measure(chosen.clean)
    written = table(taken) + "\n\n" + verdicts(taken, start())
    print(written)
    if chosen.write:
        today = datetime.date.today().isoformat()
        pages.put(
            ROOT / "docs" / "performance.md", "builds",
            f"Written by `Benchmarks/Builds/run --write` on {today}, {os.cpu_count()} cores.\n\n"
            + written)


if __name__ == "__main__":
    main()
