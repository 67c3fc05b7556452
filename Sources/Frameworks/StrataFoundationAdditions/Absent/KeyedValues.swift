/// The values of an object's properties by their names, as far as Swift can find them.
///
/// Objective-C reads any property of an object by its name. `strata run` writes this type into the
/// copies of sources that do so with an object of an unknown type:
/// `(contact as AnyObject).value(forKey: "name")`.
public struct _KeyedValues {
  private let object: Any?

  /// Creates the values of an object; `nil` has none.
  public init(_ object: Any?) { self.object = object }

  /// Returns the value of a property.
  ///
  /// Partial: it finds stored properties only. For other names, `nil` is returned, where Apple's
  /// ends the app unless the class computes the value.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: `nil` if there is no such property, or if its value is `nil`.
  public func value(forKey key: String) -> Any? {
    var mirror = object.map { Mirror(reflecting: $0) }
    while let one = mirror {
      if let found = one.children.first(where: { $0.label == key }) {
        return Self.unwrapped(found.value)
      }
      mirror = one.superclassMirror
    }
    return nil
  }

  /// Returns the value in an optional; `nil` for an empty one.
  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
