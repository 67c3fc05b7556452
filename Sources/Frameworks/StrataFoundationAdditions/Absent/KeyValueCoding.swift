public import Foundation

// Key-value coding reads and sets properties by their names, which needs Objective-C. Members of a
// class, such as those of Core Data's objects, have precedence over these.
extension NSObjectProtocol {
  /// Returns the value of a property.
  @available(
    *, unavailable,
    message: """
      Strata does not have NSObject.value(forKey:): a property is found by its name only with \
      Objective-C, which Linux does not have; read the property itself
      """
  )
  public func value(forKey key: String) -> Any? { fatalError() }

  /// Returns the value of a property of a property.
  @available(
    *, unavailable,
    message: """
      Strata does not have NSObject.value(forKeyPath:): a property is found by its name only with \
      Objective-C, which Linux does not have; read the property itself, or use a Swift key path
      """
  )
  public func value(forKeyPath keyPath: String) -> Any? { fatalError() }

  /// Sets a property.
  @available(
    *, unavailable,
    message: """
      Strata does not have NSObject.setValue(_:forKey:): a property is found by its name only with \
      Objective-C, which Linux does not have; set the property itself
      """
  )
  public func setValue(_ value: Any?, forKey key: String) { fatalError() }
}
