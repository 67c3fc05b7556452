import Foundation
import StrataCommands
import StrataScaffold
import StrataSwiftEdits

/// The command `strata remove`.
struct RemoveCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder)
      let steps = StepFolder(top)
      return try steps.alone { try removed(in: top, steps) }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    } catch let conflict as EditConflict {
      throw CheckProblem(text: conflict.text)
    }
  }

  private func removed(in top: URL, _ steps: StepFolder) throws -> Outcome {
    let isDry = parsed.has("--dry-run")
    if !isDry { try steps.recover() }
    let project = try steps.recovered(ProjectSnapshot(folder: top))
    let name = parsed.operands[0]
    let (kind, changes) = try RemoveRequest(name).plan(in: project)
    let command = "remove \(name)"
    if !isDry {
      try CommittedFiles(in: top).check(changes, for: parsed)
      try steps.apply(changes, command: command)
    }
    let report = StepReport(command, changes, written: !isDry)
    return try report.outcome(for: parsed, exitCode: isDry ? 1 : 0) {
      "\(isDry ? "would remove" : "removed") \(kind) \(name)\n\(report.list)"
    }
  }
}
