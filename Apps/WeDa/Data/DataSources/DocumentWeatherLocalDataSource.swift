import Foundation
public import StrataPersistence
public import WeDaDomain

/// The last weather of each place in SQLite: one copy for all devices, and for each device a list
/// of the places that it has shown.
///
/// A device reads only copies of the places on its list, so it cannot find out what others looked
/// at.
public actor DocumentWeatherLocalDataSource: WeatherLocalDataSource {
  /// The maximum number of places that are stored for all devices together.
  public static let capacity = 2000

  private let copies: DocumentCollection<WeatherFileDTO>
  private let marks: DocumentCollection<MarkedPlaceFileDTO>
  private let now: @Sendable () -> Date
  /// The places that are known to be on the device's list, so that showing one again writes
  /// nothing.
  private var remembered: Set<PlaceID> = []

  /// Creates a data source of stored weather.
  ///
  /// - Parameters:
  ///   - store: The documents of the device, among which these are kept.
  ///   - provider: The provider. Demo data has separate copies, so that it never replaces a
  ///     forecast; all other providers share theirs.
  ///   - now: Returns the current time.
  public init(
    store: DocumentStore, provider: WeatherProvider,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    // The name is from the time of one provider, and kept so that stored data is still found.
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

  public func sharedWeather(for city: Place) async throws(WeatherError) -> WeatherFileDTO? {
    try await storing { () throws(PersistenceError) in try await copies.value(key: city.id.text) }
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

  /// Removes a place from the device's list. The shared copy of its weather stays, as it may serve
  /// other devices.
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
