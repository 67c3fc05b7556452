public import Foundation

/// A value to store at a position.
public struct PlacedEntry<Value: Sendable>: Sendable {
  /// The key.
  public let key: String
  /// The position.
  public let point: GeoPoint
  /// The time.
  public let time: Date
  /// The value.
  public let value: Value

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - key: The key under which the value is stored.
  ///   - point: The position.
  ///   - time: The time of the document.
  ///   - value: The value.
  public init(key: String, point: GeoPoint, time: Date, value: Value) {
    self.key = key
    self.point = point
    self.time = time
    self.value = value
  }
}
