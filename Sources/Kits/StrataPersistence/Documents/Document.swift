public import Foundation

/// A stored value with its key and time.
public struct Document<Value: Sendable>: Sendable {
  public var key: String
  public var at: Date
  public var value: Value

  public init(key: String, at: Date, value: Value) {
    self.key = key
    self.at = at
    self.value = value
  }
}

extension Document: Equatable where Value: Equatable {}
