/// The properties of a parameter that decide whether a call matches.
public struct Parameter: Equatable, Sendable {
  /// The label; `_` if there is none.
  public var label: String
  /// A Boolean value that indicates whether the parameter has a default value.
  public var hasDefault = false
  /// A Boolean value that indicates whether the parameter takes any number of values.
  public var isVariadic = false
  /// A Boolean value that indicates whether the parameter is of function type.
  public var isClosure = false
}
