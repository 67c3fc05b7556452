import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import SwiftUICore

/// An alert, as it was said before iOS 15.
///
/// Same as Apple's.
@available(
  iOS, deprecated: 100000, message: "use a View modifier like `alert(_:isPresented:actions:)`"
)
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// An alert with one button: "OK" where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

@available(
  iOS, deprecated: 100000, message: "use a View modifier like `alert(_:isPresented:actions:)`"
)
extension Alert {
  /// A button of an alert.
  public struct Button {
    let role: ButtonRole?
    let label: Text?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: nil, label: label, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: label, action: action)
    }

    /// A button that cancels, in the person's language.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: nil, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The buttons of an alert or an action sheet as views.
@available(iOS, deprecated: 100000, message: "for Alert and ActionSheet")
struct AlertButtons: View {
  var buttons: [Alert.Button]
  @Environment(\.locale) private var locale

  var body: some View {
    if buttons.isEmpty {
      Button(FrameworkWords(locale)[.ok]) {}.attribute(.autofocus, "true")
    }
    ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
      Button(role: button.role) {
        button.action?()
      } label: {
        button.label ?? Text(verbatim: FrameworkWords(locale)[.cancel])
      }
    }
  }
}
