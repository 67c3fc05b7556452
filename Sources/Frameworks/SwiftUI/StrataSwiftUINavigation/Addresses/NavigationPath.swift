/// A list of values that represents the screens of a navigation stack.
///
/// Same as Apple's. Values that are `Codable` are part of the window's address.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates a navigation path without screens.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from its encoded form.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  /// The number of values.
  public var count: Int { values.count }
  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { values.isEmpty }

  /// The encodable form of the path; `nil` if one of its values is not `Codable`.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  /// Appends a value to the path, which pushes its screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` values. As on Apple's platforms, the path must contain at least `k`
  /// values.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
