extension PlaceNames {
  /// Returns the nearest town of each quarter around a point (northeast, southeast, southwest and
  /// northwest), the nearest first: for a map of an area without towns.
  ///
  /// - Parameters:
  ///   - latitude: The latitude in degrees, north positive.
  ///   - longitude: The longitude in degrees, east positive.
  ///   - kilometres: The maximum distance of a town.
  public func around(
    latitude: Double, longitude: Double, within kilometres: Double = 1500
  ) -> [NamedPlace] {
    let reach = kilometres / Self.kilometresPerDegree
    var nearest: [Quarter: (place: Int, kilometres: Double)] = [:]
    for place in firstPlace(atLeast: latitude - reach)..<file.count {
      let there = (latitude: file.latitude(place), longitude: file.longitude(place))
      guard there.latitude <= latitude + reach else { break }
      let quarter = Quarter(
        isNorth: there.latitude >= latitude,
        isEast: Self.eastward(from: longitude, to: there.longitude) >= 0)
      let distance = Self.kilometres((latitude, longitude), there)
      if distance <= nearest[quarter]?.kilometres ?? kilometres {
        nearest[quarter] = (place, distance)
      }
    }
    return nearest.values.sorted { ($0.kilometres, $0.place) < ($1.kilometres, $1.place) }
      .map { named($0.place, $0.kilometres) }
  }

  /// Returns the shorter way from one longitude to another in degrees, east positive.
  public static func eastward(from start: Double, to end: Double) -> Double {
    let way = (end - start).truncatingRemainder(dividingBy: 360)
    return way > 180 ? way - 360 : way < -180 ? way + 360 : way
  }
}

private struct Quarter: Hashable {
  let isNorth: Bool
  let isEast: Bool
}
