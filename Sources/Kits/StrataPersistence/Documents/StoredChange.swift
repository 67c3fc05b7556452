/// What of a device's documents has changed.
public struct StoredChange: Sendable {
  /// The collections; `nil` where everything was forgotten.
  public let collections: Set<String>?
  /// Who stored it; see ``DocumentStore``.
  let origin: ChangeOrigin

  /// Whether documents of this name are not what they were.
  public func touches(_ collection: String) -> Bool { collections?.contains(collection) ?? true }
}

/// Tells one store's changes from another's.
final class ChangeOrigin: Sendable {}
