import Foundation

/// Searches by the geocoder as ``PlaceSearch`` does, and returns at most ``PlaceSearch/most``
/// places.
///
/// If the settings forbid requests, only the places that the device knows are searched. Without a
/// connection, these and the packaged towns are.
public struct DefaultSearchPlacesUseCase: SearchPlacesUseCase {
  /// The maximum number of characters in a search text; a longer text has no results.
  public static let longest = 200

  private let places: any PlaceRepository
  private let known: KnownPlaces
  private let settings: any SettingsRepository
  private let towns: (any TownRepository)?

  /// Creates a use case that searches places by the geocoder.
  ///
  /// - Parameters:
  ///   - places: The geocoder.
  ///   - known: The places that the device knows.
  ///   - settings: The settings, which may forbid requests.
  ///   - towns: The towns that are searched without a connection; `nil` for none.
  public init(
    places: any PlaceRepository, known: KnownPlaces, settings: any SettingsRepository,
    towns: (any TownRepository)? = nil
  ) {
    self.places = places
    self.known = known
    self.settings = settings
    self.towns = towns
  }

  public func execute(_ text: String) async throws(WeatherError) -> [Place] {
    try await find(text).places
  }

  public func find(_ text: String) async throws(WeatherError) -> FoundPlaces {
    let text = PlainText.visible(text).trimmingCharacters(in: .whitespacesAndNewlines)
    guard (1...Self.longest).contains(text.count) else {
      return FoundPlaces([])
    }
    let found = try await search(text)
    return FoundPlaces(
      Array(found.places.prefix(PlaceSearch.most)), isCorrected: found.isCorrected)
  }

  private func search(_ text: String) async throws(WeatherError) -> FoundPlaces {
    // Coordinates out of range are an error even if requests are forbidden.
    let isPoint: Bool
    do throws(InvalidValue) { isPoint = try Coordinate.typed(text) != nil } catch {
      throw .invalid(error)
    }
    guard try await settings.settings().dataSource == .offline else {
      return try await ask(text, isPoint: isPoint)
    }
    let found = isPoint ? [] : await known.search(text)
    guard !found.isEmpty else { throw .nothingStored }
    return FoundPlaces(Self.unique(found))
  }

  /// Asks the geocoder; without a connection, searches the known places and the packaged towns.
  private func ask(_ text: String, isPoint: Bool) async throws(WeatherError) -> FoundPlaces {
    do throws(WeatherError) {
      return try await PlaceSearch(places).find(text)
    } catch {
      guard error.meansNoConnection, !isPoint, let towns else { throw error }
      let found = await known.search(text) + towns.towns(beginning: text)
      guard !found.isEmpty else { throw error }
      return FoundPlaces(Self.unique(found))
    }
  }

  private static func unique(_ found: [Place]) -> [Place] {
    found.reduce(into: []) { kept, place in
      if !kept.contains(where: { $0.id.isSameSpot(as: place.id) }) { kept.append(place) }
    }
  }
}
