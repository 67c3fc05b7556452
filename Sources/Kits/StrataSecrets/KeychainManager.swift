import Foundation

/// What a program must keep to itself while it runs, such as a token: by name, as text.
///
///     let keychain = KeychainManager()
///     try await keychain.save(token, forKey: "session.token")
///     let token = try await keychain.retrieve(forKey: "session.token")
///
/// On Apple's platforms it lies in the Keychain, elsewhere in sealed files that only their owner may
/// read (``FileSecretStore``): each device's own. Names have letters, digits, dots and hyphens.
public struct KeychainManager: Sendable {
  private let store: any SecretStore

  /// - Parameter store: Where it lies; by default the platform's own.
  public init(store: any SecretStore = KeychainManager.systemStore()) { self.store = store }

  /// The Keychain where there is one.
  public static func systemStore() -> any SecretStore {
    #if canImport(Security)
      KeychainSecretStore()
    #else
      FileSecretStore()
    #endif
  }

  /// Keeps a text, in place of an earlier one of that name.
  public func save(_ value: String, forKey key: String) async throws(SecretError) {
    try await store.set(Data(value.utf8), for: key)
  }

  /// - Returns: `nil` where nothing is kept under the name.
  /// - Throws: ``SecretError/damaged(name:)`` also for bytes that are no text.
  public func retrieve(forKey key: String) async throws(SecretError) -> String? {
    guard let data = try await store.secret(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else { throw .damaged(name: key) }
    return text
  }

  /// Forgets a name; nothing happens where it is not there.
  public func delete(forKey key: String) async throws(SecretError) {
    try await store.set(nil, for: key)
  }

  /// Forgets everything.
  public func deleteAll() async throws(SecretError) { try await store.removeAll() }
}
