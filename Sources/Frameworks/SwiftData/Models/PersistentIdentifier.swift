import Foundation
import StrataDeviceServices

/// The identity of a model in a store.
///
/// Same as Apple's, except that a model has its final identifier from the start: Apple's is
/// temporary until the first save. ``storeIdentifier`` is `nil` until the model is inserted, and
/// takes no part in comparisons.
public struct PersistentIdentifier: Codable, Sendable {
  /// The value of an identifier, unique among all models.
  public struct ID: Hashable, Codable, Comparable, Sendable {
    let key: Int

    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.key < rhs.key }
  }

  /// The value of this identifier.
  public let id: ID
  /// The name of the model's entity, which is the name of its class.
  public let entityName: String
  /// The identifier of the store, or `nil` for a model that was not inserted.
  public internal(set) var storeIdentifier: String?

  init(key: Int, entityName: String, storeIdentifier: String? = nil) {
    id = ID(key: key)
    self.entityName = entityName
    self.storeIdentifier = storeIdentifier
  }

  /// The key of the row.
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

  /// Orders identifiers by the time at which their models were created.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (lhs.key, lhs.entityName) < (rhs.key, rhs.entityName)
  }
}

extension PersistentIdentifier {
  private static let last = Locked(0)

  /// Returns a key that no other model has.
  ///
  /// Keys rise with the time of creation. Twenty random bits keep apart what two processes create
  /// in the same millisecond.
  static func makeKey() -> Int {
    let milliseconds = Int(Date().timeIntervalSince1970 * 1_000)
    let wanted = milliseconds << 20 | Int.random(in: 0..<1 << 20)
    return last.withLock { last in
      last = max(last + 1, wanted)
      return last
    }
  }
}
