import Foundation

/// Asks the geocoder from three characters on, and shows each spot once. Two numbers are a point,
/// and find the place nearest to it.
///
/// Where Settings say never to ask, only what the device knows is searched.
public struct DefaultSearchPlacesUseCase: SearchPlacesUseCase {
  /// The fewest characters worth asking for, blanks at both ends not counted.
  public static let shortest = 3
  /// No place has a longer name; a longer text has no suggestions.
  public static let longest = 200
  /// How many suggestions are shown.
  public static let limit = 5

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
    guard (Self.shortest...Self.longest).contains(text.count) else { return [] }
    if let place = try await pointed(text) { return [place] }
    let found = try await find(text)
    var kept: [Place] = []
    for place in found where !kept.contains(where: { $0.id.isSameSpot(as: place.id) }) {
      kept.append(place)
    }
    return Array(kept.prefix(Self.limit))
  }

  /// The place at a point that was typed instead of a name; nil where the text is a name.
  ///
  /// - Throws: ``WeatherError/invalid(_:)``, which names the number that is no point on the earth;
  ///   ``WeatherError/noSuchPlace(_:)`` where nothing has a name there.
  private func pointed(_ text: String) async throws(WeatherError) -> Place? {
    let point: Coordinate?
    do throws(InvalidValue) { point = try .typed(text) } catch { throw .invalid(error) }
    guard let point else { return nil }
    guard try await settings.settings().dataSource != .offline else { throw .nothingStored }
    do throws(WeatherError) {
      return try await places.place(at: point)
    } catch .noSuchPlace {
      throw .noSuchPlace(text)
    }
  }

  /// - Throws: ``WeatherError/nothingStored`` where nobody may be asked and nothing known fits.
  private func find(_ text: String) async throws(WeatherError) -> [Place] {
    guard try await settings.settings().dataSource == .offline else {
      return try await places.search(text)
    }
    let found = await known.search(text)
    guard !found.isEmpty else { throw .nothingStored }
    return found
  }
}
