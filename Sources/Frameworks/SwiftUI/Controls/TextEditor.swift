/// A field for text of many lines.
///
/// Same as Apple's, but for the form with a selection. Give it a name with `accessibilityLabel`.
public struct TextEditor: View {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  public var body: some View {
    FieldElement(
      kind: .textEditor, title: .none, prompt: nil, text: text, value: text.wrappedValue,
      variant: "editor")
  }
}
