"""Sources with an alternative for each mutant, of which the environment chooses one.

A mutant in the body of a function becomes a copy of the body behind `if`, and one in a text of several
lines a copy of the text behind `switch`. So one build does for all of them, and each runs alone. Mutants
elsewhere, such as in a stored property, have no alternative.
"""
import re

from structure import Source
from swifttext import Unreadable

# The variable that chooses a mutant, by its number.
VARIABLE = "STRATA_MUTANT"
# A text of several lines, raw or not, up to the quotation marks that end it.
TEXT = re.compile(r'(?P<fence>#*)"""\n(?P<body>.*?)\n[ \t]*"""(?P=fence)', re.DOTALL)
HEAD = "private import Glibc\n"
CHOICE = f"""
nonisolated fileprivate enum StrataMutant {{
  static let chosen = getenv("{VARIABLE}").flatMap {{ Int(String(cString: $0)) }}
}}
"""
# Stands before what is due to a mutant, or to any of several, and after it.
MARK = re.compile(r"// mutants:([0-9,]*)$")
ERROR = re.compile(r"^(/?[^\s:][^:\n]*\.swift):(\d+):\d+: error: ", re.MULTILINE)


def place(mutant: dict, source: str) -> tuple[int, int]:
    start = source.index(mutant["find"])
    return start, start + len(mutant["find"])


def copied_part(mutant: dict, source: str) -> tuple[int, int, str] | None:
    """Returns the function's body, or else the text, that has an alternative; none if neither does."""
    if not mutant["file"].endswith(".swift") or mutant["file"].endswith("Package.swift"):
        return None
    start, end = place(mutant, source)
    for open_, close in bodies(source):
        if open_ <= start and end <= close:
            return open_, close, "body"
    return next(((*match.span(), "text") for match in TEXT.finditer(source)
                 if match.start("body") <= start and end <= match.end("body")), None)


def bodies(text: str) -> list[tuple[int, int]]:
    """Returns what is between the braces of each function and getter, inner ones first."""
    try:
        source = Source(text)
    except Unreadable:
        return []
    found = set()
    for statement in source.statements:
        if statement.block.kind == "function" and statement.block.is_code:
            before = [index for index in range(statement.start) if source.tokens[index].text == "{"
                      and source.pairs[index] > statement.start]
            if before:
                found.add((source.tokens[before[-1]].end,
                           source.tokens[source.pairs[before[-1]]].start))
    return sorted(found, key=lambda body: body[1] - body[0])


def parts(numbered: dict[int, dict], source: str) -> list[tuple[int, int, str, list[int]]]:
    """Returns the parts of a file that are copied, with the mutants of each; none overlap."""
    merged: list[tuple[int, int, str, list[int]]] = []
    for number, mutant in numbered.items():
        start, end, kind = copied_part(mutant, source)
        own = [number]
        for other in list(merged):
            if start < other[1] and other[0] < end:
                merged.remove(other)
                own += other[3]
                if other[1] - other[0] > end - start:
                    start, end, kind = other[:3]
        merged.append((start, end, kind, sorted(own)))
    return sorted(merged, reverse=True)


def written(numbered: dict[int, dict], source: str) -> str:
    """Returns a source with an alternative for each of some mutants, by their numbers."""
    for start, end, kind, numbers in parts(numbered, source):
        old = source[start:end]
        copies = [(number, old.replace(numbered[number]["find"], numbered[number]["replace"]))
                  for number in numbers]
        shared = f"// mutants:{','.join(map(str, numbers))}\n"
        if kind == "body":
            new = shared + "else ".join(
                f"if StrataMutant.chosen == {number} {{ // mutants:{number}\n{copy}\n}}\n"
                for number, copy in copies)
            new = f"\n{new}else {{ {shared}{old}\n}}\n// mutants:\n"
        else:
            cases = "".join(f"case {number}: // mutants:{number}\nreturn {copy}\n"
                            for number, copy in copies)
            new = (f"{{ () -> String in switch StrataMutant.chosen {{ {shared}{cases}"
                   f"default: {shared}return {old}\n}} }}()")
        source = source[:start] + new + source[end:]
    return HEAD + source + CHOICE


def blamed(output: str, sources: dict[str, str], numbered: dict[int, dict]) -> set[int]:
    """Returns the mutants to which the compiler's errors are due: in their copies, or of the file."""
    guilty: set[int] = set()
    for path, line in set(ERROR.findall(output)):
        file = next((file for file in sources if path.endswith(file)), None)
        if file is None:
            continue
        before = sources[file].splitlines()[:int(line)]
        marks = [mark[1] for mark in map(MARK.search, before) if mark]
        own = {int(number) for number in (marks[-1] if marks else "").split(",") if number}
        of_file = {number for number, mutant in numbered.items() if mutant["file"] == file}
        guilty |= own & of_file or of_file
    return guilty
