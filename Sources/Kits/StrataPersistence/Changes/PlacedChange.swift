/// A document with a position that was stored, changed or removed.
public struct PlacedChange: Hashable, Sendable {
  /// The key of the document that changed.
  public let key: String
  /// The document's position; for a removed document its last position.
  public let point: GeoPoint
  /// A Boolean value that indicates whether the change concerns only readers that show the document
  /// already, since every search finds it as before. Whoever makes a change decides so
  /// (``PlacedDocuments/change(key:isMinor:_:)``); another server's change is never minor.
  public let isMinor: Bool

  init(key: String, point: GeoPoint, isMinor: Bool = false) {
    (self.key, self.point, self.isMinor) = (key, point, isMinor)
  }
}
