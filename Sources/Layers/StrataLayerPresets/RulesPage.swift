import Foundation
import StrataLayerRules

/// The generator of `docs/ledgers/rules.md`, which has a line for each rule that the mission's five
/// documents state.
public enum RulesPage {
  /// A row (a numbered requirement) of the documents, and the rules that enforce it.
  public struct Line: Equatable, Sendable {
    /// The number of the row, such as `T-05`.
    public var row: String
    /// A Boolean value that indicates whether only a heuristic can judge the row, so that
    /// violations are warnings.
    public var isHeuristic: Bool
    /// The name of the preset with the rules of the row's document.
    public var preset: String
    /// The rules that enforce the row, as `id: sentence`.
    public var rules: [String]
    /// The reason why no rule checks the row; `nil` if one does.
    public var reason: String?
  }

  private static let presets = [
    "S0": "feature-first", "T": "template", "W": "dashboard", "L": "layers", "R": "modules",
  ]

  /// Returns every row that states a rule, in the order of the documents.
  ///
  /// - Throws: ``RuleProblems`` if a preset is invalid.
  public static func lines() throws -> [Line] {
    var books: [String: LayerBook] = [:]
    for preset in Preset.all {
      books[preset.name] = try LayerBook(json: Data(preset.json.utf8), file: preset.name)
    }
    return RuleRows.asked.split { $0 == " " || $0 == "\n" }.map { word in
      let row = word.hasSuffix("?") ? String(word.dropLast()) : String(word)
      let preset = presets[String(row.prefix { $0 != "-" })] ?? ""
      let rules = (books[preset]?.rules ?? []).filter { $0.rows.contains(row) }
      return Line(
        row: row, isHeuristic: word.hasSuffix("?"), preset: preset,
        rules: rules.map { "`\($0.id)`: \($0.says)" }, reason: RuleRows.unchecked[row])
    }
  }

  /// Returns the text of the page.
  public static func text() throws -> String {
    let lines = try lines()
    let checked = lines.count { $0.reason == nil }
    let parts = ["layers", "template", "feature-first", "dashboard", "modules"].map { name in
      let own = lines.filter { $0.preset == name }.map { line in
        let mark = line.isHeuristic ? "warning" : "error"
        let kept = line.rules + [RuleRows.rulings[line.row]].compactMap(\.self)
        let what = line.reason.map { "not checked: \($0)" } ?? kept.joined(separator: "<br>")
        return "| \(line.row) | \(line.reason == nil ? mark : "–") | \(what) |"
      }
      let summary = Preset.all.first { $0.name == name }?.summary ?? ""
      return
        "## `\(name)`: \(summary)\n\n| row | found as | rule |\n|---|---|---|\n\(own.joined(separator: "\n"))"
    }
    let style = Preset.all.first { $0.name == "strata" }
    let project = try LayerBook(json: Data((style?.json ?? "{}").utf8)).rules
      .map { "| `\($0.id)` | \($0.says) | \($0.why) |" }
    return """
      # The rules of the five documents

      For developers who check an app against one of the five documents: find a row's rule, or the reason why
      nothing checks it. `strata rules --page` writes this page; `make check` fails if it is out of date.
      Of the \(lines.count) rows that state a rule, \(checked) are checked by the preset of their document; each of the
      others has the reason why no script can judge it. `strata explain RULE` prints why a rule exists
      and what to do about a violation.

      A *warning* is found by a heuristic, which may be wrong. People judged findings of each heuristic
      one by one: `Tests/Layers/LayerPresetsTests/Fixtures/heuristics.tsv` records which were right and
      why, and a test requires that 95 of 100 are. This project's code breaks few of these rules, and
      no third party's code is kept here: most of the findings are in sources that were written to be
      judged (`planted-*.txt` in the same folder, with look-alikes that no rule may find).
      `make heuristics` draws the sample again, from these and from this repository, with a fixed seed.

      \(parts.joined(separator: "\n\n"))

      ## `strata`: \(style?.summary ?? "")

      | rule | says | why |
      |---|---|---|
      \(project.joined(separator: "\n"))

      """
  }
}
