import SwiftFacts
import Testing

/// Shapes that the toolchain's parser told the reader's first version from (docs/decisions/0025).
@Suite struct TypesAsWrittenTests {
  private func first(_ source: String) throws -> Declaration {
    try #require(FactsReader.facts(of: Array(source.utf8)).declarations.first)
  }

  @Test(arguments: [
    ("func f(_ a: Result<City, any Error>, b: Int) {}", ["_:a", "b:b"]),
    ("func f(a: [String: Int] = [:], b c: (Int, Int) -> Void) {}", ["a:a", "b:c"]),
    ("func f(a: Set<Int> = Set<Int>(), @Maker b: () -> Int) {}", ["a:a", "b:b"]),
    ("init(a: A = .init(x: 1, y: 2), b: B) {}", ["a:a", "b:b"]),
  ])
  func `a comma inside a type or a value ends no parameter`(
    source: String, parameters: [String]
  ) throws {
    #expect(try first(source).parameters.map { "\($0.label):\($0.name)" } == parameters)
  }

  @Test(arguments: [
    ("func f()\n  -> Result<\n    City\n  >\n{ a }", ["Result", "City"]),
    ("func f<A>(a: A)\n  where\n    A: City,\n    A: Town\n{ a }", ["A"]),
    ("func f() -> @Sendable () async -> Void { a }", ["Sendable", "Void"]),
    ("func f() throws(Failure) -> some City & Town {}", ["Failure", "some", "City", "Town"]),
  ])
  func `a result goes over as many lines as it takes`(source: String, types: [String]) throws {
    let one = try first(source)
    #expect(one.types == types)
    #expect(one.hasBody)
    #expect(!one.effects.contains("async"))
  }

  @Test(arguments: [
    ("extension [City] { func a() {} }", "Array"), ("extension City? {}", "Optional"),
    ("extension [String: City] {}", "Dictionary"), ("extension Outer<Int>.City {}", "Outer.City"),
  ])
  func `an extension of sugar extends what the sugar stands for`(
    source: String, name: String
  ) throws {
    #expect(try first(source).name == name)
  }

  @Test(arguments: [
    ("func == <T>(a: T, b: T) {}", "=="), ("func ==<T>(a: T, b: T) {}", "=="),
    ("func < (a: A, b: A) {}", "<"), ("func `in`() {}", "in"),
  ])
  func `an operator ends before its generic parameters`(source: String, name: String) throws {
    #expect(try first(source).name == name)
  }

  @Test func `an alias stands for the last name of each type`() throws {
    let alias = try first("typealias Made<A> =\n  Outer.Inner<A>\n  .Kind")
    #expect(alias.types == ["Inner", "A", "Kind"])
  }

  @Test func `names in a condition at the top are no declarations`() {
    let source = "if let a = b {}\nguard case let c = d else { e() }\nlet (f, g) = h, i = [\n1\n]\n"
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.declarations.map { "\($0.name):\($0.endLine)" } == ["f:3", "g:3", "i:5"])
  }
}
