public import WeDaDomain

extension GeocodeDTO {
  /// Converts the place. The English name is taken if the entry has one, so that a page's address
  /// does not depend on the reader.
  ///
  /// - Throws: ``UnreadableField`` for an empty name or coordinates out of range.
  public func toDomain() throws(UnreadableField) -> Place {
    let english = localNames?["en"] ?? name
    guard !english.isEmpty else {
      throw UnreadableField(path: "name", value: "\"\"", rule: "not empty")
    }
    let coordinate = try Coordinate.read(latitude, longitude, names: ("lat", "lon"))
    return Place(name: english, state: state, country: country, coordinate: coordinate)
  }
}

extension Coordinate {
  /// Creates a coordinate from two numbers that a response contains.
  ///
  /// - Parameter names: The names of the fields, for errors.
  static func read(
    _ latitude: Double, _ longitude: Double, names: (latitude: String, longitude: String)
  ) throws(UnreadableField) -> Coordinate {
    do {
      return try Coordinate(latitude: latitude, longitude: longitude)
    } catch {
      let name = error.field == "latitude" ? names.latitude : names.longitude
      throw UnreadableField(path: name, value: error.value, rule: error.rule)
    }
  }
}
