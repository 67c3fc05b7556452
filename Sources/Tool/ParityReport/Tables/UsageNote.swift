/// The meaning of a row of the ranking that is not the name of an API to add.
public struct UsageNote: Equatable, Sendable {
  /// The meaning of such a row.
  public enum Meaning: Equatable, Sendable {
    /// It is spelled differently; it works if all of these work.
    case standsFor([String])
    /// The toolchain provides it: it works without us.
    case given
    /// It is not an API of these modules.
    case elsewhere
  }

  /// The meaning of the row.
  public var meaning: Meaning
  /// The explanation for the page.
  public var reason: String
}
