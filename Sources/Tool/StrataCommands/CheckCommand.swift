import Foundation
import StrataCheckReports
import StrataLayerRules

/// The command `strata check`.
struct CheckCommand {
  let folder: URL
  let parsed: ParsedCommand
  /// The cache of findings; `nil` to use none.
  var cache: CheckCache?
  /// A Boolean value that indicates whether the output is a terminal that shows colors.
  var isColored = false

  func run() throws -> Outcome {
    switch parsed.value("--report") {
    case "metrics": return try MetricsReport(folder: folder, parsed: parsed).run()
    case _ where parsed.has("--ratchet"):
      throw UsageError(text: "'--ratchet' needs '--report metrics'")
    case "conditions": return try ConditionsReport(folder: folder, parsed: parsed).run()
    case _ where parsed.has("--dry-run") && !parsed.has("--fix"):
      throw UsageError(text: "'--dry-run' needs '--fix'")
    case _ where parsed.has("--fix"):
      try FixCommand.check(parsed)
      return try FixCommand(folder: folder, parsed: parsed).run(verdict().violations) {
        try checked()
      }
    default: return try checked()
    }
  }

  private func checked() throws -> Outcome {
    let format = parsed.value("--format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    let style = try style(of: format)
    let verdict = try verdict()
    let text = format.write(verdict, style: style)
    return Outcome(
      text, exitCode: verdict.exitCode, isReport: true, end: text.isEmpty ? "" : "\n")
  }

  /// Returns the result of the check.
  private func verdict() throws -> Verdict {
    let baseline = try BaselineFile(folder: folder, parsed: parsed)
    let project = try Project(folder: folder, parsed: parsed)
    // A baseline counts the violations of the whole project.
    let findings = try project.findings(
      cache: parsed.has("--no-cache") ? nil : cache, isWhole: baseline != nil)
    let judged = try baseline?.judge(findings.violations, isWhole: findings.troubles.isEmpty)
    return Verdict(
      violations: try wanted(judged?.left ?? findings.violations, in: project),
      accepted: judged?.accepted ?? [],
      suppressed: try wanted(findings.suppressed, in: project), troubles: findings.troubles,
      book: project.book, fileCount: findings.fileCount, delta: judged?.delta,
      top: project.top.path, way: Repository.way(to: project.top),
      version: ToolVersion.number(in: try? StrataPackage.folder()))
  }

  /// Returns the options of the report.
  ///
  /// - Throws: ``UsageError`` for a number that is none, and for an option of another format.
  private func style(of format: ReportFormat) throws(UsageError) -> TextStyle {
    for option in ["--quiet", "--max"] where format != .text && parsed.has(option) {
      throw UsageError(text: "'\(option)' is for the text report, not '\(format.rawValue)'")
    }
    var style = TextStyle(isQuiet: parsed.has("--quiet"), isColored: isColored)
    if let text = parsed.value("--max") {
      guard let most = Int(text), most >= 0 else {
        throw UsageError(text: "'--max' must be a number of violations, not '\(text)'")
      }
      style.most = most
    }
    return style
  }

  private static let owed: Set = [
    "empty-layer", "empty-rule", "renamed-key", "stale-baseline", "unused-exception",
  ]

  /// Returns the violations that the operands and `--changed-since` select, and the known problems
  /// of the rule book itself.
  private func wanted(_ violations: [Violation], in project: Project) throws -> [Violation] {
    var found = violations.filter { Self.owed.contains($0.id) || project.isAsked($0.path) }
    if let revision = parsed.value("--changed-since") {
      let changed = try Changes.since(revision, in: project.top)
      if changed.contains(where: { Self.decides($0, in: project) }) { return found }
      found = found.filter { Self.owed.contains($0.id) || Self.concerns($0, changed) }
    }
    return found
  }

  /// Returns whether a change of a file may affect the findings in all others: whether it is the
  /// rule book, a manifest or a project.
  private static func decides(_ path: String, in project: Project) -> Bool {
    path == project.book.file
      || ["Package.swift", "project.pbxproj"].contains(path.split(separator: "/").last ?? "")
  }

  /// Returns whether a violation is in a changed file, or a changed file causes it.
  private static func concerns(_ violation: Violation, _ changed: Set<String>) -> Bool {
    changed.contains(violation.path)
      || violation.chain.contains { step in changed.contains { step.contains("(\($0):") } }
  }
}
