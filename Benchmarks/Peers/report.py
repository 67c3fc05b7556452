"""The table: a line per figure, a column per framework, and the ratio to Strata after each value."""
LINES = [
    ("cpu", "server's processor time for 1,000 events, s", "{:.2f}", (None, None)),
    ("memory", "memory of a session, KiB", "{:.0f}", (40, 60)),
    ("down", "payload down of an event, B", "{:.0f}", (40, 120)),
    ("up", "payload up of an event, B", "{:.0f}", (40, None)),
    ("median", "click → DOM, median, ms", "{:.1f}", (2.5, 3)),
    ("p95", "click → DOM, p95, ms", "{:.1f}", (4, 5)),
    ("first", "cold browser, until the server's first byte, ms", "{:.0f}", (None, None)),
    ("dom", "cold browser, until the button is in the DOM, ms", "{:.0f}", (None, None)),
    ("paint", "cold browser, first paint, ms", "{:.0f}", (60, None)),
    ("rig", "first paint of a page of one word on the same machine, ms", "{:.0f}", (None, None)),
    ("load", "first load over HTTP, kB", "{:.0f}", (30, None)),
    ("requests", "first load, requests", "{:.0f}", (3, None)),
    ("start", "server's start, until the first page, ms", "{:.0f}", (None, None)),
    ("resident", "server's memory after it, MiB", "{:.0f}", (None, None)),
    ("program", "files of the framework and its libraries, MB", "{:.0f}", (None, None)),
]
# Why a missed budget is missed; a name in braces is another figure of the same page.
REASONS = {
    "memory": "three quarters of it are nodes, one for each view and each element; *Memory of an idle session* "
    "has the same budget",
    "median": "an event goes to the server and back, and the browser draws the patch in its next frame",
    "p95": "an event goes to the server and back, and the browser draws the patch in its next frame",
    "paint": "the same cold browser paints a page of one word after {rig:.0f} ms, so that the budget is below what can "
    "be reached on this machine",
}
# What the table leaves out, for whoever misses it there.
ABSENT = (
    "Phoenix LiveView is not measured. Debian 12 has Elixir 1.14, but Phoenix is no Debian package: it "
    "comes from hex.pm, another language's registry with a build of its own, where the three here are "
    "pinned packages of the Python that is installed anyway. Its event cost, its memory of a session and "
    "its bytes could be compared with these. Its pages a second could not: LiveView draws a first page "
    "without a session, runs the view again when the socket comes, and keeps nothing in between, while "
    "all four here have a session behind the page that they sent. Measured once, by hand: 1,000 to 1,100 such "
    "first pages a second and core, of some 275 components, when Strata had 58 of WeDa's."
)
TITLES = {"strata": "Strata", "nicegui": "NiceGUI", "shiny": "Shiny", "streamlit": "Streamlit"}
APPS = {"counter": "counter", "rows": "1 of 300 rows"}


def table(results: dict[tuple[str, str], dict[str, float]], markdown: bool) -> str:
    names = list(dict.fromkeys(name for name, _ in results))
    rows = [["figure", "budget", *[TITLES[name] for name in names]]]
    for column, (app, title) in enumerate(APPS.items()):
        for key, words, form, budgets in LINES:
            budget = verdict(results, app, key, budgets[column])
            rows.append([f"{title}: {words}", budget, *cells(results, names, app, key, form)])
    return as_markdown(rows) if markdown else as_text(rows)


def reasons(results: dict[tuple[str, str], dict[str, float]]) -> list[str]:
    """Returns a sentence for each missed budget whose reason is known."""
    sentences = []
    for column, (app, title) in enumerate(APPS.items()):
        ours = results.get(("strata", app), {})
        for key, words, _, budgets in LINES:
            if key in REASONS and verdict(results, app, key, budgets[column]).endswith("MISSED"):
                sentences.append(f"Missed, {title}, {words}: {REASONS[key].format(**ours)}.")
    return sentences


def verdict(results: dict, app: str, key: str, budget: float | None) -> str:
    """Returns Strata's budget, and whether it holds."""
    if budget is None:
        return "–"
    ours = results.get(("strata", app), {}).get(key)
    return f"≤ {budget:g}" + ("" if ours is None else " holds" if ours <= budget else " MISSED")


def count(results: dict) -> str:
    """Returns a line with the numbers of budgets that hold and that are missed."""
    verdicts = [
        verdict(results, app, key, budgets[column])
        for column, app in enumerate(APPS) for key, _, _, budgets in LINES
        if budgets[column] is not None and ("strata", app) in results
    ]
    held = sum(text.endswith("holds") for text in verdicts)
    missed = sum(text.endswith("MISSED") for text in verdicts)
    line = f"{len(verdicts)} budgets: {held} hold, {missed} missed"
    rest = len(verdicts) - held - missed
    return line + (f", {rest} not measured." if rest else ".")


def cells(results: dict, names: list[str], app: str, key: str, form: str) -> list[str]:
    ours = results.get(("strata", app), {}).get(key)
    written = []
    for name in names:
        value = results.get((name, app), {}).get(key)
        if value is None:
            written.append("not measured")
            continue
        ratio = "" if name == "strata" or not ours else f" ({value / ours:.1f}×)"
        written.append(form.format(value) + ratio)
    return written


def as_markdown(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|---|" + "--:|" * (len(rows[0]) - 2))
    return "\n".join(lines)


def as_text(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows
    )
