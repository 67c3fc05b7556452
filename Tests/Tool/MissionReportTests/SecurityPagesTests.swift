import Foundation
import Testing

/// Tests of the threat model, the ASVS page and the page of bad days, which name the tests that prove
/// them.
@Suite struct SecurityPagesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  /// The number of requirements of level 1 in each section of ASVS 5.0.0, which are numbered from 1.
  private static let sections = [
    ("1.2", 5), ("1.3", 2), ("1.5", 1), ("2.1", 1), ("2.2", 2), ("2.3", 1), ("3.2", 2), ("3.3", 1),
    ("3.4", 2), ("3.5", 3), ("4.1", 1), ("4.4", 1), ("5.2", 2), ("5.3", 2), ("6.1", 1), ("6.2", 8),
    ("6.3", 2), ("6.4", 2), ("7.2", 4), ("7.4", 2), ("8.1", 1), ("8.2", 2), ("8.3", 1), ("9.1", 3),
    ("9.2", 1), ("10.4", 5), ("11.3", 2), ("11.4", 1), ("12.1", 1), ("12.2", 2), ("13.4", 1),
    ("14.2", 1), ("14.3", 1), ("15.1", 1), ("15.2", 1), ("15.3", 1),
  ]

  private func lines(_ name: String) throws -> [String] {
    let file = Self.root.appendingPathComponent("docs/internals/\(name).md")
    return try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Returns the cells of each row of the table between two headings, without the table's head.
  private func table(
    _ name: String, after start: String, before end: String = "## "
  ) throws -> [[String]] {
    let part = try lines(name).drop { $0 != start }.prefix { $0 != end }
    let rows = part.filter { $0.hasPrefix("| ") }.dropFirst()
    let border = CharacterSet(charactersIn: "| ")
    return rows.map { row in
      row.components(separatedBy: " | ").map { $0.trimmingCharacters(in: border) }
    }
  }

  /// Returns the names of tests in a text, such as `WireTests/SchemaTests`.
  private func tests(in text: String) -> [String] {
    text.components(separatedBy: "`").filter {
      $0.hasSuffix("Tests") && $0.allSatisfy { $0 == "/" || $0.isLetter }
    }
  }

  @Test(arguments: ["threat-model", "asvs", "reliability"])
  func `each test that a security page names exists as a file in the named test target`(
    page: String
  ) throws {
    let folder = Self.root.appendingPathComponent("Tests").path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix("Tests.swift") }.map { $0.components(separatedBy: "/") }
    let named = Set(try lines(page).flatMap { tests(in: $0) })
    #expect(named.count > 20)
    for test in named.sorted() {
      let parts = test.components(separatedBy: "/")
      let target = parts[0] == "BrowserTests" ? "Browser" : parts[0]
      let file = "\(parts[parts.count - 1]).swift"
      let isFound = files.contains { $0.contains(target) && $0.last == file }
      #expect(parts.count == 2 && isFound, "there is no \(test)")
    }
  }

  @Test func `each defence in the threat model names a test`() throws {
    let defences = try table(
      "threat-model", after: "## Defences", before: "## What is left to you")
    #expect(defences.count > 50)
    for row in defences {
      #expect(row.count == 4, "\(row)")
      #expect(!tests(in: row[row.count - 1]).isEmpty, "\(row)")
    }
  }

  @Test func `each bad day names a test`() throws {
    let days = try table(
      "reliability", after: "## What is tried",
      before: "## What `make load`, `make soak` and a script try")
    #expect(days.count > 12)
    for row in days {
      #expect(row.count == 5, "\(row)")
      #expect(!tests(in: row[row.count - 1]).isEmpty, "\(row)")
    }
  }

  @Test func `the ASVS page has each requirement of level 1 once, in order`() throws {
    let wanted = Self.sections.flatMap { section, count in
      (1...count).map { "\(section).\($0)" }
    }
    #expect(wanted.count == 70)
    let items = try table("asvs", after: "## Item by item")
    #expect(items.map { $0[0] } == wanted)
    for row in items {
      try #require(row.count == 4, "\(row)")
      #expect(["holds", "does not hold", "does not apply"].contains(row[2]), "\(row)")
    }
  }

  @Test
  func `the list of failed requirements on the ASVS page equals the failed rows of its table`()
    throws
  {
    let listed = try table("asvs", after: "## What does not hold", before: "## Item by item")
    let failed = try table("asvs", after: "## Item by item").filter { $0[2] == "does not hold" }
    #expect(listed.map { $0[0] } == failed.map { $0[0] })
    #expect(!failed.isEmpty)
  }

  @Test func `each requirement that holds names a test or a document, or says that there is none`()
    throws
  {
    for row in try table("asvs", after: "## Item by item") where row[2] == "holds" {
      let hasProof =
        !tests(in: row[3]).isEmpty || row[3].contains("No test") || row[3].contains(".md)")
      #expect(hasProof, "\(row[0])")
    }
  }
}
