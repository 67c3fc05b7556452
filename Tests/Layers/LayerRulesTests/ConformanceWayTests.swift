import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests of indirect conformances and references.
@Suite struct ConformanceWayTests {
  private func told(_ rule: String, _ files: [String: String]) throws -> [String] {
    let book = try LayerBook(
      json: Data(
        """
        {"layers": [{"name": "Domain", "folder": "Domain", "why": "w"}, {"name": "Data", "folder": "Data", "why": "w"}],
         "rules": [{"id": "r", "says": "s", "why": "w", \(rule)}]}
        """.utf8))
    return try LayerCheck(book: book).violations(in: WrittenTree(files))
      .map { "\($0.path):\($0.line ?? 0) \($0.found)" }
  }

  private static let codable =
    #""kind": "conformances", "types": {"in": "Domain", "kinds": "struct"}, "forbid": "Codable""#

  @Test(arguments: [
    (
      "protocol Wire where Self: Codable {}\nstruct A: Wire {}", 2,
      "A conforms to Codable through Wire"
    ),
    (
      "protocol Wire: Sendable where Self: Equatable & Codable, Item: Hashable { associatedtype Item }\nstruct A: Wire {}",
      2, "A conforms to Codable through Wire"
    ),
    ("struct A {}\ntypealias B = A\nextension B: Codable {}", 3, "A conforms to Codable"),
    (
      "protocol P: Decodable, Encodable {}\nstruct A: P {}", 2,
      "A conforms to Codable through P, Decodable"
    ),
    (
      "struct A: Decodable {}\nextension A: Encodable {}", 1,
      "A conforms to Codable through Decodable"
    ),
  ])
  func `an indirect Codable conformance is found`(text: String, line: Int, found: String) throws {
    let files = ["Domain/A.swift": text, "Data/B.swift": ""]
    #expect(try told(Self.codable, files) == ["Domain/A.swift:\(line) \(found)"])
  }

  @Test(arguments: [
    "protocol Wire where Item: Codable { associatedtype Item }\nstruct A: Wire {}",
    "struct A: Decodable {}", "struct A {}\ntypealias B = C\nextension B: Codable {}",
  ])
  func `a type that only looks like Codable is not reported`(text: String) throws {
    #expect(try told(Self.codable, ["Domain/A.swift": text, "Data/B.swift": ""]) == [])
  }

  @Test(arguments: [
    (
      "struct BigCity { struct Page {} }\nstruct City { struct Page {} }\nextension City.Page: Codable {}",
      "City.Page conforms to Codable"
    ),
    (
      "struct BigCity { struct Page {} }\nstruct City { struct Page {} }\nextension BigCity.Page: Codable {}",
      "BigCity.Page conforms to Codable"
    ),
    (
      "enum City { protocol Wire {} }\nenum BigCity { protocol Wire: Codable {} }\nstruct A: City.Wire, BigCity.Wire {}",
      "A conforms to Codable through Wire"
    ),
  ])
  func `nested types of the same name in two types are told apart when they conform to Codable`(
    text: String, found: String
  ) throws {
    let files = ["Domain/A.swift": text, "Data/B.swift": ""]
    #expect(try told(Self.codable, files) == ["Domain/A.swift:3 \(found)"])
  }

  @Test func `a conformance to City.Wire does not count as one to BigCity.Wire`() throws {
    let text = """
      enum City { protocol Wire {} }
      enum BigCity { protocol Wire: Codable {} }
      struct A: City.Wire {}
      """
    #expect(try told(Self.codable, ["Domain/A.swift": text, "Data/B.swift": ""]) == [])
  }

  @Test(arguments: [
    "struct G<Far> { var far: Far }", "func f<Far: Equatable>(_ far: Far) -> Far { far }",
    "protocol P { associatedtype Far\n  var far: Far { get } }",
    "struct G<Near, each Far> {}\nextension G { var far: Far { self } }",
  ])
  func `a generic parameter named like a type of another layer is not that type`(text: String)
    throws
  {
    let files = ["Data/B.swift": "struct Far {}\n", "Domain/A.swift": text]
    #expect(try told(#""kind": "order", "layers": ["Data", "Domain"]"#, files) == [])
    let used = files.merging(["Domain/A.swift": text + "\nlet a: Far? = nil\n"]) { $1 }
    #expect(try told(#""kind": "order", "layers": ["Data", "Domain"]"#, used).count == 1)
  }

