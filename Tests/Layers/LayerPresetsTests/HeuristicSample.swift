import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules

/// The findings of rules that only warn, each with the verdict of a person.
struct HeuristicSample {
  /// A finding with its verdict.
  struct Row: Hashable, Comparable {
    var rule: String
    var path: String
    var symbol: String
    /// The origin of the code: `own` for this repository, `stranger` for another project, or
    /// `planted` if it was written for the rules.
    var origin: String
    /// The verdict: `right` or `wrong`; `?` if nobody has judged it yet.
    var verdict = "?"
    var reason = ""

    /// The identity of a finding.
    var key: String { "\(rule)\t\(origin)\t\(path)\t\(symbol)" }
    var line: String { "\(key)\t\(verdict)\t\(reason)" }

    init(rule: String, path: String, symbol: String, origin: String) {
      (self.rule, self.path, self.symbol, self.origin) = (rule, path, symbol, origin)
    }

    init?(_ line: Substring) {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 6 else { return nil }
      (rule, origin, path, symbol) = (parts[0], parts[1], parts[2], parts[3])
      (verdict, reason) = (parts[4], parts[5])
    }

    static func < (one: Row, other: Row) -> Bool { one.key < other.key }
  }

  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
  private static let file = fixtures.appendingPathComponent("heuristics.tsv")

  /// Returns the committed rows.
  static func committed() throws -> [Row] {
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.split(separator: "\n").dropFirst().compactMap { Row($0) }
  }

  /// Writes a new sample; existing verdicts are kept.
  static func write(_ rows: [Row]) throws {
    let known = Dictionary(((try? committed()) ?? []).map { ($0.key, $0) }) { first, _ in first }
    let lines = Set(rows).map { known[$0.key] ?? $0 }.sorted().map(\.line)
    let head = "rule\torigin\tpath\tsymbol\tverdict\treason"
    try Data(([head] + lines).joined(separator: "\n").appending("\n").utf8).write(to: file)
  }

  // MARK: - The rules

  /// Returns the rules of a preset that only warn.
  static func heuristics(of preset: Preset) throws -> [Rule] {
    try LayerBook(json: Data(preset.json.utf8), file: preset.name).rules
      .filter { $0.severity == .warning }
  }

  // MARK: - Planted code

  /// The sources that were written for the rules, with the expected findings.
  struct Planted {
    var files: [String: String] = [:]
    /// The expected findings, each as `path:line rule`.
    var meant: [String] = []
  }

  /// Reads `=== path`, lines that end with `//! rule rule`, and `@@ count line` for repeated lines.
  static func planted(_ preset: String) throws -> Planted {
    let file = fixtures.appendingPathComponent("planted-\(preset).txt")
    var planted = Planted()
    for part in try String(contentsOf: file, encoding: .utf8).split(separator: "=== ") {
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
      let path = String(lines[0])
      let written = lines.dropFirst().flatMap(unfolded)
      planted.files[path] = written.map(unmarked).joined(separator: "\n")
      for (number, line) in written.enumerated() {
        guard let mark = line.range(of: "//! ") else { continue }
        planted.meant += line[mark.upperBound...].split(separator: " ").map {
          "\(path):\(number + 1) \($0)"
        }
      }
    }
    return planted
  }

  private static func unmarked(_ line: String) -> String {
    guard let mark = line.range(of: "//! ") else { return line }
    return String(line[..<mark.lowerBound])
  }

  private static func unfolded(_ line: Substring) -> [String] {
    guard line.hasPrefix("@@ ") else { return [String(line)] }
    let sides = line.dropFirst(3).split(separator: " ", maxSplits: 1)
    guard sides.count == 2, let count = Int(sides[0]) else { return [String(line)] }
    return (1...count).map { String(sides[1]).replacing("{n}", with: "\($0)") }
  }

  /// Returns the findings of a preset's heuristics in its planted code.
  static func findings(_ preset: Preset, in planted: Planted) throws -> [Violation] {
    let rules = try Set(heuristics(of: preset).map(\.id))
    let book = try LayerBook(
      json: Data("{}".utf8), file: "strata.json", presets: Preset.shelf, adding: [preset.name])
    return try LayerCheck(book: book).violations(in: WrittenTree(planted.files))
      .filter { rules.contains($0.id) }
  }

  // MARK: - Code that was not written to be judged

  /// The maximum number of findings of a rule in this repository, and in other projects.
  private static let most = 40

  /// Returns findings of all presets' heuristics in this repository, chosen with a fixed seed.
  static func own() throws -> [Row] {
    let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    return try drawn(.own, top, origin: "own")
  }

  /// Returns findings in the sources that `Scripts/strangers` fetched; the committed ones if there
  /// are none.
  static func strangers(in folder: String?) throws -> [Row] {
    guard let folder else { return try committed().filter { $0.origin == "stranger" } }
    return try drawn(.strangers, URL(fileURLWithPath: folder), origin: "stranger")
  }

  private static func drawn(_ book: WidenedBook, _ top: URL, origin: String) throws -> [Row] {
    var random = SeededNumbers(seed: 2026)
    let violations = try LayerCheck(book: book.make()).violations(in: WholeDisk(top: top))
    let rules = try Set(
      Preset.all.filter { $0.name != "strata" }.flatMap(heuristics).map(\.id))
    let found = Dictionary(grouping: violations.filter { rules.contains($0.id) }, by: \.id)
    return found.sorted { $0.key < $1.key }.flatMap { rule, found in
      found.map { Row(rule: rule, path: $0.path, symbol: $0.symbol, origin: origin) }
        .sorted().shuffled(using: &random).prefix(most)
    }
  }
}

/// A random number generator with the same numbers each time.
private struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
