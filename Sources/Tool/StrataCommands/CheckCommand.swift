import Foundation
import StrataCheckReports
import StrataLayerRules

/// `strata check`.
struct CheckCommand {
  let folder: URL
  let parsed: ParsedCommand
  /// Where what was found is remembered; `nil` for nowhere.
  var cache: CheckCache?

  func run() throws -> Outcome {
    let baseline = try BaselineFile(folder: folder, parsed: parsed)
    let format = parsed.value("--format").flatMap(ReportFormat.init(rawValue:)) ?? .text
    let project = try Project(folder: folder, parsed: parsed)
    // A baseline counts what is broken anywhere.
    let findings = try project.findings(
      cache: parsed.has("--no-cache") ? nil : cache, isWhole: baseline != nil)
    let judged = try baseline?.judge(findings.breaches, isWhole: findings.troubles.isEmpty)
    let verdict = Verdict(
      breaches: try wanted(judged?.left ?? findings.breaches, in: project),
      accepted: judged?.accepted ?? [], troubles: findings.troubles, book: project.book,
      fileCount: findings.fileCount, remark: judged?.remark, top: project.top.path,
      way: Repository.way(to: project.top))
    return Outcome(format.write(verdict), exitCode: verdict.exitCode, isReport: true)
  }

  private static let owed: Set = [
    "empty-floor", "empty-rule", "stale-baseline", "unused-exception",
  ]

  /// What the operands and `--changed-since` leave, and what the rule book owes as far as it is known.
  private func wanted(_ breaches: [Breach], in project: Project) throws -> [Breach] {
    var found = breaches.filter { Self.owed.contains($0.id) || project.isAsked($0.path) }
    if let revision = parsed.value("--changed-since") {
      let changed = try Changes.since(revision, in: project.top)
      if changed.contains(where: { Self.decides($0, in: project) }) { return found }
      found = found.filter { Self.owed.contains($0.id) || Self.concerns($0, changed) }
    }
    return found
  }

  /// Whether a file decides about all others: the rule book, a manifest, a project.
  private static func decides(_ path: String, in project: Project) -> Bool {
    path == project.book.file
      || ["Package.swift", "project.pbxproj"].contains(path.split(separator: "/").last ?? "")
  }

  /// Whether a breach is in a changed file, or comes about through one.
  private static func concerns(_ breach: Breach, _ changed: Set<String>) -> Bool {
    changed.contains(breach.path)
      || breach.chain.contains { step in changed.contains { step.contains("(\($0):") } }
  }
}
