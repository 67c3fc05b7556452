import Foundation

/// Stores secrets of a running program, such as tokens, by name and as text.
///
///     let keychain = KeychainManager()
///     try await keychain.save(token, forKey: "session.token")
///     let token = try await keychain.retrieve(forKey: "session.token")
///
/// On Apple's platforms they are in the Keychain, elsewhere in encrypted files that only their
/// owner can read (``FileSecretStore``), separate for each device. Names have letters, digits, dots
/// and hyphens.
public struct KeychainManager: Sendable {
  private let store: any SecretStore

  /// Creates a manager that stores secrets of a running program, such as tokens, by name and as
  /// text.
  ///
  /// - Parameter store: The store of the secrets; by default the platform's.
  public init(store: any SecretStore = KeychainManager.systemStore()) { self.store = store }

  /// Returns a store in the Keychain if the platform has one; otherwise a store in encrypted files.
  public static func systemStore() -> any SecretStore {
    #if canImport(Darwin)
      KeychainSecretStore()
    #else
      FileSecretStore()
    #endif
  }

  /// Stores a text, replacing an earlier text under the same key.
  ///
  /// - Parameters:
  ///   - value: The text to store.
  ///   - key: The key under which the value is stored.
  /// - Throws: ``SecretError`` if the file cannot be written, or the key is invalid.
  public func save(_ value: String, forKey key: String) async throws(SecretError) {
    try await store.set(Data(value.utf8), for: key)
  }

  /// Returns the text of a key.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``SecretError``; ``SecretError/damaged(name:)`` also if the bytes are not text.
  public func retrieve(forKey key: String) async throws(SecretError) -> String? {
    guard let data = try await store.secret(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else { throw .damaged(name: key) }
    return text
  }

  /// Removes the text of a key, if there is one.
  ///
  /// - Throws: ``SecretError`` if the file cannot be written, or the key is invalid.
  public func delete(forKey key: String) async throws(SecretError) {
    try await store.set(nil, for: key)
  }

  /// Removes all texts of this store.
  ///
  /// - Throws: ``SecretError`` if the file cannot be written, or the key is invalid.
  public func deleteAll() async throws(SecretError) { try await store.removeAll() }
}
