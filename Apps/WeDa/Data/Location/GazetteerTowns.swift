import StrataPlaceNames
public import WeDaDomain

/// The towns of the built-in gazetteer, which are found without any request.
public struct GazetteerTowns: TownRepository {
  /// The gazetteer, opened once per process; without its file, no town is found.
  private static let bundled = try? PlaceNames.bundled()

  /// Creates a repository of the towns of the built-in gazetteer.
  public init() {}

  @concurrent public func towns(beginning text: String) async -> [Place] {
    (Self.bundled?.places(beginning: text, upTo: PlaceSearch.most) ?? []).compactMap(\.asPlace)
  }

  /// Returns the towns that are called exactly so in some language, the largest first.
  @concurrent func towns(called name: String) async -> [Place] {
    (Self.bundled?.towns(called: name) ?? []).compactMap(\.asPlace)
  }

  /// The maximum distance of the town by which a point without one is described, in kilometres.
  private static let reach = 500.0

  /// Returns a point as a place, described by the nearest town and its distance.
  @concurrent func point(at coordinate: Coordinate) async -> Place {
    let point = coordinate.rounded
    let found = Self.bundled?.nearest(
      latitude: point.latitude, longitude: point.longitude, within: Self.reach)
    return Place(point: point, near: found?.asPlace, kilometres: found?.kilometres ?? 0)
  }
}

extension NamedPlace {
  /// The town as a place; `nil` if the gazetteer has no valid coordinates of it.
  var asPlace: Place? {
    (try? Coordinate(latitude: latitude, longitude: longitude)).map {
      Place(name: name, state: region, country: country, coordinate: $0)
    }
  }
}
