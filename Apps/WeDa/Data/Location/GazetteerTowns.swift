import StrataPlaceNames
public import WeDaDomain

/// The towns of the built-in gazetteer, which are found without any request.
public struct GazetteerTowns: TownRepository {
  /// The gazetteer, opened once per process; without its file, no town is found.
  private static let bundled = try? PlaceNames.bundled()

  /// Creates a repository of the towns of the built-in gazetteer.
  public init() {}

  @concurrent public func towns(beginning text: String) async -> [Place] {
    (Self.bundled?.places(beginning: text, upTo: PlaceSearch.most) ?? []).compactMap { town in
      guard
        let coordinate = try? Coordinate(latitude: town.latitude, longitude: town.longitude)
      else { return nil }
      return Place(
        name: town.name, state: town.region, country: town.country, coordinate: coordinate)
    }
  }
}
