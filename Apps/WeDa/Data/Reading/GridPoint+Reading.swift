import WeDaDomain

extension GridPoint {
  /// Creates a point from the numbers of an answer or of a stored record; `nil` if the position is
  /// missing or impossible. It only describes the weather, so it never makes an answer unreadable.
  init?(latitude: Double?, longitude: Double?, height: Double?) {
    guard let latitude, let longitude,
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    let metres = height.flatMap { (-500.0...9000).contains($0) ? $0 : nil }
    self.init(coordinate: coordinate, height: metres.map(Distance.init(metres:)))
  }
}
