/// Returns a type-erased value as its type, which must be right.
func unbox<T>(_ value: Any) -> T {
  guard let value = value as? T else {
    preconditionFailure("a publisher of another type was expected")
  }
  return value
}
