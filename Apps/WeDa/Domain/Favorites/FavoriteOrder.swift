/// The order that a person gave to things, by their ids.
///
/// It outlives what it orders: an id that is gone is passed over, and what it does not know comes
/// first, as it was given.
public enum FavoriteOrder {
  /// - Parameters:
  ///   - ids: What there is, the newest first.
  ///   - chosen: The person's order.
  public static func sorted<ID: Hashable>(_ ids: [ID], by chosen: [ID]) -> [ID] {
    let known = Set(chosen)
    let present = Set(ids)
    var seen: Set<ID> = []
    return ids.filter { !known.contains($0) }
      + chosen.filter { present.contains($0) && seen.insert($0).inserted }
  }

  /// The order in which one stands before another, `nil` for the end.
  ///
  /// Where the other has gone meanwhile, the order stays.
  public static func moving<ID: Hashable>(_ id: ID, before next: ID?, in ids: [ID]) -> [ID] {
    guard ids.contains(id), id != next else { return ids }
    var others = ids.filter { $0 != id }
    guard let next else { return others + [id] }
    guard let index = others.firstIndex(of: next) else { return ids }
    others.insert(id, at: index)
    return others
  }
}
