/// A document with a position that was stored, changed or removed.
public struct PlacedChange: Equatable, Sendable {
  /// The key of the document that changed.
  public let key: String
  /// The document's position; its last one if it was removed.
  public let point: GeoPoint
}
