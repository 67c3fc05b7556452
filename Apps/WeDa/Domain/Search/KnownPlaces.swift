import Foundation

/// The places that this device knows without a request: its favourites, its searches, and the
/// places with stored weather, in this order.
public struct KnownPlaces: Sendable {
  private let favorites: any FavoritesRepository
  private let history: any HistoryRepository
  private let weather: any WeatherRepository

  /// Creates the set of places that a device knows.
  public init(
    favorites: any FavoritesRepository, history: any HistoryRepository,
    weather: any WeatherRepository
  ) {
    self.favorites = favorites
    self.history = history
    self.weather = weather
  }

  /// Returns the place with exactly this slug. Of several, a favourite comes first.
  public func place(_ slug: String) async -> Place? {
    if let place = await kept().first(where: { $0.slug == slug }) { return place }
    if let place = await searched().first(where: { $0.slug == slug }) { return place }
    return await stored().first { $0.slug == slug }
  }

  /// Returns the place nearest to a point, at most a tenth of a degree away.
  public func place(at point: Coordinate) async -> Place? {
    func distance(_ place: Place) -> Double {
      let east = (place.coordinate.longitude - point.longitude).magnitude
      let north = (place.coordinate.latitude - point.latitude).magnitude
      return max(north, min(east, 360 - east))
    }
    return await (kept() + searched() + stored()).filter { distance($0) <= 0.1 }
      .min { distance($0) < distance($1) }
  }

  /// Returns the places that match a text: each of its words begins a word of the place. Places
  /// whose name begins with the text come first.
  ///
  /// - Parameter text: The typed text; case and accents do not matter.
  public func search(_ text: String) async -> [Place] {
    let asked = Slug.make([text])
    let words = asked.split(separator: "-")
    guard !words.isEmpty else { return [] }
    let fitting = await (kept() + searched() + stored()).filter { place in
      let own = place.slug.split(separator: "-")
      return words.allSatisfy { word in own.contains { $0.hasPrefix(word) } }
    }
    let first = fitting.filter { $0.slug.hasPrefix(asked) }
    return first + fitting.filter { !$0.slug.hasPrefix(asked) }
  }

  // A part of storage that cannot be read is skipped.

  private func kept() async -> [Place] {
    ((try? await favorites.favorites()) ?? []).map(\.place)
  }

  private func searched() async -> [Place] {
    ((try? await history.records(limit: SearchRecord.limit)) ?? []).map(\.place)
  }

  private func stored() async -> [Place] { (try? await weather.getAllSavedCities()) ?? [] }
}
