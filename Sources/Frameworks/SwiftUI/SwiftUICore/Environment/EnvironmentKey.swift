/// A key for a value in the environment.
///
/// Same as Apple's.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}
