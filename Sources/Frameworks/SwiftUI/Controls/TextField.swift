import Rendering
import ViewTree

/// A field for a line of text.
///
///     TextField("Name", text: $name)
///
/// Same as Apple's for text. What a person types is never overwritten by an answer to an earlier
/// key: each edit has a version, and the app's value carries the version it is based on.
public struct TextField<Label: View>: View {
  let label: Label
  let title: Text
  let text: Binding<String>
  var prompt: Text?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fieldLook) private var look
  @Environment(\.submitActions) private var submit
  @Environment(\.fieldTraits) private var traits

  public var body: some View {
    FieldElement(
      kind: .textField, title: title, prompt: prompt, text: text, value: text.wrappedValue,
      isEnabled: isEnabled, look: look, traits: traits, submit: submit.text)
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(titleKey), title: Text(titleKey), text: text, prompt: prompt)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(label: Text(title), title: Text(title), text: text, prompt: prompt)
  }

  private init(label: Text, title: Text, text: Binding<String>, prompt: Text?) {
    self.label = label
    self.title = title
    self.text = text
    self.prompt = prompt
  }
}

/// A field whose text is not shown.
///
/// Same as Apple's.
public struct SecureField<Label: View>: View {
  let title: Text
  let text: Binding<String>
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.fieldLook) private var look
  @Environment(\.submitActions) private var submit

  public var body: some View {
    FieldElement(
      kind: .secureField, title: title, prompt: nil, text: text, value: text.wrappedValue,
      isEnabled: isEnabled, look: look, traits: [:], submit: submit.text)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    title = Text(titleKey)
    self.text = text
  }
}
