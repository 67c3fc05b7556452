/// The empty stored value of a persisted property. By it the compiler checks that each initializer
/// sets the property; the code that ``Model()`` writes uses it.
public struct _PropertyMark: Sendable {
  /// Creates the mark of a persisted property.
  public init() {}
}
