public import Foundation

/// A stored value with its key and time.
public struct Document<Value: Sendable>: Sendable {
  /// The key under which the value is stored.
  public var key: String
  /// The time by which the documents of the collection are ordered.
  public var at: Date
  /// The stored value.
  public var value: Value

  /// Creates a stored value with its key and time.
  ///
  /// - Parameters:
  ///   - key: The key under which the value is stored.
  ///   - at: The time of the document.
  ///   - value: The document's content.
  public init(key: String, at: Date, value: Value) {
    self.key = key
    self.at = at
    self.value = value
  }
}

extension Document: Equatable where Value: Equatable {}
