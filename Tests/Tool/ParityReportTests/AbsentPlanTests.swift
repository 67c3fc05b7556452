import Testing

@testable import ParityReport

/// Tests of the unavailable declarations of symbols that Apple has and Strata lacks.
@Suite struct AbsentPlanTests {
  private static let own = OwnSymbols(all: [
    symbol("View", .type, isProtocol: true), symbol("Shape", .type, isProtocol: true),
    symbol("Text", .type), symbol("Edge", .type),
    symbol("Binding", .type, generics: ["Value"]),
    symbol("Toggle", .type, generics: ["Label"]),
    symbol("ViewBuilder", .type), symbol("View.tint(_:)", .function, [Parameter(label: "_")]),
    symbol("View.hidden", .property), symbol("Row", .type),
    symbol("Row.subscript(dynamicMember:)", .subscripted), symbol("Style", .type, isProtocol: true),
  ])

  private static func symbol(
    _ path: String, _ kind: OwnSymbol.Kind, _ parameters: [Parameter] = [],
    isProtocol: Bool = false, generics: [String] = []
  ) -> OwnSymbol {
    var symbol = OwnSymbol(
      identifier: path, path: path.split(separator: ".").map(String.init), kind: kind,
      isStatic: false, isRequirement: false, parameters: parameters, isDemanded: false)
    symbol.isProtocol = isProtocol
    symbol.generics = generics.map { .init(name: $0, constraint: "") }
    symbol.module = path == "Edge" ? "SwiftUI" : "SwiftUICore"
    return symbol
  }

  private static func row(_ path: String, _ kind: String, _ declaration: String) -> AppleSymbol {
    let name = path.prefix { $0 != "(" }.split(separator: ".").count
    let parts = path.split(separator: ".", maxSplits: name - 1).map(String.init)
    return AppleSymbol(
      parent: parts.dropLast().joined(separator: "."), name: parts.last ?? "", kind: kind,
      since: "18.0", isDeprecated: false, declaration: declaration)
  }

  private func plan(
    _ rows: [AppleSymbol], types: String = "", forms: String = "", reasons: String = ""
  ) throws -> AbsentPlan {
    try AbsentPlan(
      absent: rows, own: Self.own,
      tables: AbsentTables(
        types: AbsentTypeTable("a\tb\tc\td\n" + types),
        forms: AbsentFormTable("a\tb\tc\n" + forms),
        reasons: AbsentReasonTable("a\tb\n" + reasons)))
  }

  /// Returns the lines of a plan without the attributes.
  private func lines(_ rows: AppleSymbol..., types: String = "") throws -> [String] {
    try plan(rows, types: types).blocks.flatMap(\.lines).filter { !$0.hasPrefix("@available") }
  }

