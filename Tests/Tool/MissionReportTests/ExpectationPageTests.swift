import Foundation
import Testing

/// Tests of the two pages that compare WeDa and `strata` with what people ask of such programs.
@Suite struct ExpectationPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  private static let states = ["works", "partly", "not here"]

  /// A test suite that a row links.
  private struct LinkedSuite {
    let name: String
    /// The address of its file, relative to the page.
    let address: String
  }

  /// A row of a table.
  private struct Row {
    let number: Int
    let state: String
    let suites: [LinkedSuite]
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the rows of each table of a page.
  private func tables(_ page: String) -> [[Row]] {
    var tables: [[Row]] = []
    for line in page.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if cells.first == "#" { tables.append([]) }
      guard cells.count == 5, let number = Int(cells[0]), !tables.isEmpty else { continue }
      tables[tables.count - 1].append(
        Row(number: number, state: cells[2], suites: suites(cells[4])))
    }
    return tables
  }

  private func suites(_ cell: String) -> [LinkedSuite] {
    cell.matches(of: #/\[(\w+)\]\(([^)]+)\)/#).map {
      LinkedSuite(name: String($0.output.1), address: String($0.output.2))
    }
  }

  /// Returns the numbers of the page's first lines, such as
  /// "25 expectations: 14 works, 11 partly, 0 not here".
  private func counts(_ page: String) -> [[Int]] {
    let top = page.components(separatedBy: "\n## ")[0]
    return top.matches(of: #/(\d+) [a-z ]+: (\d+) works, (\d+) partly, (\d+) not here/#).map {
      let found = $0.output
      return [found.1, found.2, found.3, found.4].compactMap { Int($0) }
    }
  }

  @Test(arguments: [("docs/expectations.md", [25, 15]), ("docs/guides/tooling.md", [28, 21])])
  func `the totals at the top of an expectations page equal the counts of its rows by state`(
    path: String, lengths: [Int]
  ) throws {
    let page = try text(path)
    let tables = tables(page)
    #expect(tables.map { rows in rows.map(\.number) } == lengths.map { Array(1...$0) })
    #expect(tables.joined().allSatisfy { Self.states.contains($0.state) })
    let counted = tables.map { rows in
      [rows.count] + Self.states.map { state in rows.count(where: { $0.state == state }) }
    }
    #expect(counts(page) == counted)
  }

  @Test(arguments: ["docs/expectations.md", "docs/guides/tooling.md"])
  func `each expectation that works links to test suites, which the linked files declare`(
    path: String
  ) throws {
    let folder = Self.root.appendingPathComponent(path).deletingLastPathComponent()
    for row in tables(try text(path)).joined() {
      #expect(row.suites.isEmpty == (row.state == "not here"), "row \(row.number) of \(path)")
      for suite in row.suites {
        let file = folder.appendingPathComponent(suite.address).standardizedFileURL
        #expect(file.path.hasPrefix(Self.root.path + "/Tests/"), "\(suite.address)")
        let source = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        #expect(
          source.contains("@Test") && source.contains("struct \(suite.name) "),
          "\(suite.address) does not declare the suite \(suite.name)")
      }
    }
  }
}
