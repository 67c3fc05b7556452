import StrataSwiftUIDrawing
public import SwiftUICore

/// The default title of a button with a role.
///
/// Same as Apple's.
public struct DefaultButtonLabel: View {
  let role: ButtonRole
  @Environment(\.locale) private var locale

  public var body: some View { Text(verbatim: FrameworkWords(locale)[word]) }

  private var word: FrameworkWords.Word {
    switch role {
    case .cancel: .cancel
    case .close: .close
    case .destructive: .delete
    default: .done
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button with the title of its role in the person's language: Cancel, Close, Delete or
  /// Done.
  ///
  ///     Button(role: .close) { dismiss() }
  ///
  /// - Parameters:
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
