import StrataSwiftUIApp

extension UITextField {
  /// The times at which a part of a text field is shown.
  public enum ViewMode: Int, Sendable {
    /// The part is not shown.
    case never
    /// The part is shown while a person edits the text.
    case whileEditing
    /// The part is shown while nobody edits the text.
    case unlessEditing
    /// The part is always shown.
    case always
  }

  /// Returns `true` if the button that removes the text is shown.
  ///
  /// In a browser, a press of the button ends editing before the click is received: a button that
  /// went with the focus could not be clicked.
  fileprivate func showsClearButton(isFocused: Bool) -> Bool {
    guard isEnabled, text?.isEmpty == false else { return false }
    return switch clearButtonMode {
    case .never: false
    case .whileEditing, .always: true
    case .unlessEditing: !isFocused
    }
  }

  /// Removes the text after a tap of the button, unless the delegate refuses.
  fileprivate func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    selection = nil
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    if clearButtonMode == .whileEditing, !isEditing { becomeFirstResponder() }
  }
}

/// A text field's button that removes the text; empty while it is not shown.
struct ClearButton: View {
  let field: UITextField
  let edition: Int
  let isFocused: Bool
  @Environment(\.locale) private var locale

  var body: some View {
    if field.showsClearButton(isFocused: isFocused) {
      Button {
        field.clear()
      } label: {
        Image(systemName: "xmark.circle.fill")
      }
      .buttonStyle(.plain)
      .foregroundStyle(.secondary)
      .padding(.trailing, 8)
      .accessibilityLabel(Text(verbatim: FrameworkWords(locale)[.clear]))
    }
  }
}
