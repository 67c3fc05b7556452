import StrataLayerRules

/// The findings of a check of a whole project, before a baseline or options filter them.
struct CheckFindings: Equatable, Sendable {
  var violations: [Violation]
  /// The violations that a comment or an exception of the rule book suppresses.
  var suppressed: [Violation] = []
  var fileCount: Int
  /// The problems of unreadable files, one sentence each.
  var troubles: [String] = []
}
