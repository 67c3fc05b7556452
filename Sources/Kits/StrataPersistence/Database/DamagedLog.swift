import Foundation
import StrataCSQLite

/// A write-ahead log of which SQLite would read only what stands before the damage, without a word,
/// and which it would write over with the next change.
struct DamagedLog: Sendable {
  let file: URL
  private let frames: LogFrames

  /// Looks at the log beside a database. Nothing is changed.
  ///
  /// - Parameter pageSize: That of the database.
  /// - Returns: `nil` where there is none, or none that is damaged.
  init?(of database: URL, pageSize: Int) {
    file = URL(fileURLWithPath: database.path + "-wal")
    guard let bytes = FileManager.default.contents(atPath: file.path),
      let frames = LogFrames(Array(bytes), pageSize: pageSize), frames.isDamaged
    else { return nil }
    self.frames = frames
  }

  /// Where the damaged file is kept, beside the database: the first name that is free.
  func keep() throws(PersistenceError) -> DamagedLogReport {
    let manager = FileManager.default
    var number = 1
    while manager.fileExists(atPath: "\(file.path).damaged-\(number)") { number += 1 }
    let kept = URL(fileURLWithPath: "\(file.path).damaged-\(number)")
    do {
      try manager.copyItem(at: file, to: kept)
    } catch {
      let detail = "its log is damaged and cannot be kept aside: \(error.localizedDescription)"
      throw PersistenceError(.corruptFile, file: file, detail: detail)
    }
    return DamagedLogReport(
      log: file, kept: kept, pages: frames.frames.count, soundPages: frames.usable.count)
  }

  /// Puts the database together with all pages of the log that are whole, in a folder of its own.
  ///
  /// - Returns: A sound database of ours, closed and whole in one file; `nil` where nothing is whole, or
  ///   what is does not fit together.
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
      // What cannot be put together is left as it is: the log is kept.
      return nil
    }
  }
}
