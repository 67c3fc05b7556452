import StrataRendering
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A text field of one line or several.
///
///     TextField("Name", text: $name)
///
/// Same as Apple's, without the initializers for a selection. The server never overwrites text that
/// was typed after its response was made: each edit has a version, and the app's value has the
/// version of the edit on which it is based.
public struct TextField<Label: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  var prompt: Text?
  var input: FieldInput
  var axis = Axis.horizontal
  nonisolated(unsafe) var editing: ((Bool) -> Void)?
  nonisolated(unsafe) var commit: (() -> Void)?

  nonisolated init(_ label: Label, _ input: FieldInput, prompt: Text? = nil) {
    self.label = label
    self.input = input
    self.prompt = prompt
  }

  public var body: some View {
    switch input {
    case .text(let text): field(text, commit: commit, editing: editing)
    case .value(let value):
      ValueField(value: value) { text, finish in
        field(
          text,
          commit: {
            finish()
            commit?()
          }
        ) { isEditing in
          if !isEditing { finish() }
          editing?(isEditing)
        }
      }
    }
  }

  private func field(
    _ text: Binding<String>, commit: (() -> Void)?, editing: ((Bool) -> Void)?
  ) -> FieldElement {
    FieldElement(
      kind: axis == .vertical ? .textEditor : .textField, title: StylePart(label),
      prompt: prompt, text: text, value: text.wrappedValue,
      variant: axis == .vertical ? "auto" : "", editing: editing, commit: commit)
  }
}

/// The content of a field: text, or a value converted to text.
enum FieldInput {
  case text(Binding<String>)
  case value(FieldValue)
}

/// A value that is converted to text and back.
nonisolated struct FieldValue {
  var text: @MainActor (EnvironmentValues) -> String
  /// A closure that sets the value from a text. A text that cannot be parsed has no effect, except
  /// that it sets an optional value to `nil`.
  var take: @MainActor (String, EnvironmentValues) -> Void
}

/// A field that sets the value when editing ends, so that a half-typed number is not reformatted.
private struct ValueField<Field: View>: View {
  var value: FieldValue
  var field: (Binding<String>, @escaping () -> Void) -> Field
  @State private var draft: String?
  @Environment(\.self) private var environment

  var body: some View {
    let surroundings = environment
    let shown = Binding {
      draft ?? value.text(surroundings)
    } set: { text in
      draft = text
    }
    field(shown) {
      if let draft { value.take(draft, surroundings) }
      draft = nil
    }
  }
}
