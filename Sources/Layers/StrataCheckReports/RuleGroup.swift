import StrataLayerRules

/// The violations of a rule that share their explanation.
///
/// The rule `layers` says for each layer which imports it allows, and so has several groups.
struct RuleGroup {
  let id: String
  let isWarning: Bool
  private let rule: String
  private let why: String
  private(set) var violations: [Violation]

  private init(_ first: Violation) {
    id = first.id
    isWarning = first.severity == .warning
    (rule, why) = (first.rule, first.why)
    violations = [first]
  }

  /// Returns the groups of violations: errors before warnings, then by the name of the rule, each
  /// with its violations in the given order.
  static func all(of violations: [Violation]) -> [RuleGroup] {
    var places: [[String]: Int] = [:]
    var groups: [RuleGroup] = []
    for one in violations {
      let key = [one.id, one.severity.rawValue, one.rule, one.why]
      if let place = places[key] {
        groups[place].violations.append(one)
      } else {
        places[key] = groups.count
        groups.append(RuleGroup(one))
      }
    }
    return groups.enumerated().sorted { one, other in
      (one.element.rank, one.element.id, one.offset)
        < (other.element.rank, other.element.id, other.offset)
    }.map(\.element)
  }

  private var rank: Int { isWarning ? 1 : 0 }

  /// Returns the number of violations of each rule, the rules with most violations first.
  static func counts(of violations: ArraySlice<Violation>) -> [(rule: String, count: Int)] {
    Dictionary(grouping: violations, by: \.id).map { ($0, $1.count) }
      .sorted { ($1.count, $0.rule) < ($0.count, $1.rule) }
  }

  /// The number of violations in words: `1 violation`, `3 warnings`.
  var count: String {
    "\(violations.count) \(isWarning ? "warning" : "violation")\(violations.count == 1 ? "" : "s")"
  }

  /// The remedy of the violations; `nil` if they have different ones, or none.
  var remedy: String? {
    violations.allSatisfy { $0.remedy == violations[0].remedy } ? violations[0].remedy : nil
  }

  /// The rule, its reason and its remedy, each in one line.
  var explanation: [String] {
    let lines = ["rule   \(rule)", "why    \(why)"] + (remedy.map { ["try    \($0)"] } ?? [])
    return lines.map(TextReport.oneLine)
  }
}
