/// The statements that count documents near a point.
extension Engine {
  /// Returns the number of documents that fulfil conditions in a box within a circle, at most `most`. In
  /// a crowded place it is all that has to be known.
  func countInside(
    _ circle: PlacedCircle, to most: Int, _ test: StoredTest, in name: String
  ) throws(PersistenceError) -> Int {
    guard let box = GeoBox.inside(circle.point, metres: circle.metres) else { return 0 }
    let values = box.values + [.text(name)] + test.values + [.integer(most)]
    return try fetch(.countInBox(test), values) { row throws(PersistenceError) in row.integer(0) }
      .first ?? 0
  }

  /// Returns the number of documents in a circle that fulfil conditions, and the numbers of all others
  /// in it, the nearest first.
  func tally(
    _ circle: PlacedCircle, _ test: StoredTest, in name: String
  ) throws(PersistenceError) -> (certain: Int, others: [Int]) {
    let (point, metres) = (circle.point, circle.metres)
    let found = try indexed(
      .placedInBox(test), test.values, around: point, metres: metres, in: name)
    let certain = Set(found.map(\.sequence))
    let others = try indexed(.placedInBox, around: point, metres: metres, in: name)
      .filter { !certain.contains($0.sequence) }
      .sorted { ($0.metres, $0.sequence) < ($1.metres, $1.sequence) }
    return (certain.count, others.map(\.sequence))
  }
}

/// All points within a distance of a point.
struct PlacedCircle: Sendable {
  let point: GeoPoint
  let metres: Double
}
