import Synchronization

/// What types conform to, once it was followed: rules ask for the same type again and again, and a
/// table of types does not change.
final class KnownWays: Sendable {
  private let known = Mutex<[Key: [String: TypeTable.Way]]>([:])

  private struct Key: Hashable {
    var path: String
    var index: Int
  }

  func ways(
    of place: TypeTable.Place, _ follow: () -> [String: TypeTable.Way]
  ) -> [String: TypeTable.Way] {
    let key = Key(path: place.file.path, index: place.index)
    if let ways = known.withLock({ $0[key] }) { return ways }
    // Followed outside of the lock: who asks for the same meanwhile finds the same.
    let ways = follow()
    known.withLock { $0[key] = ways }
    return ways
  }
}
