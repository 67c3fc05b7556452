/// What a persisted property keeps in its object: nothing. By it the compiler checks that each
/// initializer sets the property; the code that ``Model()`` writes uses it.
public struct _PropertyMark: Sendable {
  /// Creates a mark.
  public init() {}
}
