/// What would become of what is here, before anything is changed.
public struct BackupPreview: Equatable, Sendable {
  /// What the file holds.
  public let file: Backup
  public let merge: BackupChanges
  public let replace: BackupChanges

  public init(file: Backup, current: Backup) {
    self.file = file
    merge = BackupChanges(from: current, to: current.taking(file, .merge))
    replace = BackupChanges(from: current, to: current.taking(file, .replace))
  }

  public func changes(_ mode: BackupMode) -> BackupChanges {
    mode == .merge ? merge : replace
  }
}

/// How two states differ, as a person is told.
public struct BackupChanges: Equatable, Sendable {
  public let added: [Favorite]
  /// Those that get another name, with the new one.
  public let renamed: [Favorite]
  public let kept: [Favorite]
  public let removed: [Favorite]
  public let changesSettings: Bool
  /// How many searches come in, and how many go.
  public let addedSearches: Int
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

  /// Whether nothing would change at all.
  public var isEmpty: Bool {
    added.isEmpty && renamed.isEmpty && removed.isEmpty && !changesSettings
      && addedSearches == 0 && removedSearches == 0
  }
}
