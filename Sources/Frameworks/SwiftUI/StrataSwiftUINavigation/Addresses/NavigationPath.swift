/// The values that a stack of screens stands for.
///
/// Same as Apple's. Values that are `Codable` appear in the address.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  public init() {}

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The path that was written.
  public init(_ codable: CodableRepresentation) { values = codable.values }

  public var count: Int { values.count }
  public var isEmpty: Bool { values.isEmpty }

  /// The path to be written; `nil` if one of its values cannot be.
  public var codable: CodableRepresentation? {
    values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
  }

  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last values. More than there are is a programming error, as on Apple's platforms.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }
}
