/// Returns a type-erased value with its type. The program stops if the value has another type.
func unbox<T>(_ value: Any) -> T {
  guard let value = value as? T else {
    preconditionFailure("a publisher of another type was expected")
  }
  return value
}
