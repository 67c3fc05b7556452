"""run-workflow.py WORKFLOW CLONE STRATA: runs a workflow's steps that call `strata` in a clone.

Skips the steps that fetch or build the program, which is given. Runs a step as GitHub does in a
container, with `sh -e`: first without, then with a planted violation, to which the annotations and the
SARIF must point.
"""
import json
import os
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import yaml

PLANTED = "Apps/WeDa/Domain/PlantedViolation.swift"


def steps(workflow: str) -> list[str]:
    """Returns the scripts of the steps that run `strata check`, in order."""
    (job,) = yaml.safe_load(Path(workflow).read_text())["jobs"].values()
    runs = [step["run"] for step in job["steps"] if "run" in step]
    return [run for run in runs if "strata check" in run]


def run(script: str, clone: Path, strata: str) -> tuple[int, str]:
    programs = clone / ".build" / "release"
    programs.mkdir(parents=True, exist_ok=True)
    if not (programs / "strata").exists():
        (programs / "strata").symlink_to(strata)
    path = f"{programs}:{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", "-e", "-c", script], cwd=clone, capture_output=True, text=True,
        env=os.environ | {"PATH": path})
    return done.returncode, done.stdout + done.stderr


def main() -> None:
    workflow, clone, strata = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    marks, sarif = steps(workflow)
    status, said = run(marks, clone, strata)
    assert status == 0 and "::error" not in said, f"a clone without violations fails: {said}"
    (clone / PLANTED).write_text("\nimport SwiftUI\n")
    status, said = run(marks, clone, strata)
    mark = f"::error file={PLANTED},line=2,"
    assert status == 1 and mark in said, f"no error is reported at the planted line: status {status}, output {said}"
    status, said = run(sarif, clone, strata)
    assert status == 0, f"the SARIF step fails with status {status}: {said}"
    results = json.loads((clone / "strata.sarif").read_text())["runs"][0]["results"]
    results = [one for one in results if not one.get("suppressions")]
    places = [one["locations"][0]["physicalLocation"] for one in results]
    files = [unquote(place["artifactLocation"]["uri"]) for place in places]
    lines = {place["region"]["startLine"] for place in places}
    assert set(files) == {PLANTED} and lines == {2}, f"the SARIF does not point to the planted line but to {places}"
    print(f"try-workflow: {Path(workflow).name}: a clone without violations passes, and a violation is "
          "reported at its line")


if __name__ == "__main__":
    main()
