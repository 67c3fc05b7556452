package import StrataViewTree

/// What lets the rows of a list be chosen: the list's selection.
package protocol RowChoosing {
  var contains: (AnyHashable) -> Bool { get }
  /// Whether a value is of the type that can be chosen here.
  var accepts: (AnyHashable) -> Bool { get }
  /// Chooses one value, and nothing beside it.
  var choose: (AnyHashable) -> Void { get }

  /// Makes a row one that can be chosen.
  @MainActor func add(tag: AnyHashable, to row: inout Wrapping)
}

extension EnvironmentValues {
  private enum SelectionKey: EnvironmentKey {
    static var defaultValue: (any RowChoosing)? { nil }
  }

  /// What is chosen in the list that a view is in.
  package var listSelection: (any RowChoosing)? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}
