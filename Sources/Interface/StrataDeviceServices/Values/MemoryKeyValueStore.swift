public import Foundation

/// A key-value store in memory, which lives as long as the process: for previews, tests and first
/// pages.
public final class MemoryKeyValueStore: KeyValueStore {
  private let values: Locked<[String: Data]>

  /// Creates a store with these values.
  public init(_ values: [String: Data] = [:]) {
    self.values = Locked(values)
  }

  public func data(forKey key: String) -> Data? {
    values.withLock { $0[key] }
  }

  public func set(_ data: Data?, forKey key: String) {
    values.withLock { $0[key] = data }
  }
}
