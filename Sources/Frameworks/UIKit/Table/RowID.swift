/// The identifier of a row in the list.
///
/// It is a type of its own because sections, cells, headers and footers have numbers as
/// identifiers, and an app's items may have the same numbers as identifiers.
struct RowID: Hashable, CustomStringConvertible {
  let key: AnyHashable

  var description: String { "\(key.base)" }
}

extension AnyHashable {
  /// The identifier of the row with this key.
  var asRow: RowID { RowID(key: self) }
}
