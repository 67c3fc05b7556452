public import SwiftUICore

/// A text field of many lines.
///
/// Same as Apple's, without the initializer for a selection. Set its name with
/// `accessibilityLabel`.
public struct TextEditor: View {
  let text: Binding<String>
  @Environment(\.[StyleOf<TextEditorStyleConfiguration>()]) private var style

  /// Creates a text editor.
  nonisolated public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    if let style {
      style.make(TextEditorStyleConfiguration(text: text))
    } else {
      EditorField(text: text, variant: "editor")
    }
  }
}
