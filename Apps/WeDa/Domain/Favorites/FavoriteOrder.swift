/// A chosen order of identifiers.
///
/// It may be older than the list: identifiers that no longer exist are skipped, and new ones come
/// first, in their given order.
public enum FavoriteOrder {
  /// Returns identifiers in the chosen order.
  ///
  /// - Parameters:
  ///   - ids: The identifiers, the newest first.
  ///   - chosen: The chosen order.
  public static func sorted<ID: Hashable>(_ ids: [ID], by chosen: [ID]) -> [ID] {
    let known = Set(chosen)
    let present = Set(ids)
    var seen: Set<ID> = []
    return ids.filter { !known.contains($0) }
      + chosen.filter { present.contains($0) && seen.insert($0).inserted }
  }

  /// Returns the order in which an identifier precedes another; `nil` is the end.
  ///
  /// If the other no longer exists, the order does not change.
  public static func moving<ID: Hashable>(_ id: ID, before next: ID?, in ids: [ID]) -> [ID] {
    guard ids.contains(id), id != next else { return ids }
    var others = ids.filter { $0 != id }
    guard let next else { return others + [id] }
    guard let index = others.firstIndex(of: next) else { return ids }
    others.insert(id, at: index)
    return others
  }
}
