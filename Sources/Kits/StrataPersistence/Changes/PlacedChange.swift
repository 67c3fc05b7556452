/// A document with a position that was stored, changed or removed.
public struct PlacedChange: Hashable, Sendable {
  /// The key of the document that changed.
  public let key: String
  /// The document's position; for a removed document its last position.
  public let point: GeoPoint
}
