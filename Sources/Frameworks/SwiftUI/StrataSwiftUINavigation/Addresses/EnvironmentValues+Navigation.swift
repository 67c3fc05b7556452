import StrataViewTree
package import SwiftUICore

extension EnvironmentValues {
  private enum RouterKey: EnvironmentKey { static var defaultValue: SceneRouter? { nil } }
  private enum TabKey: EnvironmentKey { static var defaultValue: String? { nil } }
  private enum AddressKey: EnvironmentKey { static var defaultValue: [String] { [] } }
  private enum ModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

  package var router: SceneRouter? {
    get { self[RouterKey.self] }
    set { self[RouterKey.self] = newValue }
  }

  /// The address component of the tab that contains the view.
  var tabKey: String? {
    get { self[TabKey.self] }
    set { self[TabKey.self] = newValue }
  }

  /// The address of the page that contains the view, as components.
  var pageAddress: [String] {
    get { self[AddressKey.self] }
    set { self[AddressKey.self] = newValue }
  }

  var navigation: NavigationModel? {
    get { self[ModelKey.self] }
    set { self[ModelKey.self] = newValue }
  }
}
