/// Whether two values are the same as far as can be told: objects by identity, others by `==`.
func isSame<T>(_ left: T, _ right: T) -> Bool {
  func compare<E: Equatable>(_ left: E) -> Bool { (right as? E).map { left == $0 } ?? false }
  if let left = left as? any Equatable { return compare(left) }
  if type(of: left) is AnyClass, type(of: right) is AnyClass {
    return (left as AnyObject) === (right as AnyObject)
  }
  return objects(left, right)
}

/// Two optionals that hold the same object.
private func objects<T>(_ left: T, _ right: T) -> Bool {
  func content(_ value: T) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : nil
  }
  guard let left = content(left), let right = content(right),
    type(of: left) is AnyClass, type(of: right) is AnyClass
  else { return false }
  return (left as AnyObject) === (right as AnyObject)
}
