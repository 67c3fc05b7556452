"""Generates projects to check: the same files for the same size on every machine.

`python3 projects.py FOLDER FILES LINES` writes the given number of Swift files with about the given
number of lines, and prints the number of planted violations of each rule.
"""
import json
import random
import sys
from pathlib import Path

LAYERS = ("Domain", "Data", "Presentation")
NOUNS = "City Place Forecast Wind Rain Station Alert Region Route Ticket Order Invoice".split()
WORDS = "name title code summary region country zone label note remark".split()
# One of this many files violates a rule.
EVERY = {"imports": 19, "codable": 23, "defaults": 29, "force": 31}


def write(folder: Path, files: int, lines: int) -> dict[str, int]:
    """Writes a project and returns the number of planted violations of each rule."""
    rng = random.Random(files)
    planted = dict.fromkeys(EVERY, 0)
    (folder / "Package.swift").parent.mkdir(parents=True, exist_ok=True)
    (folder / "Package.swift").write_text(manifest())
    for number in range(files):
        layer = LAYERS[number % len(LAYERS)]
        place = folder / "Sources" / layer / f"Part{number // 60}"
        place.mkdir(parents=True, exist_ok=True)
        wanted = lines * (number + 1) // files - lines * number // files
        breaks = [rule for rule, step in EVERY.items() if layer == "Domain" and number % step == 0]
        for rule in breaks:
            planted[rule] += 1
        text = source(rng, layer, number, wanted, breaks)
        (place / f"{NOUNS[number % len(NOUNS)]}{number}.swift").write_text(text)
    return planted


def manifest() -> str:
    targets = "".join(f'  .target(name: "{layer}"),\n' for layer in LAYERS)
    return (
        "// swift-tools-version: 6.0\nimport PackageDescription\n"
        f'let package = Package(name: "Made", targets: [\n{targets}])\n'
    )


def source(rng: random.Random, layer: str, number: int, wanted: int, breaks: list[str]) -> str:
    lines = ["// Part of a project that a checker is measured on.", "", "import Foundation"]
    if layer != "Domain":
        lines.append("import Domain")
    if layer == "Presentation":
        lines += ["import Observation", "import SwiftUI"]
    if "imports" in breaks:
        lines.append("import SwiftUI")
    lines.append("")
    lines += planted_lines(number, breaks)
    count = 0
    while len(lines) < wanted:
        lines += MAKERS[layer](rng, number, count)
        count += 1
    # Fill up with comments, so that a project has the given number of lines.
    del lines[max(wanted, 8 + len(planted_lines(number, breaks))):]
    return close(lines) + "\n"


def close(lines: list[str]) -> str:
    """Cuts at the last line on which no bracket is open, and fills up with comments."""
    depth, last = 0, len(lines)
    for index, line in enumerate(lines):
        depth += line.count("{") - line.count("}")
        if depth == 0 and line in ("", "}"):
            last = index + 1
    filler = ["// A line of prose, as a file of this size has many of."] * (len(lines) - last)
    return "\n".join(lines[:last] + filler)


def planted_lines(number: int, breaks: list[str]) -> list[str]:
    lines = []
    if "codable" in breaks:
        lines += [f"struct Kept{number}: Equatable, Codable {{", "  let code: Int", "}", ""]
    if "defaults" in breaks:
        lines += [f"func stored{number}() -> String? {{",
                  '  UserDefaults.standard.string(forKey: "kept")', "}", ""]
    if "force" in breaks:
        lines += [f"func forced{number}(_ text: String?) -> Int {{", "  text!.count", "}", ""]
    return lines


def entity(rng: random.Random, number: int, count: int) -> list[str]:
    noun, word = rng.choice(NOUNS), rng.choice(WORDS)
    name = f"{noun}{number}x{count}"
    return [
        f"/// A {noun.lower()} as the business knows it. It is never Codable.",
        f"public struct {name}: Equatable, Hashable, Sendable {{",
        f"  public let {word}: String", "  public let amount: Double?", "",
        f"  public init({word}: String, amount: Double? = nil) {{",
        f"    self.{word} = {word}", "    self.amount = amount", "  }", "",
        f"  /// How the {noun.lower()} is called where there is little room.",
        "  public var short: String {",
        f"    guard {word}.count > {rng.randint(3, 40)} else {{ return {word} }}",
        f'    return "\\({word}.prefix(12))… \\(amount ?? 0)"', "  }", "}", "",
        f"public protocol {name}Repository: Sendable {{",
        f"  func find(_ {word}: String) async throws(AppError) -> {name}?",
        f"  func all(limit: Int) async throws(AppError) -> [{name}]", "}", "",
    ]


def record(rng: random.Random, number: int, count: int) -> list[str]:
    noun, word = rng.choice(NOUNS), rng.choice(WORDS)
    name = f"{noun}{number}x{count}"
    return [
        f"struct {name}DTO: Codable, Sendable {{", f"  let {word}: String", "  let amount: Double?",
        "", "  enum CodingKeys: String, CodingKey {",
        f'    case {word} = "{word}_text"', "    case amount", "  }", "",
        "  func toDomain() throws(DecodingProblem) -> String {",
        f"    if {word}.isEmpty {{ throw .empty(field: \"{word}\") }}",
        f"    let parts = {word}.split(separator: \",\").map {{ $0.trimmed() }}",
        f"    return parts.filter {{ $0.count != {rng.randint(1, 9)} }}.joined(separator: \" \")",
        "  }", "}", "",
        f"actor Default{name}Source {{", f"  private var kept: [String: {name}DTO] = [:]", "",
        f"  func load(_ key: String, from url: URL) async throws -> {name}DTO {{",
        "    if let known = kept[key] { return known }",
        "    let (data, _) = try await URLSession.shared.data(from: url)",
        f"    let made = try JSONDecoder().decode({name}DTO.self, from: data)",
        "    kept[key] = made", "    return made", "  }", "}", "",
    ]


def screen(rng: random.Random, number: int, count: int) -> list[str]:
    noun = rng.choice(NOUNS)
    name = f"{noun}{number}x{count}"
    return [
        "@MainActor", "@Observable", f"final class {name}ViewModel {{",
        "  private(set) var state: LoadState = .idle", f"  private let limit = {rng.randint(5, 50)}",
        "", "  func send(_ action: Action) async {", "    switch action {",
        "    case .appeared: await load(again: false)", "    case .pulled: await load(again: true)",
        "    }", "  }", "",
        "  private func load(again: Bool) async {", "    state = .loading(last: state.value)",
        "    /* a slow answer must not", "       undo a fast one */", "    state = .loaded(limit)",
        "  }", "}", "",
        f"struct {name}View: View {{", f"  @State private var model = {name}ViewModel()", "",
        "  var body: some View {", "    VStack(alignment: .leading, spacing: 8) {",
        f'      Text("{noun} {rng.randint(1, 99)}").font(.headline)',
        "      ForEach(model.rows) { row in", "        Row(row).onTapGesture { pick(row) }",
        "      }", "    }", "    .task { await model.send(.appeared) }", "  }", "}", "",
    ]


MAKERS = {"Domain": entity, "Data": record, "Presentation": screen}

if __name__ == "__main__":
    print(json.dumps(write(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))))
