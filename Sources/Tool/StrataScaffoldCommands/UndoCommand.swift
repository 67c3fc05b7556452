import Foundation
import StrataCommands
import StrataScaffold

/// The command `strata undo`.
struct UndoCommand {
  let folder: URL
  let parsed: ParsedCommand

  func run() throws -> Outcome {
    do {
      let top = try GeneratedProject.top(above: folder, withSteps: true)
      let steps = StepFolder(top)
      let step = try steps.alone { try steps.undo() }
      // Like the steps, the record is the tool's: no command lists it.
      let changes = step.changes.filter { $0.path != GenerationRecord.path }.map(\.reversed)
      let report = StepReport("undo", changes, written: true)
      return try report.outcome(for: parsed) {
        "undone: strata \(step.command)\n\(report.list)"
      }
    } catch let error as InputError {
      throw CheckProblem(text: error.text)
    }
  }
}
