/// The result of the last check of a rule.
public struct RainOutcome: Equatable, Sendable {
  /// The kind of a result.
  public enum Kind: String, CaseIterable, Sendable {
    /// Rain is expected, and the person is told.
    case told
    /// No rain is expected that reaches the threshold.
    case dry
    /// The forecast does not cover the way, so nothing is sent.
    case unknown
    /// The forecast could not be loaded, so nothing is sent.
    case failed
  }

  /// The identifier of the rule.
  public let rule: String
  /// The date on which the way begins.
  public let day: LocalDay
  /// The kind of the result.
  public let kind: Kind

  /// Creates the result of a check.
  ///
  /// - Parameters:
  ///   - rule: The identifier of the rule.
  ///   - day: The date on which the way begins.
  ///   - kind: The kind of the result.
  public init(rule: String, day: LocalDay, kind: Kind) {
    self.rule = rule
    self.day = day
    self.kind = kind
  }
}
