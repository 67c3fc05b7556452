/// A key for a custom value in the environment.
///
/// Same as Apple's.
public protocol EnvironmentKey {
  /// The type of the value that the environment stores under the key.
  associatedtype Value
  /// The value that applies if no view sets another one.
  static var defaultValue: Self.Value { get }
}
