/// Finds the place among those that the device knows, or asks the geocoder unless the settings
/// forbid requests.
///
/// Of places that share a slug, the one that the device knows is returned.
public struct DefaultResolvePlaceUseCase: ResolvePlaceUseCase {
  private let known: KnownPlaces
  private let places: any PlaceRepository
  private let settings: any SettingsRepository

  /// Creates a use case that finds the place among those that the device knows, or asks the
  /// geocoder unless the settings forbid requests.
  public init(
    known: KnownPlaces, places: any PlaceRepository, settings: any SettingsRepository
  ) {
    self.known = known
    self.places = places
    self.settings = settings
  }

  public func execute(_ slug: String) async throws(WeatherError) -> Place {
    if let place = await known.place(slug) { return place }
    guard try await settings.settings().dataSource != .offline else { throw .nothingStored }
    let place = try await places.place(for: slug)
    guard place.slug == slug else { throw .noSuchPlace(slug) }
    return place
  }
}
