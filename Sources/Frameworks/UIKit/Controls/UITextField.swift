public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A field for one line of text.
open class UITextField: UIControl {
  /// The object that is notified of edits and may refuse them.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text in the field.
  open var text: String? = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  /// The text that is shown while the field is empty.
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  /// The font of the text.
  open var font: UIFont? { didSet { setNeedsDisplay() } }
  /// The color of the text.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The border of the field. All borders except `none` look the same.
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the text is hidden, as for passwords.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  /// The kind of on-screen keyboard that the field requests.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
  /// The word on the return key of the on-screen keyboard.
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
  /// A value that indicates whether the browser corrects the text while a person types.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
  /// A value that indicates which letters are capitalized while a person types.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { setNeedsDisplay() }
  }
  /// The meaning of the text, by which a browser fills it in.
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// The times at which a button that removes the text is shown at the end of the field.
  ///
  /// Partial: with `whileEditing` the button is also shown while nobody edits the text. A long text
  /// continues below the button.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsDisplay() } }
  /// The selected part of the text in UTF-16 units; `nil` for the end of the text.
  var selection: NSRange?
  /// A Boolean value that indicates whether the field has the keyboard's focus.
  public private(set) var isEditing = false
  let wantsFocus = StateBox(false)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { isEditing }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    wantsFocus.current = true
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    wantsFocus.current = false
    return true
  }

  override var namesItself: Bool { true }

  override func content() -> AnyView { AnyView(FieldView(field: self, edition: edition)) }

  func written(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextEdit(from: old, to: new)
    guard
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    else { return setNeedsDisplay() }
    text = new
    selection = NSRange(location: edit.range.location + edit.replacement.utf16.count, length: 0)
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    // A person may have moved the focus: the app's next wish differs from where it is now.
    wantsFocus.current = isFocused
    selection = nil
    if isFocused {
      if clearsOnBeginEditing { text = "" }
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
  }

  func submitted() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  /// The border of a text field.
  public enum BorderStyle: Int, Sendable {
    /// A text field without a border.
    case none
    /// A thin line around the text field.
    case line
    /// A thicker frame around the text field.
    case bezel
    /// A text field in a frame with round corners.
    case roundedRect
  }
}

/// Receives the events of a text field, and may refuse edits. Every method has a default
/// implementation.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may take the keyboard's focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field got the keyboard's focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called after the field lost the keyboard's focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after a person changed the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the button that removes the text may do so.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the field's actions run when the return key is pressed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns whether a part of the text may be replaced.
  ///
  /// Partial: the browser sends the whole text, so the part is where it differs from the old one.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - string: The text that is inserted.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

/// The label of a keyboard's return key.
public enum UIReturnKeyType: Int, Sendable {
  /// A key labelled "return".
  case `default`
  /// A key labelled "go".
  case go
  /// A key labelled "search", as for Google.
  case google
  /// A key labelled "join".
  case join
  /// A key labelled "next".
  case next
  /// A key labelled "route".
  case route
  /// A key labelled "search".
  case search
  /// A key labelled "send".
  case send
  /// A key labelled "search", as for Yahoo.
  case yahoo
  /// A key labelled "done".
  case done
  /// A key labelled "emergency call".
  case emergencyCall
  /// A key labelled "continue".
  case `continue`

  var label: SubmitLabel {
    switch self {
    case .go: .go
    case .join: .join
    case .next: .next
    case .route: .route
    case .search, .google, .yahoo: .search
    case .send: .send
    case .done: .done
    case .continue: .continue
    case .default, .emergencyCall: .return
    }
  }
}

extension UITextAutocapitalizationType {
  var swiftUI: TextInputAutocapitalization {
    switch self {
    case .none: .never
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .characters
    }
  }
}

/// The correction of text while typing.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The browser decides whether it corrects words.
  case `default`
  /// Misspelled words are not corrected.
  case no
  /// Misspelled words are corrected.
  case yes
}

/// The SwiftUI field of a text field.
private struct FieldView: View {
  let field: UITextField
  let edition: Int
  @FocusState private var isFocused: Bool

  var body: some View {
    if field.clearButtonMode == .never {
      input
    } else {
      input.overlay(alignment: .trailing) {
        ClearButton(field: field, edition: edition, isFocused: isFocused)
      }
    }
  }

  @ViewBuilder private var input: some View {
    let wants = field.wantsFocus.current
    Group {
      if field.isSecureTextEntry {
        SecureField(text: text, prompt: prompt) { label }
      } else {
        TextField(text: text, prompt: prompt) { label }
      }
    }
    .focused($isFocused)
    .onSubmit { field.submitted() }
    .onChange(of: isFocused) { _, new in field.focusChanged(new) }
    .onChange(of: wants, initial: true) { _, new in if new != isFocused { isFocused = new } }
    .font(field.font?.font)
    .foregroundStyle(field.textColor?.color ?? .primary)
    .multilineTextAlignment(field.textAlignment.swiftUI)
    .keyboardType(field.keyboardType)
    .textContentType(field.textContentType)
    .submitLabel(field.returnKeyType.label)
    .textInputAutocapitalization(field.autocapitalizationType.swiftUI)
    .autocorrectionDisabled(field.autocorrectionType == .no)
    .styled(bordered: field.borderStyle != .none)
    .disabled(!field.isEnabled)
  }

  private var label: Text { Text(verbatim: field.spoken.label ?? field.placeholder ?? "") }
  private var prompt: Text? { field.placeholder.map { Text(verbatim: $0) } }

  private var text: Binding<String> {
    Binding(get: { [weak field] in field?.text ?? "" }, set: { [weak field] in field?.written($0) })
  }
}

extension View {
  @ViewBuilder fileprivate func styled(bordered: Bool) -> some View {
    if bordered { textFieldStyle(.roundedBorder) } else { textFieldStyle(.plain) }
  }
}
