import Foundation
import StrataDeviceServices
import StrataPersistence
import StrataWorkers
import Synchronization

/// Finds out whether the store can be changed, and whether its disk has room, whenever a caller asks.
///
/// Nobody waits: a caller gets the last result, and another check begins if that is old. So an idle
/// process does nothing.
final class StoreWatch: Sendable {
  /// The results of a check.
  struct Condition: Equatable, Sendable {
    enum Store: String, Sendable {
      case ok, failing
      /// The store has not answered for a while.
      case silent
    }

    var store = Store.ok
    var isDiskLow = false
  }

  /// The age from which a result is old.
  static let age = Duration.seconds(5)
  /// The time after which a check that has no result counts as unanswered.
  static let patience = Duration.seconds(4)
  /// The number of free bytes below which a disk counts as nearly full.
  static let leastRoom = 64 << 20

  private struct State {
    var last = Condition()
    /// The time of the last result; `nil` before the first one.
    var ended: Duration?
    /// The time at which the check that is under way began; `nil` if none is.
    var began: Duration?
  }

  private let state = Mutex(State())
  private let elapsed: @Sendable () -> Duration
  private let check: @Sendable () async -> Condition

  /// Creates a watch; nothing is checked before somebody asks.
  ///
  /// - Parameters:
  ///   - elapsed: Returns the time.
  ///   - check: Returns the present condition, with a store that is `ok` or `failing`.
  init(
    elapsed: @escaping @Sendable () -> Duration, check: @escaping @Sendable () async -> Condition
  ) {
    self.elapsed = elapsed
    self.check = check
  }

  /// Creates the watch of a database, and of the data folder and its disk.
  ///
  /// - Parameters:
  ///   - database: The database.
  ///   - folder: The data folder.
  ///   - reserve: The number of bytes that must stay free on the disk, or nothing more is stored.
  ///   - elapsed: Returns the time.
  ///   - write: Writes a sentence for the operator.
  convenience init(
    _ database: Database, folder: URL, reserve: Int = 0,
    elapsed: @escaping @Sendable () -> Duration,
    write: @escaping @Sendable (String) -> Void = StoreWatch.write
  ) {
    let notice = StoreNotice(write)
    self.init(elapsed: elapsed) {
      let failure = await Self.failure(of: database, in: folder)
      notice.take(failure)
      var condition = Condition(store: failure == nil ? .ok : .failing)
      let least = max(reserve, Self.leastRoom)
      condition.isDiskLow = DiskRoom.free(at: folder).map { $0 < least } ?? false
      return condition
    }
  }

  /// Writes a sentence to standard error.
  static let write: @Sendable (String) -> Void = { sentence in
    _ = try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }

  /// Returns the reason for which nothing can be stored; `nil` if there is none.
  private static func failure(of database: Database, in folder: URL) async -> PersistenceError? {
    if DeviceHost.hasLost(folder) { LostFolder.removeShell(of: folder) }
    do throws(PersistenceError) {
      try await database.check()
    } catch {
      return error
    }
    // Keys, pictures and models are lost with the data folder, even if the database is on another
    // machine.
    return DeviceHost.hasLost(folder) ? .lostFolder(of: folder) : nil
  }

  /// Returns the latest condition. The first answer finds nothing wrong.
  func ask() -> Condition {
    let now = elapsed()
    let (condition, mustCheck) = state.withLock { state -> (Condition, Bool) in
      if let began = state.began {
        var condition = state.last
        if now - began > Self.patience { condition.store = .silent }
        return (condition, false)
      }
      if let ended = state.ended, now - ended < Self.age { return (state.last, false) }
      state.began = now
      return (state.last, true)
    }
    if mustCheck { Task { ended(with: await check()) } }
    return condition
  }

  private func ended(with condition: Condition) {
    let now = elapsed()
    state.withLock { ($0.last, $0.ended, $0.began) = (condition, now, nil) }
  }
}
