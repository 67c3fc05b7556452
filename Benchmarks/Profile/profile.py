"""Shows where the processor time of a benchmark goes, by kinds of leaf functions.

`perf` samples the benchmark and the servers that it starts; each sample counts for the function that
ran, not for its callers. A function's kind follows from its name and library, by `KINDS` in order.
"""

import argparse
import datetime
import re
import subprocess
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import memory

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / "Benchmarks/.build/release/Benchmarks"
PAGE = ROOT / "docs/internals/profile.md"
# Samples a second: a number that is no multiple of a timer's.
FREQUENCY = 997


@dataclass
class Case:
    """What is sampled: a benchmark's word, and the name of the thread that a server gives itself."""

    title: str
    word: str
    thread: str | None = None


CASES = [
    Case("WeDa, first page", "page"),
    Case("WeDa, navigation and letters", "weatherevent"),
    Case("FoodShare, feed", "food", "serve-food"),
    Case("Counter, served", "served", "serve-counter"),
    Case("1 of 300 rows, served", "served", "serve-rows"),
    Case("Bare server", "served", "serve-bare"),
    Case("UIKit and SwiftUI, scrolled", "feed"),
    Case("WeDa, release start", "start", "serve-weather"),
]

# The kinds, each with the pattern of its functions' names. The first that fits counts.
KINDS = [
    ("counting references", r"swift_(\w+_)?(retain|release)|swift_(weak|unowned|unknownObject|bridgeObject)"
     r"|swift_isUniquelyReferenced|swift_deallocClassInstance|swift::RefCounts|_swift_(retain|release)"),
    ("types looked up", r"swift_(getTypeBy|getGenericMetadata|dynamicCast|conformsToProtocol|getAssociated"
     r"|checkMetadata|getWitnessTable|getOpaqueType|getForeign|getTuple|getFunctionType|getExistential"
     r"|getSuperclass|instantiateConcrete|getMetatype|allocateGeneric|initClassMetadata|getSingletonMetadata)"
     r"|[Mm]etadata|Demangl|[Cc]onformance|dynamic_?[Cc]ast|tryCast|ReflectionMirror|TypeLookup|mangled"),
    ("copies of values", r"outlined |value witness|initializeWith|assignWith|swift_array(Init|Assign|Destroy)"
     r"|mem(move|cpy|set)|swift_(copy|destroy)"),
    ("memory", r"malloc|calloc|realloc|^_?_?(libc_)?c?free|_int_free|swift_(slowA|slowD|alloc|dealloc)|unlink_chunk"
     r"|tcache|sysmalloc|swift_deletedMethod|operator (new|delete)"),
    ("locks and exclusivity", r"pthread_|_lll_|futex|swift_(begin|end)Access|swift_once|os_unfair|Mutex|mutex"
     r"|dispatch_(once|sync)|swift_task_|swift_job|AccessSet"),
]
# The kinds of what is left, by the file that has the function.
FILES = [
    ("kernel", r"^\[(kernel|guest\.kernel|unknown)|\[kernel|\.ko"),
    ("dynamic linker", r"^ld-linux|^ld-2"),
    ("Swift's standard library", r"libswift|libSwift"),
    ("Foundation", r"libFoundation|lib_Foundation|libicu"),
    ("other libraries", r"\.so"),
]
OWN = "Strata and the app"
ORDER = ["kernel"] + [name for name, _ in KINDS] + [
    "Swift's standard library", "Foundation", "other libraries", "dynamic linker", OWN]


def kind(file: str, name: str) -> str:
    """Returns the kind of a function, by its file and its demangled name."""
    if re.search(FILES[0][1], file):
        return "kernel"
    if re.search(FILES[1][1], file):
        return "dynamic linker"
    for title, pattern in KINDS:
        if re.search(pattern, name):
            return title
    return next((title for title, pattern in FILES if re.search(pattern, file)), OWN)


