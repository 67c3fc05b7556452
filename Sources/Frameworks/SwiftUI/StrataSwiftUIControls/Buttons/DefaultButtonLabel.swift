import StrataSwiftUIDrawing
public import SwiftUICore

/// What a button says by its role alone.
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
  /// A button that says what its role says: Cancel, Close, Delete or Done.
  ///
  ///     Button(role: .close) { dismiss() }
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
