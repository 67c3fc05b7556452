"""Measures a new project and an addition as whole processes, compared with SwiftPM and copier."""
import argparse
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "Peers"))
import pages  # noqa: E402
import report  # noqa: E402

REPEATS = 9
BUDGET = 0.1
ENTITY = ["title:String", "total:Double", "status:open|closed", "since:Date", "--sources",
          "remote,local", "--paginated"]


def seconds(arguments: list[str], folder: Path) -> float:
    """Runs a process and returns its wall time; exits if it fails."""
    start = time.perf_counter()
    done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True)
    taken = time.perf_counter() - start
    if done.returncode:
        raise SystemExit(f"generators: {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
    return taken


def files(folder: Path) -> int:
    hidden = {".strata", ".git"}
    return sum(path.is_file() and not hidden & set(path.parts) for path in folder.rglob("*"))


def median(make, made: Path) -> tuple[float, int]:
    """Returns the median time of runs, each in a new folder, and the number of files of one.

    An extra first run warms the disk cache."""
    taken, count = [], 0
    for number in range(REPEATS + 1):
        folder = made / f"{make.__name__}-{number}"
        folder.mkdir()
        taken.append(make(folder))
        count = files(folder)
    return statistics.median(taken[1:]), count


def copier_template(program: str, made: Path) -> Path:
    """Turns the project that strata generates into a copier template with a variable for its name."""
    seconds([program, "new", "Trips"], made)
    template = made / "template"
    for source in sorted((made / "Trips").rglob("*")):
        path = source.relative_to(made / "Trips")
        if source.is_dir() or ".strata" in path.parts:
            continue
        goal = template / str(path).replace("Trips", "{{ app }}")
        goal.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".png":
            shutil.copy(source, goal)
            continue
        text = source.read_text().replace("Trips", "{{ app }}").replace("trips", "{{ app|lower }}")
        goal.with_name(goal.name + ".jinja").write_text(text)
    (template / "copier.yml").write_text("app:\n  type: str\n")
    return template


def measure(program: str, made: Path, failures: list[str]) -> list[list[str]]:
    template = copier_template(program, made)
    copier = str(Path(sys.executable).parent / "copier")

    def strata_new(folder: Path) -> float:
        return seconds([program, "new", "Trips"], folder)

    def swiftpm_init(folder: Path) -> float:
        return seconds(["swift", "package", "init", "--name", "Trips"], folder)

    def copier_copy(folder: Path) -> float:
        return seconds([copier, "copy", "--quiet", "--data", "app=Trips", str(template), "Trips"], folder)

    def strata_add(folder: Path) -> float:
        shutil.copytree(made / "Trips", folder / "Trips")
        return seconds([program, "add", "entity", "Order", *ENTITY], folder / "Trips")

    def strata_again(folder: Path) -> float:
        strata_add(folder)
        return seconds([program, "add", "entity", "Order", *ENTITY], folder / "Trips")

    def strata_undo(folder: Path) -> float:
        strata_add(folder)
        return seconds([program, "undo"], folder / "Trips")

    def swiftpm_add(folder: Path) -> float:
        swiftpm_init(folder)
        return seconds(["swift", "package", "add-target", "Order"], folder)

    new = {make: median(make, made) for make in (strata_new, swiftpm_init, copier_copy)}
    add = {make: median(make, made) for make in (strata_add, swiftpm_add)}
    rest = [median(make, made)[0] for make in (strata_again, strata_undo)]
    before = new[strata_new][1]
    return [
        ["figure", "budget", "strata", "SwiftPM", "copier"],
        row("a new project, ms", failures, new[strata_new][0], new[swiftpm_init][0],
            new[copier_copy][0]),
        ["files of it", "–", *(str(count) for _, count in new.values())],
        row("an entity, or a target, added, ms", failures, add[strata_add][0], add[swiftpm_add][0]),
        ["files added by it", "–", str(add[strata_add][1] - before),
         str(add[swiftpm_add][1] - new[swiftpm_init][1]), "–"],
        row("the same added again, ms", failures, rest[0]),
        row("taken back, ms", failures, rest[1]),
    ]


def row(words: str, failures: list[str], ours: float, *others: float) -> list[str]:
    holds = ours <= BUDGET
    if not holds:
        failures.append(f"generators: missed: {words}: {ours * 1000:.0f}")
    cells = [f"{other * 1000:.0f} ({other / ours:.1f}×)" for other in others]
    return [words, f"≤ {BUDGET * 1000:.0f} {'holds' if holds else 'MISSED'}", f"{ours * 1000:.0f}",
            *cells, *["–"] * (2 - len(cells))]


# Why a budget is missed, by the beginning of the figure's name.
REASONS = {
    "an entity": "two thirds of the time is the toolchain's parser, SwiftSyntax, which reads each file that the "
        "step edits or whose names it must not repeat; `add-target` of SwiftPM, which edits one file, takes longer.",
    "the same added": "the files are read again, as somebody may have changed or removed one.",
}


def missed(rows: list[list[str]]) -> str:
    """Returns a sentence for each figure that misses its budget."""
    return "".join(
        f"\n\nMissed, {row[0]}: {reason}"
        for row in rows if "MISSED" in row[1]
        for name, reason in REASONS.items() if row[0].startswith(name))


def markdown(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|---|" + "--:|" * (len(rows[0]) - 2))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--strata", required=True, help="the built strata program")
    parser.add_argument("--write", action="store_true", help="write the page's table")
    chosen = parser.parse_args()
    failures: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        rows = measure(str(Path(chosen.strata).resolve()), Path(folder), failures)
    print(report.as_text(rows))
    if chosen.write:
        words = "Ratios in brackets are to strata in the same run; copier's template is strata's own project."
        pages.put(pages.ROOT / "docs" / "performance.md", "generators", f"{words}\n\n{markdown(rows)}{missed(rows)}")
    if failures:
        raise SystemExit("\n".join(failures))


if __name__ == "__main__":
    main()
