public import Foundation
import StrataDeviceServices

/// The identifier of an object in a store.
///
/// Same as Apple's, except that an object has its final identifier from the start; Apple's is
/// temporary until the first save. A new object that replaces a stored one with the same unique
/// values gets the identifier of that one.
public final class NSManagedObjectID: Sendable {
  let entityName: String
  let key: Int

  init(entityName: String, key: Int) { (self.entityName, self.key) = (entityName, key) }

  /// A Boolean value that indicates whether the first save changes the identifier: always `false`.
  public var isTemporaryID: Bool { false }

  /// Returns a URL that identifies the object, such as `x-coredata:///Item/p12`.
  public func uriRepresentation() -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("x-coredata", "", "/\(entityName)/p\(key)")
    return parts.url ?? URL(fileURLWithPath: "/")
  }

  /// Creates the identifier from a URL of ``uriRepresentation()``; returns `nil` if the URL
  /// identifies no object.
  convenience init?(_ address: URL) {
    let parts = address.path.split(separator: "/")
    guard address.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
      let key = Int(parts[1].dropFirst())
    else { return nil }
    self.init(entityName: String(parts[0]), key: key)
  }
}

extension NSManagedObjectID: Hashable, CustomStringConvertible {
  public static func == (left: NSManagedObjectID, right: NSManagedObjectID) -> Bool {
    left.key == right.key && left.entityName == right.entityName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(entityName)
  }

  public var description: String { uriRepresentation().absoluteString }
}

extension NSManagedObjectID {
  private static let last = Locked(0)

  /// Returns a key that no other object has.
  ///
  /// Keys increase with the time of creation. Twenty random bits distinguish keys that two
  /// processes create in the same millisecond.
  static func makeKey() -> Int {
    let milliseconds = Int(Date().timeIntervalSince1970 * 1_000)
    let wanted = milliseconds << 20 | Int.random(in: 0..<1 << 20)
    return last.withLock { last in
      last = max(last + 1, wanted)
      return last
    }
  }
}
