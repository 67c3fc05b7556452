/// A search outward from a point, in circles: what lies in one and is not read yet waits, so that the
/// next page goes on where the last one ended.
///
/// In a city the nearest few are found without looking at the thousands around them.
struct PlacedSearch: Sendable {
  struct Candidate: Sendable {
    let sequence: Int
    let point: GeoPoint
    let metres: Double
  }

  let point: GeoPoint
  private let metres: Double
  /// The circle that was looked at; -1 before the first.
  private var radius = -1.0
  private var waiting: ArraySlice<Candidate> = []
  private var passed = 0

  init(near point: GeoPoint, metres: Double) {
    self.point = point
    self.metres = min(metres, GeoPoint.radius * .pi)
  }

  private var isWide: Bool { radius >= metres }

  /// Whether all within the distance was handed out.
  var isOver: Bool { isWide && waiting.isEmpty }

  /// Whether a wider circle may bring what is wanted.
  func lacks(_ limit: Int) -> Bool { waiting.count < limit && !isWide }

  /// Widens the circle, and says which ring is new: what lies farther than the first and up to the
  /// second.
  mutating func widened(for limit: Int) -> (inner: Double, outer: Double) {
    let inner = radius
    guard radius >= 0 else {
      radius = metres / 8
      return (inner, radius)
    }
    let (found, wanted) = (passed + waiting.count, passed + limit)
    // Were they everywhere as dense as here, half as many again as are wanted would lie in it.
    let guess = radius * (1.5 * Double(wanted) / Double(max(found, 1))).squareRoot()
    radius = min(metres, max(2 * radius, guess))
    return (inner, radius)
  }

  /// Takes what lies in the new ring, which is all behind what waits.
  mutating func take(_ ring: [Candidate]) {
    waiting += ring.sorted { ($0.metres, $0.sequence) < ($1.metres, $1.sequence) }
  }

  /// Hands out the nearest.
  mutating func pass(_ limit: Int) -> ArraySlice<Candidate> {
    defer {
      passed += min(limit, waiting.count)
      waiting = waiting.dropFirst(limit)
    }
    return waiting.prefix(limit)
  }
}
