import StrataLayerRules

/// What a check of a whole project found, before a baseline or a wish leaves something out.
struct CheckFindings: Equatable, Sendable {
  var breaches: [Breach]
  var fileCount: Int
  /// What could not be read, one sentence each.
  var troubles: [String] = []
}
