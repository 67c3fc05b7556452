/// What a call has to know about one parameter.
public struct Parameter: Equatable, Sendable {
  /// `_` where it has none.
  public var label: String
  public var hasDefault = false
  public var isVariadic = false
  public var isClosure = false
}
