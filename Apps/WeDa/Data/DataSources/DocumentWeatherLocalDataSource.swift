import Foundation
public import StrataPersistence
public import WeDaDomain

/// The last good copies in SQLite: one of each place for all devices, and for each device the list
/// of places that it was shown.
///
/// Without its own mark no device reads a copy, so none can tell what others looked at.
public actor DocumentWeatherLocalDataSource: WeatherLocalDataSource {
  /// How many places all devices together keep.
  public static let capacity = 2000

  private let copies: DocumentCollection<WeatherFileDTO>
  private let marks: DocumentCollection<MarkedPlaceFileDTO>
  private let now: @Sendable () -> Date
  /// Marks known to be on disk, so that showing a place again writes nothing.
  private var remembered: Set<PlaceID> = []

  /// - Parameters:
  ///   - store: Opened for the device that this object serves.
  ///   - provider: Demo data has its own copies: it never stands in for a forecast. All others share
  ///     theirs, whichever of them answered last.
  public init(
    store: DocumentStore, provider: WeatherProvider,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    // Named when there was one provider, and kept: what a device stored stays where it is.
    let name = "weather.\(provider.isDemo ? "demo" : "openweathermap")"
    copies = store.collection(name, scope: .shared)
    marks = store.collection("\(name).places", scope: .device)
    self.now = now
  }

  public func fetchWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO? {
    let key = city.id.text
    return try await storing { () throws(PersistenceError) in
      guard try await marks.value(key: key) != nil else { return nil }
      return try await copies.value(key: key)
    }
  }

  public func saveWeather(_ weather: WeatherFileDTO) async throws(WeatherError) {
    let place = try reading("weather") { () throws(UnreadableField) in
      try weather.place.toDomain()
    }
    let time = Date(timeIntervalSince1970: weather.fetchedAt)
    try await storing { () throws(PersistenceError) in
      try await copies.put(weather, key: place.id.text, at: time)
      try await copies.trim(to: Self.capacity)
    }
    try await rememberCity(place)
  }

  /// Takes away this device's mark. The copy itself may serve others.
  public func deleteWeather(for city: Place) async throws(WeatherError) {
    remembered.remove(city.id)
    try await storing { () throws(PersistenceError) in
      _ = try await marks.remove(key: city.id.text)
    }
  }

  public func getAllSavedCities() async throws(WeatherError) -> [PlaceFileDTO] {
    try await storing { () throws(PersistenceError) in try await marks.all() }.map(\.place)
  }

  public func clearAll() async throws(WeatherError) {
    remembered = []
    try await storing { () throws(PersistenceError) in try await marks.removeAll() }
  }

  public func rememberCity(_ city: Place) async throws(WeatherError) {
    guard !remembered.contains(city.id) else { return }
    let mark = MarkedPlaceFileDTO(place: city, markedAt: now())
    try await storing { () throws(PersistenceError) in
      try await marks.put(mark, key: city.id.text, at: now())
    }
    remembered.insert(city.id)
  }
}
