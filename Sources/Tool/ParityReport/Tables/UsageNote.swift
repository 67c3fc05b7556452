/// The explanation of a row of the usage ranking that is not one symbol of Apple's frameworks: it
/// represents several, or the Swift toolchain or another module provides it.
public struct UsageNote: Equatable, Sendable {
  /// The meaning of such a row.
  public enum Meaning: Equatable, Sendable {
    /// The row means the symbols with these paths; it works if all of them work.
    case standsFor([String])
    /// The Swift toolchain provides the API, so it works without this project.
    case given
    /// The API belongs to another module, which this project does not provide.
    case elsewhere
  }

  /// The meaning of the row of the usage ranking.
  public var meaning: Meaning
  /// The explanation of the row for the page.
  public var reason: String
}
