import StrataSwiftFacts
import Testing

/// Tests of forms in which the reader's first version differed from the toolchain's parser
/// (docs/decisions/0003).
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
  func `a comma inside a type or a value does not end a parameter`(
    source: String, parameters: [String]
  ) throws {
    #expect(try first(source).parameters.map { "\($0.label):\($0.name)" } == parameters)
  }

  @Test(arguments: [
    ("func f<A: City, B>(a: A, b: B) where B: Town {}", ["City", "Town"]),
    ("class F<A: Outer.City> {}", ["Outer", "City"]), ("let a = City(b < c, d: e)", ["City"]),
    ("let a = Outer.City<Town>()\nlet b = 1", ["Outer", "City", "Town"]),
    ("let a = City.init()", ["City"]), ("let a = City.make()", []), ("let a = City().b", []),
    ("let a = City()\n  .b", []), ("let a = City() ?? b", []), ("let a: Town = City()", []),
  ])
  func `a signature implies the types of constraints and of a created value`(
    source: String, types: [String]
  ) throws {
    #expect(try first(source).impliedTypes == types)
  }

  @Test(arguments: [
    ("func f()\n  -> Result<\n    City\n  >\n{ a }", ["Result", "City"]),
    ("func f<A>(a: A)\n  where\n    A: City,\n    A: Town\n{ a }", ["A"]),
    ("func f() -> @Sendable () async -> Void { a }", ["Sendable", "Void"]),
    ("func f() throws(Failure) -> some City & Town {}", ["Failure", "some", "City", "Town"]),
  ])
  func `a result type is read over several lines`(source: String, types: [String]) throws {
    let one = try first(source)
    #expect(one.types == types)
    #expect(one.hasBody)
    #expect(!one.effects.contains("async"))
  }

  @Test(arguments: [
    ("extension [City] { func a() {} }", "Array"), ("extension City? {}", "Optional"),
    ("extension [String: City] {}", "Dictionary"), ("extension Outer<Int>.City {}", "Outer.City"),
  ])
  func `an extension of a type in short form, such as [Int], extends the full type`(
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

  @Test func `an alias refers to the last name of each type`() throws {
    let alias = try first("typealias Made<A> =\n  Outer.Inner<A>\n  .Kind")
    #expect(alias.types == ["Inner", "A", "Kind"])
  }

  @Test func `names in a top-level condition are not declarations`() {
    let source = "if let a = b {}\nguard case let c = d else { e() }\nlet (f, g) = h, i = [\n1\n]\n"
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.declarations.map { "\($0.name):\($0.endLine)" } == ["f:3", "g:3", "i:5"])
  }

  // MARK: - Shapes in the code of strangers

  @Test(arguments: [
    ("struct A { let b = C<D, E, F>() }", ["A", "b"]),
    ("struct A { let b = 1, c, d: Int }", ["A", "b", "c", "d"]),
    ("struct A { let b = C<\n  D,\n  E\n>()\n  let c = 1 }", ["A", "b", "c"]),
    ("struct A { let b = 1...\n  let c = 2 }", ["A", "b", "c"]),
    ("let _ = f()\nlet a = 1", ["a"]),
    ("var $a: Int = 1", ["$a"]),
  ])
  func `a property's initial value ends where its expression ends`(source: String, names: [String])
  {
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.declarations.map(\.name) == names)
  }

  @Test(arguments: ["/", "-", "*", "%", "<", "==", "??"])
  func `an operator at the end of a line continues the value`(sign: String) {
    let source = "struct A {\n  let b = c \(sign)\n    d\n  let e = 1\n}"
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.declarations.map(\.endLine) == [5, 3, 4])
  }

  @Test func `parentheses after an attribute without arguments belong to the type`() throws {
    let one = try first("func f(a: @escaping(_ b: City?? , _ c: Town) -> Void) {}")
    #expect(one.types.filter { $0.first?.isUppercase == true } == ["City", "Town", "Void"])
  }

  @Test func `an associated value without a name is read after one with a default`() throws {
    let source = "enum A { case b(c: City? = nil, Town, Street? = nil) }"
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.declarations.last?.types == ["City", "Town", "Street"])
  }

  @Test func `a declared name is not a use of a type`() {
    let source =
      "func f() { let City = 1, b = Town(); for Street in b {}\nfunc Lane(Way: Road!) {} }"
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.uses.map(\.name) == ["Town", "Road"])
    #expect(facts.constructs.map(\.kind) == [.implicitlyUnwrapped])
  }

  @Test(arguments: [
    ("func f() { do { a() } catch {} }", 1),
    ("func f() throws { do { a() } catch {}; do { b() } catch {}; throw C() }", 0),
    ("func f() throws { do { a() } catch {}; if b { throw C() } }", 1),
    ("func f() throws { if a { do { b() } catch {} }; throw C() }", 1),
  ])
  func `an empty catch is not reported if an error is thrown after the do statement`(
    source: String, count: Int
  ) {
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.constructs.count { $0.kind == .emptyCatch } == count)
  }

  @Test(arguments: [
    ("let a = B\n(c: 1)\n", 1), ("let a = B(\nc: 1)\n", 2), ("let a = b\n[c]\n", 1),
    ("let a = b +\n(c + 1)\n", 2), ("let a =\n[b]\n", 2), ("let a = try await\n(b)\n", 2),
  ])
  func `a bracket at the start of a line does not continue the value above`(
    source: String, line: Int
  ) throws {
    #expect(try first(source).endLine == line)
  }

  @Test(arguments: [
    ("func f() { do { a() } catch {\n#if false\nb()\n#endif\n} }", 1),
    ("func f() { do { a() } catch {\n#if DEBUG\nb()\n#endif\n} }", 0),
  ])
  func `a catch whose only code is in a branch that is never built counts as empty`(
    source: String, count: Int
  ) {
    let facts = FactsReader.facts(of: Array(source.utf8))
    #expect(facts.constructs.count { $0.kind == .emptyCatch } == count)
  }

  @Test(arguments: [
    ("struct A {}", 1), ("struct A {\n  // why\n\n  /* and\n  how */\n  let b = 1\n}", 3),
    ("struct A {\n  let b = \"\"\"\n    c\n    \"\"\"; let d = 1\n}", 5),
    ("/// what\nstruct A { let b = 1; let c = 2\n}", 2),
  ])
  func `lines of code do not include comments and blank lines`(
    source: String, count: Int
  ) throws {
    #expect(try first(source).codeLines == count)
  }

  @Test(arguments: [
    "func f<T>() where T: B..", "extension Box where B..",
    "func f<T>() where T: nonisolated(nonsending", "func f<T: B..",
    "struct Box<T: nonisolated(nonsending",
  ])
  func `a source that ends within a constraint is read to its end`(text: String) {
    #expect(!FactsReader.facts(of: Array(text.utf8), vocabulary: []).declarations.isEmpty)
  }
}
