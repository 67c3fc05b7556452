/// A search in growing circles around a point. Results that were found but not returned yet are
/// kept, so that the next page continues where the last one ended.
///
/// In a city the nearest few are found without reading the thousands around them.
struct PlacedSearch: Sendable {
  struct Candidate: Sendable {
    let sequence: Int
    let point: GeoPoint
    let metres: Double
  }

  let point: GeoPoint
  private let metres: Double
  /// The radius that was searched so far, in metres; -1 before the first search.
  private var radius = -1.0
  private var waiting: ArraySlice<Candidate> = []
  private var passed = 0

  init(near point: GeoPoint, metres: Double) {
    self.point = point
    self.metres = min(metres, GeoPoint.radius * .pi)
  }

  private var isWide: Bool { radius >= metres }

  /// A Boolean value that indicates whether everything within the maximum distance was returned.
  var isOver: Bool { isWide && waiting.isEmpty }

  /// Returns whether fewer than `limit` results are waiting and a wider circle may have more.
  func lacks(_ limit: Int) -> Bool { waiting.count < limit && !isWide }

  /// Widens the circle, and returns the new ring: farther than `inner` and up to `outer`, in
  /// metres.
  mutating func widened(for limit: Int) -> (inner: Double, outer: Double) {
    let inner = radius
    guard radius >= 0 else {
      radius = metres / 8
      return (inner, radius)
    }
    let (found, wanted) = (passed + waiting.count, passed + limit)
    // If the density were the same everywhere, it would contain half as many again as are wanted.
    let guess = radius * (1.5 * Double(wanted) / Double(max(found, 1))).squareRoot()
    radius = min(metres, max(2 * radius, guess))
    return (inner, radius)
  }

  /// Adds the results of the new ring, which are farther than all that were found before.
  mutating func take(_ ring: [Candidate]) {
    waiting += ring.sorted { ($0.metres, $0.sequence) < ($1.metres, $1.sequence) }
  }

  /// Removes and returns the nearest results, at most `limit`.
  mutating func pass(_ limit: Int) -> ArraySlice<Candidate> {
    defer {
      passed += min(limit, waiting.count)
      waiting = waiting.dropFirst(limit)
    }
    return waiting.prefix(limit)
  }
}
