public import StrataPersistence
public import WeDaDomain

/// What the device's person said about their own place, one row in SQLite. It holds no place.
public struct SQLiteLocationChoiceRepository: LocationChoiceRepository {
  private static let key = "choice"
  private let rows: DocumentCollection<LocationChoiceFileDTO>

  /// - Parameter store: Opened for the device whose choice this is.
  public init(store: DocumentStore) { rows = store.collection("location") }

  public func choice() async throws(WeatherError) -> LocationChoice {
    let row = try await storing { () throws(PersistenceError) in
      try await rows.value(key: Self.key)
    }
    guard let row else { return .notAsked }
    return try reading(Self.key) { () throws(UnreadableField) in try row.toDomain() }
  }

  public func save(_ choice: LocationChoice) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in
      try await rows.put(LocationChoiceFileDTO(choice), key: Self.key)
    }
  }
}
