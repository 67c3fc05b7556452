/// Places that are points without a town, such as one in the sea.
extension Place {
  /// Creates the place of a point: its name is its rounded coordinates, "23.50° N, 12.10° E". The
  /// state names the nearest town and its distance, "Agadez (142 km)", and the country is its own.
  ///
  /// The slug begins with the coordinates, so that the page's address has the point.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - town: The nearest town; `nil` if none is near.
  ///   - kilometres: The distance of the town.
  public init(point: Coordinate, near town: Place? = nil, kilometres: Double = 0) {
    let point = point.rounded
    let latitude = Self.angle(point.latitude, "N", "S")
    let longitude = Self.angle(point.longitude, "E", "W")
    self.init(
      name: "\(latitude), \(longitude)",
      state: town.map { "\($0.englishName) (\(Int(kilometres.rounded())) km)" },
      country: town?.country ?? "", coordinate: point)
  }

  /// A Boolean value that indicates whether the place is a point without a town.
  public var isPoint: Bool { Coordinate(ofPointSlug: slug) != nil }

  /// Returns an angle with two decimals and the letter of its direction.
  private static func angle(_ degrees: Double, _ positive: String, _ negative: String) -> String {
    let hundredths = Int((degrees.magnitude * 100).rounded())
    let fraction = hundredths % 100
    let decimals = fraction < 10 ? "0\(fraction)" : "\(fraction)"
    return "\(hundredths / 100).\(decimals)° \(degrees < 0 ? negative : positive)"
  }
}

extension Coordinate {
  /// Creates the point of the slug of a place without a town, such as `23-50-n-12-10-e`; `nil` for
  /// another slug.
  public init?(ofPointSlug slug: String) {
    let words = slug.split(separator: "-").map(String.init)
    guard words.count >= 6,
      let latitude = Self.angle(words[0..<3], "n", "s"),
      let longitude = Self.angle(words[3..<6], "e", "w"),
      let point = try? Coordinate(latitude: latitude, longitude: longitude)
    else { return nil }
    self = point
  }

  private static func angle(
    _ words: ArraySlice<String>, _ positive: String, _ negative: String
  ) -> Double? {
    let parts = Array(words)
    // More digits could be too large a number for `Int`.
    guard parts[0].count <= 3, parts[1].count == 2, [positive, negative].contains(parts[2]),
      let whole = Int(parts[0]), let hundredths = Int(parts[1]), whole >= 0, hundredths >= 0
    else { return nil }
    let size = Double(100 * whole + hundredths) / 100
    return parts[2] == negative ? -size : size
  }
}
