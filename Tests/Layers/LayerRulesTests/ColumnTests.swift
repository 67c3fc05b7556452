import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of the columns of violations, which count UTF-16 code units from 1.
@Suite struct ColumnTests {
  /// Returns the line and column of each violation in a source of the layer Domain.
  private func places(
    _ rule: String, _ source: String, _ more: [String: String] = [:]
  ) throws -> [String] {
    let book = """
      {"layers": [{"name": "Domain", "folder": "Domain", "module": "Domain", "why": "w"},
                  {"name": "Data", "folder": "Data", "module": "Data", "why": "w"}],
       "rules": [{"id": "r", \(rule), "says": "s", "why": "w"}]}
      """
    let files = ["Data/Empty.swift": "", "Domain/A.swift": source].merging(more) { $1 }
    return try LayerCheck(book: LayerBook(json: Data(book.utf8)))
      .violations(in: WrittenTree(files)).filter { $0.line != nil }
      .map { $0.place.replacing("Domain/A.swift:", with: "") }
  }

  @Test(arguments: [
    (
      "an import", #""kind": "imports", "in": "Domain", "forbid": "Data""#, "\n  import Data", "2:3"
    ),
    ("a type's name", #""kind": "mentions", "in": "Domain", "forbid": "URL""#, "let a: URL", "1:8"),
    (
      "a type's keyword", #""kind": "names", "types": {"in": "Domain"}, "named": "*Model""#,
      "@MainActor\nfinal class City {}", "2:7"
    ),
    ("a text", #""kind": "texts", "files": "**/*.swift", "forbid": "TODO""#, "é // TODO", "1:6"),
    (
      "a string", #""kind": "strings", "in": "Domain", "callees": "Text""#, #"let a = Text("Hi")"#,
      "1:14"
    ),
    (
      "a parameter's function", #""kind": "parameters", "in": "Domain", "forbidNames": "b""#,
      "struct A {\n  func a(b: Int) {}\n}", "2:3"
    ),
    (
      "a variable", #""kind": "globals", "in": "Domain""#, "\n  nonisolated(unsafe) var a = 1",
      "2:23"
    ),
    ("the first code", #""kind": "debug", "in": "Domain""#, "// a\n\n\t let a = 1", "3:3"),
  ])
  func `a violation has the column of its code`(
    what: String, rule: String, source: String, place: String
  ) throws {
    #expect(try places(rule, source) == [place], "\(what)")
  }

  private static let force = #""kind": "constructs", "in": "Domain", "forbid": "forceUnwrap""#

  @Test(arguments: [
    ("let c = a! + b!", ["1:10", "1:15"]),
    ("let a = \"\u{1F600}é\" + b!", ["1:18"]),
    ("let a = \"\"\"\n  \u{1F600}\n  \"\"\" + b!", ["3:10"]),
    ("/* \u{1F600}\n */ let a = b!", ["2:14"]),
    ("let a = 1\r\nlet b = c!", ["2:10"]),
    ("let a = 1\rlet b = c!", ["2:10"]),
    ("\u{FEFF}let b = c!", ["1:10"]),
    ("let `größe` = c!", ["1:16"]),
    ("\tlet a = \"\\(b!)\"", ["1:14"]),
  ])
  func `columns count UTF-16 code units`(source: String, places: [String]) throws {
    #expect(try self.places(Self.force, source) == places)
  }

  @Test func `a suppression comment that suppresses nothing is reported with its column`() throws {
    let source = "let a = 1  // strata:allow r why\nlet b = c!"
    #expect(try places(Self.force, source) == ["2:10", "1:12"])
  }

  @Test func `each site of a forbidden name on a line is a violation of its own`() throws {
    let rule = #""kind": "mentions", "in": "Domain", "forbid": "UserDefaults""#
    let source = "struct A { let a: UserDefaults; var b = UserDefaults.standard }"
    #expect(try places(rule, source) == ["1:19", "1:41"])
  }

  @Test(arguments: [
    #""kind": "references", "in": "Domain", "forbid": {"in": "Data"}"#,
    #""kind": "order", "layers": ["Data", "Domain"]"#,
    #""kind": "independence", "of": "{feature}/**""#,
  ])
  func `each use of a type of another layer or feature on a line is a violation of its own`(
    rule: String
  ) throws {
    let source = "let a: Row = Row(); let b = [Row](); let c = makeRow(makeRow(1))"
    let declared = "struct Row {}\nfunc makeRow(_ a: Any) -> Row { Row() }"
    #expect(
      try places(rule, source, ["Data/B.swift": declared])
        == ["1:8", "1:14", "1:30", "1:46", "1:54"])
  }

  @Test func `violations of one line are sorted by column`() throws {
    let all = #""kind": "constructs", "in": "Domain", "forbid": ["forceTry", "forceUnwrap"]"#
    #expect(try places(all, "let a = b! + (try! c())") == ["1:10", "1:18"])
  }
}
