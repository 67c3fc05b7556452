import Foundation
import StrataDeviceServices

/// The identifier of a model in a store.
///
/// Same as Apple's, except that a model has its final identifier from the start; Apple's is
/// temporary until the first save. ``storeIdentifier`` is `nil` until the model is inserted, and is
/// not compared.
public struct PersistentIdentifier: Codable, Sendable {
  /// The unique part of an identifier, by which it is compared.
  public struct ID: Hashable, Codable, Comparable, Sendable {
    let key: Int

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.key < rhs.key }
  }

  /// The unique part of this identifier.
  public let id: ID
  /// The name of the model's entity, which is the name of its class.
  public let entityName: String
  /// The identifier of the store; `nil` for a model that was not inserted.
  public internal(set) var storeIdentifier: String?

  init(key: Int, entityName: String, storeIdentifier: String? = nil) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// The key of the model's row.
  var key: Int { id.key }
}

extension PersistentIdentifier: Identifiable, Hashable, Comparable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id && lhs.entityName == rhs.entityName
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(entityName)
  }

  /// Returns whether the model of an identifier was created before that of another.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.key, lhs.entityName) < (rhs.key, rhs.entityName)
  }
}

extension PersistentIdentifier {
  private static let last = Locked(0)

  /// Returns a key that no other model has.
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
