package import StrataViewTree

extension EnvironmentValues {
  private enum WindowKey: EnvironmentKey { static var defaultValue: Window? { nil } }
  private enum ShowingKey: EnvironmentKey { static var defaultValue: Bool { true } }
  private enum PlaceKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }

  /// The window that a view is in.
  package var window: Window? {
    get { self[WindowKey.self] }
    set { self[WindowKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the tab that a view is in is selected.
  package var isShowing: Bool {
    get { self[ShowingKey.self] }
    set { self[ShowingKey.self] = newValue }
  }

  /// The page that contains the view; `nil` if there is none. It is for code that only needs to
  /// know whether there is a page.
  package var place: AnyObject? {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}
