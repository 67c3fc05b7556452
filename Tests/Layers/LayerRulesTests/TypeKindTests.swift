import StrataLayerRules
import Testing

/// Tests of the rules about types: what they find, and in which words.
@Suite struct TypeKindTests {
  @Test func `an attributes rule reports missing and forbidden attributes`() throws {
    let rule =
      #""kind": "attributes", "types": {"in": "Domain"}, "require": "MainActor", "forbid": "open""#
    let source = """
      @MainActor struct A {}
      open class B {}
      struct C {}
      final class D: UIView {}
      @MainActor protocol P {}
      struct E: P {}
      struct F: Q {}
      """
    #expect(
      try KindProbe.found(rule, source) == [
        "2 B is not @MainActor", "2 B is open", "3 C is not @MainActor", "7 F is not @MainActor",
      ])
    #expect(
      KindProbe.mistakes(#""kind": "attributes""#)
        == ["an attributes rule needs 'require' or 'forbid'"])
  }

  @Test func `an attributes rule that requires final does not report a class with subclasses`()
    throws
  {
    let rule = #""kind": "attributes", "require": "final""#
    let source = "class A {}\nclass B: A {}\nfinal class C {}\nstruct S {}\nstruct T: S {}"
    #expect(
      try KindProbe.found(rule, source) == [
        "2 B is not final", "4 S is not final", "5 T is not final",
      ])
  }

  private func companions(_ setting: String, _ files: [String: String]) throws -> [String] {
    let rule = #"""
      "kind": "companions", "types": {"in": "Domain", "named": "*Service"}, "without": "Service",
      \#(setting)
      """#
    let own = "\nstruct CityService {}"
    return try KindProbe.found(rule, files.merging(["Domain/A.swift": own]) { $0 + $1 })
      .map { $0.replacing("Domain/A.swift:2 CityService ", with: "") }
  }

  @Test func `a companions rule reports a type without its companion type or file`() throws {
    let mock = "#if DEBUG\nstruct MockCityService {}\n#endif"
    #expect(try companions(#""type": "Mock{name}""#, [:]) == ["has no type MockCityService"])
    #expect(try companions(#""type": "Mock{name}""#, ["Data/Mock.swift": mock]) == [])
    #expect(
      try companions(
        #""type": "{short}Fake""#, ["Data/B.swift": "#if DEBUG\nstruct CityFake {}\n#endif"])
        == ["has no type CityFake"])
    #expect(try companions(#""type": "{short}Fake""#, ["Data/B.swift": "struct CityFake {}"]) == [])
    #expect(
      try companions(#""file": "**/{short}Guide.md""#, [:]) == ["has no file **/CityGuide.md"])
    #expect(try companions(#""file": "**/{short}Guide.md""#, ["Domain/CityGuide.md": ""]) == [])
  }

  @Test func `a companions rule accepts one of several files, and the plural of a name`() throws {
    let rule = #""file": ["**/{short}.md", "**/{plural}.md"]"#
    #expect(try companions(rule, [:]) == ["has no file **/City.md or **/Cities.md"])
    #expect(try companions(rule, ["Domain/Cities.md": ""]) == [])
    #expect(try companions(rule, ["Domain/City.md": ""]) == [])
  }

  @Test func `a companions rule reports a type without its member or previews`() throws {
    let member = #""member": ["make*", "sample"]"#
    #expect(try companions(member, [:]) == ["has no member make* or sample"])
    let extended = ["Domain/B.swift": "extension CityService { static func makeOne() {} }"]
    #expect(try companions(member, extended) == [])
    let one = ["Domain/A.swift": "#Preview {}"]
    #expect(try companions(#""previews": "2""#, one) == ["has 1 of 2 required previews"])
    #expect(try companions(#""previews": "1""#, one) == [])
  }

  @Test func `a companions rule reports a type that no given text file mentions`() throws {
    let rule = #""mentionedIn": "Domain/*.md""#
    let missing = ["is not mentioned in Domain/*.md"]
    #expect(try companions(rule, [:]) == missing)
    #expect(try companions(rule, ["Domain/a.md": "the CityServices of"]) == missing)
    #expect(try companions(rule, ["Domain/a.md": "CityServices, and CityService."]) == [])
    #expect(try companions(rule, ["Domain/CityServiceNotes.md": ""]) == [])
    #expect(try companions(rule, ["Data/a.md": "CityService"]) == missing)
    #expect(
      KindProbe.mistakes(#""kind": "companions""#) == [
        "a companions rule needs 'type', 'file', 'member', 'previews' or 'mentionedIn'"
      ])
  }

  @Test func `a conformances rule reports missing conformances`() throws {
    func found(_ setting: String) throws -> [String] {
      let source = """
        struct A: Store, Sendable {}
        struct B: Own, Equatable {}
        protocol Own {}
        struct C: Other {}
        """
      return try KindProbe.found(
        #""kind": "conformances", "types": {"in": "Domain", "kinds": "struct"}, \#(setting)"#,
        source)
    }
    #expect(
      try found(#""require": ["Sendable", "Equatable"]"#) == [
        "1 A does not conform to Equatable", "2 B does not declare that it is Sendable",
        "4 C does not conform to Equatable", "4 C does not declare that it is Sendable",
      ])
    let oneOf = #""requireOneOf": ["Repo*", "Store"]"#
    #expect(
      try found(oneOf) == [
        "2 B does not conform to Repo* or Store", "4 C does not conform to Repo* or Store",
      ])
    #expect(
      try found(oneOf + #", "orOwnProtocol": true"#) == ["4 C does not conform to Repo* or Store"])
    #expect(
      try found(#""forbid": ["Other", "Store"]"#) == [
        "1 A conforms to Store", "4 C conforms to Other",
      ])
  }

  @Test func `a kinds rule reports types of a kind that is not allowed`() throws {
    let rule = #""kind": "kinds", "types": {"in": "Domain"}, "allow": ["struct", "enum"]"#
    #expect(
      try KindProbe.found(rule, "struct A {}\nclass B {}\nenum C { case a }\nactor D {}") == [
        "2 B is declared as class; the rule allows struct, enum",
        "4 D is declared as actor; the rule allows struct, enum",
      ])
    #expect(
      KindProbe.mistakes(#""kind": "kinds", "allow": ["struct", "func", "thing"]"#)
        == ["there is no kind of type 'func'", "there is no kind of type 'thing'"])
  }

  @Test func `a leaks rule reports types of another layer in signatures`() throws {
    let rule = #""kind": "leaks", "types": {"in": "Domain"}, "forbid": {"in": "Data"}"#
    let source = """
      struct A {
        func f(_ row: Row, _ other: Row) -> Row { row }
        private func g(_ row: Row) {}
        let own: City
        var twice: Both
      }
      protocol P {
        func h() -> [Row]
      }
      struct City {}
      struct Both {}
      """
    let data = ["Data/B.swift": "struct Row {}\nstruct Both {}"]
    #expect(
      try KindProbe.found(rule, source, data) == [
        "2 'f' of A names Row in its signature", "8 'h' of P names Row in its signature",
      ])
    #expect(KindProbe.mistakes(#""kind": "leaks""#) == ["'forbid' is missing"])
  }

  @Test func `a members rule reports missing members`() throws {
    func missing(_ wanted: String) throws -> [String] {
      let source = """
        struct A {
          @MainActor func send(_ event: Int) async throws -> Text { 1 }
          var state: State = 1
          static let limit: Double = 2
          enum Event: Equatable { case a }
          init() {}
        }
        extension A { var short: String { "" } }
        """
      return try KindProbe.found(
        #""kind": "members", "types": {"in": "Domain", "named": "A"}, "require": [\#(wanted)]"#,
        source)
    }
    let fitting = [
      #"{"kinds": "func", "named": "send", "parameters": "_", "effects": ["async", "throws"]}"#,
      #"{"named": "se*", "types": "Text", "with": "MainActor"}"#,
      #"{"kinds": ["let", "var"], "named": "state", "stored": true}"#,
      #"{"named": "short", "computed": true}"#, #"{"kinds": "enum", "conforming": "Equatable"}"#,
      #"{"kinds": "let", "with": "static", "types": "Double"}"#, #"{"kinds": "init"}"#,
    ]
    #expect(try missing(fitting.joined(separator: ", ")) == [])
    let wrong = [
      #"{"kinds": "func", "named": "send", "parameters": "label"}"#: "func send(label:)",
      #"{"kinds": ["let", "var"], "named": ["a", "b"], "effects": "async"}"#:
        "let or var a or b async", #"{"named": "state", "computed": true}"#: "state",
      #"{"named": "short", "stored": true}"#: "short",
      #"{"kinds": "enum", "conforming": ["Equatable", "Hashable"]}"#: "enum: Equatable, Hashable",
      #"{"kinds": "func", "named": "send", "types": ["Text", "Double"]}"#:
        "func send of Text, Double",
      #"{"kinds": "func", "with": ["MainActor", "static"]}"#: "@MainActor static func",
    ]
    for (wanted, words) in wrong { #expect(try missing(wanted) == ["1 A has no \(words)"]) }
    #expect(
      KindProbe.mistakes(#""kind": "members", "require": [{"kinds": "thing"}]"#)
        .contains { $0.contains("there is no kind of declaration 'thing'") })
  }

  @Test func `a members rule reports forbidden members`() throws {
    let rule =
      #""kind": "members", "types": {"in": "Domain"}, "forbid": [{"kinds": "var", "stored": true}]"#
    let source =
      "struct A {\n  var a = 1\n  let b = 1\n  var c: Int { 1 }\n}\nextension A {\n  static var d = 2\n}"
    #expect(try KindProbe.found(rule, source) == ["2 A has var a", "7 A has var d"])
  }

  @Test func `a names rule reports types with a wrong name, file or folder`() throws {
    let types = #""kind": "names", "types": {"in": "Domain"}"#
    let source = "struct City {}\nstruct CityModel {}\nstruct Town {}"
    #expect(
      try KindProbe.found(types + #", "named": ["*Model", "City"]"#, source)
        == ["3 Town must be named *Model or City"])
    #expect(
      try KindProbe.found(types + #", "file": "{name}.swift""#, "struct A {}\nstruct B {}")
        == ["2 B must be in a file named B.swift"])
    #expect(
      try KindProbe.found(types + #", "folder": "Domain/Models/**""#, "struct A {}")
        == ["1 A must be in Domain/Models/**"])
    #expect(
      try KindProbe.found(types + #", "folder": "Domain/**""#, "struct A {}") == [])
    #expect(
      KindProbe.mistakes(types) == [
        "a names rule with 'types' needs 'named', 'file' or 'folder'"
      ])
    #expect(
      KindProbe.mistakes(#""kind": "names", "pascalCase": true"#)
        == ["a names rule needs either 'types' or 'foldersOf'"])
  }

  @Test func `a names rule reports folders with a wrong name`() throws {
    let files = [
      "Domain/models/B.swift": "", "Domain/Use Cases/C.swift": "", "Domain/City.Page/D.swift": "",
      "Domain/models/deep/E.swift": "",
    ]
    let rule = #""kind": "names", "foldersOf": "Domain/{x}""#
    #expect(
      try KindProbe.found(rule + #", "pascalCase": true"#, files) == [
        "Domain/Use Cases:0 the folder must be named in PascalCase",
        "Domain/models:0 the folder must be named in PascalCase",
      ])
    #expect(
      try KindProbe.found(rule + #", "folders": ["models", "City*"]"#, files)
        == ["Domain/Use Cases:0 the folder must be named models or City*"])
    #expect(
      KindProbe.mistakes(rule) == [
        "a names rule with 'foldersOf' needs 'folders' or 'pascalCase'"
      ])
  }

  @Test func `a references rule reports types of another layer that code uses`() throws {
    func found(_ setting: String) throws -> [String] {
      let source = """
        func a(_ row: Row) {}
        func b() { _ = Row() }
        #if DEBUG
        func c() { _ = Row() }
        #endif
        struct Own {}
        let own = Own()
        """
      return try KindProbe.found(
        #""kind": "references", "in": "Domain", "forbid": {"in": "Data"}\#(setting)"#, source,
        ["Data/B.swift": "struct Row {}"])
    }
    let uses = { (line: Int) in "\(line) uses Row, which Data/B.swift declares" }
    #expect(try found("") == [1, 2, 4].map(uses))
    #expect(try found(#", "calls": true"#) == [2, 4].map(uses))
    #expect(try found(#", "debug": false"#) == [1, 2].map(uses))
    #expect(KindProbe.mistakes(#""kind": "references""#) == ["'forbid' is missing"])
  }

  @Test func `a sizes rule counts the lines of types without comments`() throws {
    let source = "struct A {\n  // one\n\n  let a = 1\n  let b = 2\n}"
    func found(_ lines: Int, members: Int = 0) throws -> [String] {
      try KindProbe.found(
        #""kind": "sizes", "types": {"in": "Domain"}, "lines": "\#(lines)", "members": "\#(members)""#,
        source)
    }
    #expect(try found(3) == ["1 A has 4 lines of code; the rule allows 3"])
    #expect(try found(4) == [])
    #expect(try found(3, members: 2).count == 1)
    #expect(try found(3, members: 3) == [])
    #expect(
      KindProbe.mistakes(#""kind": "sizes", "lines": "0""#)
        == ["'lines' must be a number greater than 0"])
  }
}
