"""Compares Strata with NiceGUI, Shiny and Streamlit: the same counter, the same 300 rows.

Light socket clients measure processor time and memory, so that only the server counts; one Chromium
measures loading, bytes and click → DOM. Ratios are relative to Strata in the same run.
"""
import argparse
import gc
import importlib
import sys
from pathlib import Path

import browser
import pages
import report
from servers import NAMES, Server

EVENTS = {"strata": 2000, "nicegui": 1000, "shiny": 100, "streamlit": 60}
SESSIONS = {"counter": 100, "rows": 40}
# Strata limits a socket to bursts of 600 messages and to 200 per second, far above a person's typing.
TAPPERS = 10
CLICKS = {"strata": 300, "nicegui": 300, "shiny": 100, "streamlit": 60}


def socket_figures(name: str, app: str, strata: str) -> dict[str, float]:
    visitor = importlib.import_module(f"visitors.{name}").Visitor
    with Server(name, app, strata) as server:
        first = [visitor(server.port, app) for _ in range(TAPPERS)]
        for tap in range(20):
            first[tap % TAPPERS].tap()
        events = EVENTS[name]
        before = server.processor_seconds()
        for tap in range(events):
            first[tap % TAPPERS].tap()
        seconds = (server.processor_seconds() - before) * 1000 / events
        gc.collect()
        resident = server.resident_bytes()
        others = [visitor(server.port, app) for _ in range(SESSIONS[app])]
        memory = (server.resident_bytes() - resident) / len(others) / 1024
        for other in [*first, *others]:
            other.close()
    return {"cpu": seconds, "memory": memory}


def start_figures(name: str, app: str, strata: str) -> dict[str, float]:
    with Server(name, app, strata):
        pass  # reads the files from the disk
    with Server(name, app, strata) as server:
        return {
            "start": server.start_ms, "resident": server.resident_bytes() / 2**20,
            "program": server.file_bytes() / 1e6,
        }


def page_figures(name: str, app: str, strata: str) -> dict[str, float]:
    with Server(name, app, strata) as server:
        figures = browser.measure(server.url, app, CLICKS[name])
    return {
        "median": figures.median_ms, "p95": figures.p95_ms, "down": figures.down_bytes,
        "up": figures.up_bytes, "load": figures.bytes / 1000, "requests": figures.requests,
        "dom": figures.dom_ms, "first": figures.first_byte_ms, "paint": figures.paint_ms,
        "rig": figures.rig_ms,
    }


def figures(name: str, app: str, strata: str, failures: list[str]) -> dict[str, float]:
    """Returns the figures that can be measured; adds a sentence to `failures` for each other part."""
    found: dict[str, float] = {}
    for measure in [socket_figures, page_figures, start_figures]:
        try:
            found |= measure(name, app, strata)
        except (Exception, SystemExit) as error:
            part = measure.__name__.replace("_", " ")
            failures.append(f"peers: {name}, {app}, {part}: not measured: {error}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--strata", required=True, help="the built Benchmarks program")
    parser.add_argument("--markdown", action="store_true", help="print the page's part")
    parser.add_argument(
        "--write", action="store_true", help="write docs/performance.md and the README's ratios")
    parser.add_argument("--only", choices=NAMES, help="measure one framework only")
    chosen = parser.parse_args()
    strata = str(Path(chosen.strata).resolve())
    results: dict[tuple[str, str], dict[str, float]] = {}
    failures: list[str] = []
    for name in [chosen.only] if chosen.only else NAMES:
        for app in ["counter", "rows"]:
            print(f"peers: {name}, {app}", file=sys.stderr, flush=True)
            results[name, app] = figures(name, app, strata, failures)
    print(report.table(results, markdown=chosen.markdown))
    print("\n".join([report.count(results), *report.reasons(results)]))
    if chosen.write and not chosen.only:
        pages.write(results, is_complete=not failures)
    if failures:
        raise SystemExit("\n".join(failures))


if __name__ == "__main__":
    main()
