"""The mutants of which a run saw that a test of their row notices them: Tests/Mission/noticed.tsv.

A line has the row and the fingerprint of the mutant's entry. A row of the mission is proven only if there
is a line for its mutant as it is now; the command `mission` compares them.
"""
from pathlib import Path

HEAD = "row\tmutant"


def fingerprint(mutant: dict) -> str:
    """Returns the FNV-1a hash of an entry, as `Mutant.fingerprint` in Sources/Tool/MissionReport does.

    Each field ends with a zero byte, so that no text moves from one field to the next unnoticed.
    """
    renamed = [mutant["renamed"]] if mutant.get("renamed") is not None else []
    fields = [mutant["row"], mutant["file"], mutant["find"], mutant["replace"], *renamed,
              *mutant["tests"]]
    value = 0xCBF29CE484222325
    for byte in "".join(field + "\0" for field in fields).encode():
        value = ((value ^ byte) * 0x100000001B3) % 2**64
    return f"{value:016x}"


def written(path: Path, every: list[dict], ends: list[tuple[dict, str]]) -> None:
    """Writes the lines of those that were noticed, and removes those of the other tried ones.

    Mutants that were not tried keep their lines, unless their entry has changed since.
    """
    lines = path.read_text().splitlines()[1:] if path.exists() else []
    current = {(plan["mutant"]["row"], fingerprint(plan["mutant"])) for plan in every}
    known = {tuple(line.split("\t")) for line in lines} & current
    for plan, end in ends:
        line = (plan["mutant"]["row"], fingerprint(plan["mutant"]))
        (known.add if end == "noticed" else known.discard)(line)
    order = {plan["mutant"]["row"]: place for place, plan in enumerate(every)}
    sorted_lines = sorted(known, key=lambda line: (order[line[0]], line[1]))
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([HEAD, *("\t".join(line) for line in sorted_lines)]) + "\n")
