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

/// Returns whether two optionals hold the same object or are both `nil`.
private func objects<T>(_ left: T, _ right: T) -> Bool {
  let mirrors = (Mirror(reflecting: left), Mirror(reflecting: right))
  guard mirrors.0.displayStyle == .optional, mirrors.1.displayStyle == .optional else {
    return false
  }
  let held = (mirrors.0.children.first?.value, mirrors.1.children.first?.value)
  if held.0 == nil, held.1 == nil { return true }
  guard let left = held.0, let right = held.1, type(of: left) is AnyClass,
    type(of: right) is AnyClass
  else { return false }
  return (left as AnyObject) === (right as AnyObject)
}
