import Foundation
import StrataPersistence

/// The conversion of a file that Core Data or Apple's SwiftData wrote.
enum CoreDataImport {
  /// Converting a file twice at once would move it away twice.
  private static let turn = NSLock()

  /// Converts a file if Core Data wrote it, and keeps the original beside it.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer`` with the entity and the property that
  ///   cannot be read. Then the file stays as it is.
  static func run(
    _ url: URL, _ entities: [EntityPlan], _ version: Schema.Version
  ) throws(SwiftDataError) {
    turn.lock()
    defer { turn.unlock() }
    let interim = url.appendingPathExtension("import")
    // The connections are closed when the function returns; only then may the files be moved.
    guard try convert(url, to: interim, entities, version) else { return }
    do {
      try replace(url, with: interim)
    } catch {
      throw .loadIssueModelContainer.about(nil, nil, "\(url.path) cannot be converted: \(error)")
    }
  }

  private static func convert(
    _ url: URL, to interim: URL, _ entities: [EntityPlan], _ version: Schema.Version
  ) throws(SwiftDataError) -> Bool {
    guard let file = CoreDataFile(url) else { return false }
    remove(interim)
    do {
      let changes = try read(file, entities)
      let store = try ModelStore(url: interim, isInMemory: false)
      try store.migrate(to: entities, version: version)
      try store.write(changes)
      _ = try store.identifier()
      try store.perform { connection throws(PersistenceError) in
        try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
      }
      return true
    } catch {
      remove(interim)
      throw error
    }
  }

  private static func read(
    _ file: CoreDataFile, _ entities: [EntityPlan]
  ) throws(SwiftDataError) -> RowChanges {
    var changes = RowChanges()
    for plan in entities {
      let entity = try CoreDataEntity(plan, in: file)
      for row in entity.rows { changes.inserted.append(try entity.converted(row)) }
      for relationship in plan.relationships {
        guard case .pairs(let table, isOwner: true) = relationship.storage else { continue }
        for (owner, target) in try file.links(of: relationship, in: plan.name) {
          changes.pairs.append(.init(table: table, owner: owner, target: target, isAdded: true))
        }
      }
    }
    return changes
  }
}

// MARK: - Files

extension CoreDataImport {
  /// The endings of a database and the files that SQLite keeps beside it.
  private static let endings = ["", "-wal", "-shm"]

  private static func replace(_ url: URL, with interim: URL) throws {
    let kept = free(url.appendingPathExtension("coredata"))
    for ending in endings {
      let part = URL(filePath: url.path + ending)
      guard FileManager.default.fileExists(atPath: part.path) else { continue }
      try FileManager.default.moveItem(at: part, to: URL(filePath: kept.path + ending))
    }
    try FileManager.default.moveItem(at: interim, to: url)
    remove(interim)
  }

  /// Returns a URL at which there is no file.
  private static func free(_ url: URL) -> URL {
    var (found, count) = (url, 1)
    while FileManager.default.fileExists(atPath: found.path) {
      count += 1
      found = url.appendingPathExtension("\(count)")
    }
    return found
  }

  private static func remove(_ url: URL) {
    for ending in endings { try? FileManager.default.removeItem(atPath: url.path + ending) }
  }
}
