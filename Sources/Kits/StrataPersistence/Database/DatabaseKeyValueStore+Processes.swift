public import Foundation

/// Values that other processes on the same file write, too.
extension DatabaseKeyValueStore {
  /// What the disk has now, whoever wrote it; what memory has, where the disk cannot be read or
  /// refused a later value.
  ///
  /// It costs a read of one row, and blocks meanwhile.
  public func latest(forKey key: String) -> Data? {
    let (value, failure) = state.withLock { state -> (Data?, PersistenceError?) in
      guard !state.unwritten.contains(key) else { return (state.values[key], nil) }
      do throws(PersistenceError) {
        state.values[key] = try database.performNow {
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

  /// Changes a value in one step: of two changes at once, in whatever processes, the second sees
  /// what the first one wrote.
  ///
  ///     // Whoever comes first stays.
  ///     let owner = values.change(forKey: "owner") { $0 ?? Data("me".utf8) }
  ///
  /// Where the disk refuses the value it lives as long as this process does, as with `set`.
  ///
  /// - Parameter change: Gets what is kept, `nil` for nothing, and returns what is to be. It runs
  ///   inside a transaction: no waiting in it.
  /// - Returns: What is kept afterwards.
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
    if let failure { report(failure) }
    return value
  }

  /// - Parameter unwritten: What stands for the disk's value, where the disk refused it.
  private func exchange(
    _ key: String, from unwritten: Data??, _ change: @Sendable (Data?) -> Data?
  ) throws(PersistenceError) -> Data? {
    try database.performNow { [device] connection throws(PersistenceError) in
      try connection.transaction { () throws(PersistenceError) -> Data? in
        let stored = try connection.smallValue(forKey: key, of: device)
        let kept = change(unwritten ?? stored)
        if kept != stored { try connection.keep(kept, forKey: key, of: device) }
        return kept
      }
    }
  }
}
