"""Sources with an alternative for each mutant, of which the environment chooses one.

A mutant in the body of a function becomes a copy of the body behind `if`, one in the first value of a
stored property a value behind `?`, and one in a text of several lines a copy of the text behind `switch`.
So one build does for all of them, and each runs alone. Mutants elsewhere, such as of a declaration, have
no alternative.
"""
import os.path
import re

from structure import Source, Statement
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


def change(mutant: dict, source: str) -> tuple[int, int, str]:
    """Returns what a mutant changes, without what it only finds: two places and the new text."""
    find, replace = mutant["find"], mutant["replace"]
    before = len(os.path.commonprefix([find, replace]))
    after = len(os.path.commonprefix([find[before:][::-1], replace[before:][::-1]]))
    start = source.index(find)
    return start + before, start + len(find) - after, replace[before:len(replace) - after]


def copied_part(mutant: dict, source: str) -> tuple[int, int, str] | None:
    """Returns the part that has an alternative: a function's body, a value or a text; or none."""
    if not mutant["file"].endswith(".swift") or mutant["file"].endswith("Package.swift"):
        return None
    start, end, _ = change(mutant, source)
    of_code = bodies_and_values(source)
    of_text = [(match.start(), match.end(), "text") for match in TEXT.finditer(source)]
    return next((part for part in of_code + of_text if part[0] <= start and end <= part[1]), None)


def bodies_and_values(text: str) -> list[tuple[int, int, str]]:
    """Returns the bodies of functions and getters, and the values of properties, inner ones first."""
    try:
        source = Source(text)
    except Unreadable:
        return []
    found = {body(source, statement) for statement in source.statements
             if statement.block.kind == "function" and statement.block.is_code}
    found |= {value(source, statement) for statement in source.statements
              if statement.block.kind in ("type", "file") and not statement.is_header}
    return sorted((part for part in found if part), key=lambda part: part[1] - part[0])


def body(source: Source, statement: Statement) -> tuple[int, int, str] | None:
    """Returns what is between the braces around a statement."""
    before = [index for index in range(statement.start) if source.tokens[index].text == "{"
              and source.pairs[index] > statement.start]
    return (source.tokens[before[-1]].end, source.tokens[source.pairs[before[-1]]].start,
            "body") if before else None


def value(source: Source, statement: Statement) -> tuple[int, int, str] | None:
    """Returns what follows the `=` of a property."""
    words = source.words(statement.start, statement.end)
    equals = [place for place in source.flat(statement.start, statement.end)
              if source.tokens[place].text == "="]
    if not equals or words[0] not in ("let", "var"):
        return None
    # A text of several lines is a separate part.
    start, end = source.tokens[equals[0]].end, source.tokens[statement.end - 1].end
    return None if '"""' in source.text[start:end] else (start, end, "value")


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
    whole = source
    for start, end, kind, numbers in parts(numbered, source):
        old = source[start:end]
        copies = []
        for number in numbers:
            first, last, text = change(numbered[number], whole)
            copies.append((number, whole[start:first] + text + whole[last:end]))
        shared = f"// mutants:{','.join(map(str, numbers))}\n"
        if kind == "body":
            new = shared + "else ".join(
                f"if StrataMutant.chosen == {number} {{ // mutants:{number}\n{copy}\n}}\n"
                for number, copy in copies)
            new = f"\n{new}else {{ {shared}{old}\n}}\n// mutants:\n"
        elif kind == "value":
            choice = "".join(f"StrataMutant.chosen == {number} ? ({copy.strip()}) :\n"
                             for number, copy in copies)
            new = f" {shared}{choice}({old.strip()}) // mutants:"
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
