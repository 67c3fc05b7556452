public import StrataPersistence
public import WeDaDomain

/// The device's data in one SQLite file, changed in one transaction.
public struct SQLiteBackupRepository: BackupRepository {
  private static let settingsKey = "settings"

  private let store: DocumentStore
  private let device: DeviceDocuments
  private let favorites: FavoriteRows
  private let settings: DocumentCollection<SettingsFileDTO>
  private let history: DocumentCollection<MarkedPlaceFileDTO>

  /// Creates a repository of the device's data in one SQLite file, changed in one transaction.
  ///
  /// - Parameter store: The documents of the device, among which these are kept.
  public init(store: DocumentStore) {
    self.store = store
    device = store.device
    favorites = FavoriteRows(store: store)
    settings = store.collection("settings")
    history = store.collection("history")
  }

  public func contents() async throws(WeatherError) -> Backup {
    let result = try await storing { () throws(PersistenceError) in
      try await store.change { changes throws(PersistenceError) in try read(changes) }
    }
    return try result.get()
  }

  public func update(
    _ change: @escaping @Sendable (Backup) -> Backup
  ) async throws(WeatherError) {
    let result = try await storing { () throws(PersistenceError) in
      try await store.change {
        changes throws(PersistenceError) -> Result<Void, WeatherError> in
        switch try read(changes) {
        case .failure(let error): return .failure(error)
        case .success(let before):
          try write(change(before), changes)
          return .success(())
        }
      }
    }
    try result.get()
  }

  /// Deletes the device's data, including copies of forecasts that no other device has on its list;
  /// see ``DocumentWeatherLocalDataSource``.
  public func forgetEverything() async throws(WeatherError) {
    try await storing { () throws(PersistenceError) in
      try await device.forget(marksEndIn: ".places")
    }
  }

  private func read(
    _ changes: DocumentChanges
  ) throws(PersistenceError) -> Result<Backup, WeatherError> {
    let kept = try favorites.all(changes)
    let searched = try changes.documents(in: history)
    let chosen = try changes.document(key: Self.settingsKey, in: settings)
    return Result { () throws(WeatherError) in
      var backup = Backup(settings: WeatherSettings())
      for row in kept {
        backup.favorites.append(
          try reading(row.key) { () throws(UnreadableField) in try row.value.toDomain() })
      }
      for row in searched {
        backup.history.append(
          try reading(row.key) { () throws(UnreadableField) in try row.value.toSearchRecord() })
      }
      if let chosen {
        backup.settings = try reading(chosen.key) { () throws(UnreadableField) in
          try chosen.value.toDomain()
        }
      }
      return backup
    }
  }

  private func write(_ backup: Backup, _ changes: DocumentChanges) throws(PersistenceError) {
    try changes.removeAll(in: favorites.favorites)
    for favorite in backup.favorites {
      try changes.put(
        FavoriteFileDTO(favorite), key: favorite.id.text, at: favorite.addedAt,
        in: favorites.favorites)
    }
    try favorites.arrange(backup.favorites.map(\.id.text), changes)
    try changes.removeAll(in: history)
    for record in backup.history {
      try changes.put(
        MarkedPlaceFileDTO(record), key: record.id.text, at: record.searchedAt, in: history)
    }
    if let settings = backup.settings {
      try changes.put(SettingsFileDTO(settings), key: Self.settingsKey, in: self.settings)
    }
  }
}
