import Testing

@testable import StrataSwiftUIMacroExpansion

struct EntryMacroTests {
  private func entry(
    _ declaration: String, in container: String? = "\n\nextension EnvironmentValues {}"
  ) throws -> EntryMacro {
    try EntryMacro(declaration: declaration, container: container)
  }

  @Test func `the Entry macro's accessors read and write the value by its key`() throws {
    let expected = """
      get { self[__Key_theme.self] }
      set { self[__Key_theme.self] = newValue }
      """
    #expect(try entry("@Entry var theme = 1").accessors == expected)
    #expect(try entry("@Entry var `theme` = 1").accessors == expected)
  }

  @Test func `with an explicit type the key's default value is a computed property`() throws {
    let expected = """
      private nonisolated struct __Key_f: SwiftUI.EnvironmentKey {
        typealias Value = @Sendable (Int) -> [String: Int]
        static var defaultValue: Value {
          { _ in ["=": 1] } // why
        }
      }
      """
    let source = """
      /// Doc: with = and var
      @Entry @available(*, deprecated, message: "var x: Int = 1") public internal(set)
      var f: @Sendable (Int) -> [String: Int] = { _ in ["=": 1] } // why
      """
    #expect(try entry(source).key == expected)
  }

  @Test func `without an explicit type the key's default value is a constant`() throws {
    let expected = """
      private nonisolated struct __Key_x: SwiftUI.EnvironmentKey {
        static let defaultValue = 5
      }
      """
    #expect(try entry("@Entry var x = 5").key == expected)
  }

  @Test(arguments: ["String?", "Optional<String>", "(any P)?"])
  func `an optional without a value has the default nil`(type: String) throws {
    let entry = try entry("@Entry var x: \(type) // none")
    #expect(entry.type == type)
    #expect(try entry.key.contains("static var defaultValue: Value {\n    nil"))
  }

  @Test(arguments: [("ContainerValues", "ContainerValueKey"), ("Transaction", "TransactionKey")])
  func `an entry's key is one of the type that is extended`(type: String, key: String) throws {
    let entry = try entry("@Entry var x = 1", in: "extension \(type) {}")
    #expect(try entry.key.contains("struct __Key_x: SwiftUI.\(key) {"))
  }

  @Test func `an invalid entry throws an error with the reason`() throws {
    #expect(throws: MacroError("@Entry needs a default value: write 'x = …'")) {
      try entry("@Entry var x: Int").key
    }
    #expect(throws: MacroError("@Entry needs a 'var'")) { try entry("@Entry let x = 1") }
    let elsewhere = MacroError(
      "@Entry can only be used in an extension of EnvironmentValues, ContainerValues or Transaction"
    )
    #expect(throws: elsewhere) { try entry("@Entry var x = 1", in: "struct A {}") }
    #expect(throws: elsewhere) { try entry("@Entry var x = 1", in: nil) }
    #expect(try entry("@Entry var x = 1", in: "extension SwiftUI.EnvironmentValues {}").name == "x")
  }
}
