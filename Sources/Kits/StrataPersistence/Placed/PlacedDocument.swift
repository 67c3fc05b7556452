/// A document found near a point.
public struct PlacedDocument<Value: Sendable>: Sendable {
  /// The document.
  public let document: Document<Value>
  /// Its position.
  public let point: GeoPoint
  /// The distance from the centre of the search, in metres.
  public let metres: Double
}
