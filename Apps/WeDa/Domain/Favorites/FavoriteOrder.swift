/// Functions for a list's order that a person chose.
///
/// The order may be older than the list: identifiers that no longer exist are skipped, and new ones
/// come first, in the order of the list.
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

  /// Returns the list's order after an identifier was moved before another; `nil` for the end.
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
