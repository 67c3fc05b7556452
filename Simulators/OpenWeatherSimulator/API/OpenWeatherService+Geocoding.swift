import SimulatedWorld
import SimulatorKit

extension OpenWeatherService {
  /// Returns the answer of `/geo/1.0/direct`: an empty list without a match.
  @Sendable func direct(_ parameters: Parameters) throws(ServiceFailure) -> JSON {
    guard let query = PlaceQuery(parameters["q"] ?? "") else { throw .nothingToGeocode }
    return entries(gazetteer.search(query, limit: limit(parameters)))
  }

  /// Returns the answer of `/geo/1.0/reverse`: the towns within 50 km.
  @Sendable func reverse(_ parameters: Parameters) throws(ServiceFailure) -> JSON {
    guard let point = try parameters.coordinate() else { throw .nothingToGeocode }
    return entries(gazetteer.places(near: point, within: 50, limit: limit(parameters)))
  }

  private func limit(_ parameters: Parameters) -> Int {
    parameters.count("limit", default: 1, atMost: 5)
  }

  private func entries(_ places: [Place]) -> JSON {
    .array(
      places.map { place in
        .object([
          "name": .string(place.name),
          "local_names": localNames(place),
          "lat": .number(place.latitude), "lon": .number(place.longitude),
          "country": .string(place.country), "state": (place.region?.name).map(JSON.string),
        ])
      })
  }

  /// Returns the names in other languages; `nil` for a town without alternate names.
  private func localNames(_ place: Place) -> JSON? {
    guard !place.alternateNames.isEmpty else { return nil }
    return .members(place.localNames.map { JSON.Member($0.language, .string($0.name)) })
  }
}
