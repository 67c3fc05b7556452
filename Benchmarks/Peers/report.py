"""The table: a line a figure, a column a framework, the ratio to Strata behind each peer's."""
LINES = [
    ("cpu", "server's processor time for 1,000 events, s", "{:.2f}"),
    ("memory", "memory of a session, KiB", "{:.0f}"),
    ("down", "payload down of an event, B", "{:.0f}"),
    ("up", "payload up of an event, B", "{:.0f}"),
    ("median", "click → DOM, median, ms", "{:.1f}"),
    ("p95", "click → DOM, p95, ms", "{:.1f}"),
    ("label", "button in the page, cold cache, ms", "{:.0f}"),
    ("load", "first load over HTTP, kB", "{:.0f}"),
    ("requests", "first load, requests", "{:.0f}"),
]
TITLES = {"strata": "Strata", "nicegui": "NiceGUI", "shiny": "Shiny", "streamlit": "Streamlit"}
APPS = {"counter": "counter", "rows": "1 of 300 rows"}


def table(results: dict[tuple[str, str], dict[str, float]], markdown: bool) -> str:
    names = list(dict.fromkeys(name for name, _ in results))
    rows = [["figure", *[TITLES[name] for name in names]]]
    for app, title in APPS.items():
        for key, words, form in LINES:
            rows.append([f"{title}: {words}", *cells(results, names, app, key, form)])
    return as_markdown(rows) if markdown else as_text(rows)


def cells(results: dict, names: list[str], app: str, key: str, form: str) -> list[str]:
    ours = results.get(("strata", app), {}).get(key)
    written = []
    for name in names:
        value = results[name, app][key]
        ratio = "" if name == "strata" or not ours else f" ({value / ours:.1f}×)"
        written.append(form.format(value) + ratio)
    return written


def as_markdown(rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|---|" + "--:|" * (len(rows[0]) - 1))
    return "\n".join(lines)


def as_text(rows: list[list[str]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths)) for row in rows
    )