  @Test(arguments: [
    #""kind": "order", "layers": ["Data", "Domain"]"#,
    #""kind": "references", "in": "Domain", "forbid": {"in": "Data"}"#,
  ])
  func `a typealias of an outer layer is a type of that layer`(rule: String) throws {
    let files = [
      "Data/B.swift": "struct CityDTO {}\ntypealias WireCity = CityDTO\ntypealias Item = CityDTO\n",
      "Domain/A.swift": "\nlet a: WireCity? = nil\n",
    ]
    #expect(
      try told(rule, files) == ["Domain/A.swift:2 uses WireCity, which Data/B.swift declares"])
    let plain = files.merging(["Domain/A.swift": "struct A<Item> { let a: Item }\n"]) { $1 }
    #expect(try told(rule, plain) == [])
  }

  // MARK: - Results of calls

  private static let far =
    #""kind": "references", "in": "Domain", "forbid": {"in": "Data"}"#

  private func calls(_ source: String, beside more: [String: String] = [:]) throws -> [String] {
    var files = [
      "Data/Make.swift": "struct Row {}\nfunc makeRow(_ id: Int) -> Row? { nil }",
      "Domain/A.swift": source,
    ]
    files.merge(more) { $1 }
    return try told(Self.far, files)
  }

  @Test(arguments: [
    "func a() { let row = makeRow(1) }", "let row = makeRow(1)", "func a() { b(makeRow(1)?.id) }",
  ])
  func `a call of a function whose result is a type of another layer is a use of that type`(
    source: String
  ) throws {
    #expect(
      try calls(source) == [
        "Domain/A.swift:1 calls makeRow(), whose result is Row, which Data/Make.swift declares"
      ])
  }

  @Test(arguments: [
    "func a() { b.makeRow(1) }", "func a() { let b = makeRow }", "func a() { b(makeRow: 1) }",
    "// makeRow(1)\nlet a = \"makeRow(1)\"",
  ])
  func `a method, label or comment named like a function is no use of its result type`(
    source: String
  ) throws {
    #expect(try calls(source) == [])
  }

  @Test(arguments: [
    "struct B { func makeRow(_ id: Int) {} }", "extension Int { static func makeRow() {} }",
    "protocol B { func makeRow(_ id: Int) }",
  ])
  func `a method of another type does not hide the call of a function of its name`(
    other: String
  ) throws {
    let found = try calls("struct C { func a() { makeRow(1) } }", beside: ["Domain/B.swift": other])
    #expect(found.count == 1)
  }

  @Test(arguments: [
    "struct B { func a() { b { makeRow(1) } } }", "extension B { func a() { makeRow(1) } }",
    "class C: B { func a() { makeRow(1) } }", "struct B { struct C { func a() { makeRow(1) } } }",
    "extension Frame { func a() { makeRow(1) } }",
    "func a() { func makeRow(_ id: Int) {}\n makeRow(1) }",
  ])
  func `a call of a method of its own type or of a local function is no use of a result type`(
    source: String
  ) throws {
    let other = [
      "Domain/B.swift":
        "class B { func makeRow(_ id: Int) {} }\nextension Frame { func makeRow(_ id: Int) {} }"
    ]
    #expect(try calls(source, beside: other) == [])
  }

  @Test func `a call that may mean another function of the same name is no use of its result type`()
    throws
  {
    let source = "func a() { makeRow(1) }"
    let second = ["Domain/B.swift": "func makeRow(_ id: Int) -> Int { 1 }"]
    #expect(try calls(source, beside: second) == [])
    let hidden = [
      "Data/Make.swift": "struct Row {}\nprivate func makeRow(_ id: Int) -> Row? { nil }"
    ]
    #expect(try calls(source, beside: hidden) == [])
  }

  @Test func `calling a function is no use of its parameters' types`() throws {
    let files = ["Data/Make.swift": "struct Row {}\nfunc makeRow(_ id: Row) -> Int { 1 }"]
    #expect(try calls("func a() { makeRow(1) }", beside: files) == [])
  }

  // MARK: - Types of the same name

  @Test func `a private type of another file does not hide a forbidden one`() throws {
    let files = [
      "Data/B.swift": "struct Row {}", "Domain/A.swift": "let row = Row()",
      "Domain/C.swift": "private struct Row {}",
    ]
    #expect(try told(Self.far, files) == ["Domain/A.swift:1 uses Row, which Data/B.swift declares"])
  }

  @Test func `a private protocol of another file hides no protocol of the standard library`() throws
  {
    let files = [
      "Domain/A.swift": "struct A: Codable {}", "Data/B.swift": "",
      "Domain/C.swift": "private protocol Codable {}\nprivate struct C: Codable {}",
    ]
    #expect(try told(Self.codable, files) == ["Domain/A.swift:1 A conforms to Codable"])
  }
}
