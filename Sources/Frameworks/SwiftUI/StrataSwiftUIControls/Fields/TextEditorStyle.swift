public import SwiftUICore

/// An appearance of text editors.
///
/// Same as Apple's: its configuration has no public members, so a custom style can only pass it on.
@MainActor @preconcurrency public protocol TextEditorStyle {
  /// The type of the view that draws the editor.
  associatedtype Body: View
  /// The properties of a text editor.
  typealias Configuration = TextEditorStyleConfiguration

  /// Returns the view that draws a text editor.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The properties of a text editor, for a style.
///
/// Same as Apple's.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
}

/// The default text editor style: a background and a border, except in list rows.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the default text editor style.
  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EditorField(text: configuration.text, variant: "editor")
  }
}

/// A text editor style without a background and border.
///
/// Same as Apple's.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates a text editor style without a background and border.
  nonisolated public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EditorField(text: configuration.text, variant: "bare")
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default style of text editors.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle {
    AutomaticTextEditorStyle()
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style without a background and a border.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle {
    PlainTextEditorStyle()
  }
}

/// The field of a text editor.
struct EditorField: View {
  var text: Binding<String>
  var variant: String

  var body: some View {
    FieldElement(
      kind: .textEditor, title: .none, prompt: nil, text: text, value: text.wrappedValue,
      variant: variant)
  }
}

extension View {
  /// Sets the style of the text editors in this view.
  ///
  ///     TextEditor(text: $notes).textEditorStyle(.plain)
  nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<TextEditorStyleConfiguration>())
    }
  }
}
