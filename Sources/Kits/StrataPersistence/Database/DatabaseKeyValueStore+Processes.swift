public import Foundation

/// Access to values that other processes on the same file write, too.
extension DatabaseKeyValueStore {
  /// Returns the value on the disk, whichever process wrote it. If the disk cannot be read, or
  /// refused a later value, returns the value in memory.
  ///
  /// It reads one row, and blocks meanwhile.
  public func latest(forKey key: String) -> Data? {
    let (value, failure) = state.withLock { state -> (Data?, PersistenceError?) in
      guard !state.unwritten.contains(key) else { return (state.values[key], nil) }
      do throws(PersistenceError) {
        state.values[key] = try database.readNow {
          [device] connection throws(PersistenceError) in
          try connection.smallValue(forKey: key, of: device)
        }
        return (state.values[key], nil)
      } catch {
        return (state.values[key], error)
      }
    }
    if let failure { report(failure) }
    return value
  }

  /// Changes a value in a transaction: of two concurrent changes, in any processes, the second sees
  /// the result of the first.
  ///
  ///     // The first one wins.
  ///     let owner = values.change(forKey: "owner") { $0 ?? Data("me".utf8) }
  ///
  /// If the disk refuses the value, it stays in memory, as with `set`.
  ///
  /// - Parameters:
  ///   - key: The key of the value to change.
  ///   - change: Receives the current value, `nil` for none, and returns the new one. It runs
  ///     inside a transaction and must not wait.
  /// - Returns: The new value.
  @discardableResult
  public func change(forKey key: String, _ change: @Sendable (Data?) -> Data?) -> Data? {
    let (value, failure) = state.withLock { state -> (Data?, PersistenceError?) in
      let (own, isUnwritten) = (state.values[key], state.unwritten.contains(key))
      do throws(PersistenceError) {
        state.values[key] = try exchange(key, from: isUnwritten ? .some(own) : nil, change)
        state.unwritten.remove(key)
        return (state.values[key], nil)
      } catch {
        state.values[key] = change(own)
        state.unwritten.insert(key)
        return (state.values[key], error)
      }
    }
    if let failure { report(failure) } else { database.tellValues(of: device) }
    return value
  }

  /// Changes the value on the disk.
  ///
  /// - Parameter unwritten: The value to use instead of the disk's, if the disk refused it.
  private func exchange(
    _ key: String, from unwritten: Data??, _ change: @Sendable (Data?) -> Data?
  ) throws(PersistenceError) -> Data? {
    try database.performNow { [device, database] connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) -> Data? in
        let stored = try connection.smallValue(forKey: key, of: device)
        let kept = change(unwritten ?? stored)
        guard kept != stored else { return kept }
        try database.quota.admit(kept, key: key, of: device, on: connection)
        try connection.keep(kept, forKey: key, of: device)
        return kept
      }
    }
  }
}
