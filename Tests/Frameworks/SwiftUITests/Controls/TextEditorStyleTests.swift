import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// A custom style that calls a built-in one.
private struct Framed: TextEditorStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("Above")
      PlainTextEditorStyle().makeBody(configuration: configuration)
    }
  }
}

@MainActor @Suite struct TextEditorStyleTests {
  private struct Notes<Style: TextEditorStyle>: View {
    @State private var text = "first"
    var style: Style
    var body: some View {
      TextEditor(text: $text).accessibilityLabel("Notes").textEditorStyle(style)
      Text(verbatim: "says \(text)")
    }
  }

  private func variant(_ style: some TextEditorStyle) throws -> String? {
    let screen = Screen(Notes(style: style))
    let field = try #require(screen.all(.field).first)
    try field.type("second")
    #expect(screen.text.contains("second"))
    return field.drawing[.variant]
  }

  @Test func `a text editor has a border, or none in the plain style`() throws {
    #expect(try variant(AutomaticTextEditorStyle.automatic) == "editor")
    #expect(try variant(AutomaticTextEditorStyle()) == "editor")
    #expect(try variant(PlainTextEditorStyle.plain) == "bare")
    #expect(try variant(Framed()) == "bare")
    #expect(Screen(Notes(style: Framed())).has("Above"))
  }
}