def sampled(word: str, folder: Path) -> Counter:
    """Runs a benchmark under perf and returns the samples by thread, file and function."""
    data = folder / f"{word}.data"
    if not data.exists():
        recorded = subprocess.run(
            ["perf", "record", "--quiet", "-F", str(FREQUENCY), "-o", data, PROGRAM, word],
            cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if recorded.returncode not in (0, 1) or not data.exists():
            sys.exit(f"profile: perf could not sample '{word}': {recorded.stderr.strip()}")
    report = subprocess.run(
        ["perf", "report", "--stdio", "--no-children", "-i", data, "-F", "sample,comm,dso,sym",
         "-t", "\t"],
        cwd=ROOT, capture_output=True, text=True, check=True)
    found: Counter = Counter()
    for line in report.stdout.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        fields = [field.strip() for field in line.split("\t")]
        if len(fields) < 4 or not fields[0].isdigit():
            continue
        count, thread, file, name = fields[:4]
        found[thread, file, re.sub(r"^\[[.kgu]\]\s*", "", name)] += int(count)
    return found


def of(case: Case, samples: Counter) -> Counter:
    """Returns the samples of a case's process."""
    if case.thread is None:
        return Counter({key: n for key, n in samples.items() if not key[0].startswith("serve-")})
    return Counter({key: n for key, n in samples.items() if key[0] == case.thread[:15]})


def table(columns: list[tuple[Case, Counter]]) -> str:
    """Returns the shares of each kind, a column a case."""
    lines = ["| % of the samples | " + " | ".join(case.title for case, _ in columns) + " |",
             "|---|" + "--:|" * len(columns)]
    for title in ORDER:
        cells = []
        for _, samples in columns:
            part = sum(n for (_, file, name), n in samples.items() if kind(file, name) == title)
            cells.append(f"{100 * part / max(samples.total(), 1):.0f}")
        lines.append(f"| {title} | " + " | ".join(cells) + " |")
    lines.append("| samples | " + " | ".join(f"{samples.total():,}" for _, samples in columns) + " |")
    return "\n".join(lines)


def dearest(samples: Counter, count: int = 8) -> str:
    """Returns the functions that most samples are in."""
    names: Counter = Counter()
    for (_, file, name), n in samples.items():
        names[file if kind(file, name) == "kernel" and name.startswith("0x") else name] += n
    total = max(samples.total(), 1)
    return "\n".join(
        f"| {100 * n / total:.1f} | `{name[:110]}` |" for name, n in names.most_common(count))


def page(columns: list[tuple[Case, Counter]], heap: str) -> str:
    today = datetime.date.today().isoformat()
    parts = "\n\n".join(
        f"### {case.title}\n\n| % | function |\n|--:|---|\n{dearest(samples)}"
        for case, samples in columns)
    return f"""# Where the time goes

For whoever wants to make Strata faster: the kinds of functions that take the processor time of the benchmarks in [performance.md](../performance.md), and the dearest of each. Written by `Benchmarks/Profile/run --write`; not edited by hand. One run on {today}, release build.

`perf` samples the program {FREQUENCY} times a second of processor time. A sample counts for the function that runs, not for those that have called it, so "counting references" is what all retains and releases take together. "Strata and the app" is code of this package that the compiler has not made a call of the runtime. A served app is sampled for as long as it runs: its start, 1,020 first pages with their sessions, and 10,000 events.

{table(columns)}

[Decision 0001](../decisions/0001-server-driven-ui.md#what-was-not-built) says what would save most of it, and why it was not built.

## The dearest functions

{parts}

{heap}"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help="write docs/internals/profile.md")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="strata-profile-") as folder:
        columns = []
        for case in CASES:
            samples = of(case, sampled(case.word, Path(folder)))
            if samples.total() < 200:
                sys.exit(f"profile: '{case.title}' has only {samples.total()} samples")
            columns.append((case, samples))
        heap = memory.section(PROGRAM, Path(folder))
    text = page(columns, heap)
    print(text)
    if chosen.write:
        PAGE.write_text(text)


if __name__ == "__main__":
    main()
