import StrataSwiftFacts
import Testing

@Suite struct FactsReaderTests {
  private func facts(_ source: String, asking words: Set<String> = []) -> FileFacts {
    FactsReader.facts(of: Array(source.utf8), vocabulary: words)
  }

  private func names(_ source: String) -> [String] {
    facts(source).declarations.map { "\($0.kind.rawValue) \($0.name):\($0.line)" }
  }

  @Test func `declarations are found with their kinds and lines`() {
    let source = """
      @MainActor @Observable
      public final class FeedModel<Item: Hashable>: Base, @unchecked Sendable where Item: Codable {
        private(set) var items: [Item] = [], other = 3
        let title = "a"
        init?(_ items: [Item]) { self.items = items }
        func send(_ action: Action) async throws -> Result<Item, Failure> {
          let x = 1
          struct Inner {}
        }
        static func == (l: Self, r: Self) -> Bool { true }
        subscript(index: Int) -> Item { items[index] }
        enum Action: String { case onAppear, tapped(Item), last = "x" }
        typealias Needs = HasFeed & HasUser
      }
      protocol Feed: Sendable { var count: Int { get }
        func load() async
        associatedtype Value: Equatable
      }
      extension Outer.Inner: Codable {}
      actor Store { }
      let actor = 3
      """
    #expect(
      names(source) == [
        "class FeedModel:2", "var items:3", "var other:3", "let title:4", "init init:5",
        "func send:6",
        "struct Inner:8", "func ==:10", "subscript subscript:11", "enum Action:12",
        "case onAppear:12", "case tapped:12", "case last:12", "typealias Needs:13",
        "protocol Feed:15", "var count:15", "func load:16", "associatedtype Value:17",
        "extension Outer.Inner:19", "actor Store:20", "let actor:21",
      ])
  }

  @Test func `a type has its attributes, modifiers and parents`() throws {
    let first = try #require(
      facts("@MainActor @Observable public final class A<B>: Base, @unchecked Sendable, C & D {}")
        .declarations.first)
    #expect(first.attributes == ["MainActor", "Observable", "unchecked"])
    #expect(first.modifiers == ["public", "final"])
    #expect(first.inherits == ["Base", "Sendable", "C", "D"])
  }

  @Test func `a function has its parameters, types and effects`() throws {
    let first = try #require(
      facts(
        "func load(_ city: City, by key: String = \"x\", then: @escaping (Page) -> Void) async throws -> [Item] {}"
      ).declarations.first)
    #expect(first.parameters.map(\.label) == ["_", "by", "then"])
    #expect(first.parameters.map(\.name) == ["city", "key", "then"])
    #expect(first.parameters.map(\.hasDefault) == [false, true, false])
    #expect(first.effects == ["async", "throws"])
    #expect(Set(first.types).isSuperset(of: ["City", "String", "Page", "Item"]))
  }

  @Test(arguments: [
    ("let a = b!", [1]), ("let a = b! + c", [1]), ("f(x!, !y, a != b)", [1]),
    ("if !x { a()!.b }", [1]), ("let s = \"\\(x!)\"", [1]), ("let a = b\n  .c![0]!", [2, 2]),
    ("let s = \"wow!\" // x!", []), ("a !== b", []), ("var x: Int!", []),
    ("let a = b!!", [1, 1]), ("let a = \\City.name!.count", [1]),
    ("let a: [String]! = nil", []), ("#if false\nlet a = b!\n#endif", []), ("a!=b", []),
  ])
  func `force unwraps are distinguished from look-alikes`(source: String, lines: [Int]) {
    #expect(facts(source).constructs.filter { $0.kind == .forceUnwrap }.map(\.line) == lines)
  }

  @Test func `a forced try, a forced cast and an implicitly unwrapped type are distinguished`() {
    let kinds = facts("let a = try! f(); let b = c as! D; let e: F! = nil").constructs.map(\.kind)
    #expect(kinds == [.forceTry, .forceCast, .implicitlyUnwrapped])
  }

  @Test func `a string literal is found with its variable, its call and its argument label`() {
    let found = facts(
      "let key = \"a\"\nvar body: some View { Text(\"b\").navigationTitle(\"c\"); Label(\"d\", systemImage: \"e\") }"
    ).strings.map { "\($0.text) \($0.name ?? "-") \($0.callee ?? "-") \($0.label ?? "-")" }
    #expect(
      found == [
        "a key - -", "b - Text -", "c - navigationTitle -", "d - Label -", "e - Label systemImage",
      ])
  }

  @Test func `lines inside a DEBUG condition are marked as debug only`() {
    let source = "let a = 1\n#if DEBUG\nlet b = 2\n#else\nlet c = 3\n#endif"
    let facts = facts(source)
    #expect((1...6).filter(facts.isDebug) == [2, 3, 4])
  }

  @Test
  func `declarations in a branch of conditional compilation that is never built are left out`() {
    #expect(
      names("#if false\nstruct A {}\n#elseif os(Linux)\nstruct B {}\n#else\nstruct C {}\n#endif")
        == ["struct B:4", "struct C:6"])
    #expect(names("#if true\nstruct A {}\n#else\nstruct B {}\n#endif") == ["struct A:2"])
  }

  @Test func `a call that a rule asks about is found with the names in its arguments`() throws {
    let use = try #require(
      facts("print(\"at \\(place.latitude)\", x)", asking: ["print"]).uses.first)
    #expect(use.name == "print")
    #expect(use.arguments.contains("latitude") && use.arguments.contains("x"))
  }

  @Test func `a use of a type's name is found with its qualifier and enclosing type`() {
    let facts = facts("struct A { func b() { Foundation.Date(); c.Page } }")
    let found = facts.uses.map { "\($0.name) \($0.after ?? "-") \($0.owner ?? -1)" }
    #expect(found == ["Foundation - 1", "Date Foundation 1", "Page c 1"])
  }

  @Test(arguments: [
    ("let a = 1\n/* why\nimport UIKit", 2), ("let a = \"\"\"\nimport UIKit\n", 1),
    ("\n#if FOO\nimport UIKit\n", 2), ("let a = 1\n#endif\n", 2),
    ("#if FOO\n#if BAR\n#endif\n", 1), ("let a = 1\n<<<<<<< ours\nlet b = 2\n", 2),
  ])
  func `an unclosed construct is reported with its line`(source: String, line: Int) {
    #expect(FactsReader.facts(of: Array(source.utf8)).slip == line)
  }

  @Test(arguments: [
    "/* a /* b */ c */", "let a = \"\"\"\n  b\n  \"\"\"", "#if A\n#elseif B\n#else\n#endif",
    "func <<<<<<< (a: Int, b: Int) {}", "let a = #\"\"\"#",
  ])
  func `closed constructs are not reported`(source: String) {
    #expect(FactsReader.facts(of: Array(source.utf8)).slip == nil)
  }

  @Test func `an unclosed bracket is reported and the rest is read`() {
    let facts = facts("struct A { func b() {\nstruct C {}")
    #expect(facts.slip != nil)
    #expect(facts.declarations.map(\.name).contains("C"))
    #expect(FactsReader.facts(of: Array("}\nstruct D {}".utf8)).declarations.map(\.name) == ["D"])
  }

  @Test func `regular expressions are not read as code`() {
    #expect(
      names("let a = /struct \"B {/\nstruct C {}\nlet d = #/\n{ x/#\nstruct E {}") == [
        "let a:1", "struct C:2", "let d:3", "struct E:5",
      ])
    #expect(names("let a = b / c / d\nstruct E {}") == ["let a:1", "struct E:2"])
  }

  @Test func `400 random sources are read to their end`() {
    for seed in UInt64(1)...400 {
      var state = seed
      let words = [
        "struct ", "A", "{", "}", "(", ")", "let ", "=", "!", "\"", "\\(", "#if ", "#endif", "\n",
        ":", "<", ">", "case ", "func ", "@", ".", "class ", "[", "]", "enum ", ",", "/", "->",
      ]
      let source = (0..<60).map { _ -> String in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(state >> 33) % words.count]
      }.joined()
      let lines = source.count { $0 == "\n" } + 1
      #expect(facts(source).declarations.allSatisfy { $0.line <= lines })
    }
  }

  @Test func `a comment or a blank line changes only line numbers`() {
    let plain = "struct A: Codable {\n  let b = c!\n  func d(_ e: F) -> G { h(\"i\") }\n}"
    let spaced = plain.split(separator: "\n").joined(separator: "\n // note }\n\n /* { */ ")
    let (one, other) = (facts(plain), facts(spaced))
    #expect(one.declarations.map(\.name) == other.declarations.map(\.name))
    #expect(one.declarations.map(\.types) == other.declarations.map(\.types))
    #expect(one.uses.map(\.name) == other.uses.map(\.name))
    #expect(one.constructs.map(\.kind) == other.constructs.map(\.kind))
    #expect(one.strings.map(\.text) == other.strings.map(\.text))
  }
}
