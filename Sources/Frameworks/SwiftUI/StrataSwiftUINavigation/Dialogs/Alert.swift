import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import SwiftUICore

/// The description of an alert in the form that apps used before iOS 15.
///
/// Same as Apple's.
@available(
  iOS, deprecated: 100000, message: "use a View modifier like `alert(_:isPresented:actions:)`"
)
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]

  /// Creates an alert with one button. If the button is `nil`, the alert has an OK button.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - message: The text below the title; `nil` for none.
  ///   - dismissButton: The button that closes the alert; `nil` for a default one.
  public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The text of the title.
  ///   - message: The text below the title; `nil` for none.
  ///   - primaryButton: The first button.
  ///   - secondaryButton: The second button, which may be the cancel button.
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
  /// A button of an alert or an action sheet.
  public struct Button {
    let role: ButtonRole?
    let label: Text?
    let action: (() -> Void)?

    /// Creates a button of the default style.
    ///
    /// - Parameters:
    ///   - label: The text of the label.
    ///   - action: A function that is called when the button is pressed; `nil` for none.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: nil, label: label, action: action)
    }

    /// Creates a button that cancels the dialog and leaves everything as it was.
    ///
    /// - Parameters:
    ///   - label: The text of the label.
    ///   - action: A function that is called when the button is pressed; `nil` for none.
    /// - Returns: The button.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: label, action: action)
    }

    /// Creates a button that cancels the dialog, with a title in the user's language.
    public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .cancel, label: nil, action: action)
    }

    /// Creates a button for a destructive action.
    ///
    /// - Parameters:
    ///   - label: The text of the label.
    ///   - action: A function that is called when the button is pressed; `nil` for none.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
      Alert.Button(role: .destructive, label: label, action: action)
    }
  }
}

/// The buttons of an alert or an action sheet as views.
@available(iOS, deprecated: 100000, message: "for Alert and ActionSheet")
struct AlertButtons: View {
  var buttons: [Alert.Button]
  var isChoice = false
  @Environment(\.locale) private var locale

  var body: some View {
    if buttons.isEmpty {
      Button(FrameworkWords(locale)[.ok]) {}.attribute(.autofocus, "true")
    }
    DialogButtons(
      ForEach(Array(buttons.enumerated()), id: \.offset) { _, button in
        Button(role: button.role) {
          button.action?()
        } label: {
          button.label ?? Text(verbatim: FrameworkWords(locale)[.cancel])
        }
      }, isChoice: isChoice)
  }
}
