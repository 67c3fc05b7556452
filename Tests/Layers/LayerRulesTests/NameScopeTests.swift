import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of which type a name means, for the rules about types of other layers.
@Suite struct NameScopeTests {
  /// Returns the findings of one rule in a project of three layers.
  private func told(_ rule: String, _ files: [String: String]) throws -> [String] {
    let layers = ["Domain", "Data", "Core"]
      .map { #"{"name": "\#($0)", "folder": "\#($0)", "why": "w"}"# }.joined(separator: ", ")
    let book = try LayerBook(
      json: Data(
        """
        {"layers": [\(layers)], "rules": [{"id": "r", "says": "s", "why": "w", \(rule)}]}
        """.utf8))
    let all = ["Domain/Empty.swift": "", "Core/Empty.swift": ""].merging(files) { $1 }
    return try LayerCheck(book: book).violations(in: WrittenTree(all)).filter { $0.id == "r" }
      .map { "\($0.path):\($0.line ?? 0) \($0.found)" }
  }

  private static let references =
    #""kind": "references", "in": "Domain", "forbid": {"in": "Data"}"#
  private static let order = #""kind": "order", "layers": ["Data", "Domain"]"#
  private static let leaks =
    #""kind": "leaks", "types": {"in": "Domain"}, "forbid": {"in": "Data"}"#
  private static let data = "struct Row {}\nfunc makeRow() -> Row { Row() }\nprotocol Storing {}"

  // MARK: - Types of the same name elsewhere

  private static let lookalikes = [
    "enum Mine { struct Row {} }", "enum Mine { private struct Row {} }",
    "func q() { struct Row {} }", "let q = { struct Row {}\nreturn Row() }()",
    "#Preview { struct Row {}\nRow() }",
  ]

  @Test(arguments: lookalikes)
  func `a nested or local type elsewhere does not hide a leaked type`(other: String) throws {
    let source = "struct U {\n  var r: Row\n  init(r: Row) { self.r = r }\n}"
    let files = ["Data/B.swift": Self.data, "Domain/A.swift": source, "Domain/Far.swift": other]
    #expect(
      try told(Self.leaks, files) == [
        "Domain/A.swift:2 'r' of U names Row in its signature",
        "Domain/A.swift:3 'init' of U names Row in its signature",
      ])
  }

