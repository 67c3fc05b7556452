import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import Security

@Suite struct KeychainTests {
  /// Runs calls with an empty keychain.
  private func keychain(_ work: (URL) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try Keychain.$folder.withValue(folder.url) { try work(folder.url) }
  }

  private func password(_ account: String, _ word: String? = nil) -> [String: Any] {
    var item: [String: Any] = [
      kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "mail",
      kSecAttrAccount as String: account,
    ]
    item[kSecValueData as String] = word.map { Data($0.utf8) }
    return item
  }

  private func word(_ account: String) -> String? {
    var query = password(account)
    query[kSecReturnData as String] = kCFBooleanTrue
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var found: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess else { return nil }
    return (found as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a keychain item is added once, found, changed and removed`() throws {
    try keychain { _ in
      #expect(SecItemCopyMatching(password("ann") as CFDictionary, nil) == errSecItemNotFound)
      #expect(SecItemAdd(password("ann", "one") as CFDictionary, nil) == errSecSuccess)
      #expect(SecItemAdd(password("ann", "two") as CFDictionary, nil) == errSecDuplicateItem)
      #expect(SecItemAdd(password("bob", "three") as CFDictionary, nil) == errSecSuccess)
      #expect(word("ann") == "one")
      let change = [kSecValueData as String: Data("four".utf8)]
      #expect(
        SecItemUpdate(password("ann") as CFDictionary, change as CFDictionary) == errSecSuccess)
      #expect(word("ann") == "four" && word("bob") == "three")
      #expect(SecItemDelete(password("ann") as CFDictionary) == errSecSuccess)
      #expect(SecItemDelete(password("ann") as CFDictionary) == errSecItemNotFound)
      #expect(word("ann") == nil && word("bob") == "three")
    }
  }

  @Test func `a keychain query returns attributes, and all matching items as an array`() throws {
    try keychain { _ in
      SecItemAdd(password("ann", "one") as CFDictionary, nil)
      SecItemAdd(password("bob", "two") as CFDictionary, nil)
      var query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrService: "mail",
        kSecReturnAttributes: kCFBooleanTrue as Any, kSecReturnData: true,
      ]
      var found: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      let first = try #require(found as? [CFString: Any])
      #expect(first[kSecAttrAccount] as? String == "ann")
      #expect(first[kSecValueData] as? Data == Data("one".utf8))
      #expect(first[kSecAttrCreationDate] is Date)
      query[kSecMatchLimit] = kSecMatchLimitAll
      query[kSecReturnData] = false
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      let all = try #require(found as? [[String: Any]])
      #expect(all.compactMap { $0[kSecAttrAccount] as? String } == ["ann", "bob"])
      #expect(all.allSatisfy { $0[kSecValueData] == nil })
    }
  }

  @Test func `changing a keychain item's account to an existing one fails as a duplicate`() throws {
    try keychain { _ in
      SecItemAdd(password("ann", "one") as CFDictionary, nil)
      SecItemAdd(password("bob", "two") as CFDictionary, nil)
      let change = [kSecAttrAccount as String: "bob"]
      #expect(
        SecItemUpdate(password("ann") as CFDictionary, change as CFDictionary)
          == errSecDuplicateItem)
      #expect(word("ann") == "one" && word("bob") == "two")
    }
  }

  @Test func `synchronizable keychain items are found only by queries that ask for them`() throws {
    try keychain { _ in
      var item = password("ann", "one")
      item[kSecAttrSynchronizable as String] = true
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
      #expect(word("ann") == nil)
      #expect(SecItemAdd(password("ann", "two") as CFDictionary, nil) == errSecSuccess)
      var query = password("ann")
      query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
      #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
      #expect(word("ann") == nil)
    }
  }

  @Test func `each client device has separate keychain items, encrypted in its file`() throws {
    try keychain { folder in
      let ann = Device(id: DeviceID(rawValue: "ann")), bob = Device(id: DeviceID(rawValue: "bob"))
      DeviceHost.$current.withValue(ann) {
        _ = SecItemAdd(password("me", "secret word") as CFDictionary, nil)
      }
      #expect(DeviceHost.$current.withValue(bob) { word("me") } == nil)
      #expect(DeviceHost.$current.withValue(ann) { word("me") } == "secret word")
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      var count = 0
      for case let file as URL in files ?? .init() where file.pathExtension == "items" {
        count += 1
        let bytes = try Data(contentsOf: file)
        #expect(bytes.range(of: Data("secret word".utf8)) == nil)
        var damaged = bytes
        damaged[damaged.count - 1] ^= 1
        try damaged.write(to: file)
      }
      #expect(count == 1)
      let status = DeviceHost.$current.withValue(ann) {
        SecItemCopyMatching(password("me") as CFDictionary, nil)
      }
      #expect(status == errSecDecode)
    }
  }

  @Test
  func `on a server, code outside of a client device gets errSecNotAvailable from the keychain`() {
    let query = password("ann") as CFDictionary
    DeviceHost.$servesInTest.withValue(true) {
      #expect(SecItemCopyMatching(query, nil) == errSecNotAvailable)
      // A device that never was here has no file either.
      let device = Device(id: DeviceID(rawValue: UUID().uuidString))
      DeviceHost.$current.withValue(device) {
        #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
      }
    }
  }

  @Test(arguments: [-1, 0, 1]) func `a keychain query with a limit of one or less returns one item`(
    limit: Int
  ) throws {
    try keychain { _ in
      SecItemAdd(password("ann", "one") as CFDictionary, nil)
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecReturnData: true, kSecMatchLimit: limit,
      ]
      var found: CFTypeRef?
      #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
      #expect(found as? Data == Data("one".utf8))
    }
  }

  @Test func `adding a keychain item of an unsupported class or value returns an error`() throws {
    try keychain { _ in
      #expect(SecItemAdd([:] as CFDictionary, nil) == errSecParam)
      let key = [kSecClass as String: kSecClassKey]
      #expect(SecItemAdd(key as CFDictionary, nil) == errSecUnimplemented)
      var item = password("ann")
      item[kSecValueData as String] = "a text"
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecParam)
      item[kSecValueData as String] = Data()
      item[kSecAttrComment as String] = URL(filePath: "/")
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecParam)
      #expect(SecCopyErrorMessageString(errSecItemNotFound, nil)?.contains("not be found") == true)
    }
  }

  @Test func `SecRandomCopyBytes returns different bytes each time`() {
    var (one, other) = ([UInt8](repeating: 0, count: 32), [UInt8](repeating: 0, count: 32))
    #expect(SecRandomCopyBytes(kSecRandomDefault, one.count, &one) == errSecSuccess)
    #expect(SecRandomCopyBytes(kSecRandomDefault, other.count, &other) == errSecSuccess)
    #expect(one != other)
  }
}
