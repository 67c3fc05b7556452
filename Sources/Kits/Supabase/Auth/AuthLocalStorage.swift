public import Foundation
import StrataDeviceServices

/// Where a session is kept between launches. The official SDK's own, so that one of an app's fits both.
public protocol AuthLocalStorage: Sendable {
  func store(key: String, value: Data) throws
  func retrieve(key: String) throws -> Data?
  func remove(key: String) throws
}

/// Keeps a session for as long as the client lives.
final class MemoryAuthStorage: AuthLocalStorage {
  private let values = Locked<[String: Data]>([:])

  func store(key: String, value: Data) { values.withLock { $0[key] = value } }
  func retrieve(key: String) -> Data? { values.withLock { $0[key] } }
  func remove(key: String) { values.withLock { $0[key] = nil } }
}
