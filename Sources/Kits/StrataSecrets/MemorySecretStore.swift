public import Foundation

/// A store of secrets in memory, which last as long as the process: for tests and previews.
public actor MemorySecretStore: SecretStore {
  private var kept: [String: Data]
  private let error: SecretError?

  /// Creates a store of secrets in memory, which last as long as the process.
  ///
  /// - Parameters:
  ///   - secrets: The initial secrets.
  ///   - error: The error that every call throws.
  public init(_ secrets: [String: Data] = [:], error: SecretError? = nil) {
    kept = secrets
    self.error = error
  }

  public func secret(_ name: String) throws(SecretError) -> Data? {
    if let error { throw error }
    return kept[name]
  }

  public func set(_ data: Data?, for name: String) throws(SecretError) {
    if let error { throw error }
    kept[name] = data
  }

  public func removeAll() throws(SecretError) {
    if let error { throw error }
    kept = [:]
  }
}
