package import StrataViewTree

/// The properties of a list's content on which its rows depend.
@MainActor package final class ListModel {
  package let hasSections = StateBox(false)
  private var sections = 0

  package init() {}

  package func count(_ change: Int) {
    sections += change
    hasSections.current = sections > 0
  }
}

extension EnvironmentValues {
  private enum ListKey: EnvironmentKey { static var defaultValue: ListModel? { nil } }

  /// The list that a view is in.
  package var list: ListModel? {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
