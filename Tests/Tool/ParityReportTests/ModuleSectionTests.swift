import Foundation
import StrataKitTesting
import Testing

@testable import ParityReport

/// Tests of the parity page's section about Charts.
@Suite struct ModuleSectionTests {
  private static let apple = """
    parent\tsymbol\tkind\tsince\tdeprecated\tdeclaration
    \tBarMark\tType\t\t\tBarMark
    BarMark\tinit(x:)\tInitializer\t\t\tinit(x: Int)
    BarMark\tinit(x:z:)\tInitializer\t\t\tinit(x: Int, z: Int)
    BarMark\twidth\tInstance Property\t\t\tvar width: Int
    View\tchartXAxis(_:)\tInstance Method\t\t\tfunc chartXAxis(Visibility)
    \tChart3D\tType\t\t\tChart3D
    Chart3D\tinit()\tInitializer\t\t\tinit()
    \tDateBins\tType\t\t\tDateBins
    """

  private static let reasons = """
    symbol\treason
    Chart3D*\tdrawn as SVG
    BarMark.init(x:z:)\tdrawn as SVG
    """

  private static let graph = """
    {"symbols": [
      \(Fixture.symbol("BarMark", "swift.struct", "struct BarMark")),
      \(Fixture.symbol("BarMark.init(x:)", "swift.init", "init(x: Int)")),
      \(Fixture.symbol("BarMark.width", "swift.property", "var width: Int", ["Partial: fixed."])),
      \(Fixture.symbol("View.chartXAxis(_:)", "swift.method", "func chartXAxis(_ a: Visibility)")),
      \(Fixture.symbol("Group.Body", "swift.typealias", "typealias Body"))
    ], "relationships": []}
    """

  private func folder(apple: String = apple) throws -> (TemporaryFolder, ParityFolder) {
    let folder = try TemporaryFolder()
    let data = "Sources/Tool/ParityReport/Resources"
    try folder.write("\(data)/apple-charts.tsv", apple)
    try folder.write("\(data)/absent-charts.tsv", Self.reasons)
    let parity = ParityFolder(top: folder.url) { _ in
      try SymbolGraph(json: Data(Self.graph.utf8))
    } used: {
      ["BarMark.init(x:)"]
    }
    return (folder, parity)
  }

  private func text() throws -> String {
    let (folder, parity) = try folder()
    return try withExtendedLifetime(folder) { try parity.chartsSection(parity.charts()).text }
  }

  @Test func `the section counts Apple's symbols of Charts by their status`() throws {
    let text = try text()
    #expect(text.hasPrefix("## Charts\n"))
    for line in [
      "| works | 2 | 25.0 % |", "| partial | 1 | 12.5 % |", "| untested | 1 | 12.5 % |",
      "| absent | 4 | 50.0 % |", "| all | 8 | |",
    ] {
      #expect(text.contains(line))
    }
  }

  @Test func `a type's line has the reason of each absent symbol`() throws {
    let text = try text()
    #expect(
      text.contains(
        "- **BarMark** works 2 of 4; partial `width` (fixed); absent `init(x:z:)` (drawn as SVG)\n")
    )
    #expect(text.contains("- **View** works 0 of 1; untested `chartXAxis(_:)`\n"))
  }

  @Test func `types of which nothing is here are grouped by their reason`() throws {
    let text = try text()
    #expect(text.contains("- drawn as SVG: Chart3D (2)\n"))
    #expect(text.hasSuffix("- not there yet: DateBins (1)"))
  }

  @Test func `a public name of Charts that Apple's list lacks is refused`() throws {
    let less = Self.apple.replacing("\nBarMark\twidth", with: "\nBarMark\theight")
    let (folder, parity) = try folder(apple: less)
    let refused = try withExtendedLifetime(folder) {
      try parity.foreignChartsNames(parity.charts())
    }
    #expect(
      refused == [
        "Charts: BarMark.width is public, but the list of Apple's names, apple-charts.tsv, does not "
          + "have it: declare it package, or add it to the list if Apple has it"
      ])
  }

  @Test func `each parent in the list of Apple's Charts is a type in the list`() throws {
    let table = try Self.resource("apple-charts.tsv")
    let symbols = try AppleTable(table: table, name: "apple-charts.tsv").symbols
    let types = Set(symbols.filter { $0.kind == "Type" || $0.kind == "Protocol" }.map(\.path))
    let parents = Set(symbols.map(\.parent)).subtracting(["", "View"])
    #expect(parents.subtracting(types) == [])
  }

  @Test func `each reason for an absent symbol of Charts names a symbol in Apple's list`() throws {
    let paths = try AppleTable(
      table: Self.resource("apple-charts.tsv"), name: "apple-charts.tsv"
    ).symbols.map(\.path)
    let name = "absent-charts.tsv"
    for pattern in try DataTable(Self.resource(name), name: name).rows.map(\.[0]) {
      let isUsed = paths.contains {
        pattern.hasSuffix("*") ? $0.hasPrefix(pattern.dropLast()) : $0 == pattern
      }
      #expect(isUsed, "\(pattern)")
    }
  }

  private static func resource(_ name: String) throws -> String {
    let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Tool/ParityReport/Resources/\(name)")
    return try String(contentsOf: top.standardizedFileURL, encoding: .utf8)
  }
}
