public import StrataPersistence
public import WeDaDomain

/// The device's settings, one row in SQLite.
public struct SQLiteSettingsRepository: SettingsRepository {
  private static let key = "settings"
  private let rows: DocumentCollection<SettingsFileDTO>

  /// Creates a repository of the device's settings, one row in SQLite.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
  public init(store: DocumentStore) { rows = store.collection("settings") }

  public func settings() async throws(WeatherError) -> WeatherSettings {
    let row = try await storing { () throws(PersistenceError) in
      try await rows.value(key: Self.key)
    }
    guard let row else { return WeatherSettings() }
    return try reading(Self.key) { () throws(UnreadableField) in try row.toDomain() }
  }

  public func save(_ settings: WeatherSettings) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in
      try await rows.put(SettingsFileDTO(settings), key: Self.key)
    }
  }
}
