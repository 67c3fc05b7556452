import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Passes on what another style does, as an app's own can.
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

  @Test func `an editor has a ground and an edge, or nothing around it`() throws {
    #expect(try variant(AutomaticTextEditorStyle.automatic) == "editor")
    #expect(try variant(AutomaticTextEditorStyle()) == "editor")
    #expect(try variant(PlainTextEditorStyle.plain) == "bare")
    #expect(try variant(Framed()) == "bare")
    #expect(Screen(Notes(style: Framed())).has("Above"))
  }
}