  @Test(arguments: lookalikes, [references, order])
  func `a nested or local type elsewhere hides neither uses nor results of calls`(
    other: String, rule: String
  ) throws {
    let source = "func f(_ r: Row) {\n  g(makeRow())\n}\nlet k = Row()"
    let files = ["Data/B.swift": Self.data, "Domain/A.swift": source, "Domain/Far.swift": other]
    #expect(
      try told(rule, files) == [
        "Domain/A.swift:1 uses Row, which Data/B.swift declares",
        "Domain/A.swift:2 calls makeRow(), whose result is Row, which Data/B.swift declares",
        "Domain/A.swift:4 uses Row, which Data/B.swift declares",
      ])
  }

  @Test func `a type around a signature hides a type of another layer in it`() throws {
    let source = "enum Mine {\n  struct Row {}\n  struct U { var r: Row }\n}"
    let files = ["Data/B.swift": Self.data, "Domain/A.swift": source]
    #expect(try told(Self.leaks, files) == [])
    let named = "struct U {\n  var r: Mine.Row\n  func f(_ m: Mine, _ r: Row) {}\n}"
    let both = files.merging(["Domain/B.swift": named]) { $1 }
    #expect(
      try told(Self.leaks, both) == ["Domain/B.swift:3 'f' of U names Row in its signature"])
  }

  @Test(arguments: [
    "func a() {\n  struct Row {}\n  b(Row())\n}", "func a() {\n  b(Row())\n  struct Row {}\n}",
    "func a() {\n  typealias Row = Int\n  b(Row(), [Row]())\n}",
    "func a() {\n  struct Row {}\n  let b: Row? = nil\n  func c(_ d: Row) {}\n}",
  ])
  func `a local type is no use of another layer's type of its name`(source: String) throws {
    let files = ["Data/B.swift": Self.data, "Domain/A.swift": source]
    #expect(try told(Self.references, files) == [])
  }

  @Test func `a type of a module that a file does not import hides no type that it imports`()
    throws
  {
    let files = [
      "Package.swift": """
      let p = Package(targets: [.target(name: "B", path: "Data"),
        .target(name: "C", path: "Core"), .target(name: "A", path: "Domain")])
      """,
      "Data/B.swift": "public struct Row {}\npublic func makeRow() -> Row { Row() }",
      "Core/C.swift": "public struct Row {}\npublic func makeRow() -> Row { Row() }",
      "Domain/A.swift": "import B\nlet a = Row()\nlet b = makeRow()",
      "Domain/C.swift": "import C\nlet a = Row()\nlet b = makeRow()",
    ]
    #expect(
      try told(Self.references, files) == [
        "Domain/A.swift:2 uses Row, which Data/B.swift declares",
        "Domain/A.swift:3 calls makeRow(), whose result is Row, which Data/B.swift declares",
      ])
  }

  @Test func `a parameters rule finds a concrete type despite a nested one of its name`() throws {
    let rule = #""kind": "parameters", "in": "Domain", "forbidTypes": {"in": "Data"}"#
    let files = [
      "Data/B.swift": Self.data, "Domain/A.swift": "struct A { init(row: Row) {} }",
      "Core/C.swift": "enum Mine { struct Row {} }",
    ]
    #expect(try told(rule, files) == ["Domain/A.swift:1 'A.init' takes the concrete Row"])
  }

  // MARK: - Parts of signatures

  @Test(arguments: [
    ("extension U { func e(_ s: Row) {} }", "'e' of U names Row"),
    ("extension U { func gen<X: Storing>(x: X) {} }", "'gen' of U names Storing"),
    ("struct V { func wh<X>(x: X) where X: Storing {} }", "'wh' of V names Storing"),
    ("struct V { func wh<X>(x: X) where X: Sequence, X.Element == Row {} }", "'wh' of V names Row"),
    ("class F<T: Storing> {}", "F names Storing"),
    ("class F<T> where T: Storing {}", "F names Storing"),
    ("struct V { let other = Row() }", "'other' of V names Row"),
    ("struct V { let other = Array<Row>() }", "'other' of V names Row"),
    ("struct V { var other = Row() { didSet {} } }", "'other' of V names Row"),
    ("protocol P { associatedtype X where X: Storing }", "'X' of P names Storing"),
  ])
  func `a leak is found in each part of a signature`(source: String, found: String) throws {
    let files = [
      "Data/B.swift": Self.data, "Domain/U.swift": "struct U {}", "Domain/A.swift": source,
    ]
    #expect(try told(Self.leaks, files) == ["Domain/A.swift:1 \(found) in its signature"])
  }

  @Test(arguments: [
    "struct V { let other = Row().id }", "struct V { let other = Row() == b }",
    "private extension U { func e(_ s: Row) {} }", "struct V<Row> { var r: Row }",
    "extension U { private func e(_ s: Row) {} }", "struct V { func f() { let a = Row() } }",
  ])
  func `a type inside of a value or private code is no leak`(source: String) throws {
    let files = [
      "Data/B.swift": Self.data, "Domain/U.swift": "struct U {}", "Domain/A.swift": source,
    ]
    #expect(try told(Self.leaks, files) == [])
  }

  @Test func `an extension in the forbidden layer does not leak its own types`() throws {
    let files = [
      "Data/B.swift": Self.data + "\nextension U { init(_ row: Row) {} }",
      "Domain/U.swift": "struct U {}",
    ]
    #expect(try told(Self.leaks, files) == [])
  }

  // MARK: - Typealiases

  @Test(arguments: [references, order])
  func `a typealias of a third layer is followed to the type that it stands for`(rule: String)
    throws
  {
    let files = [
      "Data/B.swift": Self.data, "Core/C.swift": "typealias RowModel = Row",
      "Domain/A.swift": "struct Q { var r: RowModel? }",
    ]
    #expect(
      try told(rule, files) == [
        "Domain/A.swift:1 uses RowModel, which is Row, which Data/B.swift declares"
      ])
    let twice = files.merging([
      "Core/D.swift": "typealias Rows = [RowModel]", "Domain/A.swift": "let q: Rows = []",
    ]) { $1 }
    #expect(
      try told(rule, twice) == [
        "Domain/A.swift:1 uses Rows, which is Row, which Data/B.swift declares"
      ])
  }

  @Test func `a typealias of the own layer is reported once, where it is declared`() throws {
    let files = [
      "Data/B.swift": Self.data, "Domain/C.swift": "typealias RowModel = Row",
      "Domain/A.swift": "struct Q { var r: RowModel? }",
    ]
    #expect(
      try told(Self.references, files) == [
        "Domain/C.swift:1 uses Row, which Data/B.swift declares"
      ])
  }

  @Test(arguments: ["typealias RowModel = Int", "enum RowModel {}", "typealias Rows = RowModel"])
  func `a typealias of a permitted type is not reported`(alias: String) throws {
    let files = [
      "Data/B.swift": Self.data, "Core/C.swift": alias + "\nenum Mine { typealias RowModel = Row }",
      "Domain/A.swift": "struct Q { var r: RowModel? }",
    ]
    #expect(try told(Self.references, files) == [])
  }

  // MARK: - Conformances

  private static let storing =
    #""kind": "conformances", "types": {"in": "Domain"}, "forbid": "Storing""#

  @Test(arguments: [
    "struct D: Mine.Storing {}", "extension Mine { struct D: Storing {} }",
    "class D: Mine.Storing {}",
  ])
  func `a conformance to a nested protocol is none to the top-level one of its name`(
    source: String
  ) throws {
    let files = [
      "Data/B.swift": Self.data, "Core/C.swift": "enum Mine { protocol Storing {} }",
      "Domain/A.swift": source,
    ]
    #expect(try told(Self.storing, files) == [])
    let nested = Self.storing.replacing(#""Storing""#, with: #""Mine.Storing""#)
    #expect(try told(nested, files).map { $0.hasSuffix("conforms to Mine.Storing") } == [true])
  }

  @Test func `a conformance to the top-level protocol is found despite a nested one`() throws {
    let files = [
      "Data/B.swift": Self.data, "Core/C.swift": "enum Mine { protocol Storing {} }",
      "Domain/A.swift": "struct D: Mine.Storing, Storing {}\nstruct E: Storing {}",
    ]
    #expect(
      try told(Self.storing, files) == [
        "Domain/A.swift:1 D conforms to Storing", "Domain/A.swift:2 E conforms to Storing",
      ])
  }
}
