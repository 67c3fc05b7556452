/// The properties of a parameter that matter to a call.
public struct Parameter: Equatable, Sendable {
  /// The label; `_` if there is none.
  public var label: String
  /// Whether it has a default value.
  public var hasDefault = false
  /// Whether it takes any number of values.
  public var isVariadic = false
  /// Whether it is of function type.
  public var isClosure = false
}
