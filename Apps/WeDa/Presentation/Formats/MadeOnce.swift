import Foundation

/// Things that take long to make, each made once and used again: formatters above all.
///
///     let formatters = MadeOnce<String, DateFormatter>()
///     formatters.using("de", make: { … }) { $0.string(from: date) }
///
/// It forgets everything when it is full; nobody has that many languages and time zones.
final class MadeOnce<Key: Hashable & Sendable, Value>: @unchecked Sendable {
  // @unchecked: what was made is only touched under the lock.
  private let lock = NSLock()
  private var made: [Key: Value] = [:]
  private let capacity: Int

  init(capacity: Int = 256) { self.capacity = capacity }

  /// How many are kept.
  var count: Int { lock.withLock { made.count } }

  /// Does something with the thing of a key, which is made at the first use.
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
