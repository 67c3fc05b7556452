public import Foundation

/// A store of one device's small values: the storage of `UserDefaults` and `@AppStorage`.
///
/// In a store on disk, a value survives a crash once `set(_:forKey:)` has returned. Both calls are
/// short enough for any thread.
public protocol KeyValueStore: Sendable {
  /// Returns the bytes that are stored for a key, or `nil` if there are none.
  func data(forKey key: String) -> Data?

  /// Stores bytes for a key; `nil` removes the key.
  func set(_ data: Data?, forKey key: String)

  /// Calls a closure when values change otherwise than by `set(_:forKey:)`: when all of them are
  /// removed, or when another process has changed some.
  ///
  /// - Parameter action: Called on any thread, after the change. It may read the store.
  /// - Returns: An object that ends the calls when it is released; `nil` if nothing else changes the
  ///   values, as by default.
  func observe(_ action: @escaping @Sendable () -> Void) -> (any Sendable)?
}

extension KeyValueStore {
  public func observe(_ action: @escaping @Sendable () -> Void) -> (any Sendable)? { nil }
}
