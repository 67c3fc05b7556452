import Foundation
import Testing

@testable import ParityReport

@Suite struct ParityReportTests {
  private func report(
    used: Set<String> = Fixture.used, apple: String = Fixture.apple,
    graph: Data = Fixture.graph
  ) throws -> ParityReport {
    try ParityReport(
      apple: AppleTable(table: apple, name: "apple"),
      usage: UsageTable(table: Fixture.usage, notes: Fixture.notes),
      own: OwnSymbols(SymbolGraph(json: graph)),
      others: OwnSymbols(SymbolGraph(json: Fixture.otherGraph)),
      used: used)
  }

  private func status(_ path: String, in report: ParityReport) -> ParityStatus? {
    report.rows.first { $0.symbol.path == path }?.status
  }

  @Test func `a symbol that a test uses is reported as working`() throws {
    let report = try report()
    #expect(status("View.tint(_:amount:)", in: report) == .works)
    #expect(status("Shape.path(in:)", in: report) == .works)
  }

  @Test func `a type that is declared as unavailable counts as absent, with its members`() throws {
    let graph = """
      {"symbols": [
        \(Fixture.symbol("View", "swift.protocol", "protocol View")),
        \(unavailable("View.glow()", "swift.method", "func glow()")),
        \(unavailable("Circle", "swift.struct", "struct Circle")),
        \(Fixture.symbol("Circle.init()", "swift.init", "init()"))
      ], "relationships": []}
      """
    let report = try report(used: ["View.glow()", "Circle.init()"], graph: Data(graph.utf8))
    #expect(status("View.glow()", in: report) == .absent)
    #expect(status("Circle", in: report) == .absent)
    #expect(status("Circle.init()", in: report) == .absent)
  }

  private func unavailable(_ path: String, _ kind: String, _ declaration: String) -> String {
    Fixture.symbol(path, kind, declaration).dropLast()
      + ", \"availability\": [{\"domain\": \"*\", \"isUnconditionallyUnavailable\": true}]}"
  }

  @Test func `a symbol that no test uses is not reported as working`() throws {
    let report = try report(used: [])
    #expect(status("View.tint(_:amount:)", in: report) == .untested)
    #expect(report.counts().first?.count == 0)
  }

  @Test func `a use of another type's member of the same name does not count`() throws {
    let report = try report(used: ["Text.tint(_:amount:)", "Circle.path(in:)"])
    #expect(status("View.tint(_:amount:)", in: report) == .untested)
    #expect(status("Shape.path(in:)", in: report) == .untested)
  }

  @Test func `a type is reported as working if a test uses one of its members`() throws {
    let report = try report(used: ["View.tint(_:amount:)", "Plain"])
    #expect(status("View", in: report) == .works)
    #expect(status("Shape", in: report) == .untested)
    #expect(status("Plain.Body", in: report) == .works)
  }

  @Test
  func `a member that a test uses has the status of its type if that is partial or accepted`()
    throws
  {
    let report = try report(used: ["Motor.speed", "Motor.Gear.first", "Circle.init()"])
    #expect(status("Motor", in: report) == .accepted("no motor."))
    #expect(status("Motor.speed", in: report) == .accepted("as Motor is"))
    #expect(status("Motor.Gear.first", in: report) == .accepted("as Motor is"))
    #expect(status("Circle.init()", in: report) == .partial("as Circle is"))
    #expect(status("Shape.path(in:)", in: report) == .untested)
  }

  @Test func `a static member that returns an accepted type has the status of that type`() throws {
    let report = try report(used: ["Style.driven", "Style.plain"])
    #expect(status("Style.driven", in: report) == .accepted("as Motor is"))
    #expect(status("Style.plain", in: report) == .works)
  }

  @Test
  func `a symbol that its docstring marks as partial is not reported as working if a test uses it`()
    throws
  {
    let report = try report()
    #expect(status("Circle", in: report) == .partial("flat."))
    #expect(status("View.haptic()", in: report) == .accepted("no motor."))
  }

  @Test func `a symbol that Strata does not declare is reported as absent`() throws {
    #expect(status("View.glow()", in: try report()) == .absent)
  }

  @Test func `if Apple has two overloads of a name and Strata one, both are reported as partial`()
    throws
  {
    let twice = Fixture.apple + "\nCircle\tinit()\tInitializer\t13.0\t\tinit()"
    let rows = try report(apple: twice).rows.filter { $0.symbol.path == "Circle.init()" }
    #expect(rows.map(\.status.word) == ["partial", "partial"])
    #expect(rows.last?.status == .partial("Strata has fewer overloads of this name than Apple"))
  }

  @Test func `of two overloads of a name, only as many are reported as working as the tests use`()
    throws
  {
    let second = Fixture.symbol("View.tint(_:amount:)", "swift.method", "func tint()")
      .replacing("\"precise\": \"View.tint(_:amount:)\"", with: "\"precise\": \"other\"")
    let graph = Data(
      String(decoding: Fixture.graph, as: UTF8.self)
        .replacing("{\"symbols\": [", with: "{\"symbols\": [\(second),").utf8)
    let twice = Fixture.apple + "\nView\ttint(_:amount:)\tInstance Method\t15.0\t\tfunc tint()"
    func words(_ used: Set<String>) throws -> [String] {
      try report(used: used, apple: twice, graph: graph).rows
        .filter { $0.symbol.name == "tint(_:amount:)" }.map(\.status.word)
    }
    #expect(try words(["other"]) == ["works", "untested"])
    #expect(try words(["other", "View.tint(_:amount:)"]) == ["works", "works"])
  }

