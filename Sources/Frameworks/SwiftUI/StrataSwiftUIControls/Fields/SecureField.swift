public import StrataSwiftUIDrawing
public import SwiftUICore

/// A text field that hides its text.
///
/// Same as Apple's.
public struct SecureField<Label: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  let text: Binding<String>
  let prompt: Text?
  nonisolated(unsafe) var commit: (() -> Void)?

  /// Creates a secure field with a label.
  ///
  /// - Parameters:
  ///   - text: A binding to the text.
  ///   - prompt: The text that is shown while the field is empty; `nil` for the label.
  ///   - label: The view of the label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.text = text
    self.prompt = prompt
  }

  public var body: some View {
    FieldElement(
      kind: .secureField, title: StylePart(label), prompt: prompt, text: text,
      value: text.wrappedValue, commit: commit)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a secure field with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - text: A binding to the text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// Creates a secure field with a localized title and a prompt.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a prompt and a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - text: A binding to the text.
  ///   - prompt: The text that an empty field shows.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field that performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - text: A binding to the text.
  ///   - onCommit: A function that is called when the person presses Return.
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    commit = onCommit
  }

  /// Creates a secure field that performs an action when Enter is pressed.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - text: A binding to the text.
  ///   - onCommit: A function that is called when the person presses Return.
  @_disfavoredOverload
  @available(
    iOS, deprecated: 100000,
    message:
      "Renamed SecureField.init(_:text:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter."
  )
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
    commit = onCommit
  }
}
