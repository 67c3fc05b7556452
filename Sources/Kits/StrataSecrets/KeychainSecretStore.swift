#if canImport(Darwin)
  public import Foundation
  import Security

  /// A store of secrets in the Keychain of an Apple platform. They are readable while the device is
  /// unlocked, and are not restored to other devices from a backup.
  public actor KeychainSecretStore: SecretStore {
    private let service: String

    /// Creates a store of secrets in the Keychain of an Apple platform.
    ///
    /// - Parameter service: The Keychain service; by default the app's bundle identifier.
    public init(service: String = Bundle.main.bundleIdentifier ?? "strata") {
      self.service = service
    }

    public func secret(_ name: String) throws(SecretError) -> Data? {
      var query = query(name)
      query[kSecReturnData as String] = true
      query[kSecMatchLimit as String] = kSecMatchLimitOne
      var found: CFTypeRef?
      switch SecItemCopyMatching(query as CFDictionary, &found) {
      case errSecSuccess:
        guard let data = found as? Data else { throw .damaged(name: name) }
        return data
      case errSecItemNotFound: return nil
      default: throw .unavailable(path: "the Keychain")
      }
    }

    public func set(_ data: Data?, for name: String) throws(SecretError) {
      try remove(query(name))
      guard let data else { return }
      var item = query(name)
      item[kSecValueData as String] = data
      item[kSecAttrAccessible as String] = kSecAttrAccessibleWhenUnlockedThisDeviceOnly
      guard SecItemAdd(item as CFDictionary, nil) == errSecSuccess else {
        throw .unavailable(path: "the Keychain")
      }
    }

    public func removeAll() throws(SecretError) { try remove(query(nil)) }

    private func remove(_ query: [String: Any]) throws(SecretError) {
      let status = SecItemDelete(query as CFDictionary)
      guard status == errSecSuccess || status == errSecItemNotFound else {
        throw .unavailable(path: "the Keychain")
      }
    }

    private func query(_ name: String?) -> [String: Any] {
      var query: [String: Any] = [
        kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
      ]
      query[kSecAttrAccount as String] = name
      return query
    }
  }
#endif
