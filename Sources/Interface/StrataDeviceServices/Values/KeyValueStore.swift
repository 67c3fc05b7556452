public import Foundation

/// Small values of one device by name: what `UserDefaults` and `@AppStorage` are kept in.
///
/// A value that `set(_:forKey:)` returned from is there again after a crash, where the store is
/// on disk. Both calls are short enough for any thread.
public protocol KeyValueStore: Sendable {
  /// Returns the bytes kept for a key, or `nil` where there are none.
  func data(forKey key: String) -> Data?

  /// Keeps bytes for a key, or forgets the key where `data` is `nil`.
  func set(_ data: Data?, forKey key: String)
}
