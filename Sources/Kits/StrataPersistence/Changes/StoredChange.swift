/// A change of a device's documents.
public struct StoredChange: Sendable {
  /// The changed collections; `nil` if any may have changed, such as while PostgreSQL could not be
  /// reached.
  public let collections: Set<String>?
  /// A Boolean value that indicates whether everything that the device had stored was removed.
  public let removesEverything: Bool
  /// The store that made the change; see ``DocumentStore``.
  let origin: ChangeOrigin

  init(collections: Set<String>?, removesEverything: Bool = false, origin: ChangeOrigin) {
    self.collections = collections
    self.removesEverything = removesEverything
    self.origin = origin
  }

  /// Returns whether documents of this collection may have changed.
  public func touches(_ collection: String) -> Bool { collections?.contains(collection) ?? true }
}

/// The identity of a store, which distinguishes its changes from another's.
final class ChangeOrigin: Sendable {}
