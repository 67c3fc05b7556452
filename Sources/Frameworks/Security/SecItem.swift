// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Adds an item to the keychain of the current device.
///
///     let item: [String: Any] = [
///       kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ann",
///       kSecValueData as String: Data("word".utf8),
///     ]
///     SecItemAdd(item as CFDictionary, nil)
///
/// The items are in a file beside the device's other secrets. It is encrypted with AES-256-GCM, and
/// only the server can read it.
///
/// Partial: the keychain has passwords only. Code that runs for no device, such as a closure on a
/// queue of Dispatch or a detached task, gets ``errSecNotAvailable`` from every call, since
/// otherwise all visitors would share one keychain.
///
/// - Parameters:
///   - attributes: The class, the attributes and the password of the item.
///   - result: The place for what the query requests to be returned; `nil` for nothing.
/// - Returns: ``errSecSuccess``, ``errSecDuplicateItem``, ``errSecParam``, ``errSecUnimplemented``,
///   ``errSecNotAvailable`` or ``errSecDecode``.
@discardableResult public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  perform(attributes) { query, items throws(KeychainFailure) in
    var item = KeychainItem(values: query.attributes)
    item.values[kSecValueData] = query.data
    item.values[kSecAttrSynchronizable] = query.isSynchronizable ? 1 : 0
    guard !items.contains(where: item.isSame) else { throw KeychainFailure(errSecDuplicateItem) }
    let now = Date()
    (item.values[kSecAttrCreationDate], item.values[kSecAttrModificationDate]) = (now, now)
    items.append(item)
    result?.pointee = item.answer(to: query) as AnyObject?
    return true
  }
}

/// Finds items of the keychain of the current device.
///
/// - Parameters:
///   - query: The class, and the attributes that an item must have.
///   - result: The place for the password (`Data`), the attributes (a dictionary), both (a
///     dictionary), or with ``kSecMatchLimitAll`` an array of these.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or one of the errors of
///   ``SecItemAdd(_:_:)``.
@discardableResult public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  perform(query) { query, items throws(KeychainFailure) in
    let found = items.filter { $0.matches(query) }
    guard let first = found.first else { throw KeychainFailure(errSecItemNotFound) }
    if query.limit == 1 {
      result?.pointee = first.answer(to: query) as AnyObject?
    } else {
      let all = found.prefix(query.limit ?? found.count).compactMap { $0.answer(to: query) }
      result?.pointee = all as AnyObject
    }
    return false
  }
}

/// Changes the items that a query finds.
///
/// - Parameters:
///   - query: The class and the attributes of the items.
///   - attributesToUpdate: The new values.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or one of the errors of
///   ``SecItemAdd(_:_:)``.
@discardableResult public func SecItemUpdate(
  _ query: CFDictionary, _ attributesToUpdate: CFDictionary
) -> OSStatus {
  perform(query) { query, items throws(KeychainFailure) in
    let changes = try KeychainQuery(attributesToUpdate)
    let places = items.indices.filter { items[$0].matches(query) }
    guard !places.isEmpty else { throw KeychainFailure(errSecItemNotFound) }
    for place in places {
      var item = items[place]
      item.values.merge(changes.attributes) { _, new in new }
      if let data = changes.data { item.values[kSecValueData] = data }
      item.values[kSecAttrModificationDate] = Date()
      let isTaken = items.indices.contains { $0 != place && items[$0].isSame(as: item) }
      guard !isTaken else { throw KeychainFailure(errSecDuplicateItem) }
      items[place] = item
    }
    return true
  }
}

/// Removes the items that a query finds.
///
/// - Parameter query: The class and the attributes of the items.
/// - Returns: ``errSecSuccess``, ``errSecItemNotFound``, or one of the errors of
///   ``SecItemAdd(_:_:)``.
@discardableResult public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  perform(query) { query, items throws(KeychainFailure) in
    let rest = items.filter { !$0.matches(query) }
    guard rest.count < items.count else { throw KeychainFailure(errSecItemNotFound) }
    items = rest
    return true
  }
}

/// Reads a query for a class that the keychain supports, and does the work with the items.
private func perform(
  _ query: [String: Any],
  _ work: (KeychainQuery, inout [KeychainItem]) throws(KeychainFailure) -> Bool
) -> OSStatus {
  guard let kind = query[kSecClass] else { return errSecParam }
  guard KeychainItem.isKept(kind) else { return errSecUnimplemented }
  return Keychain.open { items throws(KeychainFailure) in
    try work(try KeychainQuery(query), &items)
  }
}

extension KeychainItem {
  /// Returns what the query requests of the item; `nil` if it requests nothing.
  fileprivate func answer(to query: KeychainQuery) -> Any? {
    guard query.returnsAttributes else { return query.returnsData ? values[kSecValueData] : nil }
    var answer = values
    if !query.returnsData { answer[kSecValueData] = nil }
    return answer
  }
}

/// Writes random bytes of the system into a buffer.
///
/// - Parameters:
///   - rnd: The source, which is not used, since there is only one.
///   - count: The number of bytes.
///   - bytes: The buffer for the bytes.
/// - Returns: ``errSecSuccess``.
@discardableResult public func SecRandomCopyBytes(
  _ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var source = SystemRandomNumberGenerator()
  for place in 0..<count {
    bytes.storeBytes(
      of: UInt8.random(in: 0...255, using: &source), toByteOffset: place, as: UInt8.self)
  }
  return errSecSuccess
}

/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault = SecRandomRef()
