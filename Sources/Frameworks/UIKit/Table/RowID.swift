/// Tells a row from all else that an identifier may name: sections, cells and what stands above and
/// below the rows have numbers of their own, which an app's items may have too.
struct RowID: Hashable, CustomStringConvertible {
  let key: AnyHashable

  var description: String { "\(key.base)" }
}

extension AnyHashable {
  /// The row with this key.
  var asRow: RowID { RowID(key: self) }
}