  @Test func `a buildBlock with a parameter pack covers Apple's overloads with fixed parameters`()
    throws
  {
    func build(_ type: String, _ declaration: String) -> String {
      Fixture.symbol("\(type)(_:)", "swift.type.method", "static func \(declaration)")
    }
    let graph = """
      {"symbols": [
        \(build("A.buildBlock", "buildBlock<each C>(_ parts: repeat each C) -> some View")),
        \(build("B.buildBlock", "buildBlock<each C>(_ parts: (repeat each C)) -> some View")),
        \(build("C.buildBlock", "buildBlock<C>(_ part: C) -> C")),
        \(build("C.joined", "joined<each C>(_ parts: repeat each C)"))
      ], "relationships": []}
      """
    let forms = [
      "buildBlock()": "buildBlock()", "buildBlock(_:_:)": "buildBlock(_ a: D, _ b: E)",
      "buildBlock(_:_:_:)": "buildBlock(_ a: D, _ b: E, _ c: F)",
      "joined(_:_:)": "joined(_ a: D, _ b: E)",
    ]
    let apple = ["A", "B", "C"].flatMap { type in
      forms.map { "\(type)\t\($0)\tType Method\t13.0\t\tstatic func \($1)" }
    }
    let rows = try report(
      used: ["A.buildBlock(_:)"], apple: ([Fixture.apple] + apple).joined(separator: "\n"),
      graph: Data(graph.utf8)
    ).rows
    #expect(
      rows.filter { $0.status == .works }.map(\.symbol.path).sorted() == [
        "A.buildBlock()", "A.buildBlock(_:_:)", "A.buildBlock(_:_:_:)",
      ])
    #expect(rows.count { ["A", "B", "C"].contains($0.symbol.parent) && $0.status == .absent } == 9)
  }

  @Test
  func `a declaration that lacks Apple's defaulted arguments is partial, and its name is accepted`()
    throws
  {
    let longer = Fixture.apple.replacing(
      "View\thaptic()\tInstance Method\t17.0\t\tfunc haptic()",
      with: "View\thaptic(_:on:)\tInstance Method\t17.0\t\tfunc haptic(_ a: Int = 1, on: B = .c)")
    let report = try report(apple: longer)
    #expect(report.unknown.isEmpty)
    #expect(status("View.haptic(_:on:)", in: report) == .partial("without `_:`, `on:`"))
  }

  @Test func `public names that are not Apple's are found`() throws {
    #expect(try report().unknown.isEmpty)
    let less = Fixture.apple.replacing("View\thaptic()", with: "View\thaptics()")
    #expect(try report(apple: less).unknown == ["View.haptic()"])
  }

  @Test func `a row of the usage ranking that is no single symbol has the status of its note`()
    throws
  {
    let words = try report().usages.map(\.status.word)
    #expect(words == ["works", "absent", "works", "works", "absent", "works", "absent"])
    #expect(try report().missing == ["30\tmodifier\t.glow()\tabsent\tcore"])
  }

  private func status(ofUse api: String, _ kind: String, _ graph: String) throws -> ParityStatus {
    let own = try OwnSymbols(
      SymbolGraph(json: Data("{\"symbols\": [\(graph)], \"relationships\": []}".utf8)))
    let names = Set(own.all.map(\.identifier))
    return OwnStatus(own: own, proofs: Proofs(used: names, of: own))
      .of(Usage(kind: kind, api: api, uses: 1, isCore: false, note: nil))
  }

  @Test func `a property does not match a call of the same name`() throws {
    let property = Fixture.symbol("Shape.rect", "swift.type.property", "static var rect: Rect")
    let function = Fixture.symbol(
      "Shape.rect(radius:)", "swift.type.method", "static func rect(radius: Int)")
    #expect(try status(ofUse: "Shape.rect", "static", property) == .works)
    #expect(try status(ofUse: "Shape.rect(radius:)", "static", property) == .absent)
    #expect(try status(ofUse: "Shape.rect(radius:)", "static", "\(property),\(function)") == .works)
    #expect(try status(ofUse: "Shape.rect", "static", function) == .absent)
  }

  @Test func `a use of a case with a value matches its unlabelled form`() throws {
    let both = Fixture.symbol("Phase.success(_:)", "swift.enum.case", "case success(Image)")
    #expect(try status(ofUse: "Phase.success(_:)", "static", both) == .works)
    #expect(try status(ofUse: "Phase.success(x:)", "static", both) == .absent)
  }

  @Test func `an argument without effect makes only the calls that pass it partial`() throws {
    let call = Fixture.symbol(
      "View.blur(radius:opaque:)", "swift.method", "func blur(radius: Int, opaque: Bool = false)",
      ["Blurs.", "", "Partial in `opaque`: edges fade."])
    #expect(try status(ofUse: ".blur(radius:)", "modifier", call) == .works)
    #expect(
      try status(ofUse: ".blur(radius:opaque:)", "modifier", call)
        == .partial("in `opaque`: edges fade."))
  }

  @Test func `a note that matches no row of the usage ranking is refused`() {
    #expect(
      throws: ParityProblems(all: [
        "usage-notes.tsv: 'type Gone' matches no row of usage.tsv: remove the note"
      ])
    ) {
      try UsageTable(
        table: Fixture.usage, notes: Fixture.notes + "\ntype\tGone\tgiven\tNobody knows")
    }
  }

  @Test func `a line with a missing cell is refused`() {
    #expect(
      throws: ParityProblems(all: [
        "apple:21 has 2 columns, but the first line of the table names 6"
      ])
    ) {
      try AppleTable(table: Fixture.apple + "\n\nView\tx()", name: "apple")
    }
  }
}
