import StrataPlaceNames
public import WeDaDomain

/// Names positions after the nearest town of the built-in gazetteer, without any request.
public struct GazetteerPlaceNamer: PlaceNamer {
  /// The maximum distance to the town, in kilometres.
  public static let reach = 30.0

  /// The gazetteer, opened once per process; without its file, no position has a name.
  private static let bundled = try? PlaceNames.bundled()

  /// Creates a namer that names positions after the nearest town of the built-in gazetteer, without
  /// any request.
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

/// Names positions by the geocoder, or by the gazetteer if that fails.
///
/// The geocoder gets the position to two decimals, as it does in requests for weather.
public struct GeocoderPlaceNamer: PlaceNamer {
  private let geocoder: any PlaceRepository
  private let otherwise: any PlaceNamer

  /// Creates a namer that names positions by the geocoder, or by the gazetteer if that fails.
  public init(geocoder: any PlaceRepository, otherwise: any PlaceNamer = GazetteerPlaceNamer()) {
    self.geocoder = geocoder
    self.otherwise = otherwise
  }

  public func place(near position: Coordinate) async -> Place? {
    let position = position.rounded
    guard let found = try? await geocoder.place(at: position) else {
      return await otherwise.place(near: position)
    }
    // Some geocoders return the requested point instead of the place's.
    guard found.coordinate.rounded != position else {
      return await otherwise.place(near: position)
    }
    return found
  }
}
