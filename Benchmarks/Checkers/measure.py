"""Compares strata with ast-grep and semgrep: the same rules, the same sources, one run."""
import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path

import probe
import projects
import tools

sys.path.insert(0, str(tools.HERE.parent / "Peers"))
import pages  # noqa: E402

SIZES = {"760 files, 225,000 lines": (760, 225_000), "2,000 files, 200,000 lines": (2_000, 200_000)}
NAMES = ["strata", "ast-grep", "semgrep"]
# The figures of the README's table; docs/performance.md has all of them.
QUOTED = (
    "760 files, 225,000 lines: three import rules, cold, ms",
    "760 files, 225,000 lines: three declaration rules, cold, ms",
    "760 files, 225,000 lines: three declaration rules, memory, MB",
    "accuracy: found of 31",
    "accuracy: false of 9",
)
REPEATS = {"strata": 7, "ast-grep": 5, "semgrep": 1}


def runs(name: str, program: str, rules: str, folder: Path) -> list[tools.Run]:
    made = []
    # An extra first run, to warm the disk cache.
    for _ in range(REPEATS[name] + (name != "semgrep")):
        if name == "strata":
            made.append(tools.strata(program, rules, folder, "--no-cache"))
        else:
            made.append(tools.ast_grep(rules, folder) if name == "ast-grep"
                        else tools.semgrep(rules, folder))
    return made[1:] or made


def middle(made: list[tools.Run]) -> tuple[float, float]:
    """Returns the median of the seconds, and the peak memory in MB."""
    return statistics.median(run.seconds for run in made), max(run.kilobytes for run in made) / 1000


def check_found(name: str, rules: str, found, planted: dict[str, int], failures: list[str]) -> None:
    """Records a failure if a checker does not find exactly the planted violations."""
    wanted = (
        {"domain-is-pure": planted["imports"]} if rules == "imports"
        else {rule: planted[rule] for rule in ("codable", "defaults", "force")})
    if dict(found) != wanted:
        failures.append(f"checkers: {name} found {dict(found)} of {wanted}")


def measure(program: str, names: list[str], failures: list[str]) -> list[list[str]]:
    rows = [["figure", "budget", *names]]
    with tempfile.TemporaryDirectory() as made:
        os.environ["STRATA_CACHE"] = str(Path(made) / "cache")
        for title, (files, lines) in SIZES.items():
            folder = Path(made) / str(files)
            planted = projects.write(folder, files, lines)
            for rules in ("imports", "declarations"):
                rows += compared(title, rules, folder, planted, program, names, failures)
            rows.append(unchanged(title, folder, program, names, failures))
            rows.append(one_changed(title, folder, program, names))
            rows += one_named(title, folder, program, names, failures)
            rows.append(watched(title, folder, program, names, failures))
            rows.append(proposed(title, folder, program, names))
        rows.append(one_file(Path(made) / "one", program, names, failures))
    return rows


def compared(title, rules, folder, planted, program, names, failures) -> list[list[str]]:
    figures = {}
    for name in names:
        print(f"checkers: {name}, {rules}, {title}", file=sys.stderr, flush=True)
        made = runs(name, program, rules, folder)
        check_found(name, rules, made[0].found, planted, failures)
        figures[name] = middle(made)
    ours, memory = figures["strata"]
    times = figures.get("ast-grep", (ours, 0))[0] / ours
    least = 10 if rules == "imports" else 1
    speed = verdict(f"≥ {least}× as fast as ast-grep", times >= least, failures)
    held = verdict("≤ 40", memory <= 40, failures)
    cells = [f"{seconds * 1000:.0f}{ratio(seconds, ours, name)}"
             for name, (seconds, _) in figures.items()]
    rooms = [f"{room:.0f}{ratio(room, memory, name)}" for name, (_, room) in figures.items()]
    words = "three import rules" if rules == "imports" else "three declaration rules"
    return [[f"{title}: {words}, cold, ms", speed, *cells],
            [f"{title}: {words}, memory, MB", held, *rooms]]


def unchanged(title, folder, program, names, failures) -> list[str]:
    made = [tools.strata(program, "declarations", folder) for _ in range(8)]
    if made[0].found != made[-1].found:
        failures.append("checkers: what is remembered is not what was found")
    seconds = statistics.median(run.seconds for run in made[1:])
    budget = verdict("≤ 50", seconds <= 0.05, failures)
    return [f"{title}: nothing changed, ms", budget, f"{seconds * 1000:.0f}"] + ["–"] * (
        len(names) - 1)


def one_changed(title, folder, program, names) -> list[str]:
    """Measures after a change of one file of many: rules look across files, so that all are checked."""
    file = sorted(folder.rglob("*.swift"))[0]
    made = []
    for number in range(8):
        file.write_text(file.read_text() + f"// change {number}\n")
        made.append(tools.strata(program, "declarations", folder))
    seconds = statistics.median(run.seconds for run in made[1:])
    # Has no budget: docs/decisions/0003 explains why it costs as much as a cold run.
    return [f"{title}: one file changed, ms", "–", f"{seconds * 1000:.0f}"] + ["–"] * (
        len(names) - 1)


