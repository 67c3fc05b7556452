import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Does something when it is pressed.
///
///     Button("Save") { save() }
///
/// Same as Apple's.
public struct Button<Label: View>: View {
  package let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label
  @Environment(\.buttonStyling) private var styling
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.afterAction) private var afterAction

  @preconcurrency public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency public init(
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
  /// The button that a style was asked to draw, to be drawn in another style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

/// What a button is for, where that changes how it looks or where it stands.
///
/// Same as Apple's.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  /// Leaves what is shown, with nothing done.
  public static let close = ButtonRole(name: "close")
  /// Agrees to what is shown.
  public static let confirm = ButtonRole(name: "confirm")
}
