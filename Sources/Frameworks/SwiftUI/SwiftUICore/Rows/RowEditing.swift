package import StrataViewTree

/// What a list lets be done with the rows that a `ForEach` makes: to delete and to move them.
@MainActor package protocol RowEditing: Sendable {
  /// Puts what a person needs for it into a row.
  func add(to row: inout Wrapping, index: Int, count: Int)
}
