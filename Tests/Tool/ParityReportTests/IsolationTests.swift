import Foundation
import Testing

@testable import ParityReport

/// Tests of the actor isolation of declarations.
@Suite struct IsolationTests {
  @Test(arguments: [
    ("nonisolated func padding(_ length: CGFloat) -> some View", Isolation.nonisolated),
    ("@MainActor @preconcurrency init(_ title: Text)", .mainActor),
    (
      "@preconcurrency nonisolated init( _ a: Int, action: @escaping @MainActor () -> Void )",
      .nonisolated
    ),
    ("init(action: @escaping @MainActor () -> Void)", .unsaid),
    ("@MainActor static var red: Color { get }", .mainActor),
    ("static let automatic: Style", .unsaid),
  ])
  func `a declaration's isolation is read from its own attributes, not from a closure parameter's`(
    declaration: String, isolation: Isolation
  ) {
    #expect(Isolation(declaration) == isolation)
  }

  private func page(_ own: String..., apple: String) throws -> String {
    let symbols =
      [Fixture.symbol("View", "swift.protocol", "protocol View")]
      + own.map { Fixture.symbol("View.tint(_:)", "swift.method", $0) }
    let graph = """
      {"symbols": [\(symbols.joined(separator: ", "))], "relationships": []}
      """
    let table = AppleTable([
      AppleSymbol(
        parent: "View", name: "tint(_:)", kind: "", since: "15.0", isDeprecated: false,
        declaration: apple)
    ])
    let own = OwnSymbols(try SymbolGraph(json: .init(graph.utf8)))
    let report = ParityReport(
      apple: table, usage: try UsageTable(table: Fixture.usage, notes: Fixture.notes),
      own: own, others: OwnSymbols(all: []), used: ["View.tint(_:)"])
    return ParityPage(report).text
  }

  @Test func `symbols that only this project isolates to the main actor are counted, also by type`()
    throws
  {
    let apple = "nonisolated func tint(_ a: Color) -> some View"
    let tied = try page("@MainActor func tint(_ a: Color)", apple: apple)
    #expect(tied.contains("**Isolation differs** of 1 symbols"))
    #expect(tied.contains("Apple declares 1 of its"))
    #expect(tied.contains("- **View** works 1 of 1; isolation differs 1"))
    let free = try page("nonisolated func tint(_ a: Color)", apple: apple)
    #expect(free.contains("**Isolation differs** of 0 symbols"))
    #expect(!free.contains("isolation differs"))
    let both = try page(
      "@MainActor func tint(_ a: Color)", apple: "@MainActor func tint(_ a: Color)")
    #expect(both.contains("**Isolation differs** of 0 symbols"))
  }

  @Test
  func `a symbol with main-actor and nonisolated overloads is not listed as isolated differently`()
    throws
  {
    let page = try page(
      "nonisolated func tint(_ a: Color)", "@MainActor func tint(_ a: Style)",
      apple: "nonisolated func tint(_ a: Color) -> some View")
    #expect(page.contains("**Isolation differs** of 1 symbols"))
  }

  @Test func `no symbol is isolated differently from Apple's on the page of this repository`()
    throws
  {
    let top = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: top.appending(path: "docs/ledgers/parity.md"), encoding: .utf8)
    #expect(page.contains("**Isolation differs** of 0 symbols"))
    #expect(!page.contains("isolation differs"))
  }
}
