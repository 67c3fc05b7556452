import Foundation
import StrataCommands
import StrataScaffold
import StrataSwiftEdits

/// A command that edits files of a project which the user may have edited, such as `strata rename`.
///
/// The commands differ only in the plan and in the text of the report.
struct ProjectEdit {
  /// The changes of a command.
  struct Plan {
    /// The command as it was typed: `remove Order`.
    var command: String
    var changes: [FileChange]
    /// The command with its options, for the project's record; `nil` if the typed words suffice.
    var request: GrowthRequest?
    /// Returns the text of the report.
    var text: (_ report: StepReport, _ isDry: Bool) -> String
  }

  let folder: URL
  let parsed: ParsedCommand

  /// Plans the changes of the project in or above the folder, and writes them unless the command
  /// has `--dry-run`.
  ///
  /// - Parameter plan: returns the plan for the project's files.
  /// - Returns: the report of the changes.
  /// - Throws: ``CheckProblem`` if there is no project, if the plan is refused, or if files have
  ///   changes that git does not have.
  func run(_ plan: (ProjectSnapshot) throws -> Plan) throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder)
      let steps = StepFolder(top)
      return try steps.alone { try outcome(of: plan, in: top, steps) }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    } catch let conflict as EditConflict {
      throw CheckProblem(text: conflict.text)
    }
  }

  private func outcome(
    of plan: (ProjectSnapshot) throws -> Plan, in top: URL, _ steps: StepFolder
  ) throws -> Outcome {
    let isDry = parsed.has("--dry-run")
    if !isDry { try steps.recover() }
    let plan = try plan(steps.recovered(ProjectSnapshot(folder: top)))
    if !isDry {
      try CommittedFiles(in: top).check(plan.changes, for: parsed)
      try steps.apply(plan.changes, command: plan.command, request: plan.request)
    }
    let report = StepReport(plan.command, plan.changes, written: !isDry)
    return try report.outcome(for: parsed, exitCode: isDry ? 1 : 0) { plan.text(report, isDry) }
  }
}
