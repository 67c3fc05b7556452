/// The identifier of a row in the list.
///
/// It is a separate type, since sections, cells, headers and footers have numbers as identifiers
/// that an app's items may have too.
struct RowID: Hashable, CustomStringConvertible {
  let key: AnyHashable

  var description: String { "\(key.base)" }
}

extension AnyHashable {
  /// The identifier of the row with this key.
  var asRow: RowID { RowID(key: self) }
}
