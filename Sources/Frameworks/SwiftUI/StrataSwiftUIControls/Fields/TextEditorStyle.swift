public import SwiftUICore

/// A look for text editors.
///
/// Same as Apple's: as its configuration tells nothing, a style of your own can only pass one on.
@MainActor @preconcurrency public protocol TextEditorStyle {
  associatedtype Body: View
  typealias Configuration = TextEditorStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a text editor's style is given.
///
/// Same as Apple's.
public struct TextEditorStyleConfiguration {
  let text: Binding<String>
}

/// The look that suits the place: a field with a ground and an edge outside of rows.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct AutomaticTextEditorStyle: TextEditorStyle {
  @MainActor @preconcurrency public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EditorField(text: configuration.text, variant: "editor")
  }
}

/// Nothing around the text.
///
/// Same as Apple's.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}

  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    EditorField(text: configuration.text, variant: "bare")
  }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that suits the place.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle {
    AutomaticTextEditorStyle()
  }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// Nothing around the text.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle {
    PlainTextEditorStyle()
  }
}

/// The field itself.
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
  /// Sets the look of the text editors here.
  ///
  ///     TextEditor(text: $notes).textEditorStyle(.plain)
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<TextEditorStyleConfiguration>())
    }
  }
}