  @Test func `the stub of a missing view modifier keeps its labels and defaults, and returns Self`()
    throws
  {
    let lines = try lines(
      Self.row(
        "View.glow(_:edge:)", "Instance Method",
        "nonisolated func glow(_ on: Bool, edge: Edge = .top) -> some View"))
    #expect(
      lines == [
        "nonisolated public func glow(_ on: Bool, edge: Edge = .top) -> Self { fatalError() }"
      ])
  }

  @Test func `an unknown type in a stub's signature becomes a generic parameter`() throws {
    let lines = try lines(
      Self.row("View.pay(_:)", "Instance Method", "func pay(_ card: PaymentCard) -> some View"),
      Self.row("View.tip(_:)", "Instance Method", "func tip(_ tip: some Tip) -> some View"))
    #expect(
      lines == [
        "public func pay<PaymentCard>(_ card: PaymentCard) -> Self { fatalError() }",
        "public func tip<Given1>(_ tip: Given1) -> Self { fatalError() }",
      ])
  }

  @Test func `a generic type that is listed without arguments gets type parameters in the stub`()
    throws
  {
    let lines = try lines(
      Self.row("View.find(on:)", "Instance Method", "func find(on: Binding) -> some View"))
    #expect(lines == ["public func find<Given1>(on: Binding<Given1>) -> Self { fatalError() }"])
  }

  @Test func `a closure in a stub keeps its number of parameters, and an unknown type becomes Any`()
    throws
  {
    let lines = try lines(
      Self.row(
        "View.drop(_:content:)", "Instance Method",
        "func drop(_ act: @escaping (Item, Bool) -> Void, @ViewBuilder content: () -> Content) "
          + "-> some View where Content : View"))
    #expect(
      lines == [
        "public func drop<Content>(_ act: @escaping (Any, Bool) -> Void, "
          + "@ViewBuilder content: () -> Content) -> Self where Content: View { fatalError() }"
      ])
  }

  @Test func `an argument of an unknown type that has a default becomes Any in the stub`() throws {
    let lines = try lines(
      Self.row("View.pay(by:)", "Instance Method", "func pay(by: Card = .first) -> some View"))
    #expect(lines == ["public func pay(by: Any? = nil) -> Self { fatalError() }"])
  }

  @Test
  func `the stub of an initializer constrains each generic parameter that it does not determine`()
    throws
  {
    let lines = try lines(
      Self.row("Toggle.init(on:)", "Initializer", "init(on: Bool)"),
      Self.row("Toggle.init(_:)", "Initializer", "init(_ on: Bool) where Label == Text"))
    #expect(
      lines == [
        "public init(on: Bool) where Label == Never { fatalError() }",
        "public init(_ on: Bool) where Label == Text { fatalError() }",
      ])
  }

  @Test func `the stubs of missing properties keep their accessors`() throws {
    let lines = try lines(
      Self.row("Text.size", "Instance Property", "var size: Int { get }"),
      Self.row("Text.edge", "Instance Property", "var edge: Edge { get set }"),
      Self.row("Text.old", "Type Property", "static let old: Text"))
    #expect(
      lines == [
        "public var size: Int { fatalError() }",
        "public var edge: Edge { get { fatalError() } set { fatalError() } }",
        "static public var old: Text { fatalError() }",
      ])
  }

  @Test func `the stub of a missing type has its members, conformances and nested types`() throws {
    let lines = try lines(
      Self.row("Painter", "Class", "final class Painter where Content : View"),
      Self.row("Painter.init(content:)", "Initializer", "init(content: Content)"),
      Self.row("Painter.Kind", "Enumeration", "enum Kind"),
      Self.row("Painter.Kind.fast", "Case", "case fast"),
      Self.row("Painter.Kind.slow(_:)", "Case", "case slow(Int)"),
      types: "Painter\tContent\tView\tpublic typealias Body = Never\n")
    #expect(
      lines == [
        "public final class Painter<Content>: View {", "  public typealias Body = Never",
        "  public init(content: Content) { fatalError() }", "  public enum Kind {",
        "    case fast", "    case slow(Int)", "  }", "}",
      ])
  }

  @Test func `generated stubs keep @propertyWrapper and give a result builder a buildBlock`()
    throws
  {
    let lines = try lines(
      Self.row("Kept", "Structure", "@propertyWrapper @frozen struct Kept"),
      Self.row(
        "Kept.wrappedValue", "Instance Property", "var wrappedValue: Bool { get nonmutating set }"),
      Self.row("Maker", "Structure", "@resultBuilder struct Maker"))
    #expect(lines.contains("@propertyWrapper public struct Kept {"))
    #expect(
      lines.contains(
        "  public var wrappedValue: Bool { get { fatalError() } nonmutating set { fatalError() } }")
    )
    #expect(lines.contains("@resultBuilder public struct Maker {"))
    #expect(lines.contains { $0.contains("func buildBlock<each Part>") })
  }

  @Test
  func `the stub of a static style member extends the protocol where Self is that style`()
    throws
  {
    let rows = [
      Self.row("Glossy", "Structure", "struct Glossy"),
      Self.row("Style.glossy", "Type Property", "static var glossy: Glossy { get }"),
    ]
    let blocks = try plan(rows, types: "Glossy\t\tStyle\t\n").blocks
    #expect(blocks.map(\.extended) == ["", "Style where Self == Glossy"])
    #expect(blocks.last?.attribute?.contains("Strata does not have Glossy yet") == true)
    #expect(
      try plan(rows).leftOut.map(\.reason) == [
        "Strata has no type that an extension could give this member"
      ])
  }

  @Test func `a declaration that would make a call of an existing symbol ambiguous is left out`()
    throws
  {
    let plan = try plan([
      Self.row("View.tint(_:)", "Instance Method", "func tint(_ a: Int) -> some View"),
      Self.row("View.hidden(_:)", "Instance Method", "func hidden(_ a: Bool) -> some View"),
      Self.row("Row.id", "Instance Property", "var id: Int { get }"),
      Self.row("Text.+(_:_:)", "Operator", "static func + (a: Text, b: Text) -> Text"),
      Self.row("Text.bold", "Case", "case bold"),
      Self.row("Nowhere.bold", "Type Property", "static var bold: Text { get }"),
    ])
    #expect(plan.blocks.isEmpty)
    #expect(plan.leftOut.count == 6)
    #expect(plan.leftOut.first?.reason == "Strata has a member with this name")
  }

  @Test
  func `a declaration in the table of forms replaces the generated stub, and a dash omits it`()
    throws
  {
    let rows = [
      Self.row("Text.init(_:)", "Initializer", "init(_ a: Strange>)"),
      Self.row("UIThing", "Structure", "struct UIThing"),
      Self.row("UIThing.size", "Instance Property", "var size: Int"),
    ]
    let plan = try plan(
      rows, forms: "Text.init(_:)\tpublic init(_ a: Int) { fatalError() }\tlost\nUI*\t-\tin UIKit\n"
    )
    #expect(plan.blocks.flatMap(\.lines).last == "public init(_ a: Int) { fatalError() }")
    #expect(plan.leftOut.first?.reason == "in UIKit")
    #expect(plan.blocks.count == 1)
  }

  @Test func `the unavailable message of a stub names the symbol, and the reason if there is one`()
    throws
  {
    let rows = [
      Self.row("Shader", "Structure", "struct Shader"),
      Self.row("View.glow()", "Instance Method", "func glow() -> some View"),
    ]
    let lines = try plan(rows, reasons: "Shader*\tno Metal\n").blocks.flatMap(\.lines)
    #expect(
      lines.contains(
        "@available(*, unavailable, message: \"Strata does not have Shader: no Metal\")"))
    #expect(
      lines.contains(
        "@available(*, unavailable, message: \"Strata does not have View.glow() yet; "
          + "docs/ledgers/parity.md lists what is there\")"))
  }

  @Test func `a generated file of stubs imports the modules whose types it names`() throws {
    let plan = try plan([
      Self.row("Rim", "Structure", "struct Rim"),
      Self.row("Rim.edge", "Instance Property", "var edge: Edge"),
      Self.row("View.rim(_:at:)", "Instance Method", "func rim(_ rim: Rim, at: URL) -> some View"),
      Self.row("Text.plain()", "Instance Method", "func plain() -> Text"),
    ])
    let files = AbsentSources(plan, own: Self.own).files
    let folder = AbsentSources.folder
    #expect(
      files.keys.sorted() == [
        "\(folder)/Members/Members+T.swift", "\(folder)/Members/View.swift",
        "\(folder)/Types/Types+R.swift",
      ])
    let view = files["\(folder)/Members/View.swift"] ?? ""
    #expect(
      view.contains(
        "public import Foundation\npublic import SwiftUICore\n\nextension View {\n  @available("))
    #expect(files["\(folder)/Types/Types+R.swift"]?.contains("import SwiftUI\n") == true)
  }

  @Test func `an extension that is too long for a file is divided`() throws {
    let rows = (1...400).map {
      Self.row("View.glow\($0)()", "Instance Method", "func glow\($0)() -> some View")
    }
    let files = AbsentSources(try plan(rows), own: Self.own).files
    #expect(files.count == 3)
    #expect(files.values.allSatisfy { $0.split(separator: "\n").count <= 350 })
    #expect(files.values.reduce(0) { $0 + $1.matches(of: /func glow/).count } == 400)
  }
}
