import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata upgrade`.
struct UpgradeCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder)
      let steps = StepFolder(top)
      return try steps.alone { try upgraded(in: top, steps) }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }

  private func upgraded(in top: URL, _ steps: StepFolder) throws -> Outcome {
    let isDry = parsed.has("--dry-run")
    if !isDry { try steps.recover() }
    let project = try RecordedProject(steps)
    let plan = try UpgradePlan(project.drift, in: project.files) {
      try TextMerge.merged($0, base: $1, theirs: $2)
    }
    let changes = plan.changes + (try steps.change(ofRecord: project.current))
    if !isDry, !changes.isEmpty {
      try CommittedFiles(in: top).check(changes, for: parsed)
      try steps.apply(changes, command: "upgrade")
    }
    let left = project.conflicts.filter { path in !plan.changes.contains { $0.path == path } }
    let hasWork = isDry ? !changes.isEmpty : !(plan.conflicts + left).isEmpty
    var report = StepReport("upgrade", plan.changes, written: !isDry && !changes.isEmpty)
    report.conflicts = plan.conflicts + left
    return try report.outcome(for: parsed, exitCode: hasWork ? 1 : 0) {
      let text = plan.text(
        report, to: project.current.version, isDry: isDry, isSame: changes.isEmpty)
      return left.isEmpty ? text : UpgradePlan.text(ofLeft: left)
    }
  }
}

extension UpgradePlan {
  /// Returns the text report: each changed file, the conflicts, and the files that stay.
  fileprivate func text(
    _ report: StepReport, to version: String, isDry: Bool, isSame: Bool
  ) -> String {
    let head =
      isSame
      ? "every generated file is up to date with \(version); nothing to do"
      : "\(isDry ? "would upgrade" : "upgraded") the generated files to \(version)"
    let lines = report.changes.map { change in
      "  \(change.line)" + (conflicts.contains(change.path) ? " (conflict)" : "")
    }
    let kept = kept.map { "  = \($0.path): \($0.reason)" }
    let advice = conflicts.isEmpty || isDry ? [] : [Self.advice]
    return ([head] + lines + kept + advice).joined(separator: "\n")
  }

  /// Returns the text for files in which conflicts of an earlier upgrade are left.
  fileprivate static func text(ofLeft paths: [String]) -> String {
    (["conflicts of an earlier upgrade are left in"] + paths.map { "  ! \($0)" } + [advice])
      .joined(separator: "\n")
  }

  private static let advice =
    "lines that both you and the templates changed are between <<<<<<< and >>>>>>>: choose "
    + "the ones to keep, or take the upgrade back with 'strata undo'"
}
