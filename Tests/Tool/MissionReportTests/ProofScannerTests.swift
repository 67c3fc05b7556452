import Testing

@testable import MissionReport

@Suite struct ProofScannerTests {
  private func proofs(_ source: String) throws -> [String] {
    try ProofScanner(source: source, path: "Tests/a.swift").proofs().map {
      "\($0.line) \($0.test): \($0.rows.joined(separator: " "))\($0.isDisabled ? " off" : "")"
    }
  }

  @Test func `the scanner finds each test and suite with the identifiers in its mission trait`()
    throws
  {
    let source = """
      import Testing
      @Suite(.mission("A-1"), .timeLimit(.minutes(10))) struct Whole {
        @Test(
          .mission(
            "A-2",
            "A-3"), arguments: [1, (2)])
        @MainActor
        func `a long name, with commas`(x: Int) async throws {}
        @Test func plain() {}
        @Test("Shown", .mission("A-4")) private func named() {}
      }
      """
    #expect(
      try proofs(source) == [
        "2 Whole: A-1", "3 a long name, with commas: A-2 A-3", "10 named: A-4",
      ])
  }

  @Test
  func `the scanner finds a test's module, its suite, nested or extended, and its display name`()
    throws
  {
    let source = """
      @Suite(.mission("A-1")) struct Outer {
        let text = "{"
        @Test(.mission("A-2")) func a() { if true {} }
        struct Inner { @Test("Shown", .mission("A-3")) func b() {} }
      }
      extension Other { @Test(.mission("A-4")) func c() {} }
      """
    let found = try ProofScanner(source: source, path: "Tests/App/RainTests/UnitTests/T.swift")
      .proofs()
    #expect(
      found.map(\.id) == [
        "RainTests.Outer", "RainTests.Outer", "RainTests.Outer/Inner", "RainTests.Other",
      ])
    #expect(found.map(\.isSuite) == [true, false, false, false])
    #expect(found.map(\.title) == [nil, nil, "Shown", nil])
  }

  @Test func `a disabled test is marked`() throws {
    #expect(try proofs(#"@Test(.disabled("x"), .mission("A-1")) func a() {}"#) == ["1 a: A-1 off"])
  }

  @Test(arguments: [
    "// @Test(.mission(\"A-1\")) func a() {}", "let a = \"@Test(.mission(\\\"A-1\\\"))\"",
    "@Test(.mission(row)) func a() {}", "@Other(.mission(\"A-1\")) func a() {}",
    "func mission(_ ids: String...) {}", "@Test func a() { b.mission(\"A-1\") }",
  ])
  func `a mission trait in a comment or string, or with a variable, is not read as a proof`(
    source: String
  ) throws {
    #expect(try proofs(source).isEmpty)
  }

  @Test func `a mission trait that is not on a test or suite is reported`() {
    let source = "@Test(.mission(\"A-1\"))\n}\nfunc later() {}"
    #expect(
      throws: MissionProblems(all: [
        "Tests/a.swift:1: the attribute names the rows A-1, but no test or suite follows it: move it "
          + "in front of a test"
      ])
    ) {
      try proofs(source)
    }
  }
}
