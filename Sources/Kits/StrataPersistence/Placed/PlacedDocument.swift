/// A stored value, where it lies, and how far that is from where somebody asked.
public struct PlacedDocument<Value: Sendable>: Sendable {
  public let document: Document<Value>
  public let point: GeoPoint
  /// Metres from the middle of the search.
  public let metres: Double
}
