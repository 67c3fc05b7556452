/// The meaning of a name in the list of often used API that is not one symbol of Apple's.
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
