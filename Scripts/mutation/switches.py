#!/usr/bin/env python3
"""Writes faults into Swift sources, each behind a switch that a run of the tests may turn on.

    Scripts/mutation/switches.py [--sample N] [--seed N] [--each N] [--list] FOLDER

Rewrites the sources below the folder in place, adds the file StrataMutant.swift with the switches, and
prints the points. `--list` prints every point that there is, and changes nothing.
`Scripts/module-mutants` does the same in a copy of the repository.
"""
import argparse
import random
import re
from pathlib import Path

from points import NUMBER, Point, points
from swifttext import Unreadable

VARIABLE = "STRATA_MUTANT"
SWITCHES = "StrataMutant.swift"
# The maximum number of points in a file, so that a few long files do not get all of them.
EACH = 10
ENUM = """\
private import Glibc

/// Turns on the fault whose number the environment names; without one, all do what the source says.
nonisolated enum StrataMutant {
  private static let chosen = getenv("STRATA_MUTANT").flatMap { Int(String(cString: $0)) }

  static func isOn(_ number: Int) -> Bool { chosen == number }

  static func not(_ number: Int, _ value: Bool) -> Bool { isOn(number) != value }

  static func and(
    _ number: Int, _ one: Bool, _ two: @autoclosure () throws -> Bool
  ) rethrows -> Bool {
    try isOn(number) ? one || two() : one && two()
  }

  static func or(
    _ number: Int, _ one: Bool, _ two: @autoclosure () throws -> Bool
  ) rethrows -> Bool {
    try isOn(number) ? one && two() : one || two()
  }

  static func less<T: Comparable>(_ number: Int, _ one: T, _ two: T) -> Bool {
    isOn(number) ? one <= two : one < two
  }

  static func lessOrEqual<T: Comparable>(_ number: Int, _ one: T, _ two: T) -> Bool {
    isOn(number) ? one < two : one <= two
  }

  static func greater<T: Comparable>(_ number: Int, _ one: T, _ two: T) -> Bool {
    isOn(number) ? one >= two : one > two
  }

  static func greaterOrEqual<T: Comparable>(_ number: Int, _ one: T, _ two: T) -> Bool {
    isOn(number) ? one > two : one >= two
  }

  static func plus<T: AdditiveArithmetic>(_ number: Int, _ one: T, _ two: T) -> T {
    isOn(number) ? one - two : one + two
  }

  static func plus<T: RangeReplaceableCollection, S: Sequence<T.Element>>(
    _ number: Int, _ one: T, _ two: S
  ) -> T {
    isOn(number) ? one : one + two
  }

  static func minus<T: AdditiveArithmetic>(_ number: Int, _ one: T, _ two: T) -> T {
    isOn(number) ? one + two : one - two
  }

  static func nothing<T>(_ number: Int, _ value: T?) -> T? { isOn(number) ? nil : value }

  static func empty<T: RangeReplaceableCollection>(_ number: Int, _ value: T) -> T {
    isOn(number) ? T() : value
  }
}
"""


def enum(sources: dict[str, str]) -> str:
    """Returns the switches for a module. They import Foundation if the module does, since tests of
    some modules refuse other imports, and with an access level only if the module's imports have one:
    Swift refuses a mixture."""
    texts = "\n".join(sources.values())
    result = ENUM.replace("import Glibc", "import Foundation") if "import Foundation" in texts else ENUM
    is_plain = re.search(r"^import Foundation$", texts, re.MULTILINE)
    return result.replace("private import", "import") if is_plain else result


ERROR = re.compile(r"^(/?[^\s:][^:\n]*\.swift):(\d+):\d+: error: ", re.MULTILINE)


def found(sources: dict[str, str]) -> list[Point]:
    """Returns the points of some files, by their names; leaves out a file that cannot be read."""
    every = []
    for name, text in sorted(sources.items()):
        try:
            of_file = points(text)
        except Unreadable:
            continue
        for point in of_file:
            point.file = name
        every += of_file
    return every


def chosen(every: list[Point], sample: int, seed: int, each: int = EACH) -> list[Point]:
    """Returns some of the points: one of a statement, and not too many of a file; numbers them."""
    mixed = sorted(every, key=lambda point: (point.file, point.start, point.end, point.text))
    random.Random(seed).shuffle(mixed)
    taken: dict[tuple[str, int], Point] = {}
    for point in mixed:
        of_file = sum(file == point.file for file, _ in taken)
        if len(taken) < sample and of_file < each:
            taken.setdefault((point.file, point.statement), point)
    ordered = sorted(taken.values(), key=lambda point: (point.file, point.start))
    for number, point in enumerate(ordered, start=1):
        point.number = number
    return ordered


def rewritten(text: str, of_file: list[Point]) -> str:
    """Returns a file's text with the switches; its lines keep their numbers."""
    for point in sorted(of_file, key=lambda point: point.start, reverse=True):
        text = text[:point.start] + point.text.replace(NUMBER, str(point.number)) + text[point.end:]
    return text


def blamed(output: str, remaining: list[Point]) -> list[Point]:
    """Returns the points at which the compiler's errors are: in the statement, or else the nearest."""
    guilty: dict[int, Point] = {}
    for path, place in set(ERROR.findall(output)):
        line = int(place)
        of_file = [point for point in remaining if path.endswith(f"/{point.file}")
                   or path == point.file]
        near = [point for point in of_file if point.lines[0] <= line <= point.lines[1]]
        # An error at the end of a function is due to one of its statements.
        near = near or sorted(of_file, key=lambda point: abs(point.line - line))[:1]
        guilty |= {point.number: point for point in near}
    return list(guilty.values())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=int, default=60, help="how many points")
    parser.add_argument("--seed", type=int, default=1, help="which of them")
    parser.add_argument("--each", type=int, default=EACH, help="how many points of a file at most")
    parser.add_argument("--list", action="store_true", help="print all points, change nothing")
    wanted = parser.parse_args()
    sources = {str(path.relative_to(wanted.folder)): path.read_text()
               for path in sorted(wanted.folder.rglob("*.swift")) if path.name != SWITCHES}
    every = found(sources)
    if wanted.list:
        print("\n".join(point.shown for point in every))
        return
    some = chosen(every, wanted.sample, wanted.seed, wanted.each)
    for name, text in sources.items():
        of_file = [point for point in some if point.file == name]
        if of_file:
            (wanted.folder / name).write_text(rewritten(text, of_file))
    (wanted.folder / SWITCHES).write_text(ENUM)
    for point in some:
        print(f"{point.number} {point.shown}")


if __name__ == "__main__":
    main()
