import Foundation

/// Searches by the geocoder as ``PlaceSearch`` does, and returns at most ``PlaceSearch/most``
/// places.
///
/// If the settings forbid requests, only the places that the device knows are searched.
public struct DefaultSearchPlacesUseCase: SearchPlacesUseCase {
  /// The maximum number of characters in a search text; a longer text has no results.
  public static let longest = 200

  private let places: any PlaceRepository
  private let known: KnownPlaces
  private let settings: any SettingsRepository

  /// Creates a use case that searches places by the geocoder.
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
    // Coordinates out of range are an error even if requests are forbidden.
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
