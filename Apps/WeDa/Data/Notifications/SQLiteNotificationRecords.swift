public import Foundation
public import StrataPersistence
public import WeDaDomain

/// The device's records of notifications in SQLite.
public struct SQLiteNotificationRecords: NotificationRecords {
  private static let key = "choice"
  /// The maximum number of notifications that are recorded, which is enough for months.
  private static let limit = 500

  private let store: DocumentStore
  private let choices: DocumentCollection<NotificationChoiceFileDTO>
  private let told: DocumentCollection<ToldFileDTO>

  /// Creates the records of a device.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
  public init(store: DocumentStore) {
    self.store = store
    choices = store.collection("notifications")
    told = store.collection("notifications.told")
  }

  public func language() async throws(WeatherError) -> String? { try await choice().language }

  public func keep(language: String) async throws(WeatherError) {
    try await change { $0.language = language }
  }

  public func silenced() async throws(WeatherError) -> Set<String> {
    Set(try await choice().silenced)
  }

  public func silence(_ place: String, _ isSilenced: Bool) async throws(WeatherError) {
    try await change { choice in
      choice.silenced.removeAll { $0 == place }
      if isSilenced { choice.silenced.append(place) }
    }
  }

  public func token() async throws(WeatherError) -> Data? { try await choice().token }

  public func keep(token: Data?) async throws(WeatherError) {
    try await change { $0.token = token }
  }

  public func claim(_ event: String, at now: Date) async throws(WeatherError) -> Bool {
    try await storing { () throws(PersistenceError) -> Bool in
      let isNew = try await store.change { [told] changes throws(PersistenceError) -> Bool in
        guard try changes.document(key: event, in: told) == nil else { return false }
        try changes.put(ToldFileDTO(version: 1), key: event, at: now, in: told)
        return true
      }
      if isNew { try await told.trim(to: Self.limit) }
      return isNew
    }
  }

  public func release(_ event: String) async throws(WeatherError) {
    _ = try await storing { () throws(PersistenceError) in try await told.remove(key: event) }
  }

  private func choice() async throws(WeatherError) -> NotificationChoiceFileDTO {
    let row = try await storing { () throws(PersistenceError) in
      try await choices.value(key: Self.key)
    }
    return row ?? NotificationChoiceFileDTO()
  }

  private func change(
    _ change: @escaping @Sendable (inout NotificationChoiceFileDTO) -> Void
  ) async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in
      try await store.change { [choices] changes throws(PersistenceError) in
        var choice =
          try changes.document(key: Self.key, in: choices)?.value ?? NotificationChoiceFileDTO()
        change(&choice)
        try changes.put(choice, key: Self.key, in: choices)
      }
    }
  }
}
