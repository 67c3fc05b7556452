import StrataRendering
import StrataViewTree
public import SwiftUICore

/// A control that performs an action when it is pressed.
///
///     Button("Save") { save() }
///
/// Same as Apple's. If the label has symbols but no text, screen readers read a word for each,
/// such as "Add" for `plus`.
public struct Button<Label: View>: View {
  package let role: ButtonRole?
  let action: @MainActor () -> Void
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  @Environment(\.buttonStyling) private var styling
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.afterAction) private var afterAction

  /// Creates a button with a label.
  ///
  /// - Parameters:
  ///   - action: A function that is called when the button is pressed.
  ///   - label: The view of the label.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role and a label.
  ///
  /// - Parameters:
  ///   - role: The role of the button, such as destructive; `nil` for none.
  ///   - action: A function that is called when the button is pressed.
  ///   - label: The view of the label.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  public var body: some View {
    if let custom = styling.custom {
      custom.make(
        PrimitiveButtonStyleConfiguration(
          role: role, label: .init(part: StylePart(label)), action: action, after: afterAction))
    } else {
      ButtonElement(
        role: role, look: styling.look, isEnabled: isEnabled, action: action, label: label)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration that a style gets, to draw the button in another
  /// style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// The purpose of a button, if it affects the button's appearance or position.
///
/// Same as Apple's.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  /// The button deletes or destroys data.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation.
  public static let cancel = ButtonRole(name: "cancel")
  /// The button closes the current view without any change.
  public static let close = ButtonRole(name: "close")
  /// The button accepts what was entered or chosen in the current view.
  public static let confirm = ButtonRole(name: "confirm")
}
