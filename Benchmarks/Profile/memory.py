"""Shows where the memory of an idle session is, by the parts of Strata that allocated it.

`heaptrack` runs the memory benchmark, whose last part keeps a thousand sessions with WeDa's page of a
place. What lies on the heap when it is largest counts for the innermost function of Strata or the app on
the stack that allocated it. The part of that function follows from its name, by `PARTS` in order.
"""

import re
import subprocess
from collections import Counter
from pathlib import Path

SESSIONS = 1_000
# Functions of the runtime, the standard library and the allocator, by their mangled names.
RUNTIME = re.compile(
    r"^(swift_|_swift|malloc|calloc|realloc|operator new|swift::|posix_memalign|aligned_alloc|__|std::|\?\?"
    r"|<unresolved|0x|\$ss\d|\$sSa|\$sSS|\$sSD|\$sSl|\$sSh)")
TASK = re.compile(r"swift_task|StackAllocator|swift::Task|AsyncTask")
PARTS = [
    ("nodes", r"Node\.|Node<|_update|Tree\.|MembersPlan"),
    ("paths of drawings", r"Path\.|GraphicsContext|Canvas|Outline"),
    ("environments", r"Environment"),
    ("elements: attributes, rules and modifiers", r"Element|Attributes|[Rr]ules|Context\.|HTML"),
    ("observation and state", r"Observ|StateBox|Published|Evaluation"),
    ("what views refer to: texts, colors, closures",
     r"body\.getter|View\.|Text|Image|Color|Stack|Button|Label|Font|Shape|Gradient|sections|Modifier|ForEach"),
    ("the app's objects",
     r"WeDa|ViewModel|Repository|Container|UseCase|Weather|Provider|Settings|Favorites|Details|Place|Forecast"),
]
TASKS, REST = "stacks of tasks that wait", "the rest"


def stacks(program: Path, folder: Path) -> Counter:
    """Returns the bytes of the heap at its largest, by the stack that allocated them."""
    data, flames = folder / "heap", folder / "flames"
    subprocess.run(["heaptrack", "-o", data, program, "memory"], stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL, check=False)
    subprocess.run(["heaptrack_print", "-f", f"{data}.zst", "--flamegraph-cost-type", "peak", "-F", flames,
                    "-p", "0", "-a", "0", "-T", "0", "-l", "0"],
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    found: Counter = Counter()
    with flames.open(errors="replace") as lines:
        for line in lines:
            stack, _, cost = line.rstrip().rpartition(" ")
            found[stack] += int(cost)
    return found


def demangled(names: list[str]) -> list[str]:
    done = subprocess.run(["swift", "demangle", "-simplified"], input="\n".join(names), text=True,
                          stdout=subprocess.PIPE, check=True)
    return done.stdout.split("\n")


def parts(found: Counter) -> Counter:
    """Returns the bytes by part."""
    sums: Counter = Counter()
    own: Counter = Counter()
    for stack, cost in found.items():
        calls = [name.strip() for name in stack.split(";") if name.strip()]
        if any(TASK.search(name) for name in calls[-4:]):
            sums[TASKS] += cost
        else:
            own[next((name for name in reversed(calls) if not RUNTIME.match(name)), "")] += cost
    names = list(own)
    for name, shown in zip(names, demangled(names)):
        part = next((title for title, pattern in PARTS if re.search(pattern, shown)), REST)
        sums[part] += own[name]
    return sums


def section(program: Path, folder: Path) -> str:
    """Returns the part of the page about memory."""
    sums = parts(stacks(program, folder))
    rows = "\n".join(f"| {title} | {cost / SESSIONS / 1024:.0f} | {100 * cost / sums.total():.0f} |"
                     for title, cost in sums.most_common())
    return f"""## Where a session's memory is

`heaptrack` runs *Memory of an idle session* and looks at the heap when it is largest: while {SESSIONS:,} sessions with WeDa's page of a place rest. What is allocated counts for the innermost function of Strata or the app that asked for it. {sums.total() / SESSIONS / 1024:.0f} KiB a session, the process's own memory included; what the allocator rounds is not in it.

| allocated by | KiB a session | % |
|---|--:|--:|
{rows}
"""
