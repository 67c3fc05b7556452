public import Foundation

/// A value to be stored where it lies.
public struct PlacedEntry<Value: Sendable>: Sendable {
  public let key: String
  public let point: GeoPoint
  public let time: Date
  public let value: Value

  public init(key: String, point: GeoPoint, time: Date, value: Value) {
    self.key = key
    self.point = point
    self.time = time
    self.value = value
  }
}
