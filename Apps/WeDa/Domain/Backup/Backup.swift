import Foundation

/// What a person can take along to another device: favourites in their order, settings, searches.
///
/// Never a key, nor where the device is: neither has a place in here.
public struct Backup: Equatable, Sendable {
  /// In the order of the list, each place once.
  public var favorites: [Favorite]
  /// `nil` where they are not to be taken along.
  public var settings: WeatherSettings?
  /// The newest first, each place once.
  public var history: [SearchRecord]

  /// How many favourites a file may have.
  public static let mostFavorites = 500

  public init(
    favorites: [Favorite] = [], settings: WeatherSettings? = nil, history: [SearchRecord] = []
  ) {
    self.favorites = favorites
    self.settings = settings
    self.history = history
  }
}

/// What becomes of what is here when a file is taken in.
public enum BackupMode: String, CaseIterable, Sendable {
  /// Adds what is missing and keeps the rest; the settings stay.
  case merge
  /// Everything becomes as it is in the file.
  case replace

  /// The String Catalog's key of the name: "backup.merge.name".
  public var nameKey: String { "backup.\(rawValue).name" }
}

extension Backup {
  /// What is here after a file was taken in.
  public func taking(_ file: Backup, _ mode: BackupMode) -> Backup {
    switch mode {
    case .merge: merged(with: file)
    case .replace:
      Backup(
        favorites: file.favorites, settings: file.settings ?? settings, history: file.history)
    }
  }

  /// Own favourites first, in their order; a name of one's own is taken over where there is one.
  private func merged(with file: Backup) -> Backup {
    let incoming = Dictionary(file.favorites.map { ($0.id, $0) }) { first, _ in first }
    let own = Set(favorites.map(\.id))
    let kept = favorites.map { $0.labelled(incoming[$0.id]?.label ?? $0.label) }
    let added = file.favorites.filter { !own.contains($0.id) }
    return Backup(
      favorites: kept + added, settings: settings, history: Self.latest(history + file.history))
  }

  /// One search a place, the newest first, as many as are kept.
  private static func latest(_ records: [SearchRecord]) -> [SearchRecord] {
    var seen: Set<PlaceID> = []
    let newest = records.sorted { $0.searchedAt > $1.searchedAt }
    return Array(newest.filter { seen.insert($0.id).inserted }.prefix(SearchRecord.limit))
  }
}
