import Foundation
import StrataLayerPresets
import StrataLayerRules

/// The commands `strata rules` and `strata explain`.
struct RulesCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    if parsed.has("--page") { return Outcome(try RulesPage.text(), end: "") }
    if parsed.has("--kinds") { return Outcome(KindsPage.text, end: "") }
    let presets = Preset.all.map { "  \($0.name)  \($0.summary)" }
    let kinds = RuleKinds.all.map { "  \($0.name)  \($0.summary)" }
    let shelves =
      "presets\n\(presets.joined(separator: "\n"))\n\nkinds of rule\n\(kinds.joined(separator: "\n"))"
    guard let project = try Project.ifAny(folder: folder, parsed: parsed) else {
      return Outcome(shelves)
    }
    let layers = project.book.layers.map { "  \($0.name)  \($0.why)" }
    let rules = project.book.rules.map { "  \($0.id)  \($0.says)" }
    let parts = [("layers", layers), ("rules", rules)].filter { !$0.1.isEmpty }
    return Outcome(
      (parts.map { "\($0.0)\n\($0.1.joined(separator: "\n"))" } + [shelves])
        .joined(separator: "\n\n"))
  }
}

/// The command `strata explain RULE`.
struct ExplainCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    var lookup = parsed
    lookup.operands = []
    let id = RenamedRules.current(parsed.operands[0])
    // A file of rules that cannot be read must not hide the keys that would mend it.
    let project = Result { try Project.ifAny(folder: folder, parsed: lookup) }
    let own = (try? project.get())?.book.rules ?? []
    let shelf = Preset.all.flatMap { preset in
      (try? LayerBook(json: Data(preset.json.utf8)))?.rules ?? []
    }
    guard let rule = (own + shelf).first(where: { $0.id == id }) else {
      if let kind = RuleKinds.all.first(where: { $0.name == id }) {
        let lines = ["\(id): \(kind.summary)"] + RuleKeys.lines(of: kind).map { "  \($0)" }
        return Outcome(lines.joined(separator: "\n"))
      }
      if let standing = StandingRules.all[id] { return Outcome("\(id) (error)\n\(standing)") }
      _ = try project.get()
      let near = NearestName.of(
        id, among: (own + shelf).map(\.id) + StandingRules.all.keys.sorted())
      throw CheckProblem(
        text: "there is no rule '\(id)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    let kind = type(of: rule.kind)
    let lines =
      ["\(rule.id) (\(rule.severity.rawValue))", "  rule   \(rule.says)", "  why    \(rule.why)"]
      + (rule.remedy.map { ["  try    \($0)"] } ?? [])
      + ["  kind   \(kind.name): \(kind.summary)"]
      + (rule.rows.isEmpty ? [] : ["  rows   \(rule.rows.joined(separator: ", "))"])
    return Outcome(lines.joined(separator: "\n"))
  }
}
