/// Returns whether two values are known to be equal: objects by identity, others by `==`. Values
/// that cannot be compared count as different.
func isSame<T>(_ left: T, _ right: T) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
  if let left = left as? any Equatable { return compare(left) }
  if type(of: left) is AnyClass, type(of: right) is AnyClass {
    return (left as AnyObject) === (right as AnyObject)
  }
  return objects(left, right)
}

/// Returns whether two values are optionals that hold the same object or are both `nil`.
///
/// The static type is examined, not the value, because a cast of an optional would unwrap it.
private func objects<T>(_ left: T, _ right: T) -> Bool {
  guard let optional = T.self as? any ComparesAsOptional.Type else { return false }
  return withUnsafePointer(to: left) { left in
    withUnsafePointer(to: right) { right in
      optional.areSameObjects(UnsafeRawPointer(left), UnsafeRawPointer(right))
    }
  }
}
