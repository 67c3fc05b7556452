import Foundation

/// A cache of values that are expensive to create, such as formatters.
///
///     let formatters = MadeOnce<String, DateFormatter>()
///     formatters.using("de", make: { … }) { $0.string(from: date) }
///
/// When it is full it is emptied, which no realistic number of languages and time zones causes.
final class MadeOnce<Key: Hashable & Sendable, Value>: @unchecked Sendable {
  // @unchecked: the values are only used while the lock is held.
  private let lock = NSLock()
  private var made: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int = 256) { self.capacity = capacity }

  /// The number of cached values.
  var count: Int { lock.withLock { made.count } }

  /// Runs work with the value of a key, which is created at its first use.
  func using<Result>(_ key: Key, make: () -> Value, _ work: (Value) -> Result) -> Result {
    lock.withLock {
      if let known = made[key] { return work(known) }
      if made.count >= capacity { made.removeAll() }
      let value = make()
      made[key] = value
      return work(value)
    }
  }
}
