"""run-action.py ACTION CLONE RELEASES: runs the steps of a composite action in a clone.

Sets the inputs and the files of a runner as GitHub does. Expects a clone without violations to pass, a
planted violation to be reported at its line, and a changed archive to be refused.
"""
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import yaml

PLANTED = "Apps/WeDa/Domain/PlantedViolation.swift"
VERSION = "9.9.9"


class Runner:
    """A runner with its tool cache, its path file and the inputs of the action."""

    def __init__(self, action: str, clone: Path, releases: str) -> None:
        self.action, self.clone = yaml.safe_load(Path(action).read_text()), clone
        self.tools = Path(tempfile.mkdtemp(dir=clone.parent))
        self.path = self.tools / "path"
        given = {"version": VERSION, "releases": releases, "sarif": "strata.sarif"}
        inputs = {name: given.get(name, each.get("default", "")) for name, each in self.action["inputs"].items()}
        self.values = {f"inputs.{name}": value for name, value in inputs.items()} | {
            "github.action_path": str(Path(action).resolve().parent), "github.server_url": "https://localhost",
            "github.action_repository": "nobody/nothing"}

    def filled(self, text: str) -> str:
        return re.sub(r"\$\{\{ ([a-z_.]+) \}\}", lambda match: self.values[match[1]], text)

    def run(self, name: str) -> tuple[int, str]:
        (step,) = [step for step in self.action["runs"]["steps"] if step["name"] == name]
        folder = self.clone / self.filled(step.get("working-directory", "."))
        added = self.path.read_text().split() if self.path.exists() else []
        variables = os.environ | {name: self.filled(value) for name, value in step["env"].items()} | {
            "RUNNER_TOOL_CACHE": str(self.tools), "GITHUB_PATH": str(self.path),
            "PATH": ":".join(added + [os.environ["PATH"]])}
        done = subprocess.run(["bash", "-eo", "pipefail", "-c", step["run"]], cwd=folder, env=variables,
                              capture_output=True, text=True)
        return done.returncode, done.stdout + done.stderr


def main() -> None:
    action, clone, releases = sys.argv[1], Path(sys.argv[2]), sys.argv[3]
    runner = Runner(action, clone, releases)
    for step in ("Fetch strata", "Check the layers"):
        status, said = runner.run(step)
        assert status == 0 and "::error" not in said, f"'{step}' fails in a clone without violations: {said}"
    (clone / PLANTED).write_text("\nimport SwiftUI\n")
    status, said = runner.run("Check the layers")
    assert status == 1 and f"::error file={PLANTED},line=2," in said, f"status {status}, output {said}"
    status, said = runner.run("Write SARIF")
    assert status == 0, f"the SARIF step fails with status {status}: {said}"
    results = json.loads((clone / "strata.sarif").read_text())["runs"][0]["results"]
    assert any(PLANTED in json.dumps(one["locations"]) for one in results), "the SARIF lacks the violation"
    for archive in Path(releases.removeprefix("file://")).rglob("*.tar.gz"):
        archive.write_bytes(archive.read_bytes() + b"changed")
    status, said = Runner(action, clone, releases).run("Fetch strata")
    assert status == 2 and "does not match its SHA-256 sum" in said, f"status {status}, output {said}"
    print("try-workflow: action.yml: fetches a release, passes without violations, reports one at its line, "
          "and refuses a changed archive")


if __name__ == "__main__":
    main()
