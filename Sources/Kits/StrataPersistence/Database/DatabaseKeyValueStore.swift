public import Foundation
public import StrataDeviceServices

/// The small values of one device, in the process's database: the storage of `@AppStorage`.
///
/// Values are read once and then returned from memory. `set` returns when the value is on the disk.
/// There is one store per device and database, so two pages of a device see the same values; use
/// ``latest(forKey:)`` and ``change(forKey:_:)`` for values that other processes write.
public final class DatabaseKeyValueStore: KeyValueStore {
  /// The device whose values are stored.
  public let device: DeviceID

  let database: Database
  let report: @Sendable (PersistenceError) -> Void
  let state: Locked<State>
  private let observers = Locked(Observers())

  private struct Observers: Sendable {
    var last = 0
    var actions: [Int: @Sendable () -> Void] = [:]
  }

  struct State: Sendable {
    var values: [String: Data]
    /// The keys whose latest value the disk refused.
    var unwritten: Set<String> = []
    /// The number of changes that this process has made.
    private(set) var count = 0
    /// The value that `count` had after each key's latest change.
    private var changes: [String: Int] = [:]
    private var emptied = 0

    init(values: [String: Data]) { self.values = values }

    mutating func change(_ data: Data?, forKey key: String) {
      count += 1
      changes[key] = count
      values[key] = data
    }

    mutating func removeAll() {
      count += 1
      (values, unwritten, changes, emptied) = ([:], [], [:], count)
    }

    /// Replaces the values by those that were read, except for values that this process has changed
    /// since.
    ///
    /// - Parameters:
    ///   - found: The values on the disk.
    ///   - seen: The number of changes when reading began.
    mutating func adopt(_ found: [String: Data], readAfter seen: Int) {
      guard emptied <= seen else { return }
      let own = unwritten.union(changes.filter { $0.value > seen }.keys)
      values = found.filter { !own.contains($0.key) }
        .merging(values.filter { own.contains($0.key) }) { $1 }
    }
  }

  init(
    device: DeviceID, database: Database, report: @escaping @Sendable (PersistenceError) -> Void
  ) throws(PersistenceError) {
    let values = try Self.values(of: device, in: database)
    self.device = device
    self.database = database
    self.report = report
    state = Locked(State(values: values))
  }

  private static func values(
    of device: DeviceID, in database: Database
  ) throws(PersistenceError) -> [String: Data] {
    let pairs = try database.readNow { connection throws(PersistenceError) in
      try connection.rows(
        "SELECT key, value FROM key_values WHERE device = ?", .text(device.rawValue)
      ) { row throws(PersistenceError) in (row.text(0), row.data(1)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Reads the values that another process has changed. Values that the disk refused to store stay
  /// as they are in memory.
  ///
  /// Called on the thread that hears of other processes. The lock is not held meanwhile, so that a page that reads a
  /// value never waits for the server.
  func readAgain() {
    let seen = state.withLock { $0.count }
    guard let found = try? Self.values(of: device, in: database) else { return }
    let isChanged = state.withLock { state in
      let before = state.values
      state.adopt(found, readAfter: seen)
      return state.values != before
    }
    if isChanged { tell() }
  }

  /// Calls a closure when all values are removed, or another server has changed some.
  public func observe(_ action: @escaping @Sendable () -> Void) -> (any Sendable)? {
    let number = observers.withLock { observers in
      observers.last += 1
      observers.actions[observers.last] = action
      return observers.last
    }
    return StoreObservation { [weak self] in
      self?.observers.withLock { $0.actions[number] = nil }
    }
  }

  private func tell() {
    for action in observers.withLock({ Array($0.actions.values) }) { action() }
  }

  /// Returns the bytes for a key, or `nil` if there are none.
  public func data(forKey key: String) -> Data? {
    state.withLock { $0.values[key] }
  }

  /// Stores bytes for a key. If the disk refuses them, they stay in memory, and the failure is
  /// passed to the `report` closure of the store.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - key: The key under which the value is stored.
  public func set(_ data: Data?, forKey key: String) {
    let result = state.withLock { state -> Result<Void, PersistenceError>? in
      guard state.values[key] != data || state.unwritten.contains(key) else { return nil }
      state.change(data, forKey: key)
      let failure = write(data, key)
      if failure == nil { state.unwritten.remove(key) } else { state.unwritten.insert(key) }
      return failure.map { .failure($0) } ?? .success(())
    }
    switch result {
    case .success: database.tellValues(of: device)
    case .failure(let failure): report(failure)
    case nil: break
    }
  }

  /// Removes every key, also on the disk.
  func removeAll() throws(PersistenceError) {
    let device = device.rawValue
    let result = state.withLock { state -> Result<Void, PersistenceError> in
      let result = Result { () throws(PersistenceError) in
        try database.performNow { connection throws(PersistenceError) in
          _ = try connection.run("DELETE FROM key_values WHERE device = ?", .text(device))
        }
      }
      if case .success = result { state.removeAll() }
      return result
    }
    try result.get()
    tell()
    database.tellValues(of: self.device)
  }

  // The lock is held meanwhile, so that two writers reach the disk and memory in the same order.
  private func write(_ data: Data?, _ key: String) -> PersistenceError? {
    do throws(PersistenceError) {
      try store(data, key)
      return nil
    } catch {
      return error
    }
  }

  private func store(_ data: Data?, _ key: String) throws(PersistenceError) {
    try database.performNow { [device, database] connection throws(PersistenceError) in
      try database.quota.admit(data, key: key, of: device, on: connection)
      try connection.keep(data, forKey: key, of: device)
    }
  }
}
