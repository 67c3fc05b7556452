public import Foundation

/// A value to store at a position.
public struct PlacedEntry<Value: Sendable>: Sendable {
  /// The key under which the value is stored.
  public let key: String
  /// The position at which the value is stored.
  public let point: GeoPoint
  /// The time with which the value is stored.
  public let time: Date
  /// The value to store.
  public let value: Value

  /// Creates a value to store at a position.
  ///
  /// - Parameters:
  ///   - key: The key under which the value is stored.
  ///   - point: The position.
  ///   - time: The time that is stored with the value.
  ///   - value: The value at the point.
  public init(key: String, point: GeoPoint, time: Date, value: Value) {
    self.key = key
    self.point = point
    self.time = time
    self.value = value
  }
}
