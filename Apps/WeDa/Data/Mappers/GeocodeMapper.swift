public import WeDaDomain

extension GeocodeDTO {
  /// The English name where there is one: a page address must not depend on who searched.
  ///
  /// - Throws: ``UnreadableField`` for an empty name or a point that is not on the earth.
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
  /// - Parameter names: What the fields are called where they come from.
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
