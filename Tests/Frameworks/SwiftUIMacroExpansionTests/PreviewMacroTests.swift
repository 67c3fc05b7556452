import Testing

@testable import StrataSwiftUIMacroExpansion

struct PreviewMacroTests {
  private let location = CompilerRequest.Syntax.Location(
    fileID: "App/Home.swift", fileName: "Home.swift", offset: 10, line: 4, column: 1)

  private func macro(_ source: String) throws -> PreviewMacro {
    try PreviewMacro(source: source, location: location)
  }

  @Test func `the Preview macro copies its arguments and body unchanged`() throws {
    let body = " (\"a } \\(1)\", traits: .portrait) { Text(\"{\") /* } */ } // end"
    #expect(try macro("#Preview\(body)").arguments == body)
    #expect(try macro("#SwiftUI.Preview {}").arguments == " {}")
  }

  @Test func `the Preview macro drops comments before it and keeps attributes`() throws {
    let source = "\n/// #Preview { no }\n/* c */ @available(iOS 18, *) /* d */\n#Preview { yes }"
    let macro = try macro(source)
    #expect(macro.attributes == "@available(iOS 18, *) /* d */\n")
    #expect(macro.arguments == " { yes }")
  }

  @Test
  func `the Preview macro expands to a PreviewRegistry type with a record in a linker section`()
    throws
  {
    let expected = """
      @available(iOS 18, *) nonisolated struct $s1A15PreviewRegistryfMu_: SwiftUI.PreviewRegistry {
        static var fileID: String { #"App/Home.swift"# }
        static var line: Int { 4 }
        static var column: Int { 23 }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          SwiftUI.Preview("Loaded") { Home() }
        }
        @section("strata_previews") @used
        static let record: SwiftUI._PreviewRecord = {
          SwiftUI._PreviewCollector.collect($s1A15PreviewRegistryfMu_.self, into: $0)
        }
      }
      """
    let macro = try macro("@available(iOS 18, *) #Preview(\"Loaded\") { Home() }")
    #expect(macro.expansion(discriminator: "$s1A") == expected)
  }

  @Test func `a preview's line and column are those of the macro, not of comments before it`()
    throws
  {
    let place = try macro("\n\n/// é\n  #Preview {}").location
    #expect(place.line == 7)
    #expect(place.column == 3)
    #expect(place.offset == 10 + 11)
  }

  @Test func `expanding source without a Preview macro throws an error`() {
    #expect(throws: MacroError.self) { try macro("let x = 1") }
    #expect(throws: MacroError.self) { try macro("") }
  }
}
