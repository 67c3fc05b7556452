"""Writes the figures into docs/performance.md and the ratios into the README, between marks."""
import datetime
import re
from pathlib import Path

import report

ROOT = Path(__file__).parents[2]
# The figures in the README: title, app, key.
QUOTED = [
    ("server's processor time of an event, counter", "counter", "cpu"),
    ("bytes sent for an event, counter", "counter", "down"),
    ("click → DOM, counter, median", "counter", "median"),
    ("first load, counter", "counter", "load"),
    ("memory of a session, 300 rows", "rows", "memory"),
    ("server's processor time of an event, 1 of 300 rows", "rows", "cpu"),
    ("click → DOM, 1 of 300 rows, median", "rows", "median"),
]


def write(results: dict[tuple[str, str], dict[str, float]], is_complete: bool) -> None:
    today = datetime.date.today().isoformat()
    table = report.table(results, markdown=True)
    notes = [*report.reasons(results), report.ABSENT]
    put(
        ROOT / "docs" / "performance.md", "peers",
        f"Written by `Benchmarks/Peers/run --write` on {today}. Ratios in brackets are to Strata "
        f"in the same run. {report.count(results)} Processor time of an event has its budget in *A served "
        "app*, as a multiple of a bare server's, which is not in this table.\n\n"
        + "\n\n".join([table, *notes]),
    )
    # With gaps, the README keeps its old ratios.
    if is_complete:
        put(ROOT / "README.md", "ratios", ratios(results))


def ratios(results: dict[tuple[str, str], dict[str, float]]) -> str:
    names = list(dict.fromkeys(name for name, _ in results))
    lines = [
        "| times what Strata takes | " + " | ".join(report.TITLES[n] for n in names[1:]) + " |",
        "|---|" + "--:|" * (len(names) - 1),
    ]
    for words, app, key in QUOTED:
        ours = results["strata", app][key]
        cells = [f"{results[name, app][key] / ours:.1f}" for name in names[1:]]
        lines.append(f"| {words} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def put(page: Path, mark: str, text: str) -> None:
    """Replaces the text between `<!-- mark -->` and `<!-- /mark -->`."""
    begin, end = f"<!-- {mark} -->", f"<!-- /{mark} -->"
    whole = page.read_text()
    if begin not in whole or end not in whole:
        raise SystemExit(f"peers: {page.name} has no '{begin}' … '{end}' to write between")
    between = re.escape(begin) + ".*?" + re.escape(end)
    page.write_text(
        re.sub(between, lambda _: f"{begin}\n{text}\n{end}", whole, flags=re.DOTALL)
    )
