import Foundation
import StrataKitTesting
import Testing

@testable import ParityReport

/// Tests of symbols in Apple's list of SwiftUI that another module declares.
@Suite struct OtherModulesTests {
  private static let glow = Fixture.symbol("View.glow()", "swift.method", "func glow()")

  private func module(_ symbols: String...) throws -> ModuleSymbols {
    let graph = "{\"symbols\": [\(symbols.joined(separator: ", "))], \"relationships\": []}"
    return ModuleSymbols(
      name: "Charts", symbols: OwnSymbols(try SymbolGraph(json: Data(graph.utf8))))
  }

  private func report(
    _ module: ModuleSymbols, apple: String = Fixture.apple, used: Set<String> = Fixture.used
  ) throws -> ParityReport {
    try ParityReport(
      apple: AppleTable(table: apple, name: "apple"),
      usage: UsageTable(table: Fixture.usage, notes: Fixture.notes),
      own: OwnSymbols(SymbolGraph(json: Fixture.graph)), others: OwnSymbols(all: []),
      modules: [module], used: used)
  }

  private func row(_ path: String, _ report: ParityReport) throws -> ParityReport.Row {
    try #require(report.rows.first { $0.symbol.path == path })
  }

  @Test func `a modifier that another module declares is reported with the module's name`() throws {
    let unused = try row("View.glow()", report(module(Self.glow)))
    #expect(unused.status == .untested)
    #expect(unused.module == "Charts")
    let used = try row("View.glow()", report(module(Self.glow), used: ["View.glow()"]))
    #expect(used.status == .works)
  }

  @Test func `a use of another module's modifier has the status of the modifier`() throws {
    let usages = try report(module(Self.glow), used: ["View.glow()"]).usages
    #expect(usages.first { $0.usage.api == ".glow()" }?.status == .works)
  }

  @Test func `a docstring marks another module's modifier as partial`() throws {
    let dim = Fixture.symbol("View.glow()", "swift.method", "func glow()", ["Partial: it is dim."])
    let row = try row("View.glow()", report(module(dim), used: ["View.glow()"]))
    #expect(row.status == .partial("it is dim."))
  }

  @Test func `a modifier of another module without Apple's defaulted arguments is partial`() throws
  {
    let longer = Fixture.apple.replacing(
      "View\tglow()\tInstance Method\t17.0\t\tfunc glow()",
      with: "View\tglow(on:)\tInstance Method\t17.0\t\tfunc glow(on: Bool = true)")
    let row = try row("View.glow(on:)", report(module(Self.glow), apple: longer))
    #expect(row.status == .partial("without `on:`"))
    #expect(row.module == "Charts")
  }

  @Test func `a symbol that SwiftUI declares itself has no other module`() throws {
    let tint = Fixture.symbol("View.tint(_:amount:)", "swift.method", "func tint()")
    let report = try report(module(tint))
    #expect(try row("View.tint(_:amount:)", report).module == nil)
    #expect(try row("View.tint(_:amount:)", report).status == .works)
  }

  @Test func `another module's type with the name of a type of SwiftUI does not count`() throws {
    let more = Fixture.apple + "\nCircle\tarea\tInstance Property\t13.0\t\tvar area: Int"
    let report = try report(
      module(
        Fixture.symbol("Circle", "swift.class", "class Circle"),
        Fixture.symbol("Circle.area", "swift.property", "var area: Int")), apple: more)
    #expect(try row("Circle.area", report).status == .absent)
  }

  @Test func `public names of other modules are not compared with SwiftUI's list`() throws {
    let shine = Fixture.symbol("View.shine()", "swift.method", "func shine()")
    #expect(try report(module(shine)).unknown == [])
  }

  @Test func `the line of a type names the module that an app has to import`() throws {
    let page = ParityPage(try report(module(Self.glow), used: ["View.glow()"])).text
    #expect(
      page.contains(
        "- **View** works 2 of 4; by `import Charts` `glow()`; accepted `haptic()` (no motor); "
          + "untested `tint(_:amount:)`"))
  }

  @Test func `the frameworks that import SwiftUI are found, without SwiftUI's own modules`() throws
  {
    let folder = try TemporaryFolder()
    let sources = "Sources/Frameworks"
    try folder.write("\(sources)/SwiftUI/SwiftUI/View.swift", "import SwiftUI\n")
    try folder.write("\(sources)/StrataSwiftUIMacros/Macro.swift", "import SwiftUI\n")
    try folder.write("\(sources)/Charts/Settings/Axis.swift", "package import SwiftUI\n")
    try folder.write("\(sources)/AVKit/Player.swift", "import StrataSwiftUILayout\n")
    try folder.write(
      "\(sources)/Combine/Subject.swift", "// as import SwiftUI\nimport Foundation\n")
    #expect(SwiftUIUsers(top: folder.url).names() == ["AVKit", "Charts"])
  }
}
