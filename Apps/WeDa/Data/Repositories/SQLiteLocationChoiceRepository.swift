public import StrataPersistence
public import WeDaDomain

/// The person's choice about their position, one row in SQLite. It contains no position.
public struct SQLiteLocationChoiceRepository: LocationChoiceRepository {
  private static let key = "choice"
  private let rows: DocumentCollection<LocationChoiceFileDTO>

  /// Creates a repository of the person's choice about their position, one row in SQLite.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
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
