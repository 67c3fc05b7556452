/// The empty stored value of a persisted property, which the code of the macro ``Model()`` uses.
/// With it, the compiler checks that each initializer sets the property.
public struct _PropertyMark: Sendable {
  /// Creates the mark of a persisted property.
  public init() {}
}
