import StrataPlaceNames
public import WeDaDomain

/// Names positions after the nearest town of the built-in gazetteer: nobody is asked.
public struct GazetteerPlaceNamer: PlaceNamer {
  /// How far away the town may be, in kilometres.
  public static let reach = 30.0

  /// Opened once for the whole process; where its file is gone, nothing has a name.
  private static let bundled = try? PlaceNames.bundled()

  public init() {}

  public func place(near position: Coordinate) async -> Place? {
    let found = Self.bundled?.nearest(
      latitude: position.latitude, longitude: position.longitude, within: Self.reach)
    guard let found,
      let coordinate = try? Coordinate(latitude: found.latitude, longitude: found.longitude)
    else { return nil }
    return Place(
      name: found.name, state: found.region, country: found.country, coordinate: coordinate)
  }
}

/// Asks the geocoder first, and names by the gazetteer what it does not know or answer.
///
/// The geocoder is told the position to two decimals, as it is told when it is asked for weather.
public struct GeocoderPlaceNamer: PlaceNamer {
  private let geocoder: any PlaceRepository
  private let otherwise: any PlaceNamer

  public init(geocoder: any PlaceRepository, otherwise: any PlaceNamer = GazetteerPlaceNamer()) {
    self.geocoder = geocoder
    self.otherwise = otherwise
  }

  public func place(near position: Coordinate) async -> Place? {
    let position = position.rounded
    guard let found = try? await geocoder.place(at: position) else {
      return await otherwise.place(near: position)
    }
    // Some geocoders give the point that was asked for instead of the place's own.
    guard found.coordinate.rounded != position else {
      return await otherwise.place(near: position)
    }
    return found
  }
}
