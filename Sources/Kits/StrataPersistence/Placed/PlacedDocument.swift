/// A document found near a point.
public struct PlacedDocument<Value: Sendable>: Sendable {
  /// The document that was found.
  public let document: Document<Value>
  /// The document's position.
  public let point: GeoPoint
  /// The distance from the centre of the search, in metres.
  public let metres: Double
}
