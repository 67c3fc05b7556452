import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of the folders of one module: a project that satisfies each part of the rule, and one that
/// breaks it.
@Suite struct AcyclicRuleTests {
  private static let manifest = """
    let p = Package(targets: [.target(name: "M", path: "M"), .target(name: "N", path: "N")])
    """

  private func violations(_ keys: String = "", _ files: [String: String]) throws -> [Violation] {
    let json = """
      {"rules": [{"kind": "acyclic", "in": ["M"], \(keys)
                  "id": "r", "says": "s", "why": "w", "try": "move it"}]}
      """
    let book = try LayerBook(json: Data(json.utf8))
    let tree = WrittenTree(files.merging(["Package.swift": Self.manifest]) { $1 })
    return try LayerCheck(book: book).violations(in: tree)
  }

  private func found(_ keys: String = "", _ files: [String: String]) throws -> [String] {
    try violations(keys, files).map { "\($0.path):\($0.line ?? 0) \($0.found)" }
  }

  private static let kept = [
    "M/Screens/Feed.swift": "struct Feed {\n  let row: Row\n  let colour: Colour\n}\n",
    "M/Parts/Row.swift": "struct Row {\n  let colour: Colour\n}\n",
    "M/Values/Colour.swift": "struct Colour {}\n",
  ]

  private func changed(_ files: [String: String]) -> [String: String] {
    Self.kept.merging(files) { $1 }
  }

  // MARK: - Cycles

  @Test func `folders that depend on each other in one direction have no violation`() throws {
    #expect(try found("", Self.kept) == [])
  }

