package import StrataViewTree

/// The edits that a list allows for the rows of a `ForEach`: deleting and moving.
@MainActor package protocol RowEditing: Sendable {
  /// Adds the controls for the edits to a row.
  func add(to row: inout Wrapping, index: Int, count: Int)
}
