import StrataLayerRules

/// A writer of a summary in Markdown, for the description of a pull request or the page of a build:
/// a table of the rules with their numbers, then the places of each rule.
enum MarkdownReport {
  /// The number of places of a rule that are listed. Code hosts limit the length of a comment.
  private static let most = 50

  static func write(_ verdict: Verdict) -> String {
    let groups = RuleGroup.all(of: verdict.violations)
    let parts =
      ["### " + headline(verdict)] + (groups.isEmpty ? [] : [table(groups)]) + groups.map(section)
      + (verdict.troubles.isEmpty ? [] : [unread(verdict.troubles)]) + [verdict.summary]
    return (parts + [verdict.remark].compactMap { $0 }).joined(separator: "\n\n")
  }

  private static func headline(_ verdict: Verdict) -> String {
    if !verdict.errors.isEmpty { return "Layers are violated" }
    return verdict.troubles.isEmpty ? "Layers are kept" : "Layers could not be checked completely"
  }

  private static func table(_ groups: [RuleGroup]) -> String {
    let rows = groups.map { "| `\($0.id)` | \($0.count) | \(cell($0.violations[0].rule)) |" }
    return (["| rule | found | what it asks |", "|---|---|---|"] + rows).joined(separator: "\n")
  }

  private static func section(_ group: RuleGroup) -> String {
    let places = group.violations.prefix(most).map { violation in
      let place = violation.isPlaced ? "`\(TextReport.oneLine(violation.place))` " : ""
      return "- \(place)\(cell(violation.told))"
    }
    let rest = group.violations.count - places.count
    let more = rest > 0 ? ["- and \(rest) more"] : []
    let why = cell(group.violations[0].why)
    let remedy = group.remedy.map { " Try: \(cell($0))." } ?? ""
    return (["**`\(group.id)`**: \(why).\(remedy)", ""] + places + more).joined(separator: "\n")
  }

  private static func unread(_ troubles: [String]) -> String {
    (["**Not read**", ""] + troubles.map { "- \(cell($0))" }).joined(separator: "\n")
  }

  /// Returns a text as one line of Markdown. Characters that would begin a table's cell, an element
  /// or emphasis are escaped.
  private static func cell(_ text: String) -> String {
    TextReport.oneLine(text).reduce(into: "") { result, character in
      if "|<>*_`[]\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }
}
