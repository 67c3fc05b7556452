/// A key for a value that views pass to their ancestors.
///
/// Same as Apple's.
public protocol PreferenceKey {
  /// The type of the value that views report under the key.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value of the previous views with that of the next view.
  ///
  /// - Parameters:
  ///   - value: The value so far, to be changed.
  ///   - nextValue: A function that returns the value of the next view.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
