"""Counts how many violations each checker finds, and how many look-alikes it reports."""
import json
import re
import tempfile
from pathlib import Path

import tools

SAMPLES = tools.HERE.parents[1] / "Tests/Layers/LayerRulesTests/Fixtures/probe.json"
RULES = {"imports", "codable", "defaults"}
# The types that samples declare: in one module, each needs a unique name.
DECLARED = re.compile(r"\b(A|Base|D|Keys|Space|Wire)\b")


def figures(program: str, names: list[str]) -> dict[str, tuple[int, int]]:
    """Returns for each checker the numbers of found violations and of reported look-alikes."""
    samples = json.loads(SAMPLES.read_text())
    violations = samples["imports"] + samples["conformances"] + samples["mentions"]
    return {
        name: (hits(name, program, violations, samples["around"]),
               hits(name, program, samples["lookalikes"], samples["around"]))
        for name in names
    }


def together(program: str) -> tuple[int, int]:
    """Returns the same numbers for strata with all samples in one module."""
    samples = json.loads(SAMPLES.read_text())
    violations = samples["imports"] + samples["conformances"] + samples["mentions"]
    named = {
        f"Probe{number}": DECLARED.sub(rf"\g<1>{number}", source)
        for number, source in enumerate(violations + samples["lookalikes"])}
    with tempfile.TemporaryDirectory() as folder:
        run = tools.strata(program, "probe", project(Path(folder), named, samples["around"]),
                           "--no-cache")
    found = {int(match[1]) for rule, path in run.places if rule in RULES
             if (match := re.search(r"Probe(\d+)\.swift", path))}
    return (sum(number < len(violations) for number in found),
            sum(number >= len(violations) for number in found))


def adversarial(program: str) -> tuple[int, int]:
    """Returns the numbers for strata with 50 hidden violations and 30 look-alikes in one module."""
    samples = json.loads(SAMPLES.read_text())
    sources = samples["hidden"] + samples["harmless"]
    named = {
        f"Probe{number}": source.replace("%%", str(number))
        for number, source in enumerate(sources)}
    with tempfile.TemporaryDirectory() as folder:
        run = tools.strata(program, "probe", project(Path(folder), named, samples["around"]),
                           "--no-cache")
    found = {int(match[1]) for rule, path in run.places if rule in RULES
             if (match := re.search(r"Probe(\d+)\.swift", path))}
    border = len(samples["hidden"])
    return (sum(number < border for number in found), sum(number >= border for number in found))


def hits(name: str, program: str, sources: list[str], around: dict[str, str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder)
        if name == "strata":
            return sum(
                is_found(program, project(top / str(number), {"Probe": source}, around))
                for number, source in enumerate(sources))
        # The others check each file alone, so that one run is enough.
        project(top, {f"Probe{number}": source for number, source in enumerate(sources)}, around)
        run = tools.ast_grep("probe", top) if name == "ast-grep" else tools.semgrep("probe", top)
        return len({path for _, path in run.places if "Probe" in path})


def is_found(program: str, folder: Path) -> bool:
    return bool(RULES & set(tools.strata(program, "probe", folder, "--no-cache").found))


def project(top: Path, sources: dict[str, str], around: dict[str, str]) -> Path:
    written = {f"Domain/{name}.swift": text for name, text in sources.items()} | around
    for path, text in written.items():
        (top / path).parent.mkdir(parents=True, exist_ok=True)
        (top / path).write_text(text + "\n")
    return top
