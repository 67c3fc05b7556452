/// One place in a source that names something, as far as it can be told without its types.
public struct Mention: Hashable, Sendable {
  /// What stands directly before the name.
  public enum Place: Hashable, Sendable {
    /// Nothing: a type, a global function or a name of the source's own.
    case alone
    /// `.name` with nothing before the dot, or `\.name`.
    case implicit
    /// `Type.name`.
    case ofType(String)
    /// `value.name`.
    case ofValue
    /// `@Name`.
    case attribute
    /// `#name`.
    case macro
    /// `func name`, `var name`.
    case declared
  }

  public var name: String
  public var place: Place
  /// The labels of a call, `_` for none; nil where nothing is called.
  public var labels: [String]?
  /// The labels of the closures after the parentheses, `_` for the first.
  public var closures: [String] = []

  /// Whether it is a call.
  public var isCall: Bool { labels != nil }
}
