public import Foundation
import StrataViewTree
import SwiftUI

/// One line of text that a person writes.
open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  open var placeholder: String? { didSet { setNeedsDisplay() } }
  open var font: UIFont? { didSet { setNeedsDisplay() } }
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { setNeedsDisplay() } }
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { setNeedsDisplay() }
  }
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  /// Whether the keyboard's focus is in the field.
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
    let range = NSRange(location: 0, length: (old as NSString).length)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: new) ?? true
    else { return setNeedsDisplay() }
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
  }

  func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    if isFocused {
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

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
}

/// Who hears what is written into a field, and has a say in it.
@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Partial: the range is that of the whole text, and the string is all of the new one.
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
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`

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

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// The field of a text field.
private struct FieldView: View {
  let field: UITextField
  let edition: Int
  @FocusState private var isFocused: Bool

  var body: some View {
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
