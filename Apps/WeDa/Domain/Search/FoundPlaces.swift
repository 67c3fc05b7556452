/// The results of a search.
public struct FoundPlaces: Equatable, Sendable {
  /// The places, the best first.
  public let places: [Place]
  /// A Boolean value that indicates whether no place is called as typed, so that a name that
  /// differs by one letter was searched.
  public let isCorrected: Bool

  /// Creates the results of a search.
  public init(_ places: [Place], isCorrected: Bool = false) {
    (self.places, self.isCorrected) = (places, isCorrected)
  }
}

extension Coordinate {
  /// Returns whether two points may be the same town's: geocoders disagree about its middle.
  func isNear(_ other: Coordinate) -> Bool {
    let east = (longitude - other.longitude).magnitude
    return (latitude - other.latitude).magnitude <= 0.2 && min(east, 360 - east) <= 0.2
  }
}
