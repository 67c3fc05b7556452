public import Foundation
import StrataDeviceServices

/// A store of the session between launches. The protocol has the requirements of the official
/// SDK's, so that an app's type can conform to both.
public protocol AuthLocalStorage: Sendable {
  /// Stores a value of the session under a key.
  ///
  /// - Parameters:
  ///   - key: The key under which the value is read again.
  ///   - value: The bytes to store.
  /// - Throws: An error if the storage cannot be read or written.
  func store(key: String, value: Data) throws
  /// Returns the value of a key; `nil` if there is none.
  ///
  /// - Throws: An error if the storage cannot be read or written.
  func retrieve(key: String) throws -> Data?
  /// Removes the value of a key.
  ///
  /// - Throws: An error if the storage cannot be read or written.
  func remove(key: String) throws
}

/// A store that keeps a session in memory.
final class MemoryAuthStorage: AuthLocalStorage {
  private let values = Locked<[String: Data]>([:])

  func store(key: String, value: Data) { values.withLock { $0[key] = value } }
  func retrieve(key: String) -> Data? { values.withLock { $0[key] } }
  func remove(key: String) { values.withLock { $0[key] = nil } }
}
