extension PlaceNames {
  /// Returns the largest towns of an area, the largest first, that are far enough from each other
  /// for their names to be read on a map of the area.
  ///
  /// - Parameters:
  ///   - latitudes: The latitudes of the area, in degrees.
  ///   - longitudes: The longitudes of the area, in degrees; an area across the date line continues
  ///     beyond ±180.
  ///   - count: The maximum number.
  public func towns(
    latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>, upTo count: Int = 16
  ) -> [NamedPlace] {
    let room = (
      north: (latitudes.upperBound - latitudes.lowerBound) / 14,
      east: (longitudes.upperBound - longitudes.lowerBound) / 4
    )
    var kept: [(place: Int, latitude: Double, longitude: Double)] = []
    for place in inhabited(latitudes, longitudes) where kept.count < count {
      let (latitude, longitude) = (file.latitude(place), file.longitude(place))
      let isFree = kept.allSatisfy { other in
        abs(other.latitude - latitude) >= room.north
          || abs(other.longitude - longitude) >= room.east
      }
      if isFree { kept.append((place, latitude, longitude)) }
    }
    return kept.map { named($0.place, 0) }
  }

  /// Returns the towns of an area, the largest first.
  private func inhabited(
    _ latitudes: ClosedRange<Double>, _ longitudes: ClosedRange<Double>
  ) -> [Int] {
    var found: [(place: Int, inhabitants: Int)] = []
    for place in firstPlace(atLeast: latitudes.lowerBound)..<file.count {
      guard file.latitude(place) <= latitudes.upperBound else { break }
      let longitude = file.longitude(place)
      if [-360, 0, 360].contains(where: { longitudes.contains(longitude + $0) }) {
        found.append((place, file.inhabitants(place)))
      }
    }
    return found.sorted { ($1.inhabitants, $0.place) < ($0.inhabitants, $1.place) }.map(\.place)
  }
}
