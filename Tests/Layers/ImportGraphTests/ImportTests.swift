import StrataImportGraph
import Testing

@Suite struct ImportTests {
  private func imports(_ source: String) -> [String] {
    Import.all(in: SwiftLexer.tokens(of: source)).map { "\($0.module):\($0.line)" }
  }

  @Test(arguments: [
    "import A", "import struct A.B", "@testable import A", "public import A", "import `A`",
    "@_exported public import A", "import class A.Deep.C", "@_spi(Inside) import A", "import\n  A",
  ])
  func `every way to write an import names its module`(source: String) {
    #expect(imports(source) == ["A:1"])
  }

  @Test func `two imports on one line, and imports in conditions, are found`() {
    #expect(
      imports("import A; import B\n#if X\nimport C\n#else\nimport D\n#endif") == [
        "A:1", "B:1", "C:3", "D:5",
      ])
  }

  @Test(arguments: [
    "// import A", "/* import A */", "let a = \"import A\"", "let a = \"\"\"\nimport A\n\"\"\"",
    "x.import(a)", "func `import`() {}", "importA()", "func write(import one: Import) {}",
    "func write(\n  import one: Import\n) {}", "func write(_ a: Int, import one: Import) {}",
    "func write(@Copied import one: Import) {}", "write(import: one)", "subscript(import a: Int)",
  ])
  func `a string or comment with the word import is not read as one`(source: String) {
    #expect(imports(source).isEmpty)
  }
}
