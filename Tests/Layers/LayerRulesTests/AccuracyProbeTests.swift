import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of eighty-one ways to break three rules, and of thirty-nine look-alikes.
@Suite struct AccuracyProbeTests {
  private static let book = """
    {"layers": [{"name": "Domain", "folder": "Domain", "why": "w"}, {"name": "Other", "folder": "Other", "why": "w"}],
     "rules": [
       {"id": "imports", "kind": "imports", "in": "Domain", "forbid": "UIKit", "says": "s", "why": "w"},
       {"id": "codable", "kind": "conformances", "types": {"in": "Domain"},
        "forbid": ["Codable", "Decodable", "Encodable"], "says": "s", "why": "w"},
       {"id": "defaults", "kind": "mentions", "in": "Domain", "forbid": "UserDefaults", "says": "s", "why": "w"}]}
    """

  /// The samples that `make bench` also uses for other checkers.
  private struct Samples: Decodable {
    var imports: [String]
    var conformances: [String]
    var mentions: [String]
    var lookalikes: [String]
    /// Fifty less obvious violations; `%%` is a number that makes their types unique.
    var hidden: [String]
    /// Thirty less obvious look-alikes.
    var harmless: [String]
    /// The files next to each sample, by path.
    var around: [String: String]
  }

  private let samples: Samples

  init() throws {
    let file = try #require(Bundle.module.url(forResource: "Fixtures", withExtension: nil))
      .appendingPathComponent("probe.json")
    samples = try JSONDecoder().decode(Samples.self, from: Data(contentsOf: file))
  }

  private func isFound(_ source: String) throws -> Bool {
    let tree = WrittenTree(samples.around.merging(["Domain/Probe.swift": source]) { $1 })
    let book = try LayerBook(json: Data(Self.book.utf8))
    return try LayerCheck(book: book).violations(in: tree)
      .contains { ["imports", "codable", "defaults"].contains($0.id) }
  }

  @Test func `at least 28 of 31 violations are found without a build`() throws {
    let all = samples.imports + samples.conformances + samples.mentions
    let missed = try all.filter { try !isFound($0) }
    #expect(all.count == 31)
    #expect(missed.count <= 3, "missed: \(missed)")
  }

  /// Returns the reported samples if all are in one module, a file each, with their types numbered
  /// to be unique.
  private func foundTogether() throws -> (violations: [String], lookalikes: [String]) {
    let violations = samples.imports + samples.conformances + samples.mentions
    let all = violations + samples.lookalikes
    let files = all.enumerated().map { number, source in
      (
        "Domain/Probe\(number).swift",
        source.replacing(/\b(A|Base|D|Keys|Space|Wire)\b/) { "\($0.1)\(number)" }
      )
    }
    let tree = WrittenTree(samples.around.merging(files) { $1 })
    let book = try LayerBook(json: Data(Self.book.utf8))
    let paths = Set(
      try LayerCheck(book: book).violations(in: tree)
        .filter { ["imports", "codable", "defaults"].contains($0.id) }.map(\.path))
    let found = files.map { paths.contains($0.0) }
    return (
      violations.indices.filter { found[$0] }.map { violations[$0] },
      samples.lookalikes.indices.filter { found[violations.count + $0] }
        .map { samples.lookalikes[$0] }
    )
  }

  @Test func `the violation samples have the same results in one module as one at a time`() throws {
    let alone = try (samples.imports + samples.conformances + samples.mentions).filter(isFound)
    let together = try foundTogether()
    #expect(together.violations == alone)
    #expect(alone.count == 30)
    #expect(together.lookalikes == [])
  }

  // MARK: - Less obvious samples

  private func isNumberedFound(_ source: String) throws -> Bool {
    try isFound(source.replacing("%%", with: "0"))
  }

  @Test func `all of fifty less obvious violations are found`() throws {
    #expect(samples.hidden.count == 50)
    let missed = try samples.hidden.filter { try !isNumberedFound($0) }
    #expect(missed == [])
  }

  @Test func `thirty less obvious look-alikes are not reported`() throws {
    #expect(samples.harmless.count == 30)
    let accused = try samples.harmless.filter(isNumberedFound)
    #expect(accused == [])
  }

  @Test
  func `less obvious violations and look-alikes have the same results together in one module`()
    throws
  {
    let sources = samples.hidden + samples.harmless
    var files = samples.around
    for (number, source) in sources.enumerated() {
      files["Domain/Sample\(number).swift"] = source.replacing("%%", with: "\(number)")
    }
    // The types of the older samples need unique names, too.
    let older = samples.imports + samples.conformances + samples.mentions + samples.lookalikes
    for (number, source) in older.enumerated() {
      files["Domain/Probe\(number).swift"] =
        source.replacing(/\b(A|Base|D|Keys|Space|Wire)\b/) { "\($0.1)_\(number)" }
    }
    let book = try LayerBook(json: Data(Self.book.utf8))
    let paths = Set(
      try LayerCheck(book: book).violations(in: WrittenTree(files))
        .filter { ["imports", "codable", "defaults"].contains($0.id) }.map(\.path))
    let isFound = sources.indices.map { paths.contains("Domain/Sample\($0).swift") }
    let hidden = samples.hidden.count
    #expect(zip(sources, isFound).prefix(hidden).filter { !$1 }.map(\.0) == [])
    #expect(zip(sources, isFound).dropFirst(hidden).filter { $1 }.map(\.0) == [])
    let found = older.indices.filter { paths.contains("Domain/Probe\($0).swift") }
    #expect(found.count == 30 && found.allSatisfy { $0 < 31 })
  }

  @Test func `code that resembles a violation is not reported`() throws {
    let accused = try samples.lookalikes.filter(isFound)
    #expect(samples.lookalikes.count == 9)
    #expect(accused == [])
  }
}
