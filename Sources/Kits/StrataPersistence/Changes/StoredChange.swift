/// A change of a device's documents.
public struct StoredChange: Sendable {
  /// The changed collections; `nil` if everything was removed.
  public let collections: Set<String>?
  /// The store that made the change; see ``DocumentStore``.
  let origin: ChangeOrigin

  /// Returns whether documents of this collection may have changed.
  public func touches(_ collection: String) -> Bool { collections?.contains(collection) ?? true }
}

/// The identity of a store, which distinguishes its changes from another's.
final class ChangeOrigin: Sendable {}
