public import Foundation

// `NSObject` has these methods on Apple's platforms.
extension UserDefaults {
  /// Stores a value, as `set(_:forKey:)` does; `nil` removes it.
  ///
  /// - Parameters:
  ///   - value: A value of a property list.
  ///   - key: The name of the value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Returns the stored value, as `object(forKey:)` does; `nil` if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
