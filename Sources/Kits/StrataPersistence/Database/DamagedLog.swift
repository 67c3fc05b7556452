import Foundation
import StrataCSQLite
import StrataDeviceServices

/// A damaged write-ahead log. SQLite would read it silently up to the damage only, and overwrite it
/// with the next change.
struct DamagedLog: Sendable {
  let file: URL
  private let frames: LogFrames

  /// Reads the log of a database. Nothing is changed.
  ///
  /// - Parameters:
  ///   - database: The database's file.
  ///   - pageSize: The database's page size.
  /// - Returns: `nil` if there is no log, or it is not damaged.
  init?(of database: URL, pageSize: Int) {
    file = URL(fileURLWithPath: database.path + "-wal")
    guard let bytes = FileManager.default.contents(atPath: file.path),
      let frames = LogFrames(Array(bytes), pageSize: pageSize), frames.isDamaged
    else { return nil }
    self.frames = frames
  }

  /// Copies the damaged file within its folder to the first free name, and returns a report.
  func keep() throws(PersistenceError) -> DamagedLogReport {
    DamagedLogReport(
      log: file, kept: try Self.keep(file), pages: frames.frames.count,
      soundPages: frames.usable.count)
  }

  /// Copies a log within its folder to the first free name, and returns the copy.
  static func keep(_ file: URL) throws(PersistenceError) -> URL {
    let manager = FileManager.default
    var number = 1
    while manager.fileExists(atPath: "\(file.path).damaged-\(number)") { number += 1 }
    let kept = URL(fileURLWithPath: "\(file.path).damaged-\(number)")
    do {
      try manager.copyItem(at: file, to: kept)
      FileOwner.adopt(kept)
    } catch {
      let detail =
        """
        the database's log is damaged, and a copy of the log cannot be written: \
        \(error.localizedDescription)
        """
      throw PersistenceError(.corruptFile, file: file, detail: detail)
    }
    return kept
  }

  /// Assembles the database with all intact pages of the log, in another folder.
  ///
  /// - Returns: An intact database of this library, closed and complete in one file; `nil` if no
  ///   page is intact, or those that are do not fit together.
  func rescue(_ database: URL, in folder: URL) -> URL? {
    guard !frames.usable.isEmpty else { return nil }
    let copy = folder.appendingPathComponent("rescued.sqlite", isDirectory: false)
    do {
      try FileManager.default.copyItem(at: database, to: copy)
      try Data(frames.mended()).write(to: URL(fileURLWithPath: copy.path + "-wal"))
      let connection = try Connection(file: copy, patience: .zero)
      guard try connection.isSoundAndOurs() else { return nil }
      try connection.script("PRAGMA wal_checkpoint(TRUNCATE)")
      return copy
    } catch {
      // If it cannot be assembled, the database stays as it is; the log is kept.
      return nil
    }
  }
}