  @Test func `a cycle is reported as the shortest one, with each step and the remedy`()
    throws
  {
    let broken = changed([
      "M/Values/Colour.swift":
        "struct Colour {}\n\nextension Colour {\n  var row: Row? { nil }\n}\n"
    ])
    #expect(
      try violations("", broken).map(\.description) == [
        """
        M/Parts/Row.swift:2:15  closes a cycle of folders: Parts → Values → Parts; remove its first step, which has the fewest references: 1
          through  Parts uses Colour of Values (M/Parts/Row.swift:2)
          through  Values uses Row of Parts (M/Values/Colour.swift:4)
          rule   s
          why    w
          try    move it
        """
      ])
  }

  @Test func `a cycle is reported at the step with the fewest references`() throws {
    let broken = changed([
      "M/Parts/Cell.swift": "struct Cell {\n  let colour: Colour\n}\n",
      "M/Values/Colour.swift": "struct Colour {}\nlet row: Row? = nil\n",
    ])
    #expect(
      try violations("", broken).map { "\($0.path):\($0.line ?? 0) \($0.symbol)" }
        == ["M/Values/Colour.swift:2 cycle Parts → Values → Parts in M"])
  }

  @Test func `each of two cycles is reported, a longer one with all its steps`() throws {
    let broken = changed([
      "M/Values/Colour.swift": "struct Colour {}\nlet feed: Feed? = nil\n",
      "M/Screens/Feed.swift": "struct Feed {\n  let row: Row\n}\n",
      "M/A/a.swift": "struct A {\n  let b: B?\n}\n", "M/B/b.swift": "struct B {\n  let a: A?\n}\n",
    ])
    #expect(
      try violations("", broken).map(\.symbol) == [
        "cycle A → B → A in M", "cycle Parts → Values → Screens → Parts in M",
      ])
  }

  @Test func `a cycle between subfolders of one folder is reported`() throws {
    let files = [
      "M/Screens/Feed/Feed.swift": "struct Feed {\n  let map: Map?\n}\n",
      "M/Screens/Map/Map.swift": "struct Map {\n  let colour: Colour\n}\n",
      "M/Values/Colour.swift": "struct Colour {}\n",
    ]
    #expect(try found("", files) == [])
    let broken = files.merging([
      "M/Screens/Map/Map.swift": "struct Map {\n  let feed: Feed?\n}\n"
    ]) { $1 }
    #expect(
      try violations("", broken).map(\.symbol) == ["cycle Feed → Map → Feed in M/Screens"])
  }

  @Test func `sources directly in a module count as a folder of their own in cycles`() throws {
    let files = changed(["M/App.swift": "struct App {\n  let feed: Feed\n}\n"])
    #expect(try found("", files) == [])
    let broken = files.merging([
      "M/Values/Colour.swift": "struct Colour {}\nextension App {}\n"
    ]) { $1 }
    #expect(
      try violations("", broken).map(\.symbol) == [
        "cycle . → Screens → Parts → Values → . in M", "cycle . → Screens → Values → . in M",
      ])
  }

  // MARK: - Names

  @Test(arguments: [
    "typealias Lines = [Row]", "extension Row {}", "let made = Row()", "protocol P: Row {}",
    "func row() -> Row.Kind { .a }", "let made = M.Row()",
  ])
  func `an alias, extension, initializer call or signature that names a type is a dependency`(
    line: String
  ) throws {
    let broken = changed(["M/Values/Colour.swift": "struct Colour {}\n\(line)\n"])
    #expect(try violations("", broken).map(\.symbol) == ["cycle Parts → Values → Parts in M"])
  }

  @Test(arguments: [
    "struct Box<Row> { let row: Row }", "private struct Row {}\nlet made = Row()",
    "let row = other.Row", "// Row\nlet word = \"Row\"", "enum Words { case row }",
    "struct Table { struct Row {}\n  let row: Row }", "func other() { second(1) }",
    "func other() { Colour().first() }", "func other() { hidden() }", "func other() { third() }",
  ])
  func `a name that may mean something else is no dependency on a type`(line: String) throws {
    let files = changed([
      "M/Parts/Row.swift":
        "struct Row {\n  let colour: Colour\n  func second(_ number: Int) {}\n}\n",
      "M/Parts/Functions.swift":
        "func first() {}\nfunc second(_ number: Int) {}\nprivate func hidden() {}\nfunc third() {}\n",
      "M/Screens/Functions.swift": "func third() {}\n",
      "M/Values/Colour.swift": "struct Colour {}\n\(line)\n",
    ])
    #expect(try found("", files) == [])
  }

  @Test func `a call of a global function is a dependency`() throws {
    let broken = changed([
      "M/Parts/Functions.swift": "func first() {}\n",
      "M/Values/Colour.swift": "struct Colour {\n  func use() {\n    first()\n  }\n}\n",
    ])
    #expect(
      try violations("", broken).flatMap(\.chain) == [
        "Parts uses Colour of Values (M/Parts/Row.swift:2)",
        "Values uses first of Parts (M/Values/Colour.swift:3)",
      ])
  }

  @Test func `a use of another module's type of the same name is no dependency`() throws {
    let files = changed([
      "N/Feed.swift": "struct Feed {}\nlet feed = Feed()\n",
      "M/Values/Colour.swift": "struct Colour {}\n",
    ])
    #expect(try found("", files) == [])
  }

  @Test func `an unqualified name of a nested type is no dependency on the outer type's folder`()
    throws
  {
    let files = changed([
      "M/Parts/Row.swift": "struct Row {\n  struct Edge {}\n  let colour: Colour\n}\n",
      "M/Values/Colour.swift": "struct Colour {\n  let edge: Edge\n}\n",
    ])
    #expect(try found("", files) == [])
  }

  // MARK: - Order

  private let order = "\"folders\": [\"Screens\", \"Parts\", \"Values\"],"

  @Test func `folders that depend on each other in the given order have no violation`() throws {
    #expect(try found(order, Self.kept) == [])
  }

  @Test func `upward references are reported by line, as are unordered folders`() throws {
    let broken = changed([
      "M/Parts/Row.swift": "struct Row {}\n",
      "M/Values/Colour.swift": "struct Colour {\n  let row: Row?\n}\n",
      "M/New/New.swift": "struct New {}\n",
    ])
    #expect(
      try found(order, broken) == [
        "M/New:0 is missing from the rule's 'folders'",
        "M/Values/Colour.swift:2 uses Row of Parts, which is above Values in the rule's 'folders'",
      ])
  }

  @Test func `two folders that match the same pattern in the order must not use each other`() throws
  {
    let files = changed([
      "M/ScreenA/A.swift": "struct A {\n  let b: B\n}\n", "M/ScreenB/B.swift": "struct B {}\n",
    ])
    #expect(
      try found("\"folders\": [\"Screens\", \"Screen*\", \"Parts\", \"Values\"],", files)
        == [
          "M/ScreenA/A.swift:2 uses B of ScreenB, which is beside ScreenA in the rule's 'folders'"
        ])
  }

  @Test func `a folder that the rule's order lists but that does not exist is reported`() throws {
    let folders = "\"folders\": [\".\", \"Screens\", \"Parts\", \"Values\"],"
    #expect(
      try found(folders, Self.kept) == ["M/.:0 is in the rule's 'folders' but has no source file"])
    #expect(try found(folders, changed(["M/App.swift": "let feed: Feed? = nil\n"])) == [])
  }

  // MARK: - Size

  @Test func `a folder with too many sources is reported, unless an exception allows it`() throws {
    let files = changed(["M/Parts/Cell.swift": "", "M/Parts/Deep/Card.swift": ""])
    #expect(try found("\"files\": \"2\",", files) == [])
    #expect(
      try found("\"files\": \"1\",", files) == [
        "M/Parts:0 has 2 source files; the rule allows 1"
      ])
    let json = """
      {"rules": [{"kind": "acyclic", "in": "M", "files": "1", "id": "r", "says": "s", "why": "w"}],
       "exceptions": [{"rule": "r", "path": "M/Parts", "why": "a list"}]}
      """
    let check = LayerCheck(book: try LayerBook(json: Data(json.utf8)))
    #expect(try check.violations(in: WrittenTree(files)).isEmpty)
  }

  // MARK: - Settings

  @Test
  func `a folder pattern of an acyclic rule without sources is reported, excluded files are not`()
    throws
  {
    let json = """
      {"rules": [{"kind": "acyclic", "in": ["M", "Gone/*"], "except": "M/Values/**",
                  "id": "r", "says": "s", "why": "w"}]}
      """
    let broken = changed(["M/Values/Colour.swift": "struct Colour {\n  let row: Row?\n}\n"])
    let check = LayerCheck(book: try LayerBook(json: Data(json.utf8)))
    #expect(
      try check.violations(in: WrittenTree(broken)).map(\.told) == ["Gone/* has no source file"])
  }

  @Test func `all mistakes in an acyclic rule's settings are reported together`() {
    let json = """
      {"rules": [{"kind": "acyclic", "in": "M/**", "folders": ["A"], "files": "many",
                  "id": "r", "says": "s", "why": "w"}]}
      """
    #expect(
      throws: RuleProblems(all: [
        "strata.json: rules[0]: 'in' must name folders without '**'",
        "strata.json: rules[0]: 'folders' needs two folders or more",
        "strata.json: rules[0]: 'files' must be a number greater than 0",
      ])
    ) { try LayerBook(json: Data(json.utf8)) }
  }
}
