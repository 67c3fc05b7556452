import Foundation

/// The data that a person can transfer to another device: favourites in their order, settings, and
/// search history.
///
/// It never contains a key or the device's position.
public struct Backup: Equatable, Sendable {
  /// The favourites in the order of the list, each place once.
  public var favorites: [Favorite]
  /// The settings; `nil` if they are not transferred.
  public var settings: WeatherSettings?
  /// The searches, the newest first, each place once.
  public var history: [SearchRecord]

  /// The maximum number of favourites in a file.
  public static let mostFavorites = 500

  /// Creates a backup: the data that a person can transfer to another device.
  public init(
    favorites: [Favorite] = [], settings: WeatherSettings? = nil, history: [SearchRecord] = []
  ) {
    self.favorites = favorites
    self.settings = settings
    self.history = history
  }
}

/// The way in which an import combines with the device's data.
public enum BackupMode: String, CaseIterable, Sendable {
  /// Adds what the device lacks, and keeps the rest of its data, including the settings.
  case merge
  /// Replaces the device's data by that of the file.
  case replace

  /// The string catalog's key of the name: "backup.merge.name".
  public var nameKey: String { "backup.\(rawValue).name" }
}

extension Backup {
  /// Returns the device's data after an import.
  public func taking(_ file: Backup, _ mode: BackupMode) -> Backup {
    switch mode {
    case .merge: merged(with: file)
    case .replace:
      Backup(
        favorites: file.favorites, settings: file.settings ?? settings, history: file.history)
    }
  }

  /// Returns the device's favourites in their order, then the file's. The file's label replaces the
  /// device's.
  private func merged(with file: Backup) -> Backup {
    let incoming = Dictionary(file.favorites.map { ($0.id, $0) }) { first, _ in first }
    let own = Set(favorites.map(\.id))
    let kept = favorites.map { $0.labelled(incoming[$0.id]?.label ?? $0.label) }
    let added = file.favorites.filter { !own.contains($0.id) }
    return Backup(
      favorites: kept + added, settings: settings, history: Self.latest(history + file.history))
  }

  /// Returns one search for each place, the newest first, up to the limit of the history.
  private static func latest(_ records: [SearchRecord]) -> [SearchRecord] {
    var seen: Set<PlaceID> = []
    let newest = records.sorted { $0.searchedAt > $1.searchedAt }
    return Array(newest.filter { seen.insert($0.id).inserted }.prefix(SearchRecord.limit))
  }
}
