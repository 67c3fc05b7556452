/// The changes that an import would make.
public struct BackupPreview: Equatable, Sendable {
  /// The content of the file.
  public let file: Backup
  /// The changes that an import in the mode ``BackupMode/merge`` would make.
  public let merge: BackupChanges
  /// The changes that an import in the mode ``BackupMode/replace`` would make.
  public let replace: BackupChanges

  /// Creates a preview that compares a backup file with the device's data.
  public init(file: Backup, current: Backup) {
    self.file = file
    merge = BackupChanges(from: current, to: current.taking(file, .merge))
    replace = BackupChanges(from: current, to: current.taking(file, .replace))
  }

  /// Returns the changes of a mode.
  public func changes(_ mode: BackupMode) -> BackupChanges {
    mode == .merge ? merge : replace
  }
}

/// The differences between two states, as they are shown before an import.
public struct BackupChanges: Equatable, Sendable {
  /// The favourites that are added.
  public let added: [Favorite]
  /// The favourites whose label changes, with their new labels.
  public let renamed: [Favorite]
  /// The favourites that the import does not change.
  public let kept: [Favorite]
  /// The favourites that are removed.
  public let removed: [Favorite]
  /// A Boolean value that indicates whether the settings change.
  public let changesSettings: Bool
  /// The number of searches that are added.
  public let addedSearches: Int
  /// The number of searches that are removed.
  public let removedSearches: Int

  public init(from old: Backup, to new: Backup) {
    let before = Dictionary(old.favorites.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.favorites.map(\.id))
    added = new.favorites.filter { before[$0.id] == nil }
    renamed = new.favorites.filter { favorite in
      before[favorite.id].map { $0.label != favorite.label } ?? false
    }
    kept = new.favorites.filter { before[$0.id]?.label == $0.label && before[$0.id] != nil }
    removed = old.favorites.filter { !after.contains($0.id) }
    changesSettings = new.settings != old.settings
    let searchesBefore = Set(old.history.map(\.id))
    let searchesAfter = Set(new.history.map(\.id))
    addedSearches = searchesAfter.subtracting(searchesBefore).count
    removedSearches = searchesBefore.subtracting(searchesAfter).count
  }

  /// A Boolean value that indicates whether nothing would change.
  public var isEmpty: Bool {
    added.isEmpty && renamed.isEmpty && removed.isEmpty && !changesSettings
      && addedSearches == 0 && removedSearches == 0
  }
}
