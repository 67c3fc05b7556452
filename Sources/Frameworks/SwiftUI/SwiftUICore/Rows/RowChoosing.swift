package import StrataViewTree

/// The selection of a list, by which its rows can be selected.
package protocol RowChoosing {
  var contains: (AnyHashable) -> Bool { get }
  /// A Boolean value that indicates whether a value is of the selection's type.
  var accepts: (AnyHashable) -> Bool { get }
  /// Selects one value and deselects all others.
  var choose: (AnyHashable) -> Void { get }

  /// Makes a row selectable.
  @MainActor func add(tag: AnyHashable, to row: inout Wrapping)
}

extension EnvironmentValues {
  private enum SelectionKey: EnvironmentKey {
    static var defaultValue: (any RowChoosing)? { nil }
  }

  /// The selection of the list that a view is in.
  package var listSelection: (any RowChoosing)? {
    get { self[SelectionKey.self] }
    set { self[SelectionKey.self] = newValue }
  }
}
