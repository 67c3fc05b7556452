/// A value that was kept without its type, by whoever knows the type.
func unbox<T>(_ value: Any) -> T {
  guard let value = value as? T else { preconditionFailure("a stream of another type") }
  return value
}
