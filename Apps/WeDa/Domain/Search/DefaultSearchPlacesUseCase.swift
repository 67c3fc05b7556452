import Foundation

/// Asks the geocoder as ``PlaceSearch`` does, and gives at most ``PlaceSearch/most`` places.
///
/// Where Settings say never to ask, only what the device knows is searched.
public struct DefaultSearchPlacesUseCase: SearchPlacesUseCase {
  /// No place has a longer name; a longer text has no suggestions.
  public static let longest = 200

  private let places: any PlaceRepository
  private let known: KnownPlaces
  private let settings: any SettingsRepository

  public init(
    places: any PlaceRepository, known: KnownPlaces, settings: any SettingsRepository
  ) {
    self.places = places
    self.known = known
    self.settings = settings
  }

  public func execute(_ text: String) async throws(WeatherError) -> [Place] {
    let text = PlainText.visible(text).trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...Self.longest).contains(text.count) else { return [] }
    return try await Array(find(text).prefix(PlaceSearch.most))
  }

  private func find(_ text: String) async throws(WeatherError) -> [Place] {
    // A pair of numbers that is no point is told whoever may be asked.
    let isPoint: Bool
    do throws(InvalidValue) { isPoint = try Coordinate.typed(text) != nil } catch {
      throw .invalid(error)
    }
    guard try await settings.settings().dataSource == .offline else {
      return try await PlaceSearch(places).execute(text)
    }
    let found = isPoint ? [] : await known.search(text)
    guard !found.isEmpty else { throw .nothingStored }
    return found.reduce(into: []) { kept, place in
      if !kept.contains(where: { $0.id.isSameSpot(as: place.id) }) { kept.append(place) }
    }
  }
}
