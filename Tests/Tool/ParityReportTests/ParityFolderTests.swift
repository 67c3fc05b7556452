import Foundation
import StrataKitTesting
import Testing

@testable import ParityReport

/// Tests of a complete small package on disk.
@Suite struct ParityFolderTests {
  private let folder: TemporaryFolder
  private static let data = "Sources/Tool/ParityReport/Resources"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\(Self.data)/apple-swiftui.tsv", Fixture.apple)
    try folder.write("\(Self.data)/apple-more.tsv", "a\tb\tc\td\te\tf\n")
    for module in Self.listed {
      try folder.write("\(Self.data)/apple-\(module.lowercased()).tsv", Fixture.combine)
    }
    try folder.write("\(Self.data)/apple-charts.tsv", "a\tb\tc\td\te\tf\n")
    try folder.write("\(Self.data)/absent-charts.tsv", "a\tb\n")
    try folder.write("\(Self.data)/usage.tsv", Fixture.usage)
    try folder.write("\(Self.data)/usage-notes.tsv", Fixture.notes)
    try folder.write("\(Self.data)/absent-types.tsv", "a\tb\tc\td\n")
    try folder.write("\(Self.data)/absent-forms.tsv", "a\tb\tc\n")
    try folder.write("\(Self.data)/absent-reasons.tsv", "a\tb\nView.glow*\tno lamp\n")
    try folder.write("docs/ledgers/parity.md", "")
  }

  private var parity: ParityFolder { parity(used: Fixture.used) }

  private func parity(used: Set<String>) -> ParityFolder {
    ParityFolder(top: folder.url) { module in
      try SymbolGraph(json: module == "SwiftUI" ? Fixture.graph : Fixture.otherGraph)
    } used: {
      used
    }
  }

  private func page(_ path: String = "docs/ledgers/parity.md") throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func `a written page is up to date`() throws {
    #expect(try parity.drift().first == "docs/ledgers/parity.md is out of date: run `make parity`")
    try parity.write()
    #expect(try parity.drift().isEmpty)
    #expect(try page().contains("- **View** works 2 of 4; accepted `haptic()` (no motor)"))
    #expect(try page().contains("| `.glow()` | 30 | absent |"))
    #expect(try page().contains("| all rows (6) | 102 | 68, 66.7 % | 0, 0.0 % | 0, 0.0 % |"))
  }

  @Test
  func `the parity page begins with the table of foreign apps, and is outdated when it changes`()
    throws
  {
    let table = "| app | files |\n|---|--:|\n| Trips | 12 |"
    try folder.write(
      "docs/ledgers/corpus.md", "# Apps\n\n<!-- corpus -->\n\(table)\n<!-- /corpus -->\n")
    try parity.write()
    let sections = try page().components(separatedBy: "\n## ").map { $0.prefix { $0 != "\n" } }
    #expect(sections[1] == "Apps that nobody here wrote" && sections[2] == "What the words mean")
    #expect(try page().contains("\n\n\(table)\n\n"))
    let more = table.replacing("12", with: "13")
    try folder.write("docs/ledgers/corpus.md", "<!-- corpus -->\n\(more)\n<!-- /corpus -->\n")
    #expect(try parity.drift().contains("  it should say | Trips | 13 |"))
  }

  @Test func `missing symbols are declared as unavailable, and a stale file is refused`() throws {
    let path = "\(AbsentSources.folder)/Members/View.swift"
    try parity.write()
    #expect(try page(path).contains("message: \"Strata does not have View.glow(): no lamp\")"))
    try folder.write("\(AbsentSources.folder)/Types/Types+Q.swift", "")
    try folder.write(path, "")
    #expect(
      try parity.drift() == [
        "\(path) is out of date: run make parity",
        "\(AbsentSources.folder)/Types/Types+Q.swift is out of date: run make parity",
      ])
    try parity.write()
    #expect(try parity.drift().isEmpty)
  }

  @Test
  func `what another framework declares is present on the page and unavailable in SwiftUI`() throws
  {
    try folder.write("Sources/Frameworks/Charts/View+Glow.swift", "public import SwiftUI\n")
    let glow = Fixture.symbol("View.glow()", "swift.method", "func glow()")
    let parity = ParityFolder(top: folder.url) { module in
      let other = Data("{\"symbols\": [\(glow)], \"relationships\": []}".utf8)
      return try SymbolGraph(
        json: module == "SwiftUI"
          ? Fixture.graph : module == "Charts" ? other : Fixture.otherGraph)
    } used: {
      Fixture.used.union(["View.glow()"])
    }
    try parity.write()
    #expect(try page().contains("- **View** works 3 of 4; by `import Charts` `glow()`; accepted"))
    let path = "\(AbsentSources.folder)/Members/View.swift"
    #expect(try page(path).contains("Strata does not have View.glow(): no lamp"))
  }

  @Test func `the page of differences lists each symbol with the text of its docstring's marker`()
    throws
  {
    try parity.write()
    #expect(try page("docs/ledgers/differences.md").contains("- `Circle`: flat.\n"))
    #expect(try page("docs/ledgers/differences.md").contains("- `View.haptic()`: no motor.\n"))
    try folder.write("docs/ledgers/differences.md", "")
    #expect(
      try parity.drift().first == "docs/ledgers/differences.md is out of date: run `make parity`")
  }

  @Test func `a module without a list of Apple's is marked as unchecked`() throws {
    try parity.write()
    let page = try page("docs/ledgers/uikit-parity.md")
    #expect(page.contains("**Unchecked, all of it.**"))
    #expect(page.split(separator: "\n").contains { $0.hasPrefix("| all | ") })
    try folder.write("docs/ledgers/uikit-parity.md", "")
    #expect(
      try parity.drift().first == "docs/ledgers/uikit-parity.md is out of date: run `make parity`")
  }

  @Test
  func `a type's line in a module's page counts what works, and says what differs and why`()
    throws
  {
    let own = OwnSymbols(try SymbolGraph(json: Fixture.graph))
    let page = ModulePage(ModuleTable(own: own, used: Fixture.used)).text
    let lines = page.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("| `Circle` | ") && $0.contains("the type (flat)") })
    #expect(lines.contains { $0.hasPrefix("| `Motor` | 0 | 4 | accepted: the type (no motor)") })
    #expect(!page.contains("_area"))
    let unused = ModulePage(ModuleTable(own: own, used: [])).text
    #expect(unused.contains("| works | 0 |"))
  }

  @Test func `the parity page is outdated if it says that symbols work which no test uses`() throws
  {
    try parity.write()
    let drift = try parity(used: []).drift()
    #expect(drift.contains { $0.contains("it says      - **View** works 2 of 4") })
    #expect(drift.contains { $0.contains("it should say - **View** works 0 of 4") })
  }

  @Test func `tests without an index are an error`() throws {
    try folder.write("Tests/ShownTests.swift", "import SwiftUI\n")
    let problems = #expect(throws: ParityProblems.self) { try unread.drift() }
    #expect(problems?.description.contains(".build/debug/index/store cannot be read") == true)
  }

  @Test func `the parity page is not written if no test imports a compared module`() throws {
    try folder.write("Tests/OtherTests.swift", "import Foundation\n")
    let problems = #expect(throws: ParityProblems.self) { try unread.write() }
    #expect(
      problems?.description.contains(
        "Tests has no source that imports SwiftUI or one of its neighbours")
        == true)
    #expect(try page() == "")
  }

  /// A folder that reads the uses from its tests' index.
  private var unread: ParityFolder {
    ParityFolder(top: folder.url) { _ in
      try SymbolGraph(json: Fixture.graph)
    } used: {
      try TestIndex(top: folder.url).usedSymbols()
    }
  }

  private static let listed = [
    "BackgroundTasks", "Combine", "CoreLocation", "FoundationAdditions", "MapKit",
    "UniformTypeIdentifiers",
  ]

  @Test(arguments: listed)
  func `a public name that Apple's list of a smaller module lacks is refused`(
    module: String
  ) throws {
    try parity.write()
    try folder.write("\(Self.data)/apple-\(module.lowercased()).tsv", "name\n")
    let refused = try parity.drift()
    #expect(!refused.isEmpty && refused.allSatisfy { $0.hasPrefix("\(module): ") })
  }

  @Test func `symbols that are accepted without effect are counted separately`() throws {
    try parity.write()
    #expect(try page().contains("Accepted are 2 symbols: calls to them"))
    #expect(try page().contains("| accepted | 2 |"))
  }

  @Test func `a public name that is not Apple's is refused`() throws {
    let less = Fixture.apple.replacing("View\thaptic()", with: "View\thaptics()")
    try folder.write("\(Self.data)/apple-swiftui.tsv", less)
    try parity.write()
    #expect(
      try parity.drift() == [
        "SwiftUI: View.haptic() is public, but Apple's list has no such symbol: declare it package, or "
          + "begin its name with _"
      ])
  }

  @Test func `an argument without effect is refused if no docstring mentions it`() throws {
    try parity.write()
    let file = "Sources/Frameworks/SwiftUI/Looks/View+Tint.swift"
    let text = "extension View {\n  public func tint(_ a: Color, amount: Int = 1) { paint(a) }\n}\n"
    try folder.write(file, text)
    #expect(
      try parity.drift() == [
        "SwiftUI: View.tint(_:amount:) ignores its argument `amount` (Looks/View+Tint.swift:2): use "
          + "it, or add to the docstring: Partial in `amount`: …"
      ])
    try folder.write(file, text.replacing("paint(a)", with: "paint(a, amount)"))
    #expect(try parity.drift() == [])
    try folder.write(file, text.replacing("View", with: "Circle"))
    #expect(try parity.drift() == [], "the docstring of the type applies to its members")
  }

  @Test func `the report throws if a module is not built`() {
    #expect(throws: (any Error).self) { try ParityFolder(top: folder.url).report() }
  }
}
