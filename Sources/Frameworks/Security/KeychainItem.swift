import Foundation

/// An item of the keychain: its attributes, and its password under ``kSecValueData``.
struct KeychainItem {
  var values: [String: Any]

  /// For each class of items the attributes by which its items are distinguished.
  private static let keys: [String: [String]] = [
    kSecClassGenericPassword: [kSecAttrAccount, kSecAttrService, kSecAttrAccessGroup],
    kSecClassInternetPassword: [
      kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPath, kSecAttrPort,
      kSecAttrSecurityDomain, kSecAttrAuthenticationType, kSecAttrAccessGroup,
    ],
  ]

  var kind: String { values[kSecClass] as? String ?? "" }
  private var isSynchronizable: Bool { values[kSecAttrSynchronizable] as? Int ?? 0 != 0 }

  /// Returns whether the keychain keeps items of a class.
  static func isKept(_ kind: Any?) -> Bool { (kind as? String).map { keys[$0] != nil } ?? false }

  /// Returns whether two items have the same distinguishing attributes, so that only one of them
  /// can be in the keychain.
  func isSame(as other: KeychainItem) -> Bool {
    kind == other.kind && isSynchronizable == other.isSynchronizable
      && (Self.keys[kind] ?? []).allSatisfy { Self.isEqual(values[$0], other.values[$0]) }
  }

  /// Returns whether a query finds the item.
  func matches(_ query: KeychainQuery) -> Bool {
    if !query.isForAll, isSynchronizable != query.isSynchronizable { return false }
    return query.attributes.allSatisfy { Self.isEqual(values[$0.key], $0.value) }
  }

  private static func isEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as String, let other as String): one == other
    case (let one as Data, let other as Data): one == other
    case (let one as Date, let other as Date): one == other
    case (let one as Int, let other as Int): one == other
    default: false
    }
  }
}

/// A query, split into the parts of which it consists.
struct KeychainQuery {
  /// The class and the attributes that an item must have.
  var attributes: [String: Any] = [:]
  var data: Data?
  var returnsData = false, returnsAttributes = false, isForAll = false, isSynchronizable = false
  var limit: Int? = 1

  /// Splits a query into its parts.
  ///
  /// - Throws: ``KeychainFailure`` for a value that cannot be stored, or a feature that Strata does
  ///   not have.
  init(_ query: [String: Any]) throws(KeychainFailure) {
    if query[kSecReturnPersistentRef] as? Bool == true {
      throw KeychainFailure(errSecUnimplemented)
    }
    for (key, value) in query { try read(key, value) }
  }

  private mutating func read(_ key: String, _ value: Any) throws(KeychainFailure) {
    switch key {
    case kSecReturnData: returnsData = value as? Bool ?? false
    case kSecReturnAttributes, kSecReturnRef:
      returnsAttributes = returnsAttributes || value as? Bool ?? false
    case kSecMatchLimit:
      limit = value as? String == kSecMatchLimitAll ? nil : max(1, value as? Int ?? 1)
    case kSecValueData:
      guard let bytes = value as? Data else { throw KeychainFailure(errSecParam) }
      data = bytes
    case kSecAttrSynchronizable where value as? String == kSecAttrSynchronizableAny:
      isForAll = true
    case kSecAttrSynchronizable: isSynchronizable = value as? Bool ?? false
    case kSecAttrAccessControl: throw KeychainFailure(errSecParam)
    case let key where key.hasPrefix("u_") || key.hasPrefix("m_") || key == "r_PersistentRef": break
    case kSecUseDataProtectionKeychain: break
    default: attributes[key] = try Self.stored(value)
    }
  }

  /// Returns a value converted to the type in which the keychain stores it.
  private static func stored(_ value: Any) throws(KeychainFailure) -> Any {
    switch value {
    case let text as String: text
    case let data as Data: data
    case let date as Date: date
    case let truth as Bool: truth ? 1 : 0
    case let number as Int: number
    default: throw KeychainFailure(errSecParam)
    }
  }
}

/// The failure of a call, with its status.
struct KeychainFailure: Error {
  let status: OSStatus
  init(_ status: OSStatus) { self.status = status }
}
