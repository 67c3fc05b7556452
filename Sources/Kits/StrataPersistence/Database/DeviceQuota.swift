import Foundation
import StrataDeviceServices

/// Limits the bytes of each device's documents and small values, with their keys.
///
/// The bytes of a device are added up in memory, which other processes on the database do not see and
/// which counts replaced rows twice. So they are counted in the database before anything is refused.
final class DeviceQuota: Sendable {
  private struct State {
    var limit: Int?
    /// The number of bytes that must stay free on the disk of a SQLite file.
    var reserve = 0
    /// The number of bytes that each device has at most, by the owner of its documents.
    var used: [String: Int] = [:]
  }

  /// The beginning of the keys of the host's own small values, which are few and never refused.
  private static let hostPrefix = "host."
  /// The number of devices that are remembered.
  private static let capacity = 10_000

  private let state = Locked(State())

  /// Sets the maximum number of bytes of each device; `nil` for no limit.
  func setLimit(_ bytes: Int?) { state.withLock { $0.limit = bytes } }

  /// Sets the number of bytes that must stay free on the disk.
  func setReserve(_ bytes: Int) { state.withLock { $0.reserve = bytes } }

  /// Refuses to store anything while a SQLite file's disk has less room than must stay free.
  ///
  /// - Throws: ``PersistenceError`` with `diskFull`.
  func leaveRoom(on engine: any Engine) throws(PersistenceError) {
    let reserve = state.withLock { $0.reserve }
    guard reserve > 0, let file = (engine as? Connection)?.file,
      let free = DiskRoom.free(at: file), free < reserve
    else { return }
    throw PersistenceError(.diskFull, file: file)
  }

  /// Records that a small value is about to be stored.
  ///
  /// - Throws: ``PersistenceError`` if the device has no room for it, or if the database cannot be read.
  func admit(
    _ data: Data?, key: String, of device: DeviceID, on engine: any Engine
  ) throws(PersistenceError) {
    guard let data, !key.hasPrefix(Self.hostPrefix) else { return }
    try leaveRoom(on: engine)
    try admit(data.count + key.utf8.count, of: DocumentOwner.device(device), on: engine) {
      () throws(PersistenceError) in try engine.smallValue(forKey: key, of: device)?.count
    }
  }

  /// Records that bytes are about to be stored.
  ///
  /// - Parameters:
  ///   - bytes: The number of bytes, with those of the key.
  ///   - owner: The owner of the device's documents.
  ///   - engine: The database, in which the bytes of the device are counted before they are refused.
  ///   - old: Returns the number of bytes of the value that is replaced; `nil` if there is none.
  /// - Throws: ``PersistenceError`` if the device has no room, or if the database cannot be read.
  func admit(
    _ bytes: Int, of owner: String, on engine: any Engine,
    replacing old: () throws(PersistenceError) -> Int?
  ) throws(PersistenceError) {
    let (limit, known) = state.withLock { ($0.limit, $0.used[owner]) }
    guard let limit else { return }
    if let known, known + bytes <= limit { return note(known + bytes, of: owner) }
    var total = try engine.bytes(of: owner) + bytes
    // One question less for each device that comes to this process.
    if total > limit { total -= try old() ?? 0 }
    guard total <= limit else { throw .deviceFull(limit) }
    note(total, of: owner)
  }

  private func note(_ bytes: Int, of owner: String) {
    state.withLock { state in
      if state.used.count >= Self.capacity { state.used = [:] }
      state.used[owner] = bytes
    }
  }
}

extension Database {
  /// Limits the bytes of each device's documents and small values. Beyond, storing fails with
  /// `diskFull`; removing does not. Shared documents are not limited.
  ///
  /// - Parameter bytes: The maximum number of bytes; `nil` for no limit.
  package func limitDevices(to bytes: Int?) { quota.setLimit(bytes) }

  /// Keeps room on the disk of a SQLite file. With less, storing documents and small values fails
  /// with `diskFull`, also shared documents; removing does not.
  ///
  /// - Parameter bytes: The number of bytes that must stay free.
  package func keepFree(_ bytes: Int) { quota.setReserve(bytes) }
}

extension Engine {
  /// Returns the bytes of a device's documents and small values, with their keys.
  ///
  /// - Parameter owner: The owner of the device's documents.
  /// - Throws: ``PersistenceError`` if the database cannot be read.
  fileprivate func bytes(of owner: String) throws(PersistenceError) -> Int {
    let device = DocumentOwner.device(named: owner) ?? ""
    return try rows(.bytesOfDevice, .text(owner), .text(device)) {
      row throws(PersistenceError) in row.integer(0)
    }.first ?? 0
  }
}
