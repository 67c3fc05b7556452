import ViewTree

/// What a list knows of its content.
@MainActor final class ListModel {
  let hasSections = StateBox(false)
  private var sections = 0

  func count(_ change: Int) {
    sections += change
    hasSections.current = sections > 0
  }
}

extension EnvironmentValues {
  private enum ListKey: EnvironmentKey { static var defaultValue: ListModel? { nil } }

  /// The list that a view is in.
  var list: ListModel? {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
