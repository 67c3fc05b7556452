package import SwiftUICore

extension EnvironmentValues {
  private enum AfterKey: EnvironmentKey { static var defaultValue: (() -> Void)? { nil } }
  private enum MenuKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// The action that follows the action of every button. In an alert, it closes the alert.
  package var afterAction: (() -> Void)? {
    get { self[AfterKey.self] }
    set { self[AfterKey.self] = newValue }
  }

  /// A Boolean value that indicates whether controls are drawn as entries of a menu.
  package var isInMenu: Bool {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }
}
