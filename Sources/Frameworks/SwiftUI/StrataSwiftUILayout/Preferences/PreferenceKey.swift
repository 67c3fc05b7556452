/// A value that views tell those above them.
///
/// Same as Apple's.
public protocol PreferenceKey {
  associatedtype Value
  /// What holds where no view says anything.
  static var defaultValue: Value { get }
  /// Adds what the next view says to what those before it said.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}
