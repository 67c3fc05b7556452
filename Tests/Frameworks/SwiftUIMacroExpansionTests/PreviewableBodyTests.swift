import Testing

@testable import StrataSwiftUIMacroExpansion

struct PreviewableBodyTests {
  @Test func `Previewable properties are separated from the preview's body and arguments`() throws {
    let source = """
       ("Item", traits: .portrait) {
        @Previewable @State var item = [1,
          2].count
        @Previewable @State
        private var other: Int =
          4; Text("@Previewable")
          .bold()
      }
      """
    let body = try #require(PreviewableBody(source))
    #expect(body.arguments == "(\"Item\", traits: .portrait)")
    #expect(
      body.properties == [
        "@State var item = [1,\n    2].count", "@State\n  private var other: Int =\n    4",
      ])
    #expect(body.content == " Text(\"@Previewable\")\n    .bold()\n")
  }

  @Test func `a body without Previewable properties is not changed`() {
    #expect(PreviewableBody(" { Text(\"@Previewable\") }") == nil)
    #expect(PreviewableBody("(\"A\") { @State var a = 1; Text(\"x\") }") == nil)
    #expect(PreviewableBody("") == nil)
  }

  @Test func `the preview shows a view with the Previewable properties`() throws {
    let location = CompilerRequest.Syntax.Location(
      fileID: "A/B.swift", fileName: "B.swift", offset: 0, line: 1, column: 1)
    let macro = try PreviewMacro(
      source: "#Preview { @Previewable @State var a = 1; Text(a) }", location: location)
    let source = macro.expansion(discriminator: "x")
    #expect(source.contains("struct PreviewableView: SwiftUI.View {\n  @State var a = 1\n"))
    #expect(source.contains("return SwiftUI.Preview {\n  PreviewableView()\n}"))
  }
}
