package import StrataViewTree

/// The selection of a list, which makes the list's rows selectable.
package protocol RowChoosing {
  var contains: (AnyHashable) -> Bool { get }
  /// A function that returns whether a value has the type of the selection.
  var accepts: (AnyHashable) -> Bool { get }
  /// A function that returns the selected value or values; `nil` if nothing is selected.
  var current: () -> AnyHashable? { get }
  /// A function that selects one value and deselects all others.
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
