import Synchronization

/// A cache of the conformances of types. Rules ask for the same type again and again, and a table
/// of types does not change.
final class KnownWays: Sendable {
  private let known = Mutex<[Key: [String: TypeTable.Way]]>([:])

  /// The identity of a declaration.
  struct Key: Hashable {
    var path: String
    var index: Int

    init(_ place: TypeTable.Place) { (path, index) = (place.file.path, place.index) }
  }

  func ways(
    of place: TypeTable.Place, _ follow: () -> [String: TypeTable.Way]
  ) -> [String: TypeTable.Way] {
    let key = Key(place)
    if let ways = known.withLock({ $0[key] }) { return ways }
    // Computed outside of the lock: another thread that asks for the same type computes the same
    // value.
    let ways = follow()
    known.withLock { $0[key] = ways }
    return ways
  }
}