def one_named(title, folder, program, names, failures) -> list[list[str]]:
    """Measures a check of one named file, as by an editor or a hook: cold, then with cached facts."""
    path = str(sorted(folder.rglob("*.swift"))[0].relative_to(folder))
    rows = []
    for words, more in {"cold": ["--no-cache", path], "again": [path]}.items():
        for rules in ("imports", "declarations"):
            made = [tools.strata(program, rules, folder, *more) for _ in range(8)]
            seconds = statistics.median(run.seconds for run in made[1:])
            cells = [f"{seconds * 1000:.1f}"]
            budget = verdict("≤ 30", seconds <= 0.03, failures) if words == "again" else "–"
            for name in names[1:]:
                if name == "ast-grep" and words == "cold":
                    theirs = [tools.ast_grep(rules, folder, path).seconds for _ in range(6)]
                    usual = statistics.median(theirs[1:])
                    cells.append(f"{usual * 1000:.1f}{ratio(usual, seconds, name)}")
                else:
                    cells.append("–")
            rows.append([f"{title}: one file named, {rules}, {words}, ms", budget, *cells])
    return rows


def watched(title, folder, program, names, failures) -> list[str]:
    """Measures from saving a file to what `strata watch` prints about it."""
    seconds = statistics.median(tools.watched(program, folder))
    budget = verdict("≤ 50", seconds <= 0.05, failures)
    return [f"{title}: one file saved while watched, ms", budget, f"{seconds * 1000:.0f}"] + ["–"] * (
        len(names) - 1)


def proposed(title, folder, program, names) -> list[str]:
    """Measures `strata init --print`, which reads every file to propose layers."""
    made = [tools.call([program, "init", "--print"], folder)[0] for _ in range(6)]
    seconds = statistics.median(made[1:])
    # Has no budget: a project is proposed once.
    return [f"{title}: layers proposed, ms", "–", f"{seconds * 1000:.0f}"] + ["–"] * (len(names) - 1)


def one_file(folder, program, names, failures) -> list[str]:
    projects.write(folder, 1, 180)
    cells, ours = [], 0.0
    for name in names:
        seconds, _ = middle(runs(name, program, "declarations", folder))
        ours = ours or seconds
        cells.append(f"{seconds * 1000:.1f}{ratio(seconds, ours, name)}")
    return ["a project of one file, 180 lines, ms", verdict("≤ 10", ours <= 0.010, failures), *cells]


def ratio(value: float, ours: float, name: str) -> str:
    return "" if name == "strata" else f" ({value / ours:.1f}×)"


def verdict(words: str, holds: bool, failures: list[str]) -> str:
    if not holds:
        failures.append(f"checkers: missed: {words}")
    return f"{words} {'holds' if holds else 'MISSED'}"


def accuracy(program: str, names: list[str], failures: list[str]) -> list[list[str]]:
    print("checkers: accuracy", file=sys.stderr, flush=True)
    figures = probe.figures(program, names)
    found, false = figures["strata"]
    if (joined := probe.together(program)) != (found, false):
        failures.append(f"checkers: as one module {joined}, one by one {(found, false)}")
    if (hidden := probe.adversarial(program)) != (50, 0):
        failures.append(f"checkers: of 50 hidden violations and 30 look-alikes {hidden}")
    return [
        ["accuracy: found of 31", verdict("≥ 28", found >= 28, failures),
         *[str(figures[name][0]) for name in names]],
        ["accuracy: false of 9", verdict("0", false == 0, failures),
         *[str(figures[name][1]) for name in names]],
    ]


# Why a budget is missed, by a part of the figure's name.
REASONS = {
    "declaration rules, memory": "a check of declarations holds the names, members and extensions of all files at "
        "once, since any file may use any of them; ast-grep looks at one file at a time and finds 24 of 31.",
    "one file named": "even for one file the kept facts of all others are read and compared with the files' dates, "
        "as a changed declaration elsewhere can make the file a violation; ast-grep reads the one file only.",
}


def missed(rows: list[list[str]]) -> str:
    """Returns a sentence for each kind of figure that misses its budget."""
    late = [row[0] for row in rows if "MISSED" in row[1]]
    return "".join(
        f"\n\nMissed, {'; '.join(names)}: {reason}"
        for part, reason in REASONS.items() if (names := [name for name in late if part in name]))


def markdown(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|---|" + "--:|" * (len(rows[0]) - 2))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strata", required=True, help="the built strata program")
    parser.add_argument("--write", action="store_true", help="write the README's table and the page's")
    parser.add_argument("--without", action="append", default=[], choices=NAMES[1:])
    chosen = parser.parse_args()
    names = [name for name in NAMES if name not in chosen.without]
    failures: list[str] = []
    program = str(Path(chosen.strata).resolve())
    rows = measure(program, names, failures) + accuracy(program, names, failures)
    print(pages.report.as_text(rows))
    if chosen.write and not chosen.without:
        words = "Ratios in brackets are to strata in the same run."
        pages.put(pages.ROOT / "docs" / "performance.md", "checkers", f"{words}\n\n{markdown(rows)}{missed(rows)}")
        quoted = [row for row in rows if row[0] in ("figure", *QUOTED)]
        pages.put(pages.ROOT / "README.md", "checkers", markdown(quoted))
    if failures:
        raise SystemExit("\n".join(failures))


if __name__ == "__main__":
    main()
