package import SwiftUICore

extension EnvironmentValues {
  private enum AfterKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  private enum MenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The action that follows every button's action: an alert closes when one of its buttons is
  /// pressed.
  package var afterAction: (() -> Void)? {
    get { self[AfterKey.self] }
    set { self[AfterKey.self] = newValue }
  }

  /// A Boolean value that indicates whether controls are entries of a menu.
  package var isInMenu: Bool {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
