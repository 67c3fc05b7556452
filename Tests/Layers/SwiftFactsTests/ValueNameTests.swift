import StrataSwiftFacts
import Testing

/// Tests that labels and variables with the name of a type are marked, and that types are not.
@Suite struct ValueNameTests {
  /// Returns the lines of the uses of `Size`, with `value` for those that are no type.
  private func uses(_ source: String) -> [String] {
    FactsReader.facts(of: Array(source.utf8)).uses.filter { $0.name == "Size" }
      .map { "\($0.line)\($0.isValue ? " value" : "")" }
  }

  @Test(arguments: [
    "a(Size: 1)", "a(b, Size: 1)", "let a = (Size: 1, b: 2)", "a(f(Size:))", "a(b:Size:)",
    "func f() { g { } Size: { } }", "let a: (Size: Int, b: Int)? = nil",
    "let a: (_ b: Int, _ Size: Int) -> Void", "func f(Size: Int) { a(Size) }",
    "func f(_ Size: Int) -> Int { Size }", "let a = b.map { Size in Size }",
    "let a = b.map { (c, Size) in c }", "func f() { for Size in a { b(Size) } }",
    "func f() { if let Size = a { b(Size) } }", "func f() { let Size = 1; b(Size) }",
    "func f() { switch a { case let (Size, _): b(Size) } }",
    "func f() { switch a { case .a(let Size) where Size > 1: b(Size) } }",
    "func f() { switch a { case let .a(Size, c: _), let .b(Size, _): b(Size) } }",
    "func f() { if case let .some(Size) = a { b(Size) } }",
    "func f() { if let c, case .some(let Size) = a, Size > 1 { b(Size) } }",
    "func f() { for (Size, _) in a { b(Size) } }",
    "func f() { for case let Size? in a { b(Size) } }",
    "func f() { for try await Size in a where Size > 1 { b(Size) } }",
    "func f() { while let Size = a { b(Size) } }", "func f() { let (Size, _) = a; b(Size) }",
    "func f() { guard let c = a, let Size = c else { return }; b(Size) }",
    "func f() { if let Size = a.first(where: { $0 > 1 }) { b(Size) } }",
    "func f() { do { } catch let Size { b(Size) } }",
    "func f() { do { } catch let Size as A where Size.c { b(Size) } }",
    "let a = b.map { (Size: Int) in Size }", "let a = b.map { (c: Int, _ Size: Int) in Size }",
    "let a = b.map { (Size: (Int, Int)) async throws -> [Int] in Size }",
    "func f() { func g(_ Size: Int) { b(Size) } }",
    "func f() { func g(a: Int, Size: Int = 1) async throws -> Int { Size } }",
    "var a: Int { get { 1 } set(Size) { b(Size) } }", "var a = 1 { didSet(Size) { b(Size) } }",
    "a[Size: 1]", "a[1, Size: 2]", "a?[Size: 1]", "a(b)[Size: 1]", "let c = a[0][Size: 1]",
    "func f() { Size: while true { break Size } }", "let a = \"\\(Size: 1)\"",
    "func f() { a(); Size: if b { break Size } }",
    "func f() { a { b in Size: do { break Size } } }",
    "let a = b.map { [weak self] Size in Size }", "let a = b.map { @MainActor (Size) in Size }",
  ])
  func `a label, parameter or local value with a type's name is no use of the type`(source: String)
  {
    let all = uses(source)
    #expect(!all.isEmpty && all.allSatisfy { $0 == "1 value" }, "\(all)")
  }

  @Test(arguments: [
    "a(Size())", "a(b: Size)", "let a = [Size(): 1]", "let a: [Size: Int] = [:]",
    "let a = b ? Size() : c", "let a: (b: Size)? = nil", "func f() { if let Size = Size() { } }",
    "func f(Size: Int) {}\nlet a = Size()", "func f() { if let Size = a { } }\nlet b = Size()",
    "func f() { a { let Size = 1 }\n b(Size()) }", "let a = 0...Size.count",
    "func f(a: Size) { b(a) }", "switch a { case Size.b: c }",
    "func f() { switch a { case let (Size, _): b\n case c: d(Size()) } }",
    "func f() { if case .some(let Size) = a { }\n b(Size()) }",
    "func f() { if case let (Size, _) = Size() { } }", "func f() { for Size in Size.all { } }",
    "func f() { switch a { case let b as Size: c } }", "func f() { if case let Size.a(b) = c { } }",
    "let a = b.map { (c: Size) in c }", "let a = b.map { (c: Int) -> Size in Size(c) }",
    "func f() { do { } catch let Size { }\n b(Size()) }",
    "func f() { func g(_ Size: Int) { }\n b(Size()) }",
    "var a: Int { get { 1 } set(Size) { } }\nlet b = Size()",
    "func f() { func g(a: Size) { b(a) } }", "a[Size()]", "a[Size.b]", "a[b ? Size : c]",
    "let a = [Size.self: 1]", "f([Size: 1])", "let a = b as? [Size: Int]", "a[[Size: 1]]",
    "precedencegroup A { higherThan: B }\nlet a = Size()", "infix operator +++: A\nlet a = Size()",
  ])
  func `a type that is used next to a label or value of its name is found`(source: String) {
    let all = uses(source)
    #expect(all.contains { !$0.hasSuffix("value") }, "\(all)")
  }

  @Test(arguments: [
    "precedencegroup Size {}", "precedencegroup A { higherThan: Size\n associativity: left }",
    "infix operator +++: Size", "struct A { subscript(Size a: Int, Size b: Int) -> Int { a } }",
  ])
  func `the name of a precedence and a parameter's label are no uses`(source: String) {
    #expect(uses(source) == [])
  }

  @Test func `a local value hides a type of its name only on the lines after its declaration`() {
    let source = """
      func f() {
        a(Size())
        let Size = 1
        a(Size)
      }
      func g() { a(Size()) }
      """
    #expect(uses(source) == ["2", "4 value", "6"])
  }
}
