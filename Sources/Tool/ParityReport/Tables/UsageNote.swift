/// What a row of the ranking stands for, where it is not the name of an API to add.
public struct UsageNote: Equatable, Sendable {
  public enum Meaning: Equatable, Sendable {
    /// It is written in another way; it works when all of these do.
    case standsFor([String])
    /// The toolchain gives it: it works without us.
    case given
    /// It is no API of these modules.
    case elsewhere
  }

  public var meaning: Meaning
  /// In words, for the page.
  public var reason: String
}
